import Foundation

/// Something that a layer shows for a while in another way than it is set: ``CABasicAnimation``, ``CASpringAnimation``,
/// ``CAKeyframeAnimation``, ``CATransition``, and several of them in a ``CAAnimationGroup``.
///
/// What the layer's properties say stays as it is, and is seen again when the time is over. An animation that is added
/// keeps what it was then.
@preconcurrency @MainActor
open class CAAnimation: NSObject {
    /// Creates an animation.
    public override init() {
        super.init()
    }

    /// How long one run takes, in seconds; 0, the default, is as long as the transaction says: a quarter of a second.
    open var duration: TimeInterval = 0
    /// How often it runs; `.infinity` goes on until it is removed. 0, the default, is once.
    open var repeatCount: Float = 0
    /// Whether each run goes there and back.
    open var autoreverses = false
    /// When it begins, in seconds of ``CACurrentMediaTime()``; 0, the default, is when it is added.
    open var beginTime: TimeInterval = 0
    /// How many times as fast it goes as the time of the layer, or of the group that it is in. The default is 1; at 0 it stands
    /// still, less than nothing goes backwards.
    open var speed: Float = 1
    /// Where in its run it begins, in seconds. The default is 0. What is before that comes at the end.
    open var timeOffset: TimeInterval = 0
    /// Whether the layer lets it go when it is over. One that stays is taken away by ``CALayer/removeAnimation(forKey:)``, or
    /// when another one takes its name.
    open var isRemovedOnCompletion = true
    /// What is shown before it begins, and when it is over and stays.
    open var fillMode = CAMediaTimingFillMode.removed
    /// How a run is spread over its time; `nil` is evenly.
    open var timingFunction: CAMediaTimingFunction?
    /// Hears when it begins and ends. Kept until then.
    open var delegate: (any CAAnimationDelegate)?

    /// What is shown of a layer that is set so over one run; `nil` when there is nothing that can be shown.
    /// - Parameter isInGroup: Whether the animation is one of a group.
    func content(
        of state: ViewState, in layer: CALayer, isInGroup: Bool, duration: TimeInterval
    ) -> LayerMotion.Content? { nil }

    /// How a run that takes so long is spread over its time; `nil` as the animation around it, or the transaction, says.
    func curve(over duration: TimeInterval) -> TimingCurve? { timingFunction?.curve }
}

/// What an animation shows outside of its time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a mode by its name; names that are not known mean ``removed``.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Nothing: what is set is seen.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// Its end, as long as it stays.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its beginning, before it begins.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// What hears when an animation of a layer begins and ends. On iOS the methods are optional; here they do nothing by
/// default.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
    /// It begins.
    func animationDidStart(_ anim: CAAnimation)
    /// It is over.
    /// - Parameter flag: Whether it came to its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation of one property of a layer.
///
/// Key paths are `position`, `transform.translation`, each also with `.x` or `.y`, `transform.scale`, also with `.x` or `.y`,
/// `transform.rotation`, also with `.z`, `transform`, `bounds` and `bounds.size` (both the size), `anchorPoint`, `opacity`,
/// `backgroundColor`, `borderColor`, `borderWidth`, `cornerRadius`, `shadowColor`, `shadowOffset`, `shadowOpacity` and
/// `shadowRadius`; of a ``CAShapeLayer`` also `path`, `fillColor`, `strokeColor`, `strokeStart`, `strokeEnd`, `lineWidth`,
/// `lineDashPhase` and `miterLimit`; of a ``CAGradientLayer`` also `colors`, `locations`, `startPoint` and `endPoint`. One with
/// another path shows nothing, and that is logged. Values are numbers, points, sizes and rectangles (bare or as `NSValue`),
/// transforms, `CGColor`s, `CGPath`s, and lists of numbers and colours. Lists of the same length, and paths that are made of the
/// same parts, change bit by bit; others change at once.
open class CAPropertyAnimation: CAAnimation {
    /// The property.
    open var keyPath: String?
    /// Whether the values are added to what is set.
    open var isAdditive = false

    /// Creates an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func content(
        of state: ViewState, in layer: CALayer, isInGroup: Bool, duration: TimeInterval
    ) -> LayerMotion.Content? {
        if let property = FigureProperty(rawValue: keyPath ?? "") {
            guard layer.hasFigure(property) else {
                LayerKeyPath.complain(of: keyPath)
                return nil
            }
            let set = property.value(layer.figure(property))
            let values = stops(of: property, from: isAdditive ? set?.zero : set)
            return values.isEmpty
                ? nil : .figure(FigureCourse(property: property, values: values, base: isAdditive ? set : nil))
        }
        guard let property = LayerKeyPath(name: keyPath) else { return nil }
        var courses = [course(of: property, in: state)]
        if property == .transform {
            // A matrix scales and moves, and turns, the short way round: each is on its way by itself.
            var turning = course(of: .rotation, in: state)
            for index in turning.values.indices.dropFirst() {
                turning.values[index] = AnimatableProperty.turn.nearest(
                    turning.values[index], to: turning.values[index - 1])
            }
            courses.append(turning)
        }
        courses.removeAll { $0.values.isEmpty }
        return courses.isEmpty ? nil : .courses(courses)
    }

    private func course(of property: LayerKeyPath, in state: ViewState) -> LayerCourse {
        let set = isAdditive ? .zero : property.value(in: state)
        return LayerCourse(property: property, values: stops(of: property, from: set), isAdditive: isAdditive)
    }

    /// The values of a property that one run goes through, from what is set.
    func stops(of property: LayerKeyPath, from set: SIMD4<Double>) -> [SIMD4<Double>] { [] }

    /// The same of a property that only the layer's kind has. What is set is `nil` where nothing is.
    func stops(of property: FigureProperty, from set: FigureValue?) -> [FigureValue] { [] }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    /// Where it begins; `nil` is at what is set.
    open var fromValue: Any?
    /// Where it ends; `nil` is at what is set.
    open var toValue: Any?
    /// How far it goes, when not both ends are given.
    open var byValue: Any?

    override func stops(of property: LayerKeyPath, from set: SIMD4<Double>) -> [SIMD4<Double>] {
        Self.ends(property.vector(fromValue), property.vector(toValue), by: property.vector(byValue), set: set) {
            $0 + $1 * $2
        }
    }

    override func stops(of property: FigureProperty, from set: FigureValue?) -> [FigureValue] {
        Self.ends(property.value(fromValue), property.value(toValue), by: property.value(byValue), set: set) {
            $0.adding($1, times: $2)
        }
    }

    /// Where it begins and ends, by those of the three values that are given and by what is set.
    /// - Parameter sum: A value and so many times another one.
    private static func ends<Value>(
        _ from: Value?, _ to: Value?, by: Value?, set: Value?, _ sum: (Value, Value, Double) -> Value
    ) -> [Value] {
        switch (from, to, by) {
        case (let from?, nil, let by?): [from, sum(from, by, 1)]
        case (nil, let to?, let by?): [sum(to, by, -1), to]
        case (nil, nil, let by?): set.map { [$0, sum($0, by, 1)] } ?? []
        case (nil, nil, nil): []
        default: [from ?? set, to ?? set].compactMap { $0 }
        }
    }
}
