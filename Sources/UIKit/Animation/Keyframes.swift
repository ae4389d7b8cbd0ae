import Foundation

/// The values that a property passes through while it is animated by keyframes.
struct Keyframes {
    /// How a value between two keyframes is found.
    enum Calculation: Int {
        /// On a straight line.
        case linear
        /// It is that of the keyframe before.
        case discrete
        /// On a straight line, with the same speed everywhere.
        case paced
        /// On a smooth curve through all of them.
        case cubic
        /// On a smooth curve, with the same speed everywhere.
        case cubicPaced
    }

    /// The part of the time that a keyframe takes.
    struct Span {
        var calculation: Calculation
        /// From 0 to 1.
        var start = 0.0
        /// From 0 to 1.
        var duration = 1.0
    }

    /// A value that is reached at a part of the time.
    private struct Knot {
        var time: Double
        var value: SIMD4<Double>
    }

    private let calculation: Calculation
    /// In the order of their times; there is always one at 0.
    private var knots: [Knot]
    /// Where the knots are for ``Calculation/paced``: as far along as their distance says.
    private var pace: [Double]?

    init(from: SIMD4<Double>, to: SIMD4<Double>, in span: Span) {
        calculation = span.calculation
        knots = [Knot(time: 0, value: from)]
        add(to, in: span)
    }

    /// The value at the beginning.
    var first: SIMD4<Double> { knots[0].value }

    /// Adds a keyframe. What others have of its time or later gives way to it.
    mutating func add(_ value: SIMD4<Double>, in span: Span) {
        let start = min(1, max(0, span.start.isFinite ? span.start : 0))
        let end = min(1, max(start, start + (span.duration.isFinite ? span.duration : 0)))
        let before = linear(at: start, knots.map(\.time))
        knots.removeAll { $0.time > start }
        if let last = knots.last, last.time < start { knots.append(Knot(time: start, value: before)) }
        knots.append(Knot(time: end, value: value))
        pace = calculation == .paced || calculation == .cubicPaced ? paced() : nil
    }

    /// The value at a part of the time; a spring may ask for one before or after all of it.
    func value(at part: Double) -> SIMD4<Double> {
        let times = pace ?? knots.map(\.time)
        switch calculation {
        case .linear, .paced: return linear(at: part, times)
        case .discrete: return knots[index(at: part, times)].value
        case .cubic, .cubicPaced: return cubic(at: part, times)
        }
    }

    /// The last knot whose time has come.
    private func index(at part: Double, _ times: [Double]) -> Int {
        max(0, (times.firstIndex { $0 > part } ?? times.count) - 1)
    }

    private func linear(at part: Double, _ times: [Double]) -> SIMD4<Double> {
        let index = index(at: part, times)
        guard index + 1 < knots.count else { return knots[index].value }
        let (from, to) = (knots[index].value, knots[index + 1].value)
        return from + (to - from) * max(0, (part - times[index]) / (times[index + 1] - times[index]))
    }

    /// On a Catmull-Rom curve.
    private func cubic(at part: Double, _ times: [Double]) -> SIMD4<Double> {
        let index = index(at: part, times)
        guard index + 1 < knots.count else { return knots[index].value }
        let t = max(0, (part - times[index]) / (times[index + 1] - times[index]))
        return Spline(knots: knots.map(\.value)) { times[$0] }.value(t, behind: index)
    }

    /// When each knot is reached with the same speed everywhere, from the first to the last one's time.
    private func paced() -> [Double] {
        guard let pace = Spline.evenPace(of: knots.map(\.value)), let end = knots.last?.time else {
            return knots.map(\.time)
        }
        return pace.map { $0 * end }
    }
}
