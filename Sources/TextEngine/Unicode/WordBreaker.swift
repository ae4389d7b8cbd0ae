/// Finds words and sentences around an offset, as the keys and taps of an editor want them.
///
/// Words are those of UAX #29 and of ICU's dictionaries. Only a window around the offset is looked at, so the cost does
/// not depend on the length of the text or of its paragraphs. Offsets are UTF-16; those outside the text are clamped.
package enum WordBreaker {
    /// Where control and the right arrow lead from `offset`: the end of the word that it is in or before.
    ///
    /// That is GTK's rule, and UIKit's; Qt goes on to where the next word starts. Blanks, punctuation and line
    /// terminators in between are passed over, but no more than some thousand units of them.
    package static func wordEnd(after offset: Int, in rope: Rope) -> Int {
        edge(after: offset, in: rope).offset
    }

    /// Where control and the left arrow lead from `offset`: the start of the word that it is in or behind, as in GTK,
    /// Qt and UIKit.
    package static func wordStart(before offset: Int, in rope: Rope) -> Int {
        edge(before: offset, in: rope).offset
    }

    /// The end of the word that `offset` is in or before, and that word; without one where the search ends before any.
    package static func edge(after offset: Int, in rope: Rope) -> (offset: Int, word: Range<Int>?) {
        let first = min(max(offset, 0), rope.utf16Count)
        var position = first
        var radius = BreakWindow.smallestRadius
        while position < rope.utf16Count {
            guard position - first < BreakWindow.largestRadius else { return (position, nil) }
            let window = BreakWindow(around: position, radius: radius, in: rope)
            guard let word = window.wordSegments().first(where: { $0.isWord && $0.range.upperBound > position }) else {
                position = window.range.upperBound
                continue
            }
            if window.isWhole(word.range) || radius == BreakWindow.largestRadius {
                let whole = GraphemeBreaker.clusters(covering: word.range, in: rope)
                return (whole.upperBound, whole)
            }
            radius = BreakWindow.radius(after: radius)
        }
        return (rope.utf16Count, nil)
    }

    /// The start of the word that `offset` is in or behind, and that word; without one where the search ends before any.
    package static func edge(before offset: Int, in rope: Rope) -> (offset: Int, word: Range<Int>?) {
        let last = min(max(offset, 0), rope.utf16Count)
        var position = last
        var radius = BreakWindow.smallestRadius
        while position > 0 {
            guard last - position < BreakWindow.largestRadius else { return (position, nil) }
            let window = BreakWindow(around: position, radius: radius, in: rope)
            guard let word = window.wordSegments().last(where: { $0.isWord && $0.range.lowerBound < position }) else {
                position = window.range.lowerBound
                continue
            }
            if window.isWhole(word.range) || radius == BreakWindow.largestRadius {
                let whole = GraphemeBreaker.clusters(covering: word.range, in: rope)
                return (whole.lowerBound, whole)
            }
            radius = BreakWindow.radius(after: radius)
        }
        return (0, nil)
    }

    /// What a double tap at `offset` selects: a word, a run of blanks, or else a single cluster.
    ///
    /// Between two of them it is the one behind `offset`, with `.upstream` affinity the one before. At the end of a
    /// line that has text it is the one before in any case. Empty only in an empty line at the end of the text.
    package static func wordRange(
        at offset: Int, affinity: TextSelection.Affinity = .downstream, in rope: Rope
    ) -> Range<Int> {
        let offset = min(max(offset, 0), rope.utf16Count)
        guard let index = indexOfTappedUnit(at: offset, affinity: affinity, in: rope) else { return offset..<offset }
        if isBlank(rope[index]) { return blanks(around: index, in: rope) }
        var radius = BreakWindow.smallestRadius
        while true {
            let window = BreakWindow(around: index, radius: radius, in: rope)
            guard let word = window.wordSegments().first(where: { $0.range.contains(index) }), word.isWord else {
                break
            }
            if window.isWhole(word.range) || radius == BreakWindow.largestRadius {
                return GraphemeBreaker.clusters(covering: word.range, in: rope)
            }
            radius = BreakWindow.radius(after: radius)
        }
        return GraphemeBreaker.clusters(covering: index..<(index + 1), in: rope)
    }

    /// The sentence at `offset` with the blanks behind it, within its line; between two sentences the one behind.
    ///
    /// A sentence of more than some thousand units may be cut.
    package static func sentenceRange(at offset: Int, in rope: Rope) -> Range<Int> {
        let position = min(max(offset, 0), rope.utf16Count)
        let paragraph = rope.paragraphRange(containing: position)
        let window = BreakWindow(around: position, radius: 2048, in: rope, within: paragraph)
        let sentences = window.sentences()
        return sentences.first { $0.upperBound > position } ?? sentences.last ?? position..<position
    }

    private static func indexOfTappedUnit(at offset: Int, affinity: TextSelection.Affinity, in rope: Rope) -> Int? {
        let isLineStart = offset == 0 || LineTerminator.isTerminator(rope[offset - 1])
        guard offset < rope.utf16Count else { return isLineStart ? nil : offset - 1 }
        let isUpstream = affinity == .upstream || LineTerminator.isTerminator(rope[offset])
        return isUpstream && !isLineStart ? offset - 1 : offset
    }

    private static func blanks(around index: Int, in rope: Rope) -> Range<Int> {
        var reader = UnitReader(rope)
        var lower = index
        var upper = index + 1
        let limit = max(0, index - BreakWindow.largestRadius)..<min(rope.utf16Count, index + BreakWindow.largestRadius)
        while lower > limit.lowerBound && isBlank(reader.unit(at: lower - 1)) { lower -= 1 }
        while upper < limit.upperBound && isBlank(reader.unit(at: upper)) { upper += 1 }
        return GraphemeBreaker.clusters(covering: lower..<upper, in: rope)
    }

    /// Whether `unit` is white space that ends no line.
    package static func isBlank(_ unit: UInt16) -> Bool {
        if unit < 0x80 { return unit == 0x20 || unit == 0x09 }
        switch unit {
        case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: return true
        default: return false
        }
    }
}
