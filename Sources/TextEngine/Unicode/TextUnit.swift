/// The units that a text is read in. Offsets are UTF-16; those outside the text are clamped.
package enum TextUnit: CaseIterable, Sendable {
    /// What a person calls a character.
    case cluster
    /// A word without what stands around it.
    case word
    /// A sentence with the blanks behind it.
    case sentence
    /// A paragraph with its terminator.
    case paragraph
    /// The whole text.
    case document

    /// The unit that an offset is in; on the border of two the one behind, or the one before.
    /// - Parameter isBackward: Whether the one before is meant.
    /// - Returns: `nil` between words, and where the text ends.
    package func range(at offset: Int, isBackward: Bool, in rope: Rope) -> Range<Int>? {
        let offset = min(max(0, offset), rope.utf16Count)
        guard isBackward ? offset > 0 : offset < rope.utf16Count else { return nil }
        // A unit of the text that is on the side that is meant.
        let inside = isBackward ? offset - 1 : offset
        switch self {
        case .cluster: return GraphemeBreaker.clusters(covering: inside..<(inside + 1), in: rope)
        case .word:
            let word = WordBreaker.wordRange(at: inside, in: rope)
            // What is no word, blanks or a full stop, has its end elsewhere, and the end of a paragraph is in no word.
            return word.contains(inside) && WordBreaker.wordEnd(after: word.lowerBound, in: rope) == word.upperBound
                && WordBreaker.wordStart(before: word.upperBound, in: rope) == word.lowerBound ? word : nil
        case .sentence: return WordBreaker.sentenceRange(at: inside, in: rope)
        case .paragraph: return rope.paragraphRange(containing: inside)
        case .document: return 0..<rope.utf16Count
        }
    }

    /// The end of the next unit behind an offset, or `nil` when there is none.
    package func end(after offset: Int, in rope: Rope) -> Int? {
        let offset = max(0, offset)
        guard offset < rope.utf16Count else { return nil }
        guard self == .word else { return range(at: offset, isBackward: false, in: rope)?.upperBound }
        let end = WordBreaker.wordEnd(after: offset, in: rope)
        return range(at: end, isBackward: true, in: rope) == nil ? nil : end
    }

    /// The start of the next unit before an offset, or `nil` when there is none.
    package func start(before offset: Int, in rope: Rope) -> Int? {
        let offset = min(offset, rope.utf16Count)
        guard offset > 0 else { return nil }
        guard self == .word else { return range(at: offset, isBackward: true, in: rope)?.lowerBound }
        let start = WordBreaker.wordStart(before: offset, in: rope)
        return range(at: start, isBackward: false, in: rope) == nil ? nil : start
    }
}
