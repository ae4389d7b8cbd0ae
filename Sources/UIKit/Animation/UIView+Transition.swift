import Foundation
import RasterEngine

extension UIView {
    /// Changes what is in a view, and fades what it looked like before out over it.
    ///
    /// With ``AnimationOptions/transitionCrossDissolve``; without it the changes are animated as in `animate`. Other
    /// transitions of UIKit turn views in space, which there is not.
    /// - Parameters:
    ///   - view: The view that is changed. One in no window is changed at once.
    ///   - animations: Makes the changes: subviews, texts, pictures, colours.
    ///   - completion: Is told when all is over.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let change = animations ?? {}
        guard options.contains(.transitionCrossDissolve), let superview = view.superview, let picture = view.cover()
        else {
            return animate(
                withDuration: duration, delay: 0, options: options.subtracting(.transitionCrossDissolve),
                animations: change, completion: completion)
        }
        let cover = superview.insertCover(picture, of: view)
        if options.contains(.allowAnimatedContent) { change() } else { performWithoutAnimation(change) }
        animate(
            withDuration: duration, delay: 0, options: options.subtracting(.transitionCrossDissolve),
            animations: { cover.alpha = 0 },
            completion: { finished in
                cover.end()
                completion?(finished)
            })
    }

    /// Puts a view in the place of another.
    /// - Parameters:
    ///   - fromView: Is taken out of its superview, or hidden with ``AnimationOptions/showHideTransitionViews``.
    ///   - toView: Is added in front of it, or shown.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let superview = fromView.superview else {
            completion?(false)
            return
        }
        transition(
            with: superview, duration: duration, options: options,
            animations: {
                if options.contains(.showHideTransitionViews) {
                    fromView.isHidden = true
                    toView.isHidden = false
                } else {
                    superview.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            }, completion: completion)
    }

    /// A view that shows what this one looks like now, in the same place.
    func cover() -> UIView? {
        guard let application, !application.reducesMotion, Animator.areAnimationsEnabled, !isHidden else { return nil }
        if let cover = coverWithGround() { return cover }
        guard let cover = snapshotView(afterScreenUpdates: true) else { return nil }
        cover.frame = shownState.frame
        cover.isUserInteractionEnabled = false
        return cover
    }

    /// A view that shows what is seen at this one's place, with what is behind it and in front of it. What lets that through would be seen twice, and be
    /// darker in between, if it faded out alone over what it becomes.
    /// - Returns: `nil` for a view that hides what is behind it, and inside of one that lets something through as a whole.
    private func coverWithGround() -> UIView? {
        guard let window, let superview, !hidesGround else { return nil }
        layoutSubtree()
        let around = sequence(first: superview, next: \.superview)
        guard around.allSatisfy({ $0.shownState.alpha >= 1 && !$0.isHidden }) else { return nil }
        let scale = screenScale
        let seen = superview.convertToScreenAsShown(shownState.frame).common(with: window.frame)
        let area = PaintTransform(scale: scale).pixelRect(seen)
        guard !seen.isNull, !area.isEmpty else { return nil }
        let pixels = ViewPainter.picture(of: [window], area: area, displayScale: scale, cache: PaintCache())
        let cover = UIImageView(image: UIImage(pixels: pixels, scale: scale))
        cover.contentMode = .topLeft
        cover.isUserInteractionEnabled = false
        cover.frame = superview.convertFromScreen(
            CGRect(
                x: CGFloat(area.x) / scale, y: CGFloat(area.y) / scale, width: CGFloat(area.width) / scale,
                height: CGFloat(area.height) / scale))
        return cover
    }

    private var hidesGround: Bool {
        let state = shownState
        guard let color = state.backgroundColor, color.paint(with: traitCollection).isOpaque else { return false }
        return state.alpha >= 1 && state.cornerRadius == 0
    }
}
