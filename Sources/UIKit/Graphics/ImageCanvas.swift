import Foundation
import RasterEngine

/// A picture in memory that is being drawn.
@MainActor
final class ImageCanvas {
    let context: CGContext
    private let buffer: PixelBuffer
    private let scale: CGFloat

    /// - Parameters:
    ///   - size: The picture's, in points.
    ///   - origin: The point that is drawn at the picture's top left corner.
    ///   - scale: Pixels to the point.
    ///   - isOpaque: Whether it begins black, and not transparent.
    init(size: CGSize, origin: CGPoint, scale: CGFloat, isOpaque: Bool, traits: UITraitCollection) {
        let scale = scale.isFinite && scale > 0 ? scale : 1
        self.scale = scale
        buffer = PixelBuffer(
            width: CGContext.pixel((size.width * scale).rounded(.up)),
            height: CGContext.pixel((size.height * scale).rounded(.up)))
        let painter = Painter(buffer: buffer, clip: buffer.bounds, cache: PaintCache())
        if isOpaque { painter.fill(buffer.bounds, color: .black) }
        context = CGContext(
            painter: painter, scale: scale, x: -origin.x * scale, y: -origin.y * scale, traits: traits)
        context.isPicture = true
    }

    /// Makes the picture what is drawn into.
    func begin() {
        UIGraphicsPushContext(context)
    }

    /// Ends drawing, with whatever the drawing has left behind.
    func end() -> UIImage {
        UIGraphicsPopContext()
        context.unwind()
        return UIImage(pixels: buffer, scale: scale)
    }

    /// The picture as it is now; what is drawn later does not change it.
    var image: UIImage { UIImage(pixels: context.painter.snapshot(), scale: scale) }
}
