import Foundation

extension UIView {
    /// What moves views where nobody says which: of the running application.
    private class var animator: Animator { UIApplication.shared.animator }

    /// How long what is changed now takes to get there, in seconds: the duration of the animation that is being set up, or 0.
    public class var inheritedAnimationDuration: TimeInterval { Animator.context?.duration ?? 0 }

    /// Animates changes of frame, bounds, center, transform, alpha, colours, corners, border and shadow.
    ///
    /// An animation inside another keeps its own duration and curve, on iOS it takes those of the outer one. Views
    /// outside a window change at once.
    /// - Parameters:
    ///   - duration: Seconds; 0 changes at once.
    ///   - delay: Seconds before the animation begins.
    ///   - options: Curve and repetition.
    ///   - animations: Makes the changes.
    ///   - completion: Is told at a later frame that all is over; its argument is false when another animation took the
    ///     place of one of these.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animator.animate(
            duration: duration, delay: delay, options: options, animations: animations, completion: completion)
    }

    /// Animates changes, slow at both ends, and tells when they are over.
    public class func animate(
        withDuration duration: TimeInterval, animations: () -> Void, completion: ((Bool) -> Void)?
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates changes, slow at both ends.
    public class func animate(withDuration duration: TimeInterval, animations: () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// Animates changes as if a spring moved them.
    /// - Parameters:
    ///   - duration: Seconds until the spring is at rest.
    ///   - dampingRatio: 1 comes to rest without swinging; the less, the more it swings.
    ///   - velocity: How fast it begins: 1 is the whole way in a second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animator.animate(
            duration: duration, delay: delay, options: options,
            curve: .spring(DampedSpring(damping: dampingRatio, velocity: velocity * duration), over: 1),
            animations: animations, completion: completion)
    }

    /// Animates changes as if a spring moved them, by how it is seen.
    /// - Parameters:
    ///   - duration: How long a swing is seen, in seconds.
    ///   - bounce: 0 comes to rest without swinging, up to 1 swings the more.
    ///   - initialSpringVelocity: How fast it begins, in whole ways a second.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = UISpringTimingParameters(
            duration: duration, bounce: bounce, initialVelocity: CGVector(dx: initialSpringVelocity, dy: 0))
        animator.animate(
            duration: spring.settlingDuration ?? duration, delay: delay, options: options, curve: spring.curve,
            animations: animations, completion: completion)
    }

    /// Makes changes without animating them, although inside an animation or in calls of `animate` themselves.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        Animator.withoutAnimation(actionsWithoutAnimation)
    }

    /// Whether animations move; otherwise changes happen at once.
    public class var areAnimationsEnabled: Bool { Animator.areAnimationsEnabled }

    /// Turns animations on or off for the whole program.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        Animator.areAnimationsEnabled = enabled
    }
}
