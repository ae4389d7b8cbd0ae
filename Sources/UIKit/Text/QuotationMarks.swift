import Foundation

/// The quotation marks of a language.
struct QuotationMarks {
    /// The usual ones.
    private(set) var outer = (open: Character("“"), close: Character("”"))
    /// Those inside of others.
    private(set) var inner = (open: Character("‘"), close: Character("’"))

    /// The sign that is an apostrophe in every language.
    private static let apostrophe = Character("’")
    /// What stands before a mark that opens, beside blanks.
    private static let openers: Set<Character> = ["(", "[", "{", "<", "¿", "¡", "-", "–", "—", "/", "="]

    /// The marks of a locale, or of English where it has none.
    init(locale: Locale) {
        func mark(_ text: String?, of marks: String) -> Character? {
            guard let text, text.count == 1, marks.contains(text) else { return nil }
            return text.first
        }
        // What a locale has inside of others may be double marks as well.
        let (double, single) = ("“”„«»", "‘’‚‹›")
        if let open = mark(locale.quotationBeginDelimiter, of: double),
            let close = mark(locale.quotationEndDelimiter, of: double)
        {
            outer = (open, close)
        }
        if let open = mark(locale.alternateQuotationBeginDelimiter, of: single),
            let close = mark(locale.alternateQuotationEndDelimiter, of: single)
        {
            inner = (open, close)
        }
    }

    /// The marks of the machine's locale.
    static let current = QuotationMarks(locale: .current)

    /// How much of the text before a mark is looked at, in UTF-16 units.
    static let reach = 64

    /// The mark for a straight one, by what stands before it. At the beginning, behind blanks, brackets, dashes and other
    /// opening marks it opens; elsewhere it closes, or is an apostrophe.
    func mark(isDouble: Bool, behind before: String) -> Character {
        let marks = isDouble ? outer : inner
        guard let last = before.last, !last.isWhitespace, !Self.openers.contains(last) else { return marks.open }
        let other = isDouble ? inner : outer
        if last == other.open, last != Self.apostrophe, last != other.close { return marks.open }
        if isDouble { return marks.close }
        let isOpen = before.last { $0 == marks.open || $0 == marks.close } == marks.open
        return isOpen ? marks.close : Self.apostrophe
    }
}
