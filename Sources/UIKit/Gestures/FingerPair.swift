import Foundation

/// Two fingers on the screen: how far they are from each other, and how their line lies.
struct FingerPair {
    /// In points of the screen; never 0.
    let distance: CGFloat
    /// In radians, clockwise from the right.
    let angle: CGFloat

    /// The first two of some touches; `nil` if there are fewer.
    @MainActor
    init?(_ touches: [UITouch]) {
        guard touches.count >= 2 else { return nil }
        let (a, b) = (touches[0].screenPoint, touches[1].screenPoint)
        distance = max(1, hypot(b.x - a.x, b.y - a.y))
        angle = atan2(b.y - a.y, b.x - a.x)
    }

    /// How far the line has turned since another time, the short way round.
    func turn(since other: FingerPair) -> CGFloat {
        let turn = angle - other.angle
        return turn > .pi ? turn - 2 * .pi : turn < -.pi ? turn + 2 * .pi : turn
    }
}

/// How fast a number changes: what it was in the last tenth of a second.
struct RecentValues {
    private var samples: [(time: TimeInterval, value: CGFloat)] = []

    mutating func add(_ value: CGFloat, at time: TimeInterval) {
        samples.append((time, value))
        if samples.count > 32 { samples.removeFirst(16) }
    }

    mutating func removeAll() { samples.removeAll() }

    /// By how much it changes in a second.
    func velocity(at time: TimeInterval) -> CGFloat {
        let recent = samples.filter { time - $0.time <= 0.1 }
        guard let first = recent.first, let last = recent.last, last.time - first.time > 0.001 else { return 0 }
        return (last.value - first.value) / CGFloat(last.time - first.time)
    }
}

/// Follows two fingers for a recogniser, and keeps what it measures of them. Others beside the first two change nothing.
@MainActor
final class PairFollower {
    private unowned let recognizer: UIGestureRecognizer
    /// What is measured before anything has moved.
    private let start: CGFloat
    /// Whether the way from the first pair to another is a movement.
    private let isEnough: (_ from: FingerPair, _ to: FingerPair) -> Bool
    /// What a value becomes when the fingers move.
    private let measure: (_ value: CGFloat, _ from: FingerPair, _ to: FingerPair) -> CGFloat
    private var pair: FingerPair?
    private var recent = RecentValues()

    /// What is measured. Setting it has the movement counted from there.
    var value: CGFloat {
        didSet { recent.removeAll() }
    }

    init(
        of recognizer: UIGestureRecognizer, from start: CGFloat,
        isEnough: @escaping (_ from: FingerPair, _ to: FingerPair) -> Bool,
        measure: @escaping (_ value: CGFloat, _ from: FingerPair, _ to: FingerPair) -> CGFloat
    ) {
        (self.recognizer, self.start, value) = (recognizer, start, start)
        (self.isEnough, self.measure) = (isEnough, measure)
    }

    /// By how much the value changes in a second.
    var velocity: CGFloat { recent.velocity(at: recognizer.application?.time ?? 0) }

    /// Fingers came down.
    func begin() {
        if pair == nil { pair = FingerPair(recognizer.touches) }
    }

    /// Fingers moved.
    func move(_ event: UIEvent) {
        let begins = recognizer.state == .possible
        guard let old = pair, let now = FingerPair(recognizer.touches), !begins || isEnough(old, now) else { return }
        pair = now
        let samples = recent
        value = begins ? start : measure(value, old, now)
        recent = samples
        recent.add(value, at: event.timestamp)
        recognizer.move(to: begins ? .began : .changed)
    }

    /// Fingers went up. It is over when all are.
    func end(_ ended: Set<UITouch>) {
        let remaining = recognizer.touches.filter { !ended.contains($0) }
        pair = FingerPair(remaining)
        guard remaining.isEmpty else { return }
        if recognizer.state == .began || recognizer.state == .changed {
            recognizer.move(to: .ended)
        } else {
            recognizer.fail()
        }
    }

    func reset() { (pair, value) = (nil, start) }
}
