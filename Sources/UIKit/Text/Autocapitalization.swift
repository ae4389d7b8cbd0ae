import Foundation
import TextEngine

extension TextInputSession {
    /// Whether the keyboard is to propose a capital at the caret.
    func wantsCapital(_ type: UITextAutocapitalizationType) -> Bool {
        switch type {
        case .none: return false
        case .allCharacters: return true
        case .words, .sentences: break
        }
        let caret = selectedRange.lowerBound
        // The end of the text before the caret is enough: what a sentence began with does not matter.
        let before = rope.string(in: max(0, caret - 32)..<caret)
        guard let last = before.last else { return true }
        guard last.isWhitespace else { return false }
        if type == .words || last.isNewline { return true }
        // Quotes and brackets may stand between the end of a sentence and the blank.
        let closers: Set<Character> = ["\"", "'", ")", "]", "”", "’", "»"]
        let end = before.reversed().drop(while: \.isWhitespace).drop(while: closers.contains).first
        return end.map { ".!?…。！？".contains($0) } ?? true
    }
}
