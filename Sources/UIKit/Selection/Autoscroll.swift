import Foundation

/// Follows a finger or the mouse that drags a selection, and scrolls while it is beyond what is seen of the text.
///
/// What follows is told a point that is never farther outside than a small step, however far away the finger is: a text
/// that scrolls by itself to show its caret, as a field does, then runs at that pace.
@MainActor
final class Autoscroll {
    private let reference: SelectableTextReference
    private var text: (any SelectableText)? { reference.text }
    private let follow: (CGPoint) -> Void
    private var pace: FrameTimers.Token?
    /// Where the finger is, in the screen's points.
    private(set) var screenPoint = CGPoint.zero

    private static let interval = 1.0 / 60
    /// The longest step, in points: 16 in a sixtieth of a second are as fast as can be read at all.
    private static let longestStep: CGFloat = 16

    /// - Parameter follow: Is told where the selection goes to, in points of the view.
    init(text: any SelectableText, follow: @escaping (CGPoint) -> Void) {
        reference = SelectableTextReference(text)
        self.follow = follow
    }

    /// The finger has moved.
    func moved(to point: CGPoint) {
        guard point.isFinite else { return }
        screenPoint = point
        let overshoot = step()
        if overshoot == .zero {
            pace = nil
        } else if pace == nil {
            pace = text?.application?.timers.every(Self.interval) { [weak self] in self?.tick() }
        }
    }

    /// The finger is up.
    func stop() {
        pace = nil
    }

    private func tick() {
        let overshoot = overshoot
        guard overshoot != .zero else { return stop() }
        scroll(by: overshoot)
        _ = step()
    }

    /// How far beyond what is seen the finger is, as the step that it causes.
    private var overshoot: CGPoint {
        guard let seen = text?.textOnScreen, text?.pointedView.window != nil, !seen.isNull, !seen.isEmpty else {
            return .zero
        }
        func step(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            let distance = value < low ? value - low : value > high ? value - high : 0
            guard distance != 0 else { return 0 }
            return max(1, min(Self.longestStep, abs(distance) / 2)) * (distance < 0 ? -1 : 1)
        }
        return CGPoint(
            x: step(screenPoint.x, seen.minX, seen.maxX), y: step(screenPoint.y, seen.minY, seen.maxY))
    }

    /// Tells where the selection goes to.
    private func step() -> CGPoint {
        guard let text, text.pointedView.window != nil else { return .zero }
        let (overshoot, seen) = (overshoot, text.textOnScreen)
        var point = screenPoint
        if !seen.isNull, !seen.isEmpty {
            // Just inside, where that is the text's last line and not the one below it.
            let inside = text.selectionScrollers.isEmpty ? 0 : min(1, seen.height / 2)
            point.x = min(max(point.x, seen.minX), seen.maxX) + overshoot.x
            point.y = min(max(point.y, seen.minY + inside), seen.maxY - inside)
        }
        follow(text.pointedView.convertFromScreen(point))
        return overshoot
    }

    /// Scrolls what can go on in that direction, the innermost first.
    private func scroll(by step: CGPoint) {
        var rest = step
        for scroller in text?.selectionScrollers ?? [] where rest != .zero {
            let before = scroller.contentOffset
            let wanted = CGPoint(x: before.x + rest.x, y: before.y + rest.y)
            // Content that was pulled beyond its edge is left to what pulls it.
            let after = scroller.clamped(wanted)
            scroller.contentOffset = after
            rest.x -= after.x - before.x
            rest.y -= after.y - before.y
        }
    }
}
