import Foundation

/// A finger that stays, or the mouse that moves with its button down, lifts what is to be dragged; then it drags it.
final class LiftGestureRecognizer: UIGestureRecognizer {
    private weak var interaction: UIDragInteraction?
    private var patience: FrameTimers.Token?
    private weak var finger: UITouch?
    /// What it has lifted.
    private weak var lifted: DragSession?
    /// How long a finger has to stay, in seconds, and how far it may move meanwhile, in points.
    static let (time, slop) = (0.5, 10.0)
    /// How far the mouse moves before it drags, in points.
    static let mouseSlop = 3.0

    init(_ interaction: UIDragInteraction) {
        self.interaction = interaction
        super.init()
    }

    override func shouldBegin() -> Bool {
        guard super.shouldBegin(), let touch = touches.first, let interaction else { return false }
        guard interaction.prepareLift(at: touch.startPoint) else { return false }
        // Whoever was asked may have ended this.
        guard isEnabled, state == .possible, !touches.isEmpty else {
            if let session = interaction.session { interaction.putBack(session) }
            return false
        }
        return true
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        interaction?.allowsSimultaneousRecognitionDuringLift != true
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard numberOfTouches == 1, let touch = touches.first else { return fail() }
        finger = touch
        guard touch.type != .indirectPointer else { return }
        patience = application?.timers.after(Self.time) { [weak self] in
            guard let self, state == .possible, numberOfTouches == 1 else { return }
            move(to: .began)
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let finger, touches.contains(finger) else { return }
        let distance = hypot(finger.screenPoint.x - finger.startPoint.x, finger.screenPoint.y - finger.startPoint.y)
        switch state {
        case .possible where finger.type == .indirectPointer: if distance > Self.mouseSlop { move(to: .began) }
        case .possible: if distance > Self.slop { fail() }
        case .began, .changed: move(to: .changed)
        default: break
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard let finger, touches.contains(finger) else { return }
        if state == .began || state == .changed { move(to: .ended) } else { fail() }
    }

    /// Whatever made it begin or end, the drag does too.
    override func move(to newState: State) {
        super.move(to: newState)
        // Who was called for it may have ended it.
        guard state == newState else { return }
        if newState == .began { lifted = interaction?.session }
        guard let session = lifted else { return }
        let drags = session.dispatcher
        switch newState {
        case .began:
            drags?.lift(session)
            if let finger { drags?.move(session, to: finger.screenPoint) }
        case .changed: if let finger { drags?.move(session, to: finger.screenPoint) }
        case .ended:
            if let finger { drags?.move(session, to: finger.screenPoint) }
            drags?.drop(session)
        case .cancelled, .failed: session.interaction.putBack(session)
        case .possible: break
        }
    }

    override func reset() {
        super.reset()
        patience?.cancel()
        (patience, finger) = (nil, nil)
        // The fingers went while it waited for others.
        let ending = lifted
        lifted = nil
        if let ending { ending.interaction.putBack(ending) }
    }
}
