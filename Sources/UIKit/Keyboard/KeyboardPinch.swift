import Foundation

/// Two fingers on the keyboard that close, or open.
struct KeyboardPinch {
    private struct Finger {
        let start: CGPoint
        var point: CGPoint
    }

    /// What two fingers do.
    enum Direction {
        case closing, opening
    }

    private var fingers: [Int: Finger] = [:]
    private var isDone = false

    /// The least change of the distance between the fingers that is meant, in points and as a factor.
    private static let leastChange: CGFloat = 60
    private static let factor: CGFloat = 1.5
    /// How far each finger has moved at least, in points: one that holds a key while another wanders pinches nothing.
    private static let leastWay: CGFloat = 16

    /// How many fingers are down.
    var count: Int { fingers.count }

    /// A finger went down.
    mutating func began(_ finger: Int, at point: CGPoint) {
        if fingers.isEmpty { isDone = false }
        fingers[finger] = Finger(start: point, point: point)
    }

    /// A finger moved.
    /// - Returns: What two fingers have done now; each time they are down, once.
    mutating func moved(_ finger: Int, to point: CGPoint) -> Direction? {
        fingers[finger]?.point = point
        guard !isDone, fingers.count == 2, point.x.isFinite, point.y.isFinite else { return nil }
        let both = fingers.values.map { $0 }
        guard both.allSatisfy({ Self.distance($0.start, $0.point) >= Self.leastWay }) else { return nil }
        let before = Self.distance(both[0].start, both[1].start)
        let now = Self.distance(both[0].point, both[1].point)
        guard abs(now - before) >= Self.leastChange else { return nil }
        let direction: Direction? =
            now * Self.factor <= before ? .closing : before * Self.factor <= now ? .opening : nil
        isDone = direction != nil
        return direction
    }

    /// A finger is up.
    mutating func ended(_ finger: Int) {
        fingers[finger] = nil
    }

    private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
        hypot(a.x - b.x, a.y - b.y)
    }
}
