import Foundation
import RasterEngine

extension UIView {
    /// Draws the view with all that is in it into the current context.
    /// - Parameters:
    ///   - rect: Where it is drawn, in points of the context; it is scaled to fit.
    ///   - afterUpdates: Whether what has changed is laid out before.
    /// - Returns: Whether something was drawn: there must be a context, and the view must have a size.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        if afterUpdates { layoutIfNeeded() }
        guard UIGraphicsGetCurrentContext() != nil, frame.width > 0, frame.height > 0 else { return false }
        let scale = screenScale
        let picture = ViewPainter.picture(of: self, displayScale: scale, cache: PaintCache())
        UIImage(pixels: picture, scale: scale).draw(in: rect)
        return true
    }
}

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
