import Foundation
import TextEngine

/// The mouse: a press sets the caret, a drag selects, the second button opens the menu.
extension TextPointing {
    func mouseBegan(_ touch: UITouch) {
        let wasEditing = text.hasFocus
        menu.dismiss()
        let start = touch.location(in: text.pointedView)
        let extends = text.application?.presses.modifiers.contains(.shift) == true
        if touch.tapCount == 1, !extends, text.mayLiftSelection(at: start) { return mode = .pressed(start: start) }
        press(touch, at: start, wasEditing: wasEditing)
    }

    private func press(_ touch: UITouch, at point: CGPoint, wasEditing: Bool) {
        guard text.isTextSelectable || text.isTextEditable, let place = begin(at: point) else { return }
        mode = .none
        // What is dragged is the selection, not a scroll view around the text.
        text.claim(touch) { [weak self, weak touch] in
            if let touch { self?.mousePressed(touch, at: place, wasEditing: wasEditing) }
        }
    }

    /// The mouse moves with its button down on what is selected, and nobody has lifted that: it selects from where it was pressed.
    func mouseMoved(_ touch: UITouch, from start: CGPoint) {
        let point = touch.location(in: text.pointedView)
        guard hypot(point.x - start.x, point.y - start.y) > LiftGestureRecognizer.mouseSlop else { return }
        mode = .none
        press(touch, at: start, wasEditing: true)
        moved(touch)
    }

    /// The button went up where it went down on what is selected: the caret comes there.
    func mouseReleased(at point: CGPoint) {
        guard !text.invokeItem(at: point), let place = begin(at: point) else { return }
        text.choose(place)
    }

    private func mousePressed(_ touch: UITouch, at place: TextSelection, wasEditing: Bool) {
        if touch.tapCount == 1, wasEditing, text.application?.presses.modifiers.contains(.shift) == true {
            let anchor = text.selection.anchor
            mode = .selecting(first: anchor..<anchor, unit: .character)
            return text.choose(TextSelection(anchor: anchor, head: place.head, affinity: place.affinity))
        }
        let unit: Unit =
            touch.tapCount == 1 || !text.isTextSelectable ? .character : touch.tapCount == 2 ? .word : .paragraph
        let first = range(of: unit, at: place)
        mode = .selecting(first: first, unit: unit)
        text.choose(unit == .character ? place : TextSelection(first))
    }

    /// The mouse's second button went down at a point of the view: the menu opens there. A word under the pointer is
    /// selected first, unless the pointer is on what is selected already.
    func menuButtonPressed(at point: CGPoint) {
        noteTouch(isFinger: false)
        guard point.isFinite, text.mayPoint(at: point), text.isTextSelectable || text.isTextEditable else { return }
        func isOn(_ range: Range<Int>) -> Bool {
            !range.isEmpty && text.rects(of: range).contains { $0.contains(point) }
        }
        let wasOnSelection = isOnSelection(point)
        guard let place = begin(at: point) else { return }
        if !wasOnSelection {
            let word = text.wordRange(at: place.head, affinity: place.affinity)
            text.choose(text.isTextSelectable && isOn(word) ? TextSelection(word) : place)
        }
        menu.present(at: point)
    }
}
