import Foundation

/// Recognises two fingers that move apart or towards each other, and follows them. It ends when both are up.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// How far the fingers move apart or together before it is a pinch, in points.
    private static let slop: CGFloat = 8

    private var movement = PairMovement()
    private var isFollowing = false

    /// How many times as far from each other the fingers are as when it began. Setting it has the movement counted from there.
    open var scale: CGFloat = 1 {
        didSet {
            if !(scale.isFinite && scale > 0) { scale = oldValue }
            if !isFollowing { movement.recent.removeAll() }
        }
    }

    /// By how much ``scale`` changes in a second.
    open var velocity: CGFloat { movement.recent.velocity(at: application?.time ?? 0) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        movement.begin(self.touches)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let begins = state == .possible
        guard
            let (old, now) = movement.move(
                self.touches, isEnough: { !begins || abs($1.distance - $0.distance) > Self.slop })
        else { return }
        isFollowing = true
        scale = begins ? 1 : scale * now.distance / old.distance
        isFollowing = false
        movement.recent.add(scale, at: event.timestamp)
        move(to: begins ? .began : .changed)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        endPair(&movement, touches)
    }

    open override func reset() {
        super.reset()
        (movement, scale) = (PairMovement(), 1)
    }
}
