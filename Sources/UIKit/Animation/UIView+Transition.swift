import Foundation

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
        guard options.contains(.transitionCrossDissolve), let cover = view.makeCover() else {
            return animate(
                withDuration: duration, delay: 0, options: options.subtracting(.transitionCrossDissolve),
                animations: change, completion: completion)
        }
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
}
