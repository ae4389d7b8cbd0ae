/// The animations of one property of one view that are on their way together, and add up: what is seen is as far from where the
/// property goes as each of them still is from its own end.
struct RunningAnimations {
    /// In the order in which they began.
    private(set) var all: [PropertyAnimation]
    /// Where the property goes: the end of the one that began last, which may be over before others are.
    private var target: SIMD4<Double>

    init(_ animation: PropertyAnimation) {
        all = [animation]
        target = animation.to
    }

    /// The latest of those that are on their way; there is one.
    var last: PropertyAnimation { all[all.count - 1] }

    /// Whether one of them never ends.
    var isEndless: Bool { all.contains { $0.repeats } }

    /// Another one begins.
    mutating func add(_ animation: PropertyAnimation) {
        all.append(animation)
        target = animation.to
    }

    /// Another one takes the place of the latest.
    mutating func replaceLast(with animation: PropertyAnimation) {
        all[all.count - 1] = animation
        target = animation.to
    }

    /// The latest one goes on to another value, by a keyframe.
    /// - Parameter next: The value, when the one before it is given.
    mutating func go(in span: Keyframes.Span, _ next: (SIMD4<Double>) -> SIMD4<Double>) {
        let value = next(last.to)
        all[all.count - 1].keyframes?.add(value, in: span)
        all[all.count - 1].to = value
        target = value
    }

    /// The property goes elsewhere than those on their way do: they end as far from their own ends as ever.
    /// - Parameter next: The value, when the one before it is given.
    mutating func redirect(_ next: (SIMD4<Double>) -> SIMD4<Double>) {
        target = next(target)
    }

    /// The value at a time, and whether one of the animations is over then.
    func value(at time: Double) -> (value: SIMD4<Double>, isOneOver: Bool) {
        // One alone is exactly where it says.
        if all.count == 1, last.to == target {
            let (value, isOver) = last.value(at: time)
            return (value, isOver)
        }
        var (sum, isOneOver) = (target, false)
        for animation in all {
            let (value, isOver) = animation.value(at: time)
            sum += value - animation.to
            isOneOver = isOneOver || isOver
        }
        return (sum, isOneOver)
    }

    /// Removes those that are over at a time.
    /// - Returns: What was removed.
    mutating func removeFinished(at time: Double) -> [PropertyAnimation] {
        let finished = all.filter { $0.value(at: time).isOver }
        all.removeAll { $0.value(at: time).isOver }
        return finished
    }

    /// Whether none is left.
    var isEmpty: Bool { all.isEmpty }
}
