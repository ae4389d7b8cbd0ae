/// A word that is being typed, as far as it stands there: at the end of a text, of letters alone.
///
/// What is no word of a language is none: what belongs to an address, what has digits or underscores in it.
package struct WordInProgress: Equatable, Sendable {
    /// The letters.
    package let beginning: String

    /// Fewer letters begin too many words.
    package static let fewestLetters = 3
    /// More letters begin none.
    private static let mostLetters = 40

    /// Looks for one.
    /// - Parameter text: The text before the caret, or the end of it (``SurroundingText/reach``).
    /// - Returns: `nil` where the text does not end with a word of enough letters.
    package init?(endOf text: String) {
        let scalars = text.unicodeScalars
        var (start, letters) = (scalars.endIndex, 0)
        while start > scalars.startIndex, letters <= Self.mostLetters {
            let before = scalars.index(before: start)
            let scalar = scalars[before]
            if SpellingWords.isLetter(scalar) {
                letters += 1
            } else if !SpellingWords.isApostrophe(scalar) || start == scalars.endIndex
                || before == scalars.startIndex || !SpellingWords.isLetter(scalars[scalars.index(before: before)])
            {
                break
            }
            start = before
        }
        let word = String(scalars[start...])
        guard word.count >= Self.fewestLetters, letters >= Self.fewestLetters, letters <= Self.mostLetters else {
            return nil
        }
        if start > scalars.startIndex {
            guard Self.maybeBeforeWord(scalars[scalars.index(before: start)]) else { return nil }
        }
        beginning = word
    }

    /// Whether a word may begin behind a scalar: behind a blank, a bracket, a quotation mark or a dash.
    private static func maybeBeforeWord(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.properties.isWhitespace { return true }
        switch scalar.properties.generalCategory {
        case .openPunctuation, .initialPunctuation, .finalPunctuation, .dashPunctuation: return true
        default: return "\"'¿¡".unicodeScalars.contains(scalar)
        }
    }
}
