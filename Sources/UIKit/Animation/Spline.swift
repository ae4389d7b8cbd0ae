/// The curve of Catmull and Rom through values that are reached at given times: at each one it goes the way, and at the pace, from
/// the value before to the one behind.
struct Spline {
    let knots: [SIMD4<Double>]
    /// When a knot is reached.
    let time: (Int) -> Double

    /// The value a part of the way from a knot to the next one.
    func value(_ t: Double, behind index: Int) -> SIMD4<Double> {
        let length = time(index + 1) - time(index)
        func slope(_ at: Int) -> SIMD4<Double> {
            let (before, after) = (max(0, at - 1), min(knots.count - 1, at + 1))
            let time = time(after) - time(before)
            return time > 0 ? (knots[after] - knots[before]) * (length / time) : .zero
        }
        let (from, to) = (knots[index], knots[index + 1])
        let (leaving, arriving) = (slope(index), slope(index + 1))
        let (squared, cubed) = (t * t, t * t * t)
        return from * (2 * cubed - 3 * squared + 1) + leaving * (cubed - 2 * squared + t)
            + to * (3 * squared - 2 * cubed) + arriving * (cubed - squared)
    }

    /// When knots are reached at the same pace all the way, from 0 to 1; `nil` where the way goes nowhere.
    static func evenPace(of knots: [SIMD4<Double>]) -> [Double]? {
        var lengths = [0.0]
        for (from, to) in zip(knots, knots.dropFirst()) {
            let way = to - from
            lengths.append(lengths[lengths.count - 1] + (way * way).sum().squareRoot())
        }
        guard let all = lengths.last, all > 0 else { return nil }
        return lengths.map { $0 / all }
    }
}
