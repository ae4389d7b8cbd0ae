import Foundation

/// Recognises one or more taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps. The default is 1.
    open var numberOfTapsRequired = 1
    /// How many fingers. The default is 1.
    open var numberOfTouchesRequired = 1

    /// How far a finger may move in a tap: a thumb rolls.
    static let slop: CGFloat = 20
    /// How long after a tap the next one of a double tap may come.
    static let pause = 0.35

    private var taps = 0
    private var greatestTouches = 0
    private var greatestTapCount = 0
    private var patience: FrameTimers.Token?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        patience?.cancel()
        greatestTouches = max(greatestTouches, numberOfTouches)
        greatestTapCount = touches.reduce(greatestTapCount) { max($0, $1.tapCount) }
        if numberOfTouches > numberOfTouchesRequired { fail() }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        for touch in touches {
            let distance = hypot(touch.screenPoint.x - touch.startPoint.x, touch.screenPoint.y - touch.startPoint.y)
            if distance > Self.slop { fail() }
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard state == .possible, numberOfTouches == touches.count else { return }
        guard greatestTouches == numberOfTouchesRequired else { return fail() }
        // The touch knows whether it follows a tap in the same place; one elsewhere is a first one again.
        taps = greatestTapCount > 1 ? taps + 1 : 1
        (greatestTouches, greatestTapCount) = (0, 0)
        if taps >= numberOfTapsRequired {
            taps = 0
            move(to: .ended)
        } else {
            patience = application?.timers.after(Self.pause) { [weak self] in
                guard let self else { return }
                taps = 0
                move(to: .failed)
                startOver()
            }
        }
    }

    override var isUndecided: Bool { state == .possible && taps > 0 }

    open override func reset() {
        super.reset()
        patience?.cancel()
        (taps, greatestTouches, greatestTapCount) = (0, 0, 0)
    }
}
