/// What counts as an occurrence of what is searched for.
package struct SearchOptions: Hashable, Sendable {
    /// Where in a word an occurrence may stand.
    package enum WordMatch: Hashable, Sendable {
        /// Anywhere.
        case contains
        /// At the start of a word.
        case startsWith
        /// From the start of a word to the end of one.
        case fullWord
    }

    /// Whether capital and small letters are the same.
    package var ignoresCase = true
    /// Whether letters are the same with and without accents, points and the like.
    package var ignoresMarks = true
    /// Where in a word an occurrence may stand.
    package var wordMatch = WordMatch.contains

    /// Options that ignore case and marks and words.
    package init(ignoresCase: Bool = true, ignoresMarks: Bool = true, wordMatch: WordMatch = .contains) {
        self.ignoresCase = ignoresCase
        self.ignoresMarks = ignoresMarks
        self.wordMatch = wordMatch
    }
}
