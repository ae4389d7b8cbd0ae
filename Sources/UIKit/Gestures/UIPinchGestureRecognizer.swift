import Foundation

/// Recognises two fingers that move apart or towards each other, and follows them. It ends when both are up.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// How far the fingers move apart or together before it is a pinch, in points.
    private static let slop: CGFloat = 8

    private lazy var fingers = PairFollower(of: self, from: 1) {
        abs($1.distance - $0.distance) > Self.slop
    } measure: {
        $0 * $2.distance / $1.distance
    }

    /// How many times as far from each other the fingers are as when it began. Setting it has the movement counted from
    /// there; what is no positive number is left out.
    open var scale: CGFloat {
        get { fingers.value }
        set { if newValue.isFinite && newValue > 0 { fingers.value = newValue } }
    }

    /// By how much ``scale`` changes in a second.
    open var velocity: CGFloat { fingers.velocity }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        fingers.begin()
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        fingers.move(event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        fingers.end(touches)
    }

    open override func reset() {
        super.reset()
        fingers.reset()
    }
}
