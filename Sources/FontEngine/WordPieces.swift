import TextEngine

/// Cuts the text of a run into what is shaped, kept and painted at once: words, and the blanks between them.
///
/// Letters do not join across blanks, so a word looks the same wherever it stands. Both the shaper and the painter cut
/// with this, which is why ink and geometry agree.
struct WordPieces: Sequence, IteratorProtocol {
    /// A part of a run.
    struct Piece: Equatable {
        /// UTF-16 units from the run's start.
        var range: Range<Int>
        /// Whether it consists of blanks (U+0020) only.
        var isBlank: Bool
    }

    private let text: [UInt16]
    private let isolatesGraphemes: Bool
    private let separatesSigns: Bool
    private var start = 0

    /// A text without blanks is cut after so many units, so that an edit never costs the whole of it. Letters of the
    /// scripts below U+0300 do not join, so that the cut costs no more than the kerning of one pair; no word of a language
    /// is so long.
    private static func longest(from first: UInt16) -> Int { first < 0x300 ? 32 : 128 }

    /// From so many units on it is cut behind certain letters, whose right side is straight, so that next to nothing is
    /// kerned there. Such cuts depend on the letters, not on where the text begins: soon behind an edit they are where
    /// they were before, and only the pieces up to there are shaped again.
    private static let long = 20

    private static func isCut(behind unit: UInt16) -> Bool {
        switch Unicode.Scalar(unit) {
        case "h", "l", "n", "u": true
        default: false
        }
    }

    /// Whether two characters beside each other are set apart in fonts that would make a sign of their own of them, as an
    /// arrow of `->` and a cross of the x in `3x4`. In a code or an address each character counts as it was typed.
    private static func makesSign(_ first: UInt16, _ second: UInt16) -> Bool {
        guard first < 0x7F, second < 0x7F else { return false }
        func isStroke(_ unit: UInt16) -> Bool { unit == 0x2D || unit >= 0x3C && unit <= 0x3E }
        if isStroke(second) { return isStroke(first) || first == 0x7C }
        return isStroke(first) && second == 0x7C || second == 0x78 && FontShaper.isDigit(first)
    }

    /// - Parameters:
    ///   - isolatesGraphemes: Whether every grapheme is a piece: in scripts whose characters do not act on each other, and
    ///     where each is a picture.
    ///   - separatesSigns: Whether the font makes arrows of hyphens and brackets.
    init(_ text: [UInt16], isolatesGraphemes: Bool, separatesSigns: Bool = false) {
        self.text = text
        self.isolatesGraphemes = isolatesGraphemes
        self.separatesSigns = separatesSigns
    }

    mutating func next() -> Piece? {
        guard start < text.count else { return nil }
        let first = start
        if isBlank(at: first) {
            while start < text.count, isBlank(at: start) { start += 1 }
            return Piece(range: first..<start, isBlank: true)
        }
        if isolatesGraphemes {
            start = border(atOrAfter: first + 1)
        } else {
            let limit = Swift.min(text.count, first + Self.longest(from: text[first]))
            var end = first + 1
            while end < limit, text[end] != 0x20, end - first < Self.long || !Self.isCut(behind: text[end - 1]) {
                if separatesSigns, Self.makesSign(text[end - 1], text[end]) { break }
                end += 1
            }
            start = border(atOrAfter: end)
        }
        return Piece(range: first..<start, isBlank: false)
    }

    /// Whether a blank stands at an offset that no mark is set on.
    private func isBlank(at offset: Int) -> Bool {
        text[offset] == 0x20 && (offset + 1 == text.count || border(atOrAfter: offset + 1) == offset + 1)
    }

    private func border(atOrAfter offset: Int) -> Int {
        // Below U+0300 nothing continues a grapheme.
        guard offset < text.count, text[offset] >= 0x300 else { return offset }
        return text.withUnsafeBufferPointer { GraphemeBreaker.boundary(atOrAfter: offset, in: $0, knowing: start) }
    }
}
