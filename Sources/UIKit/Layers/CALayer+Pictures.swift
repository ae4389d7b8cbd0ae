import Foundation
import RasterEngine

extension CALayer {
    /// Draws the layer with all that is in it into a context, with its top left corner at the origin. Of a layer that belongs to
    /// a view the view is drawn, without laying it out.
    public func render(in context: CGContext) {
        guard frame.width > 0, frame.height > 0 else { return }
        let scale = view?.screenScale ?? UIScreen.ofDetachedViews.scale
        let picture =
            view.map { ViewPainter.picture(of: $0, displayScale: scale, cache: PaintCache()) }
            ?? ViewPainter.picture(of: self, displayScale: scale, cache: PaintCache())
        UIGraphicsPushContext(context)
        UIImage(pixels: picture, scale: scale).draw(in: CGRect(origin: .zero, size: frame.size))
        UIGraphicsPopContext()
    }
}
