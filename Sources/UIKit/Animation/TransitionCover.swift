import Foundation

/// A picture of what a view looked like, which lies over it while it goes over to something else, or under it.
///
/// On iOS the view's layer shows it. Here it is a view, of which nobody is told, for which nothing is laid out, and which is none of
/// the ``UIView/subviews``: a transition may begin whenever views are laid out. It goes where its view goes, and with it.
final class TransitionCover: UIView {
    /// The view that it is a picture of.
    let covered: ObjectIdentifier
    /// Whether it lies over the view.
    let isAbove: Bool

    init(_ picture: UIView, of view: UIView, isAbove: Bool) {
        (covered, self.isAbove) = (ObjectIdentifier(view), isAbove)
        super.init(frame: picture.frame)
        isUserInteractionEnabled = false
        picture.frame = bounds
        addSubview(picture)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// The cover goes, if it is still there.
    func end() {
        guard let parent = superview else { return }
        parent.takeCoverAway(self)
        endAllAnimations()
    }
}

extension UIView {
    /// Lays a picture over a subview, or under it.
    func insertCover(_ picture: UIView, of view: UIView, isAbove: Bool = true) -> TransitionCover {
        let cover = TransitionCover(picture, of: view, isAbove: isAbove)
        guard let index = children.firstIndex(where: { $0 === view }) else { return cover }
        layerUse.hasCovers = true
        children.insert(cover, at: isAbove ? index + 1 : index)
        if hasSublayers, isAbove { layer.raiseLayers(from: view, to: cover) }
        cover.attach(to: self)
        cover.markSubtreeNew()
        return cover
    }

    /// The covers of a subview stand beside it again, or go with it.
    func coversFollow(_ view: UIView) {
        guard layerUse.hasCovers else { return }
        for case let cover as TransitionCover in children where cover.covered == ObjectIdentifier(view) {
            guard view.superview === self else {
                cover.end()
                continue
            }
            takeOut(cover)
            guard let index = children.firstIndex(where: { $0 === view }) else { continue }
            children.insert(cover, at: cover.isAbove ? index + 1 : index)
            cover.setNeedsComposition()
        }
    }

    fileprivate func takeCoverAway(_ cover: TransitionCover) {
        cover.damageWhereItWas()
        takeOut(cover)
        cover.attach(to: nil)
        layerUse.hasCovers = children.contains { $0 is TransitionCover }
    }

    /// The index among all children of the place that has an index in ``subviews``.
    func childIndex(ofSubview index: Int) -> Int {
        guard layerUse.hasCovers, index >= 0 else { return index }
        let places = children.indices.filter { !(children[$0] is TransitionCover) }
        return index < places.count ? places[index] : children.count
    }
}
