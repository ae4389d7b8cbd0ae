import Foundation
import RasterEngine

/// The pixels of a picture, without a scale and a way to show them.
///
/// Core Graphics is not on Linux; this stands in for its image where pictures are made of one. Images are values: any thread
/// may read one.
public final class CGImage: @unchecked Sendable {
    // Unchecked: the pixels are never written after they were read.

    let pixels: PixelBuffer

    init(_ pixels: PixelBuffer) {
        pixels.finish()
        self.pixels = pixels
    }

    /// The number of columns.
    public var width: Int { pixels.width }
    /// The number of rows.
    public var height: Int { pixels.height }

    /// The part of the image inside a rectangle of pixels, whose edges are moved outwards to whole ones; `nil` where the two
    /// do not meet.
    public func cropping(to rect: CGRect) -> CGImage? {
        let area = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard area.width >= 1, area.height >= 1 else { return nil }
        let (left, top) = (Int(area.minX), Int(area.minY))
        let part = PixelBuffer(width: Int(area.width), height: Int(area.height))
        for y in 0..<part.height {
            part.row(y).update(from: pixels.row(top + y) + left, count: part.width)
        }
        return CGImage(part)
    }

    /// The pixels as they are shown.
    func pixels(shown orientation: UIImage.Orientation) -> PixelBuffer {
        guard orientation != .up else { return pixels }
        let (width, height) = orientation.isTurned ? (self.height, self.width) : (self.width, self.height)
        let shown = PixelBuffer(width: width, height: height)
        for y in 0..<height {
            let row = shown.row(y)
            for x in 0..<width {
                let (column, line) = orientation.source(x: x, y: y, width: width, height: height)
                row[x] = pixels.pixels[line * self.width + column]
            }
        }
        return shown
    }
}

extension UIImage.Orientation {
    /// Whether rows are shown as columns.
    var isTurned: Bool { rawValue % 4 >= 2 }

    /// Where the pixel is stored that is shown at a place of a picture, whose size is that of what is shown.
    func source(x: Int, y: Int, width: Int, height: Int) -> (column: Int, line: Int) {
        switch self {
        case .up: (x, y)
        case .down: (width - 1 - x, height - 1 - y)
        case .left: (height - 1 - y, x)
        case .right: (y, width - 1 - x)
        case .upMirrored: (width - 1 - x, y)
        case .downMirrored: (x, height - 1 - y)
        case .leftMirrored: (y, x)
        case .rightMirrored: (height - 1 - y, width - 1 - x)
        }
    }
}
