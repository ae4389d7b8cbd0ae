import Foundation

/// Recognises two fingers that turn around each other, and follows them. It ends when both are up.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// How far the fingers turn before it is a rotation, in radians.
    private static let slop: CGFloat = 0.1

    private var movement = PairMovement()
    private var isFollowing = false

    /// How far the fingers have turned since it began, in radians, clockwise. Setting it has the movement counted from there.
    open var rotation: CGFloat = 0 {
        didSet {
            if !(rotation.isFinite) { rotation = oldValue }
            if !isFollowing { movement.recent.removeAll() }
        }
    }

    /// How fast they turn, in radians a second.
    open var velocity: CGFloat { movement.recent.velocity(at: application?.time ?? 0) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        movement.begin(self.touches)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let begins = state == .possible
        guard let (old, now) = movement.move(self.touches, isEnough: { !begins || abs($1.turn(since: $0)) > Self.slop })
        else { return }
        isFollowing = true
        rotation = begins ? 0 : rotation + now.turn(since: old)
        isFollowing = false
        movement.recent.add(rotation, at: event.timestamp)
        move(to: begins ? .began : .changed)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        endPair(&movement, touches)
    }

    open override func reset() {
        super.reset()
        (movement, rotation) = (PairMovement(), 0)
    }
}
