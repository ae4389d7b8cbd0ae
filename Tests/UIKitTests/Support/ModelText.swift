import Foundation
import KeyboardEngine

/// What a text is to be, as strings and no more: what edits of input methods make of it.
struct ModelText {
    private(set) var text = ""
    /// What is selected, in UTF-16 units.
    private(set) var selection = 0..<0
    /// What is composed.
    private(set) var marked: Range<Int>?
    /// A secret that is entered again: the next edit replaces everything.
    var startsOver = false
    var isSecure = false
    /// Whether return ends a line.
    var hasLines = false

    /// The text around the caret as an input method is told of it.
    func surroundings(_ preferences: TypingPreferences) -> SurroundingText {
        let start = (marked ?? selection).lowerBound
        return SurroundingText(
            before: isSecure ? "" : self[max(0, start - SurroundingText.reach)..<start],
            hasSelection: !selection.isEmpty, isComposing: marked != nil, isKnown: !isSecure, preferences: preferences)
    }

    subscript(range: Range<Int>) -> String {
        (text as NSString).substring(with: NSRange(location: range.lowerBound, length: range.count))
    }

    /// Carries an edit out; for a deletion of words it only says where they may begin.
    mutating func carryOut(_ edit: InputEdit) {
        switch edit {
        case .insert(let new), .complete(let new): replace(marked ?? selection, with: new)
        case .substitute(let new, _, let count):
            let place = marked ?? selection
            replace(max(0, place.lowerBound - count)..<place.upperBound, with: new)
        case .compose(let composition):
            let start = (startsOver ? 0..<0 : marked ?? selection).lowerBound
            replace(marked ?? selection, with: composition.text)
            guard !composition.text.isEmpty else { return }
            marked = start..<(start + composition.text.utf16.count)
            selection = (start + composition.selection.lowerBound)..<(start + composition.selection.upperBound)
        case .commit: marked = nil
        case .insertReturn:
            marked = nil
            if hasLines { replace(selection, with: "\n") }
        case .delete(let deletion): delete(deletion)
        }
    }

    private mutating func delete(_ deletion: Deletion) {
        marked = nil
        if !selection.isEmpty || startsOver { return replace(selection, with: "") }
        let (before, behind) = (self[0..<selection.lowerBound], self[selection.upperBound..<text.utf16.count])
        if deletion.isForward {
            guard let first = behind.first else { return }
            replace(selection.lowerBound..<(selection.lowerBound + String(first).utf16.count), with: "")
        } else if let last = before.last {
            replace((selection.lowerBound - String(last).utf16.count)..<selection.lowerBound, with: "")
        }
    }

    private mutating func replace(_ range: Range<Int>, with new: String) {
        let range = startsOver ? 0..<text.utf16.count : range
        startsOver = false
        text = self[0..<range.lowerBound] + new + self[range.upperBound..<text.utf16.count]
        let caret = range.lowerBound + new.utf16.count
        (selection, marked) = (caret..<caret, nil)
    }

    /// Something else than the keys has selected: what is composed is decided by that.
    mutating func select(_ range: Range<Int>) {
        let range = range.clamped(to: 0..<text.utf16.count)
        if range != selection { marked = nil }
        selection = range
    }

    /// The words before the caret go, as far as the text says that is left.
    /// - Returns: Whether that is a text that a deletion leaves.
    mutating func deleteWord(leaving left: String) -> Bool {
        marked = nil
        let end = selection.upperBound
        let count = text.utf16.count - left.utf16.count
        guard selection.isEmpty, !startsOver, count >= 0, count <= end, count > 0 || end == 0,
            left == self[0..<(end - count)] + self[end..<text.utf16.count]
        else {
            delete(Deletion(.character))
            return text == left
        }
        replace((end - count)..<end, with: "")
        return true
    }
}
