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
        requireRange(offset..<offset)
        if let start = lineStart(near: offset), let end = lineEnd(near: offset) { return start..<end }
        let number = lineNumber(at: offset)
        return self.offset(ofLine: number)..<(number + 1 < lineCount ? self.offset(ofLine: number + 1) : utf16Count)
    }

    /// Where the line with `offset` starts, if that is seen in one chunk, as with most lines.
    private func lineStart(near offset: Int) -> Int? {
        guard offset > 0 else { return 0 }
        guard let (left, right) = offset < utf16Count ? neighbours(of: offset) : (0, 0) else { return nil }
        let isInsidePair = left == LineTerminator.carriageReturn && right == LineTerminator.lineFeed
        let found = withChunk(at: offset - 1) { chunk, start -> Int? in
            let length = offset - start - (isInsidePair ? 1 : 0)
            let end = chunk.withUnits { LineTerminator.end(ofLastIn: $0[0..<length]) }
            return end.map { start + $0 } ?? (start == 0 ? 0 : nil)
        }
        return found ?? nil
    }

    /// Where the line with `offset` ends, if that is seen in one chunk.
    private func lineEnd(near offset: Int) -> Int? {
        guard offset < utf16Count else { return utf16Count }
        let found = withChunk(at: offset) { chunk, start -> Int? in
            let behind = start + chunk.count
            guard let length = chunk.withUnits({ LineTerminator.end(ofFirstIn: $0[(offset - start)..<chunk.count]) })
            else {
                return behind == utf16Count ? behind : nil
            }
            let end = offset + length
            guard chunk[end - start - 1] == LineTerminator.carriageReturn else { return end }
            if end == behind { return behind == utf16Count ? end : nil }
            return chunk[end - start] == LineTerminator.lineFeed ? end + 1 : end
        }
        return found ?? nil
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
