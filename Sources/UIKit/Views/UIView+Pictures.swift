import Foundation
import RasterEngine

extension UIView {
    /// A view that shows what this one looks like now; `nil` for a view without a size.
    func snapshot(laidOut: Bool) -> UIView? {
        if laidOut { layoutSubtree() }
        let size = shownState.frame.size
        guard size.width >= 1, size.height >= 1 else { return nil }
        let view = UIImageView(image: picture)
        view.frame = CGRect(origin: .zero, size: size)
        view.contentMode = .topLeft
        return view
    }

    /// Draws the view with all that is in it into the current context.
    /// - Parameters:
    ///   - rect: Where it is drawn, in points of the context; it is scaled to fit.
    ///   - afterUpdates: Whether what has changed is laid out before.
    /// - Returns: Whether something was drawn: there must be a context, and the view must have a size.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        if afterUpdates { layoutSubtree() }
        guard UIGraphicsGetCurrentContext() != nil, frame.width > 0, frame.height > 0 else { return false }
        picture.draw(in: rect)
        return true
    }

    /// What the view looks like now, at the scale of its screen.
    private var picture: UIImage {
        let scale = screenScale
        return UIImage(pixels: ViewPainter.picture(of: self, displayScale: scale, cache: PaintCache()), scale: scale)
    }
}
