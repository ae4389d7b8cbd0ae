import Foundation
import RasterEngine

/// A picture of what a view looked like, which lies over it while it goes over to something else, or under it.
///
/// On iOS the view's layer shows it. Here it is a view, of which nobody is told, for which nothing is laid out, and which is none of
/// the ``UIView/subviews``: a transition may begin whenever views are laid out. It goes where its view goes, and with it.
final class TransitionCover: UIView {
    /// The view that it is a picture of.
    let covered: ObjectIdentifier
    /// Whether it lies over the view.
    let isAbove: Bool

    fileprivate init(_ picture: UIView, of view: UIView, isAbove: Bool) {
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
        superview?.takeAway(self)
        endAllAnimations()
    }
}

/// Covers of subviews.
extension UIView {
    /// Lays a picture of what the view looks like now over it, or under it.
    /// - Parameter showsGround: Whether what is seen through the view is in the picture.
    /// - Returns: `nil` where nothing is to fly about the screen, or nothing is seen of the view.
    func makeCover(isAbove: Bool = true, showsGround: Bool = true) -> TransitionCover? {
        guard let superview, let application, !application.reducesMotion, Animator.areAnimationsEnabled, !isHidden,
            let picture = (showsGround ? pictureWithGround() : nil) ?? pictureAlone()
        else { return nil }
        // Making the picture has laid out the view, where a program may have put it elsewhere.
        guard superview === self.superview else { return nil }
        let cover = TransitionCover(picture, of: self, isAbove: isAbove)
        superview.insert(cover, beside: self)
        return cover
    }

    private func insert(_ cover: TransitionCover, beside view: UIView) {
        place(cover, beside: view)
        layerUse.hasCovers = true
        cover.attach(to: self)
        cover.markSubtreeNew()
    }

    private func place(_ cover: TransitionCover, beside view: UIView) {
        guard let index = children.firstIndex(where: { $0 === view }) else { return }
        children.insert(cover, at: cover.isAbove ? index + 1 : index)
        // What layers stand in front of the view are in front of both.
        if hasSublayers, cover.isAbove { layer.raiseLayers(from: view, to: cover) }
    }

    fileprivate func takeAway(_ cover: TransitionCover) {
        cover.damageWhereItWas()
        takeOut(cover)
        cover.attach(to: nil)
        layerUse.hasCovers = children.contains { $0 is TransitionCover }
    }

    /// Covers stand beside their views again after these or others have come between; those of views that have left go.
    func placeCovers() {
        guard layerUse.hasCovers else { return }
        let covers = children.compactMap { $0 as? TransitionCover }.filter { !standsBesideItsView($0) }
        // Of several on one side the one that is farthest from the view is placed first: the next one comes between.
        for cover in covers.filter(\.isAbove).reversed() + covers.filter({ !$0.isAbove }) {
            guard let view = children.first(where: { ObjectIdentifier($0) == cover.covered }) else {
                cover.end()
                continue
            }
            // Who is told of the end of one may end another.
            guard cover.superview === self else { continue }
            takeOut(cover)
            place(cover, beside: view)
            cover.setNeedsComposition()
        }
    }

    /// Whether nothing is between a cover and its view but other covers of that.
    private func standsBesideItsView(_ cover: TransitionCover) -> Bool {
        guard let place = children.firstIndex(where: { $0 === cover }),
            let view = children.firstIndex(where: { ObjectIdentifier($0) == cover.covered }),
            (place > view) == cover.isAbove
        else { return false }
        let between = children[min(place, view)...max(place, view)]
        return between.allSatisfy {
            ($0 as? TransitionCover)?.covered ?? ObjectIdentifier($0) == cover.covered
        }
    }

    /// The index among all children of the place that has an index in ``subviews``.
    func childIndex(ofSubview index: Int) -> Int {
        guard layerUse.hasCovers, index >= 0 else { return index }
        let places = children.indices.filter { !(children[$0] is TransitionCover) }
        return index < places.count ? places[index] : children.count
    }
}

/// What is seen on covers.
extension UIView {
    /// What the view looks like now, in the same place.
    private func pictureAlone() -> UIView? {
        let picture = snapshotView(afterScreenUpdates: true)
        picture?.frame = shownState.frame
        return picture
    }

    /// What is seen at the view's place, with what is behind it and in front of it. What lets that through would be seen twice, and be
    /// darker in between, if it faded out alone over what it becomes.
    /// - Returns: `nil` for a view that hides what is behind it, and inside of one that lets something through as a whole.
    private func pictureWithGround() -> UIView? {
        guard let window, let superview, !hidesGround else { return nil }
        layoutSubtree()
        let around = sequence(first: superview, next: \.superview)
        guard around.allSatisfy({ $0.shownState.alpha >= 1 && !$0.isHidden }) else { return nil }
        let scale = screenScale
        let seen = superview.convertToScreenAsShown(shownState.frame).common(with: window.frame)
        let area = PaintTransform(scale: scale).pixelRect(seen)
        guard !seen.isNull, !area.isEmpty else { return nil }
        let pixels = ViewPainter.picture(of: [window], area: area, displayScale: scale, cache: PaintCache())
        let picture = UIImageView(image: UIImage(pixels: pixels, scale: scale))
        picture.contentMode = .topLeft
        picture.frame = superview.convertFromScreen(
            CGRect(
                x: CGFloat(area.x) / scale, y: CGFloat(area.y) / scale, width: CGFloat(area.width) / scale,
                height: CGFloat(area.height) / scale))
        return picture
    }

    private var hidesGround: Bool {
        let state = shownState
        guard let color = state.backgroundColor, color.paint(with: traitCollection).isOpaque else { return false }
        return state.alpha >= 1 && state.cornerRadius == 0
    }
}
