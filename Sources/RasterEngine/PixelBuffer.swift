import Glibc

/// A picture in memory: premultiplied ARGB, eight bits a channel, one `UInt32` (0xAARRGGBB) a pixel,
/// rows from top to bottom without gaps.
///
/// The buffer is Typecase's own on every host; a ``PixelBuffer`` of the window is handed to the display
/// together with what changed in it.
public final class PixelBuffer {
    /// The number of columns, in device pixels.
    public let width: Int
    /// The number of rows, in device pixels.
    public let height: Int
    /// The first pixel of the first row. Valid as long as the buffer lives.
    public let pixels: UnsafeMutablePointer<UInt32>
    /// Where the picture is opaque, once it is finished.
    private(set) var solidRuns: SolidRuns?

    /// The largest width and height; what is asked beyond it is cut. 16,384 pixels are more than any panel has.
    package static let maximumExtent = 16_384

    /// Creates a transparent buffer. Sizes are brought into `0 ... maximumExtent`.
    package init(width: Int, height: Int) {
        self.width = min(max(0, width), Self.maximumExtent)
        self.height = min(max(0, height), Self.maximumExtent)
        // From the system, which has pages of zeros at hand: they cost nothing until something is painted on them.
        guard let memory = calloc(max(1, self.width * self.height), MemoryLayout<UInt32>.stride) else {
            fatalError("PixelBuffer: there is no memory for \(self.width) × \(self.height) pixels")
        }
        pixels = memory.bindMemory(to: UInt32.self, capacity: max(1, self.width * self.height))
    }

    deinit {
        free(pixels)
    }

    /// Notes where the picture is opaque: it is painted faster then. Nothing may be painted into it any more.
    package func finish() {
        if solidRuns == nil { solidRuns = SolidRuns(of: self) }
    }

    /// The whole buffer as a rectangle.
    public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    /// The first pixel of a row.
    package func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
        precondition(y >= 0 && y < height, "PixelBuffer.row: the row is outside the buffer")
        return pixels + y * width
    }

    /// The pixel at a column and row, or 0 (transparent) outside.
    package subscript(x: Int, y: Int) -> UInt32 {
        bounds.contains(x: x, y: y) ? pixels[y * width + x] : 0
    }

    /// Moves the pixels of a rectangle down, or up where the number of rows is negative. What comes from outside of it
    /// keeps what was there.
    package func move(_ rect: PixelRect, rows: Int) {
        let area = rect.intersection(bounds)
        guard !area.isEmpty, rows != 0, abs(rows) < area.height else { return }
        let (from, to) = (area.y + max(0, -rows), area.y + max(0, rows))
        copy(pixels, stride: width, row: from, to: to, of: area, count: area.height - abs(rows))
    }

    /// Takes the pixels of a rectangle over from another buffer, as far as it lies in both.
    package func copy(_ rect: PixelRect, from other: PixelBuffer) {
        let area = rect.intersection(bounds).intersection(other.bounds)
        guard !area.isEmpty else { return }
        copy(other.pixels, stride: other.width, row: area.y, to: area.y, of: area, count: area.height)
    }

    /// Copies a number of rows, as far as they lie in the columns of a rectangle.
    private func copy(
        _ source: UnsafeMutablePointer<UInt32>, stride: Int, row: Int, to: Int, of area: PixelRect, count: Int
    ) {
        // What is yet to be copied must not be overwritten.
        let (first, step) = to > row ? (count - 1, -1) : (0, 1)
        var index = first
        for _ in 0..<count {
            (pixels + ((to + index) * width + area.x)).update(
                from: source + ((row + index) * stride + area.x), count: area.width)
            index += step
        }
    }

    /// Sets every pixel of a rectangle, clipped to the buffer, without blending.
    package func clear(_ rect: PixelRect, to pixel: UInt32 = 0) {
        let area = rect.intersection(bounds)
        guard !area.isEmpty else { return }
        for y in area.y..<area.maxY {
            (pixels + y * width + area.x).update(repeating: pixel, count: area.width)
        }
    }
}
