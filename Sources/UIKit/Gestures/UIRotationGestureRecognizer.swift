import Foundation

/// Recognises two fingers that turn around each other, and follows them. It ends when both are up.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// How far the fingers turn before it is a rotation, in radians.
    private static let slop: CGFloat = 0.1

    private lazy var fingers = PairFollower(of: self, from: 0) {
        abs($1.turn(since: $0)) > Self.slop
    } measure: {
        $0 + $2.turn(since: $1)
    }

    /// How far the fingers have turned since it began, in radians, clockwise. Setting it has the movement counted from there;
    /// what is no number is left out.
    open var rotation: CGFloat {
        get { fingers.value }
        set { if newValue.isFinite { fingers.value = newValue } }
    }

    /// How fast they turn, in radians a second.
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
