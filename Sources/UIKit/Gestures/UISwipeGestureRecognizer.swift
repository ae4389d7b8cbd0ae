import Foundation

/// Recognises fingers that move quickly in a direction.
///
/// It recognises while the fingers are down, as soon as they have moved far enough in one of its directions, and fails when
/// they go elsewhere first or take too long.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Where fingers move.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// One bit a direction.
        public let rawValue: UInt
        /// Creates directions from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Upwards.
        public static let up = Direction(rawValue: 4)
        /// Downwards.
        public static let down = Direction(rawValue: 8)
    }

    /// Where fingers may move. The default is to the right.
    open var direction = Direction.right
    /// How many fingers. The default is 1.
    open var numberOfTouchesRequired = 1

    /// How far fingers move, and how far beside the way they may be then, in points.
    private static let distance: CGFloat = 50
    private static let breadth: CGFloat = 40
    /// How long that may take, in seconds.
    private static let duration = 0.5

    private var start: (time: TimeInterval, point: CGPoint)?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if numberOfTouches > numberOfTouchesRequired { return fail() }
        // The last finger may come a moment later.
        start = (start?.time ?? event.timestamp, middle)
    }

    /// The middle of all fingers, on the screen.
    private var middle: CGPoint {
        let count = CGFloat(max(1, touches.count))
        return CGPoint(
            x: touches.reduce(0) { $0 + $1.screenPoint.x } / count,
            y: touches.reduce(0) { $0 + $1.screenPoint.y } / count)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        follow(event)
    }

    private func follow(_ event: UIEvent) {
        guard state == .possible, let start else { return }
        guard event.timestamp - start.time <= Self.duration else { return fail() }
        let way = CGPoint(x: middle.x - start.point.x, y: middle.y - start.point.y)
        let isAcross = abs(way.x) >= abs(way.y)
        let (along, beside) = isAcross ? (abs(way.x), abs(way.y)) : (abs(way.y), abs(way.x))
        guard beside <= Self.breadth else { return fail() }
        guard along >= Self.distance else { return }
        let taken: Direction = isAcross ? (way.x > 0 ? .right : .left) : (way.y > 0 ? .down : .up)
        guard direction.contains(taken), numberOfTouches == numberOfTouchesRequired else { return fail() }
        move(to: .ended)
    }

    /// A quick finger may have come up elsewhere without having been seen to move.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        follow(event)
        fail()
    }

    /// Where the swipe began, in points of a view, and not where the fingers are: so that it says what was meant.
    open override func location(in view: UIView?) -> CGPoint {
        guard let start else { return super.location(in: view) }
        return UITouch.convert(start.point, to: view, in: self.view?.window)
    }

    open override func reset() {
        super.reset()
        start = nil
    }
}
