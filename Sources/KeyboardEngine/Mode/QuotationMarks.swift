import Foundation

/// The quotation marks of a language.
package struct QuotationMarks: Equatable, Sendable {
    /// Two marks that belong together.
    package struct Pair: Equatable, Sendable {
        /// The mark before what is quoted.
        package let open: Character
        /// The mark behind it.
        package let close: Character

        /// Two marks.
        package init(_ open: Character, _ close: Character) {
            self.open = open
            self.close = close
        }
    }

    /// The usual ones.
    package private(set) var outer: Pair
    /// Those inside of others.
    package private(set) var inner: Pair

    /// The sign that is an apostrophe in every language.
    private static let apostrophe = Character("’")
    /// What stands before a mark that opens, beside blanks.
    private static let openers: Set<Character> = ["(", "[", "{", "<", "¿", "¡", "-", "–", "—", "/", "="]

    /// Marks of a language's own; the default ones are those of English.
    package init(outer: Pair = Pair("“", "”"), inner: Pair = Pair("‘", "’")) {
        self.outer = outer
        self.inner = inner
    }

    /// The marks of a locale, or of English where it has none.
    package init(locale: Locale) {
        self.init()
        func mark(_ text: String?, of marks: String) -> Character? {
            guard let text, text.count == 1, marks.contains(text) else { return nil }
            return text.first
        }
        // What a locale has inside of others may be double marks as well.
        let (double, single) = ("“”„«»", "‘’‚‹›")
        if let open = mark(locale.quotationBeginDelimiter, of: double),
            let close = mark(locale.quotationEndDelimiter, of: double)
        {
            outer = Pair(open, close)
        }
        if let open = mark(locale.alternateQuotationBeginDelimiter, of: single),
            let close = mark(locale.alternateQuotationEndDelimiter, of: single)
        {
            inner = Pair(open, close)
        }
    }

    /// The mark for a straight one, by what stands before it. At the beginning, behind blanks, brackets, dashes and other
    /// opening marks it opens; elsewhere it closes, or is an apostrophe.
    package func mark(isDouble: Bool, behind before: String) -> Character {
        let marks = isDouble ? outer : inner
        guard let last = before.last, !last.isWhitespace, !Self.openers.contains(last) else { return marks.open }
        let other = isDouble ? inner : outer
        if last == other.open, last != Self.apostrophe, last != other.close { return marks.open }
        if isDouble { return marks.close }
        let isOpen = before.last { $0 == marks.open || $0 == marks.close } == marks.open
        return isOpen ? marks.close : Self.apostrophe
    }
}
