/// Where text may be divided by simple rules and no tables: what `ICU` answers when ICU itself fails.
///
/// Right for languages that put blanks between words, and never inside a surrogate pair or a CRLF.
enum PlainBreaks {
    /// Runs of letters, digits and marks as words, runs of blanks, and everything else one by one.
    static func wordSegments(in units: UnsafeBufferPointer<UInt16>) -> [WordSegment] {
        enum Kind { case word, blank, other }
        var segments: [WordSegment] = []
        var lastKind = Kind.other
        forEachScalar(in: units) { scalar, range in
            let properties = scalar?.properties
            let isPart = properties.map { $0.isAlphabetic || $0.numericType != nil || $0.isGraphemeExtend } ?? false
            let isBlank = properties?.isWhitespace == true && !LineTerminator.isTerminator(units[range.lowerBound])
            let kind: Kind = isPart ? .word : isBlank ? .blank : .other
            if kind == lastKind && kind != .other, let last = segments.last {
                segments[segments.count - 1].range = last.range.lowerBound..<range.upperBound
            } else {
                segments.append(WordSegment(range: range, isWord: kind == .word))
            }
            lastKind = kind
        }
        return segments
    }

    /// Each line, its terminator included, as one sentence.
    static func sentences(in units: UnsafeBufferPointer<UInt16>) -> [Range<Int>] {
        var sentences: [Range<Int>] = []
        var start = 0
        for lineBreak in lineBreaks(in: units) where lineBreak.isMandatory || lineBreak.offset == units.count {
            sentences.append(start..<lineBreak.offset)
            start = lineBreak.offset
        }
        return sentences
    }

    /// Behind each run of blanks, behind each terminator, and at the end.
    static func lineBreaks(in units: UnsafeBufferPointer<UInt16>) -> [LineBreak] {
        var breaks: [LineBreak] = []
        forEachScalar(in: units) { scalar, range in
            let end = range.upperBound
            if LineTerminator.isTerminator(units[range.lowerBound]) {
                breaks.append(LineBreak(offset: end, isMandatory: true))
            } else if end == units.count || isBreakingBlank(scalar) && !isBreakingBlank(Unicode.Scalar(units[end])) {
                if end == units.count || !LineTerminator.isTerminator(units[end]) {
                    breaks.append(LineBreak(offset: end, isMandatory: false))
                }
            }
        }
        return breaks
    }

    /// The last opportunity for a line break of UAX #14 in a part of a text, where letters, digits, commas, full stops
    /// and spaces of ASCII leave no doubt about it: before a word and behind a space that another word precedes. `nil`
    /// where only ``ICU`` can tell.
    static func lastBreak(after start: Int, atOrBefore limit: Int, in units: [UInt16]) -> Int? {
        func isWord(_ unit: UInt16) -> Bool { unit &- 0x30 < 10 || unit | 0x20 &- 0x61 < 26 }
        func isPoint(_ unit: UInt16) -> Bool { unit == 0x2C || unit == 0x2E }
        guard start >= 0, limit < units.count else { return nil }
        var offset = limit
        while offset > start + 1 {
            let (before, behind) = (units[offset - 1], units[offset])
            if before == 0x20, isWord(behind) {
                var last = offset - 2
                while last >= start, units[last] == 0x20 { last -= 1 }
                return last >= start && (isWord(units[last]) || isPoint(units[last])) ? offset : nil
            }
            // No break before a space or a point (LB7, LB13), nor inside a word (LB23, LB25, LB28).
            let isInside = isWord(before) || before == 0x20 || isPoint(before) && behind == 0x20
            guard isInside, isWord(behind) || behind == 0x20 || isPoint(behind) && before != 0x20 else { return nil }
            offset -= 1
        }
        return nil
    }

    /// Space and tab, and the spaces of U+2000 to U+200A but the figure space, which like U+00A0 forbids a break.
    private static func isBreakingBlank(_ scalar: Unicode.Scalar?) -> Bool {
        guard let value = scalar?.value else { return false }
        return value == 0x20 || value == 0x09 || (0x2000...0x200A).contains(value) && value != 0x2007 || value == 0x3000
    }

    /// Calls `body` with each scalar and its range, nil for a lone surrogate. A CRLF counts as one line feed.
    private static func forEachScalar(
        in units: UnsafeBufferPointer<UInt16>, _ body: (Unicode.Scalar?, Range<Int>) -> Void
    ) {
        var reader = BufferReader(units)
        var offset = 0
        while offset < units.count {
            let value = reader.scalar(at: offset)
            var end = offset + (value > 0xFFFF ? 2 : 1)
            if value == 0x0D && end < units.count && units[end] == 0x0A { end += 1 }
            body(Unicode.Scalar(value), offset..<end)
            offset = end
        }
    }
}
