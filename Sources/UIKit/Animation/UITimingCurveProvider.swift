import Foundation

/// How an animation spreads over its time.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
    /// The curve as a cubic one, if it is that.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The curve as a spring's, if it is that.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// A curve between the beginning and the end.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    let curve: TimingCurve

    /// Creates a known curve.
    public init(animationCurve curve: UIView.AnimationCurve) {
        self.curve = TimingCurve(number: curve.rawValue)
        super.init()
    }

    /// Creates a cubic Bézier curve from (0, 0) to (1, 1).
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        curve =
            CAMediaTimingFunction(
                controlPoints: Float(point1.x), Float(point1.y), Float(point2.x), Float(point2.y)
            ).curve
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

    /// Creates a spring.
    /// - Parameters:
    ///   - dampingRatio: 1 comes to rest without swinging; the less, the more it swings.
    ///   - initialVelocity: How fast it begins, in whole ways a duration: the greater of the two directions counts.
    public init(dampingRatio: CGFloat, initialVelocity: CGVector = .zero) {
        let velocity = abs(initialVelocity.dx) > abs(initialVelocity.dy) ? initialVelocity.dx : initialVelocity.dy
        curve = .spring(DampedSpring(damping: Double(dampingRatio), velocity: Double(velocity)), over: 1)
        super.init()
    }

    /// None.
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The spring itself.
    public var springTimingParameters: UISpringTimingParameters? { self }
}

extension UIViewPropertyAnimator {
    /// Creates an animator with a curve or a spring.
    public convenience init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        let curve = parameters.springTimingParameters?.curve ?? parameters.cubicTimingParameters?.curve
        self.init(duration: duration, timing: curve ?? .easeInOut)
    }
}
