import Foundation

/// Hands the touches of a view to what fingers and the mouse do to its text, as a gesture: it keeps touches from others
/// when it does something with them, waits for those that the program wants to decide first, and fails where it does
/// nothing.
final class TextInteractionRecognizer: UIGestureRecognizer {
    let text: InteractionText
    private var finger: UITouch?
    /// What is done as soon as the gesture is recognised.
    private var due: (() -> Void)?
    private var isTapDue = false

    init(text: InteractionText) {
        self.text = text
        super.init()
        name = "text interaction"
        addAction { [weak self] _ in self?.act() }
    }

    // MARK: What the text does

    /// Takes the touch for something that goes on.
    func claim(then act: @escaping () -> Void) {
        if state == .began || state == .changed { return act() }
        guard state == .possible else { return }
        due = act
        state = .began
    }

    /// Takes the touch for a tap, which is over.
    func claimTap(then act: @escaping () -> Void) {
        if state == .began || state == .changed { return act() }
        guard state == .possible else { return }
        (due, isTapDue) = (act, true)
        state = .ended
    }

    private func act() {
        guard state == .began || state == .ended else { return }
        if let act = due {
            due = nil
            text.actingWillBegin()
            act()
        }
        if state == .ended { text.actingDidEnd() }
    }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard finger == nil, let touch = touches.first else { return }
        finger = touch
        text.pointing.began(touch)
        failIfIdle()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let finger, touches.contains(finger) else { return }
        text.pointing.moved(finger)
        failIfIdle()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard let finger, touches.contains(finger) else { return }
        self.finger = nil
        text.pointing.ended(finger)
        if state == .began || state == .changed {
            state = .ended
        } else if !isTapDue {
            cancel()
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let finger, touches.contains(finger) else { return }
        self.finger = nil
        super.touchesCancelled(touches, with: event)
        if isWaiting { cancel() }
    }

    private func failIfIdle() {
        if text.pointing.isIdle, state == .possible, !isWaiting { fail() }
    }

    override func move(to newState: State) {
        super.move(to: newState)
        guard state == .failed || state == .cancelled else { return }
        (due, isTapDue) = (nil, false)
        text.pointing.cancelled()
        text.actingDidEnd()
    }

    override func reset() {
        super.reset()
        (finger, due, isTapDue) = (nil, nil, false)
    }
}
