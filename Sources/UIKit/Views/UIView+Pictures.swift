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
        if afterUpdates { layoutSubtree() }
        guard UIGraphicsGetCurrentContext() != nil, frame.width > 0, frame.height > 0 else { return false }
        let scale = screenScale
        let picture = ViewPainter.picture(of: self, displayScale: scale, cache: PaintCache())
        UIImage(pixels: picture, scale: scale).draw(in: rect)
        return true
    }
}
