import Foundation

/// What a timing curve is made of.
public enum UITimingCurveType: Int, Sendable {
    /// One of the known curves.
    case builtin
    /// A cubic Bézier curve.
    case cubic
    /// A spring.
    case spring
    /// Several of them. None is here.
    case composed
}

/// How an animation spreads over its time.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
    /// What the curve is made of.
    var timingCurveType: UITimingCurveType { get }
    /// The curve as a cubic one, if it is that.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The curve as a spring's, if it is that.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// A curve between the beginning and the end.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    let curve: TimingCurve
    /// The known curve that it is; `easeInOut` for one of control points.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point; that of a known curve too.
    public let controlPoint1: CGPoint
    /// The second control point.
    public let controlPoint2: CGPoint
    /// Whether it is a known curve or one of control points.
    public let timingCurveType: UITimingCurveType

    /// Creates a known curve.
    public init(animationCurve curve: UIView.AnimationCurve) {
        self.curve = TimingCurve(number: curve.rawValue)
        animationCurve = curve
        timingCurveType = .builtin
        (controlPoint1, controlPoint2) =
            switch curve {
            case .easeInOut, .keyboard: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
            case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
            case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
            case .linear: (.zero, CGPoint(x: 1, y: 1))
            }
        super.init()
    }

    /// Creates the curve that is slow at both ends.
    public convenience override init() {
        self.init(animationCurve: .easeInOut)
    }

    /// Creates a cubic Bézier curve from (0, 0) to (1, 1).
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        curve =
            CAMediaTimingFunction(
                controlPoints: Float(point1.x), Float(point1.y), Float(point2.x), Float(point2.y)
            ).curve
        animationCurve = .easeInOut
        (controlPoint1, controlPoint2, timingCurveType) = (point1, point2, .cubic)
        super.init()
    }

    /// The curve itself.
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    /// None.
    public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// The motion of a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    let curve: TimingCurve
    /// How long the spring takes by itself, in seconds, whatever the animator says; `nil` where it takes the animator's time.
    let settlingDuration: TimeInterval?
    /// How fast the spring begins, in whole ways a second, or a duration where it takes the animator's.
    public let initialVelocity: CGVector

    private static func speed(_ velocity: CGVector) -> Double {
        Double(abs(velocity.dx) > abs(velocity.dy) ? velocity.dx : velocity.dy)
    }

    /// Creates a spring that takes the animator's time.
    /// - Parameters:
    ///   - dampingRatio: 1 comes to rest without swinging; the less, the more it swings.
    ///   - initialVelocity: How fast it begins, in whole ways a duration: the greater of the two directions counts.
    public init(dampingRatio: CGFloat, initialVelocity: CGVector = .zero) {
        curve = .spring(DampedSpring(damping: Double(dampingRatio), velocity: Self.speed(initialVelocity)), over: 1)
        settlingDuration = nil
        self.initialVelocity = initialVelocity
        super.init()
    }

    /// Creates a spring as physics has it. It takes the time that it takes, whatever the animator says.
    /// - Parameters:
    ///   - mass: What hangs on it. It, and the stiffness, are at least a millionth.
    ///   - stiffness: How hard the spring pulls.
    ///   - damping: How hard it is braked; 0 swings for the limit of ten seconds. More than what comes to rest without swinging
    ///     counts as that.
    ///   - initialVelocity: How fast it begins, in whole ways a second: the greater of the two directions counts.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector = .zero) {
        func usable(_ value: CGFloat, least: Double) -> Double { value.isFinite ? max(least, Double(value)) : least }
        let speed = Self.speed(initialVelocity)
        let (mass, stiffness) = (usable(mass, least: 1e-6), usable(stiffness, least: 1e-6))
        let critical = 2 * (mass * stiffness).squareRoot()
        let spring = DampedSpring(
            mass: mass, stiffness: stiffness,
            damping: damping.isNaN ? critical : min(max(0, Double(damping)), critical),
            velocity: speed.isFinite ? speed : 0)
        let duration = spring.settlingTime(limit: 10)
        curve = .spring(spring, over: duration)
        settlingDuration = duration
        self.initialVelocity = initialVelocity
        super.init()
    }

    /// Creates the spring of most movements of the system: it comes to rest without swinging, in half a second.
    public convenience override init() {
        self.init(mass: 3, stiffness: 1000, damping: .infinity, initialVelocity: .zero)
    }

    /// Creates a spring by how it is seen. It takes the time that it takes, whatever the animator says.
    /// - Parameters:
    ///   - duration: How long a swing is seen, in seconds.
    ///   - bounce: 0 comes to rest without swinging, up to 1 swings the more; below 0 counts as 0.
    ///   - initialVelocity: How fast it begins, in whole ways a second.
    public convenience init(duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector = .zero) {
        let seconds = duration.isFinite && duration > 0.001 ? min(duration, 10) : 0.001
        let ratio = bounce.isFinite ? 1 - Double(min(max(bounce, 0), 0.95)) : 1
        let frequency = 2 * Double.pi / seconds
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: initialVelocity)
    }

    /// A spring.
    public var timingCurveType: UITimingCurveType { .spring }
    /// None.
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The spring itself.
    public var springTimingParameters: UISpringTimingParameters? { self }
}
