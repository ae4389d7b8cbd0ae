import Foundation
import RasterEngine

/// A picture. PNG files are read; other kinds give `nil`.
///
/// Pictures are values: any thread may read one.
public final class UIImage: NSObject, @unchecked Sendable {
    // Unchecked: the pixels are never written after they were read.

    /// How the picture's colours are used.
    public enum RenderingMode: Int, Sendable {
        /// As the place where it stands wants it.
        case automatic
        /// Always its own colours.
        case alwaysOriginal
        /// Only its shape, in the tint colour.
        case alwaysTemplate
    }

    let pixels: PixelBuffer
    /// Pixels to the point.
    public let scale: CGFloat
    /// How the picture's colours are used.
    public let renderingMode: RenderingMode

    /// Width and height in points.
    public var size: CGSize {
        CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
    }

    init(pixels: PixelBuffer, scale: CGFloat, renderingMode: RenderingMode = .automatic) {
        pixels.finish()
        self.pixels = pixels
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        self.renderingMode = renderingMode
    }

    /// Creates a picture without pixels.
    public override convenience init() {
        self.init(pixels: PixelBuffer(width: 0, height: 0), scale: 1)
    }

    /// Reads a PNG, or gives `nil` when the data is none.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Reads a PNG with a number of pixels to the point, or gives `nil` when the data is none.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let pixels = try? PixelBuffer.decode(png: Array(data)) else { return nil }
        self.init(pixels: pixels, scale: scale)
    }

    /// Reads a PNG file, or gives `nil` when there is none. A name that ends in `@2x` or `@3x` sets the scale.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = (path as NSString).lastPathComponent
        self.init(data: data, scale: name.contains("@3x") ? 3 : name.contains("@2x") ? 2 : 1)
    }

    /// Finds a PNG by name among the main bundle's resources, preferring the finest, or gives `nil`.
    public convenience init?(named name: String) {
        let base = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
        for suffix in ["@3x", "@2x", ""] {
            if let path = Bundle.main.path(forResource: base + suffix, ofType: "png") {
                self.init(contentsOfFile: path)
                return
            }
        }
        return nil
    }

    /// The same picture, used in another way.
    public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
        UIImage(pixels: pixels, scale: scale, renderingMode: mode)
    }

    /// The picture as a PNG, or `nil` when it is empty.
    public func pngData() -> Data? {
        (try? pixels.png()).map { Data($0) }
    }

    /// Paints the picture into a rectangle of the current graphics context, scaled to fill it.
    @preconcurrency @MainActor
    public func draw(in rect: CGRect) {
        UIGraphicsGetCurrentContext()?.draw(self, in: rect)
    }

    /// Paints the picture at its own size with its top left corner at a point of the current graphics context.
    @preconcurrency @MainActor
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Only the shape of the picture, in one colour.
    func tinted(_ color: PaintColor) -> PixelBuffer {
        let result = PixelBuffer(width: pixels.width, height: pixels.height)
        for index in 0..<(pixels.width * pixels.height) {
            result.pixels[index] = Pixel.scale(color.premultiplied, by: pixels.pixels[index] >> 24)
        }
        return result
    }
}
