import Foundation
import RasterEngine

/// Draws a picture in memory.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
    private let size: CGSize
    private let scale: CGFloat
    private let traits: UITraitCollection

    /// Creates a renderer for pictures of a size in points, on the screen's grid of pixels.
    public convenience init(size: CGSize) {
        self.init(size: size, scale: UIScreen.main.scale, traits: .current)
    }

    init(size: CGSize, scale: CGFloat, traits: UITraitCollection) {
        self.size = size
        self.scale = scale
        self.traits = traits
        super.init()
    }

    /// Makes a picture: `actions` draws into the current graphics context, which is also its argument. What is not
    /// drawn on is transparent.
    open func image(actions: (CGContext) -> Void) -> UIImage {
        let buffer = PixelBuffer(
            width: CGContext.pixel((size.width * scale).rounded(.up)),
            height: CGContext.pixel((size.height * scale).rounded(.up)))
        let painter = Painter(buffer: buffer, clip: buffer.bounds, cache: PaintCache())
        let context = CGContext(painter: painter, scale: scale, x: 0, y: 0, traits: traits)
        UIGraphicsPushContext(context)
        let outer = UITraitCollection.current
        UITraitCollection.current = traits
        actions(context)
        UITraitCollection.current = outer
        UIGraphicsPopContext()
        context.unwind()
        return UIImage(pixels: buffer, scale: scale)
    }
}
