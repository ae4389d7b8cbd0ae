/// What sentences end with, and what may close behind their end.
enum SentenceEnd {
    /// The signs that end a sentence.
    static let signs: Set<Character> = [".", "!", "?", "…", "。", "！", "？", "։", "؟", "۔", "।", "॥"]
    /// Quotes and brackets that may stand between the end of a sentence, or of a word, and the blank behind it.
    static let closers: Set<Character> = ["\"", "'", ")", "]", "}", "”", "’", "“", "‘", "»", "«", "›", "‹"]
}

extension SurroundingText {
    /// Whether a capital is wanted at the caret.
    ///
    /// The end of the text before it is enough: what a sentence began with does not matter.
    package var wantsCapital: Bool {
        switch preferences.capitals {
        case .none: return false
        case .all: return true
        case .words, .sentences: break
        }
        guard let last = before.last else { return true }
        guard last.isWhitespace else { return false }
        if preferences.capitals == .words || last.isNewline { return true }
        let end = before.reversed().drop(while: \.isWhitespace).drop(while: SentenceEnd.closers.contains).first
        return end.map(SentenceEnd.signs.contains) ?? true
    }
}
