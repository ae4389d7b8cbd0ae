/// Lines as they are stored: each ends behind its terminator, and a view may show it in several. Since a terminator ends
/// a paragraph too, the two words mean the same here.
extension Rope {
    /// The number of lines: one more than there are terminators, so 1 in an empty text.
    package var lineCount: Int { summary.terminatorCount + 1 }

    /// The number, from 0, of the line with `offset`. A terminator belongs to the line that it ends, both halves of a
    /// CRLF included.
    package func lineNumber(at offset: Int) -> Int {
        requireRange(offset..<offset)
        guard let place = place(endingAt: offset) else { return 0 }
        let before = place.before + place.element.summary(ofFirst: offset - place.before.utf16Count)
        let isInsidePair =
            before.endsWithCarriageReturn && offset < utf16Count && self[offset] == LineTerminator.lineFeed
        return before.terminatorCount - (isInsidePair ? 1 : 0)
    }

    /// The offset, in UTF-16 units, where line `number` starts.
    package func offset(ofLine number: Int) -> Int {
        precondition(number >= 0 && number < lineCount, "There is no line \(number) in a text of \(lineCount) lines.")
        guard number > 0, let place = tree.place(where: { $0.terminatorCount >= number }) else { return 0 }
        let units = place.element
        let isSecondHalfFirst = place.before.endsWithCarriageReturn && units.summary.startsWithLineFeed
        // The carriage return has been counted in an earlier chunk; its line feed, the first unit here, counts again.
        let local = number - place.before.terminatorCount + (isSecondHalfFirst ? 1 : 0)
        guard let end = units.withUnits({ LineTerminator.end(ofTerminator: local, in: $0) }) else {
            preconditionFailure("The summaries of the text count more terminators than it has.")
        }
        let offset = place.before.utf16Count + end
        let isInsidePair =
            units[end - 1] == LineTerminator.carriageReturn && offset < utf16Count
            && self[offset] == LineTerminator.lineFeed
        return isInsidePair ? offset + 1 : offset
    }

    /// The line with `offset`, its terminator included.
    package func paragraphRange(containing offset: Int) -> Range<Int> {
        let number = lineNumber(at: offset)
        return self.offset(ofLine: number)..<(number + 1 < lineCount ? self.offset(ofLine: number + 1) : utf16Count)
    }

    /// The line with `offset`, without its terminator. It may end before `offset`, which then is inside a CRLF.
    package func paragraphContentRange(containing offset: Int) -> Range<Int> {
        let range = paragraphRange(containing: offset)
        guard !range.isEmpty, LineTerminator.isTerminator(self[range.upperBound - 1]) else { return range }
        let isPair =
            range.count > 1 && self[range.upperBound - 1] == LineTerminator.lineFeed
            && self[range.upperBound - 2] == LineTerminator.carriageReturn
        return range.lowerBound..<(range.upperBound - (isPair ? 2 : 1))
    }
}
