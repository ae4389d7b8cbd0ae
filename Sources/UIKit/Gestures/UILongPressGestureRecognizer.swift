import Foundation

/// Recognises fingers that stay where they are for a while, and follows them afterwards.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long fingers have to stay, in seconds. The default is half a second.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far fingers may move in that time, in points. The default is 10.
    open var allowableMovement: CGFloat = 10
    /// How many fingers. The default is 1.
    open var numberOfTouchesRequired = 1

    private var patience: FrameTimers.Token?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard numberOfTouches == numberOfTouchesRequired else {
            if numberOfTouches > numberOfTouchesRequired { fail() }
            return
        }
        patience = application?.timers.after(minimumPressDuration) { [weak self] in
            guard let self, state == .possible, numberOfTouches > 0 else { return }
            move(to: .began)
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        switch state {
        case .began, .changed: move(to: .changed)
        case .possible:
            for touch in touches {
                let distance = hypot(touch.screenPoint.x - touch.startPoint.x, touch.screenPoint.y - touch.startPoint.y)
                if distance > allowableMovement { fail() }
            }
        default: break
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if state == .began || state == .changed { move(to: .ended) } else { fail() }
    }

    open override func reset() {
        super.reset()
        patience?.cancel()
        patience = nil
    }
}
