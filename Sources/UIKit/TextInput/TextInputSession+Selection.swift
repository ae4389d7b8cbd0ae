import Foundation
import TextEngine

/// The caret and the selection.
extension TextInputSession {
    /// Selects. Ranges are brought into the text and to the borders of characters.
    func select(_ selection: TextSelection) {
        noteSelecting()
        change { $0.select(selection) }
    }

    /// Selects as a person does: through the text's public property.
    func choose(_ selection: TextSelection) {
        client?.session(self, selects: selection)
    }

    /// Selects everything.
    func selectAll() {
        select(TextSelection(0..<length))
    }

    /// Moves the caret in the order in which text is stored.
    func move(_ direction: CaretDirection, by step: CaretStep, isExtending: Bool) {
        var moved = editor
        moved.moveCaret(direction, by: secret(step), isExtending: isExtending)
        choose(moved.selection)
    }

    /// Moves the caret to the left or the right as it is seen on the screen.
    func moveAcross(isRight: Bool, by step: CaretStep, isExtending: Bool) {
        let selection = selection
        let head = TextSelection(caret: selection.head, affinity: selection.affinity)
        if isExtending {
            guard let next = client?.session(self, besides: head, isRight: isRight, by: step) else { return }
            return choose(TextSelection(anchor: selection.anchor, head: next.head, affinity: next.affinity))
        }
        var caret = head
        if !selection.isCaret {
            // The selection gives way to its own edge; a longer step starts from there.
            caret = client?.session(self, besides: selection, isRight: isRight, by: .cluster) ?? head
            if step == .cluster { return choose(caret) }
        }
        choose(client?.session(self, besides: caret, isRight: isRight, by: step) ?? caret)
    }

    /// The word at an offset, or the blanks or the single character there. A secret text has one word.
    func wordRange(at offset: Int, affinity: TextSelection.Affinity) -> Range<Int> {
        guard !isSecure else { return 0..<length }
        return WordBreaker.wordRange(at: offset, affinity: affinity, in: rope)
    }

    private func change(_ body: (inout TextEditor) -> Void) {
        let before = selection
        changingSelection(body)
        guard selection != before else { return }
        // An input method does not follow a caret that is moved away.
        editor.commitMarkedText()
        clearsOnInsertion = false
        typingAttributes = nil
        client?.sessionShowsSelection(self)
        if selection.range != before.range { tellSelection() }
    }
}
