import Foundation

/// An animation from one value to another by a spring.
///
/// The spring does not know of the ``CAAnimation/duration``: one that is shorter than ``settlingDuration`` breaks it off.
open class CASpringAnimation: CABasicAnimation {
    /// What hangs on the spring; the default is 1. Nothing less than a thousandth is taken, and no number that is not finite.
    open var mass: CGFloat = 1 { didSet { mass = Self.usable(mass, atLeast: 1e-3, oldValue) } }
    /// How hard the spring is; the default is 100.
    open var stiffness: CGFloat = 100 { didSet { stiffness = Self.usable(stiffness, atLeast: 1e-3, oldValue) } }
    /// How much the movement is slowed down; the default is 10.
    open var damping: CGFloat = 10 { didSet { damping = Self.usable(damping, atLeast: 0, oldValue) } }
    /// How fast it begins, in whole ways a second; the default is 0.
    open var initialVelocity: CGFloat = 0 { didSet { if !initialVelocity.isFinite { initialVelocity = oldValue } } }

    /// Creates an animation of a property by a spring that feels as if it took a time.
    /// - Parameters:
    ///   - perceptualDuration: In seconds.
    ///   - bounce: From -1 to 1: 0 does not swing, more does, and less is slower to come to rest.
    public convenience init(perceptualDuration: CGFloat, bounce: CGFloat = 0) {
        self.init()
        let duration = Self.usable(perceptualDuration, atLeast: 1e-3, 0.5)
        let bounce = bounce.isFinite ? max(-0.99, min(1, bounce)) : 0
        stiffness = (2 * .pi / duration) * (2 * .pi / duration)
        damping = bounce < 0 ? 4 * .pi / (duration * (1 + bounce)) : 4 * .pi * (1 - bounce) / duration
    }

    /// After how many seconds no more than a thousandth of the way is left; an hour for a spring that is not damped.
    open var settlingDuration: TimeInterval { spring.settlingTime(limit: 3600) }

    override func curve(over duration: TimeInterval) -> TimingCurve? { .spring(spring, over: duration) }

    private var spring: DampedSpring {
        DampedSpring(mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity)
    }

    private static func usable(_ value: CGFloat, atLeast least: CGFloat, _ old: CGFloat) -> CGFloat {
        value.isFinite ? max(least, value) : old
    }
}
