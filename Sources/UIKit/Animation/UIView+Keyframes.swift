import Foundation

extension UIView {
    /// How an animation by keyframes runs.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        /// One bit an option, as in ``AnimationOptions``; the way of calculation stands at bit 10.
        public let rawValue: UInt
        /// Creates options from their bits. Those of ``AnimationOptions`` count too, as its curves, which are that of the whole.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Subviews are laid out inside the animation.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Touches reach views that are being animated. They always do here.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// What is animated already stops, unfinished, and goes on from where it is seen. Without it both animations go on and add
        /// up, where the property is a place, a size or opacity.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// The animation starts again and again until its property is set anew.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// The animation runs there and back.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Between two keyframes a property moves on a straight line.
        public static let calculationModeLinear = KeyframeAnimationOptions([])
        /// A property jumps from keyframe to keyframe: it has the value of the one before.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// A property moves on straight lines with the same speed everywhere, whatever the times of the keyframes.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// A property moves on a smooth curve through all keyframes.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// A property moves on a smooth curve with the same speed everywhere.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        var calculation: Keyframes.Calculation { Keyframes.Calculation(rawValue: Int(rawValue >> 10 & 0xF)) ?? .linear }
    }

    /// Animates changes in several steps, each with its part of the time.
    /// - Parameters:
    ///   - duration: Seconds of all steps together; 0 changes at once.
    ///   - delay: Seconds before the animation begins.
    ///   - options: How it runs.
    ///   - animations: Calls ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` for every step. What it changes
    ///     beside them takes all of the time.
    ///   - completion: Is told at a later frame that all is over; its argument is false when another animation took the place
    ///     of one of these.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        UIApplication.shared.animator.animate(
            duration: duration, delay: delay, options: AnimationOptions(rawValue: options.rawValue & ~(0xF << 10)),
            keyframes: options.calculation, animations: animations, completion: completion)
    }

    /// Adds a step to the animation that ``animateKeyframes(withDuration:delay:options:animations:completion:)`` is setting up.
    /// Elsewhere the changes are there at once.
    /// - Parameters:
    ///   - frameStartTime: When the step begins: from 0 to 1, as a part of the whole duration.
    ///   - frameDuration: How long it takes, as a part of the whole duration.
    ///   - animations: Makes the changes.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: () -> Void
    ) {
        Animator.inKeyframe(from: frameStartTime, duration: frameDuration, animations)
    }
}
