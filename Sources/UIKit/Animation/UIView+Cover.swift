import Foundation

/// Pictures of what a view looked like, which lie over it while it goes over to something else.
///
/// On iOS its layer shows them. Here they are views, of which nobody is told, for which nothing is laid out, and which are none of
/// the ``UIView/subviews``: a view may begin a transition whenever it is laid out.
extension UIView {
    /// Lays a picture over a subview, or under it.
    func insertCover(_ cover: UIView, of view: UIView, isAbove: Bool = true) {
        guard let index = children.firstIndex(where: { $0 === view }) else { return }
        (cover.layerUse.isCover, layerUse.hasCovers) = (true, true)
        children.insert(cover, at: isAbove ? index + 1 : index)
        cover.attach(to: self)
        cover.markSubtreeNew()
    }

    /// Takes the picture away, if it is still there.
    func removeCover() {
        guard let parent else { return }
        damageWhereItWas()
        parent.takeOut(self)
        attach(to: nil)
        endAllAnimations()
    }
}
