import Diagnostics
import Foundation

/// A property of a layer that can be animated by its name.
enum LayerKeyPath: String {
    case position
    case positionX = "position.x"
    case positionY = "position.y"
    case translation = "transform.translation"
    case translationX = "transform.translation.x"
    case translationY = "transform.translation.y"
    case scale = "transform.scale"
    case scaleX = "transform.scale.x"
    case scaleY = "transform.scale.y"
    case rotation = "transform.rotation"
    case rotationZ = "transform.rotation.z"
    case transform, strokeStart, strokeEnd, anchorPoint
    case boundsSize = "bounds.size"
    case bounds, shadowOffset, shadowColor
    case opacity, backgroundColor, borderColor, borderWidth, cornerRadius, shadowOpacity, shadowRadius

    /// `nil` for a path that nothing is known of, which is logged.
    init?(name: String?) {
        guard let known = LayerKeyPath(rawValue: name ?? "") else {
            Self.complain(of: name)
            return nil
        }
        self = known
    }

    /// Says that a layer is not animated by a path.
    static func complain(of name: String?) {
        Log.complain(
            "Layers cannot be animated by the key path \"\(name ?? "")\"; nothing is shown of the animation.")
    }

    /// The property of the state that the path is a part of.
    private var property: AnimatableProperty {
        switch self {
        case .position, .positionX, .positionY: .center
        case .transform, .translation, .translationX, .translationY, .scale, .scaleX, .scaleY: .transform
        case .rotation, .rotationZ: .turn
        case .strokeStart: .strokeStart
        case .strokeEnd: .strokeEnd
        case .anchorPoint: .anchor
        case .bounds, .boundsSize: .boundsSize
        case .shadowOffset: .shadowOffset
        case .shadowColor: .shadowColor
        case .opacity: .alpha
        case .backgroundColor: .backgroundColor
        case .borderColor: .borderColor
        case .borderWidth: .borderWidth
        case .cornerRadius: .cornerRadius
        case .shadowOpacity: .shadowOpacity
        case .shadowRadius: .shadowRadius
        }
    }

    /// Which of the property's numbers they are.
    private var places: [Int] {
        switch self {
        case .position, .anchorPoint, .bounds, .boundsSize, .shadowOffset: [0, 1]
        case .positionY, .scaleY: [1]
        case .scale: [0, 1]
        case .translation: [2, 3]
        case .translationX: [2]
        case .translationY: [3]
        case .transform, .backgroundColor, .borderColor, .shadowColor: [0, 1, 2, 3]
        default: [0]
        }
    }

    /// What is set, as the first of four numbers.
    func value(in state: ViewState) -> SIMD4<Double> {
        let all = property.value(in: state, traits: .current)
        var value = SIMD4<Double>.zero
        for (index, place) in places.enumerated() { value[index] = all[place] }
        return value
    }

    func set(_ value: SIMD4<Double>, in state: inout ViewState) {
        var all = property.value(in: state, traits: .current)
        for (index, place) in places.enumerated() { all[place] = value[index] }
        property.set(all, in: &state)
    }

    private func parts(of transform: CGAffineTransform) -> SIMD4<Double> {
        property == .turn ? [transform.turn.x, 0, 0, 0] : transform.lengths
    }

    private func pair(in value: NSValue) -> SIMD4<Double> {
        switch self {
        case .bounds: [value.cgRectValue.width, value.cgRectValue.height, 0, 0]
        case .boundsSize, .shadowOffset: [value.cgSizeValue.width, value.cgSizeValue.height, 0, 0]
        default: [value.cgPointValue.x, value.cgPointValue.y, 0, 0]
        }
    }

    /// The numbers of a value that a program gives; `nil` for what is none, or not finite.
    func vector(_ value: Any?) -> SIMD4<Double>? {
        var numbers: SIMD4<Double>
        switch value {
        case let point as CGPoint: numbers = [point.x, point.y, 0, 0]
        case let size as CGSize: numbers = [size.width, size.height, 0, 0]
        case let rect as CGRect: numbers = [rect.width, rect.height, 0, 0]
        case let transform as CATransform3D: numbers = parts(of: CATransform3DGetAffineTransform(transform))
        case let transform as CGAffineTransform: numbers = parts(of: transform)
        case let color as CGColor:
            let parts = color.channels
            numbers = [parts.red, parts.green, parts.blue, parts.alpha]
        case let number as Double: numbers = [number, 0, 0, 0]
        case let number as CGFloat: numbers = [number, 0, 0, 0]
        case let number as Float: numbers = [Double(number), 0, 0, 0]
        case let number as Int: numbers = [Double(number), 0, 0, 0]
        case let number as NSNumber: numbers = [number.doubleValue, 0, 0, 0]
        case let value as NSValue: numbers = pair(in: value)
        default: return nil
        }
        // One number scales both ways.
        if self == .scale { numbers[1] = numbers[0] }
        return (0..<4).allSatisfy { numbers[$0].isFinite } ? numbers : nil
    }
}

/// When the values of a run are reached, and how the ways between them are spread.
struct CourseTiming {
    /// When each is reached, from 0 to 1; empty for even times.
    var times: [Double] = []
    /// How the ways between are spread.
    var curves: [TimingCurve] = []
    /// Whether each value is shown until the next one comes, the last one as long as the others.
    var isDiscrete = false

    /// When one of several values is reached.
    func time(_ index: Int, among count: Int) -> Double {
        times.isEmpty ? Double(index) / Double(max(1, count - 1)) : times[index]
    }

    /// Between which values a part of the run is: behind that of the index, by so much of the way to the next. `nil` with fewer
    /// than two values.
    func place(of part: Double, among count: Int) -> (index: Int, way: Double)? {
        guard count > 1 else { return nil }
        let last = count - 1
        if isDiscrete {
            func begin(_ index: Int) -> Double { times.isEmpty ? Double(index) / Double(count) : times[index] }
            let index = (0...last).last { begin($0) <= part } ?? 0
            return index == last ? (last - 1, 1) : (index, 0)
        }
        func time(_ index: Int) -> Double { self.time(index, among: count) }
        if part <= time(0) { return (0, 0) }
        let index = (0..<last).last { time($0) <= part } ?? 0
        let length = time(index + 1) - time(index)
        // A curve of the whole run may swing beyond its end, but what ends before the run stays where it is.
        var way = length > 0 ? (part - time(index)) / length : 1
        if time(last) < 1 { way = min(way, 1) }
        if index < curves.count { way = curves[index].progress(way) }
        return (index, way)
    }
}

/// The values that a property of a layer goes through in one run.
struct LayerCourse {
    let property: LayerKeyPath
    var values: [SIMD4<Double>]
    /// Whether they are added to what is set.
    let isAdditive: Bool
    var timing = CourseTiming()
    /// Whether the way goes through the values on a curve.
    var isRounded = false

    /// Puts the value at a part of the run into a state.
    func apply(_ part: Double, to state: inout ViewState) {
        var value = value(at: part)
        if isAdditive { value += property.value(in: state) }
        property.set(value, in: &state)
    }

    private func value(at part: Double) -> SIMD4<Double> {
        guard let place = timing.place(of: part, among: values.count) else { return values.first ?? .zero }
        let (from, to) = (values[place.index], values[place.index + 1])
        guard isRounded else { return from + (to - from) * place.way }
        return Spline(knots: values) { timing.time($0, among: values.count) }.value(place.way, behind: place.index)
    }
}
