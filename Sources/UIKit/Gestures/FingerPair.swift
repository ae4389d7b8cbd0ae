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

/// The movement of two fingers, as a recogniser follows it. Others beside the first two change nothing.
struct PairMovement {
    private var pair: FingerPair?
    /// What the recogniser measures.
    var recent = RecentValues()

    /// Fingers came down.
    @MainActor
    mutating func begin(_ touches: [UITouch]) {
        if pair == nil { pair = FingerPair(touches) }
    }

    /// Fingers moved.
    /// - Parameter isEnough: Whether the way from the first pair to the second is a movement.
    /// - Returns: The pair that was and the one that is now, if they have moved.
    @MainActor
    mutating func move(
        _ touches: [UITouch], isEnough: (_ from: FingerPair, _ to: FingerPair) -> Bool
    ) -> (from: FingerPair, to: FingerPair)? {
        guard let old = pair, let now = FingerPair(touches), isEnough(old, now) else { return nil }
        pair = now
        return (old, now)
    }

    /// Fingers went up: these are left.
    @MainActor
    mutating func end(_ remaining: [UITouch]) { pair = FingerPair(remaining) }
}

extension UIGestureRecognizer {
    /// Fingers of a pair went up. It is over when both are.
    func endPair(_ movement: inout PairMovement, _ ended: Set<UITouch>) {
        let remaining = touches.filter { !ended.contains($0) }
        movement.end(remaining)
        guard remaining.isEmpty else { return }
        if state == .began || state == .changed { move(to: .ended) } else { fail() }
    }
}
