import Foundation
import HostInterface

/// Gives the mouse's cursor the shape of what is under it: a bar over text that can be selected, a hand over links and
/// what else in a text can be tapped, an arrow elsewhere.
///
/// While a button is down the shape stays: what is dragged is the same text, wherever the mouse goes.
@MainActor
final class CursorFollower {
    private unowned let application: UIApplication
    /// Where the mouse is, in the screen's points; `nil` before it was moved for the first time.
    private var point: CGPoint?
    private var isPressed = false
    private var shown = MouseCursor.arrow

    init(application: UIApplication) {
        self.application = application
    }

    /// The mouse moved without a button.
    func mouseMoved(to point: CGPoint) {
        isPressed = false
        self.point = point.isFinite ? point : nil
        // A fast mouse moves more often than anybody sees.
        application.setNeedsFrame()
    }

    /// A pointer went down, moved or went up.
    func receive(_ event: PointerEvent) {
        guard case .mouse = event.id else { return }
        let new = CGPoint(x: event.point.x, y: event.point.y)
        point = new.isFinite ? new : nil
        isPressed = event.phase == .began || event.phase == .moved
        application.setNeedsFrame()
    }

    /// Looks at what is under the mouse in this frame.
    func update() {
        guard let point, !isPressed else { return }
        let hit = application.touches.hitTest(point)?.view
        application.tip.mouse(isOver: hit)
        let cursor = cursor(over: hit, at: point)
        guard cursor != shown else { return }
        shown = cursor
        application.host.setCursor(cursor)
    }

    private func cursor(over hit: UIView?, at point: CGPoint) -> MouseCursor {
        guard let hit else { return .arrow }
        // A button inside of a text is no text.
        guard hit.selectableText != nil || !hit.keepsTaps else { return .arrow }
        var responder: UIResponder? = hit
        while let current = responder, current.selectableText == nil { responder = current.next }
        guard let text = responder?.selectableText, text.isTextSelectable || text.isTextEditable else {
            return .arrow
        }
        return text.hasItem(at: text.pointedView.convertFromScreen(point)) ? .hand : .text
    }
}
