import Foundation

extension UIView {
    /// Changes what is in a view, and goes over from what it looked like before: by fading, or by turning.
    ///
    /// Without one of the transitions of ``AnimationOptions`` the changes are animated as in `animate`. Of the other options one that
    /// turns follows ``AnimationOptions/allowAnimatedContent`` alone.
    /// - Parameters:
    ///   - view: The view that is changed. One in no window is changed at once.
    ///   - animations: Makes the changes: subviews, texts, pictures, colours.
    ///   - completion: Is told when all is over.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let change = animations ?? {}
        let (way, plain) = (options.transition, options.withoutTransition)
        guard way != .none, duration > 0, let cover = view.makeCover(showsGround: way == .fade) else {
            return animate(
                withDuration: duration, delay: 0, options: plain, animations: change, completion: completion)
        }
        if options.contains(.allowAnimatedContent) { change() } else { performWithoutAnimation(change) }
        guard case .turn(let isUpright) = way else {
            return animate(
                withDuration: duration, delay: 0, options: plain, animations: { cover.alpha = 0 },
                completion: { finished in
                    cover.end()
                    completion?(finished)
                })
        }
        view.turn(from: cover, isUpright: isUpright, duration: duration, completion)
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

extension UIView {
    /// The cover shrinks to the middle, and the view grows out of it.
    fileprivate func turn(
        from cover: TransitionCover, isUpright: Bool, duration: TimeInterval, _ completion: ((Bool) -> Void)?
    ) {
        let away = isUpright ? CGAffineTransform(scaleX: 0.001, y: 1) : CGAffineTransform(scaleX: 1, y: 0.001)
        application?.animator.animate(
            duration: duration / 2, delay: 0, options: .curveEaseIn, animations: { cover.transform = away },
            completion: { _ in cover.end() })
        let scale = transform.lengths[isUpright ? 0 : 1]
        let coming = CAKeyframeAnimation(keyPath: isUpright ? "transform.scale.x" : "transform.scale.y")
        coming.values = [0.001 * scale, 0.001 * scale, scale]
        coming.timingFunctions = [.init(name: .linear), .init(name: .easeOut)]
        coming.duration = duration
        coming.delegate = TransitionEnd(told: completion)
        layer.add(coming, forKey: nil)
    }
}

/// Hears when a view has turned.
private final class TransitionEnd: CAAnimationDelegate {
    private let told: ((Bool) -> Void)?

    init(told: ((Bool) -> Void)?) {
        self.told = told
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { told?(flag) }
}

extension UIView.AnimationOptions {
    /// How a transition goes over to what is new.
    fileprivate enum Transition: Equatable {
        case none, fade
        /// About the upright in the middle, or about the level line.
        case turn(isUpright: Bool)
    }

    private static let transitions: UInt = 7 << 20

    fileprivate var transition: Transition {
        switch rawValue & Self.transitions {
        case 0: .none
        case Self.transitionFlipFromLeft.rawValue, Self.transitionFlipFromRight.rawValue: .turn(isUpright: true)
        case Self.transitionFlipFromTop.rawValue, Self.transitionFlipFromBottom.rawValue: .turn(isUpright: false)
        default: .fade
        }
    }

    fileprivate var withoutTransition: Self { Self(rawValue: rawValue & ~Self.transitions) }
}
