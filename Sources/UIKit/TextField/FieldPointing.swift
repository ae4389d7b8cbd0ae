import Foundation
import TextEngine

/// What fingers and the mouse do to a field's caret and selection.
///
/// The mouse sets the caret where it is pressed and selects as it is dragged; with Shift a press selects from where the
/// selection began. A finger sets the caret at a word's edge
/// when it taps, selects as it slides along the line, and moves the caret character by character after a long press.
/// Two taps select a word, three everything.
@MainActor
final class FieldPointing {
    private enum Mode {
        case none
        /// A finger is down and has not decided.
        case undecided(start: CGPoint)
        /// The selection follows; the part that was selected first stays selected.
        case selecting(first: Range<Int>, byWord: Bool)
        /// The caret follows.
        case caret
    }

    private unowned let field: UITextField
    private var mode = Mode.none
    private var patience: FrameTimers.Token?

    private static let longPress = 0.5

    init(field: UITextField) {
        self.field = field
    }

    private func stop(at touch: UITouch) -> TextSelection {
        field.stop(nearestTo: touch.location(in: field))
    }

    // MARK: Touches

    func began(_ touch: UITouch) {
        if touch.type == .indirectPointer { return mouseBegan(touch) }
        mode = .undecided(start: touch.location(in: field))
        patience = UIApplication.shared.timers.after(Self.longPress) { [weak self, weak touch] in
            guard let self, let touch, case .undecided = mode else { return }
            pressedLong(touch)
        }
    }

    private func mouseBegan(_ touch: UITouch) {
        let wasEditing = field.isFirstResponder
        guard let place = begin(at: touch) else { return }
        // What is dragged is the selection, not a scroll view around the field.
        claim(touch)
        switch touch.tapCount {
        case 1 where wasEditing && UIApplication.shared.presses.modifiers.contains(.shift):
            let anchor = field.session.selection.anchor
            field.session.select(TextSelection(anchor: anchor, head: place.head, affinity: place.affinity))
            mode = .selecting(first: anchor..<anchor, byWord: false)
        case 1:
            field.session.select(place)
            mode = .selecting(first: place.head..<place.head, byWord: false)
        case 2:
            let word = field.session.wordRange(at: place.head, affinity: place.affinity)
            field.session.select(TextSelection(word))
            mode = .selecting(first: word, byWord: true)
        default:
            field.session.selectAll()
            mode = .none
        }
    }

    /// The place under a touch, with the field as the first responder; `nil` when it does not become that, or when a
    /// program that heard of it has selected something: that is not undone by the touch that began the editing.
    ///
    /// The place is that of what the person saw when touching: text that begins to be edited may move.
    private func begin(at touch: UITouch, atWordEdge: Bool = false) -> TextSelection? {
        var place = stop(at: touch)
        if atWordEdge { place = wordEdge(near: place, x: touch.location(in: field).x) }
        guard !field.isFirstResponder else { return field.becomeFirstResponder() ? place : nil }
        let before = field.session.selection
        guard field.becomeFirstResponder(), field.session.selection == before || !field.hasText else { return nil }
        return place
    }

    private func pressedLong(_ touch: UITouch) {
        guard let place = begin(at: touch) else { return }
        claim(touch)
        mode = .caret
        field.session.select(place)
    }

    /// Keeps a touch from a scroll view around the field.
    private func claim(_ touch: UITouch) {
        for recognizer in touch.gestureRecognizers ?? [] { recognizer.fail() }
    }

    func moved(_ touch: UITouch) {
        switch mode {
        case .none: break
        case .undecided(let start):
            let point = touch.location(in: field)
            let (across, down) = (abs(point.x - start.x), abs(point.y - start.y))
            guard max(across, down) > UIPanGestureRecognizer.slop else { return }
            patience?.cancel()
            guard field.isFirstResponder, across > down else {
                mode = .none
                return
            }
            claim(touch)
            let first = field.stop(nearestTo: start).head
            mode = .selecting(first: first..<first, byWord: false)
            extend(to: touch, from: first..<first, byWord: false)
        case .selecting(let first, let byWord): extend(to: touch, from: first, byWord: byWord)
        case .caret: field.session.select(stop(at: touch))
        }
    }

    private func extend(to touch: UITouch, from first: Range<Int>, byWord: Bool) {
        let place = stop(at: touch)
        var reached = place.head..<place.head
        if byWord { reached = field.session.wordRange(at: place.head, affinity: place.affinity) }
        let isBackwards = reached.lowerBound < first.lowerBound
        field.session.select(
            TextSelection(
                anchor: isBackwards ? first.upperBound : first.lowerBound,
                head: isBackwards ? reached.lowerBound : max(reached.upperBound, first.upperBound),
                affinity: place.affinity))
    }

    func ended(_ touch: UITouch) {
        patience?.cancel()
        defer { mode = .none }
        guard case .undecided = mode, field.isTouchInside else { return }
        tapped(touch)
    }

    func cancelled() {
        patience?.cancel()
        mode = .none
    }

    private func tapped(_ touch: UITouch) {
        UIApplication.shared.keyboard.fieldWasTapped()
        // Also when the field has the focus: a keyboard that was dismissed comes back.
        guard let place = begin(at: touch, atWordEdge: touch.tapCount == 1) else { return }
        switch touch.tapCount {
        case 1: field.session.select(place)
        case 2:
            field.session.select(
                TextSelection(field.session.wordRange(at: place.head, affinity: place.affinity)))
        default: field.session.selectAll()
        }
    }

    /// The edge of the word at a place that is nearer to the finger: fingers are wider than letters.
    private func wordEdge(near place: TextSelection, x: CGFloat) -> TextSelection {
        guard !field.isSecureTextEntry else { return TextSelection(caret: field.session.length) }
        let word = field.session.wordRange(at: place.head, affinity: place.affinity)
        guard word.contains(place.head), place.head != word.lowerBound else { return place }
        let ends = [TextSelection(caret: word.lowerBound), TextSelection(caret: word.upperBound, affinity: .upstream)]
        let distances = ends.map { abs(x - field.caretRect(at: $0).midX) }
        return distances[0] < distances[1] ? ends[0] : ends[1]
    }
}
