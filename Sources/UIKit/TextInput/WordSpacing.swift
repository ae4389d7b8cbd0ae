import TextEngine

/// The blanks around whole words that are cut and put in again.
struct WordSpacing {
    let text: Rope

    // What needs no blank before or behind a word that is put in beside it, as in WebKit.
    private static let openers: Set<Unicode.Scalar> = [
        "(", "[", "{", "\"", "'", "#", "$", "/", "-", "`", "“", "‘", "«", "„", "‚", "¿", "¡",
    ]
    private static let closers: Set<Unicode.Scalar> = [
        ")", "]", "}", ".", ",", ";", ":", "?", "!", "'", "\"", "%", "*", "-", "/", "”", "’", "»", "…",
    ]

    private func unit(_ index: Int) -> UInt16? {
        index >= 0 && index < text.utf16Count ? text[index] : nil
    }

    /// The end of the text, or of a paragraph.
    private static func isEdge(_ unit: UInt16?) -> Bool { unit.map(LineTerminator.isTerminator) ?? true }
    private static func isBlank(_ unit: UInt16?) -> Bool { unit.map(WordBreaker.isBlank) ?? false }

    private static func isOne(of signs: Set<Unicode.Scalar>, _ unit: UInt16?) -> Bool {
        unit.flatMap { Unicode.Scalar($0) }.map(signs.contains) ?? false
    }

    /// Scripts that put no blanks between words. What lies beyond the first plane counts as one: it is ideographs and
    /// emoji. So do pictures and tokens.
    private static func isUnspaced(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0x2E80...0xA4CF, 0xAC00...0xDFFF,
            0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF, InlineBox.character:
            true
        default: false
        }
    }

    /// Whether a range is words and nothing but: it begins and ends with one, and cuts none.
    func isWholeWords(_ range: Range<Int>) -> Bool {
        guard !range.isEmpty, let first = unit(range.lowerBound), let last = unit(range.upperBound - 1),
            ![first, last].contains(where: { Self.isBlank($0) || Self.isEdge($0) })
        else { return false }
        let start = WordBreaker.wordRange(at: range.lowerBound, in: text)
        let end = WordBreaker.wordRange(at: range.upperBound, affinity: .upstream, in: text)
        guard start.lowerBound == range.lowerBound, end.upperBound == range.upperBound else { return false }
        return [start, end].contains { text.string(in: $0).contains { $0.isLetter || $0.isNumber } }
    }

    /// Returns the range to delete when words are cut: the words, and one blank beside them. The blank is taken where two
    /// would come to stand together, or one at the text's edge or beside a sign that needs none there.
    func removal(of words: Range<Int>) -> Range<Int> {
        guard isWholeWords(words) else { return words }
        let (before, after) = (unit(words.lowerBound - 1), unit(words.upperBound))
        if Self.isBlank(before), Self.isBlank(after) || Self.isEdge(after) || Self.isOne(of: Self.closers, after) {
            return (words.lowerBound - 1)..<words.upperBound
        }
        if Self.isBlank(after), Self.isEdge(before) || Self.isOne(of: Self.openers, before) {
            return words.lowerBound..<(words.upperBound + 1)
        }
        return words
    }

    /// Words with the blanks that they need in the place of a range.
    func insertion(of words: String, replacing range: Range<Int>) -> String {
        guard let first = words.utf16.first, let last = words.utf16.last else { return words }
        let (before, after) = (unit(range.lowerBound - 1), unit(range.upperBound))
        func isApart(_ left: UInt16?, _ right: UInt16?) -> Bool {
            guard let left, let right, !Self.isBlank(left), !Self.isBlank(right), !Self.isEdge(left),
                !Self.isEdge(right)
            else { return true }
            return Self.isUnspaced(left) || Self.isUnspaced(right) || Self.isOne(of: Self.openers, left)
                || Self.isOne(of: Self.closers, right)
        }
        return (isApart(before, first) ? "" : " ") + words + (isApart(last, after) ? "" : " ")
    }
}
