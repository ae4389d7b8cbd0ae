import Foundation
import KeyboardEngine

@testable import UIKit

/// A keyboard that floats is dragged by its lower edge, while other fingers type on it, and two fingers change it.
extension RandomHands {
    /// Two fingers on the keys close or open; neither types.
    func pinchKeyboard() -> String? {
        if let fault = liftAll() { return fault }
        guard let keyboard = application.keyboard.shownKeyboard, let top = topOfKeys(keyboard), !hasPanel,
            choices.closing || choices.opening,
            let letters = application.inputContext.keyboard?.geometry.keys.filter(\.key.isTyping),
            let first = letters.randomElement(using: &random), let second = letters.randomElement(using: &random),
            abs(first.frame.midX - second.frame.midX) > 80, let field = fields.first(where: \.isFirstResponder)
        else { return nil }
        let (a, b) = (first.frame.center, second.frame.center)
        let (wide, half) = (choices.opening ? 1.4 : -0.4, CGPoint(x: (b.x - a.x) / 2, y: (b.y - a.y) / 2))
        func point(_ start: CGPoint, _ sign: CGFloat, _ part: CGFloat) -> CGPoint {
            CGPoint(
                x: top.x + start.x - sign * half.x * wide * part * 1.4,
                y: top.y + start.y - sign * half.y * wide * part * 1.4)
        }
        let before = (field.plainText, field.session.selectedRange, model.seen["pinch"])
        if let fault = down(0, point(a, 1, 0)) ?? down(1, point(b, -1, 0)) { return fault }
        for step in 1...4 {
            let part = CGFloat(step) / 4
            if let fault = move(0, point(a, 1, part)) ?? move(1, point(b, -1, part)) ?? wait(random.number(0...2)) {
                return fault
            }
        }
        if model.seen["pinch"] != before.2, field.isFirstResponder,
            (field.plainText, field.session.selectedRange) != (before.0, before.1)
        {
            return "two fingers have typed '\(field.plainText)' \(field.session.selectedRange) of \(before)"
        }
        return liftAll()
    }

    /// One finger drags the keyboard somewhere; others may touch its keys meanwhile.
    func dragKeyboard() -> String? {
        let container = application.keyboard.window.container
        guard application.keyboard.isFloating, let finger = (0...4).first(where: { live[$0] == nil }),
            let handle = container.subviews.first(where: { $0 is FloatingHandle })
        else { return nil }
        let grip = handle.convertToScreen(handle.bounds)
        let start = CGPoint(x: grip.minX + grip.width * .random(in: 0.1...0.9, using: &random), y: grip.midY)
        let before = container.frame
        if let fault = down(finger, start) { return fault }
        for _ in 0..<random.number(1...6) {
            let screen = application.screen.bounds
            let point = CGPoint(
                x: .random(in: -20...(screen.width + 20), using: &random),
                y: random.chance(0.3) ? screen.height + 60 : .random(in: -20...screen.height, using: &random))
            if let fault = move(finger, point) ?? faultOfDrag(before, start, point) { return fault }
            guard random.chance(0.4), live.count < 4 else { continue }
            let other = (0...4).first { live[$0] == nil } ?? 4
            if let fault = down(other, aim()) ?? (random.chance(0.7) ? up(other, live[other]?.point ?? .zero) : nil) {
                return fault
            }
        }
        model.note("drag")
        let end = live[finger]?.point ?? start
        let docks = isDragging && container.frame.maxY - application.screen.bounds.height >= 24
        if docks, choices.opening {
            model.settings.placement = "full"
            model.note("dock")
        }
        return random.chance(0.7) ? up(finger, end) : wait(random.number(1...20)) ?? up(finger, end)
    }

    private var isDragging: Bool { application.keyboard.isDragged && application.keyboard.isFloating }

    /// The finger stays where it is on the handle as far as the screen reaches; below it the keyboard follows.
    private func faultOfDrag(_ before: CGRect, _ start: CGPoint, _ point: CGPoint) -> String? {
        let (frame, screen) = (application.keyboard.window.container.frame, application.screen.bounds)
        // Keys that were typed meanwhile may have made another keyboard of it.
        guard isDragging, frame.size == before.size else { return nil }
        func clamped(_ value: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat { max(least, min(value, most)) }
        let top = min(60, screen.height - frame.height)
        let x = clamped(before.minX + point.x - start.x, 8, screen.width - frame.width - 8)
        let wanted = before.minY + point.y - start.y
        let most = max(top, screen.height - frame.height - 8)
        let y = wanted > most ? wanted : clamped(wanted, top, most)
        guard abs(frame.minX - x) > 1 || abs(frame.minY - y) > 1 else { return nil }
        return "dragged by \(point) from \(start) it is at \(frame), to be at \(x), \(y)"
    }
}
