import Foundation

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, in their order.
    open var values: [Any]?
    /// When each is reached, from 0 to 1; `nil`, or a number that is not that of the values, spreads them evenly. Where each
    /// value is shown until the next one comes there may be one more: when the last one ends.
    open var keyTimes: [NSNumber]?
    /// How the ways between the values go. Those of paths, and of lists of numbers and colours, are straight where cubic is said,
    /// and evenly spread in time where paced is.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// How each way between two values is spread over its time.
    open var timingFunctions: [CAMediaTimingFunction]?

    override func stops(of property: LayerKeyPath, from set: SIMD4<Double>) -> [SIMD4<Double>] {
        (values ?? []).compactMap(property.vector)
    }

    override func stops(of property: FigureProperty, from set: FigureValue?) -> [FigureValue] {
        (values ?? []).compactMap(property.value)
    }

    override func content(
        of state: ViewState, in layer: CALayer, isInGroup: Bool, duration: TimeInterval
    ) -> LayerMotion.Content? {
        switch super.content(of: state, in: layer, isInGroup: isInGroup, duration: duration) {
        case .courses(var courses):
            // What scales and moves and what turns reach each value at the same time.
            let pace = courses.lazy.compactMap { Spline.evenPace(of: $0.values) }.first
            for index in courses.indices {
                let usual = timing(of: courses[index].values.count)
                courses[index].timing = isPaced ? CourseTiming(times: pace ?? []) : usual
                courses[index].isRounded = [.cubic, .cubicPaced].contains(calculationMode)
            }
            return .courses(courses)
        case .figure(var course):
            course.timing = isPaced ? CourseTiming() : timing(of: course.values.count)
            return .figure(course)
        default: return nil
        }
    }

    /// The pace is the same all the way: ``keyTimes`` and ``timingFunctions`` say nothing.
    private var isPaced: Bool { [.paced, .cubicPaced].contains(calculationMode) }

    /// When so many values are reached.
    private func timing(of count: Int) -> CourseTiming {
        var timing = CourseTiming(curves: (timingFunctions ?? []).map(\.curve))
        timing.isDiscrete = calculationMode == .discrete
        if let keyTimes, keyTimes.count == count || timing.isDiscrete && keyTimes.count == count + 1 {
            var last = 0.0
            timing.times = keyTimes.map { time in
                last = max(last, min(1, time.doubleValue))
                return last
            }
        }
        return timing
    }
}

/// How an animation goes from one value to the next.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a mode by its name; names that are not known mean ``linear``.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The straight way.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Not at all: each value is shown until the next one comes.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// The straight way, at the same pace from the first value to the last.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// A curve through all values, without corners.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// A curve through all values, at nearly the same pace.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
