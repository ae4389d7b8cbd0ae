extension DocumentLayout {
    /// Sets lines from a line's start on: up to the end of the paragraph, until they agree with the lines that are laid
    /// out below, or until they make a piece.
    mutating func set(from start: Int, as kind: LayoutSegment.Start, in paragraph: Range<Int>) {
        let content = paragraph.lowerBound..<contentEnd(of: paragraph)
        let isShort = content.count <= limits.window && !isAmongShapes(paragraph.lowerBound)
        let isWhole = isShort && !PieceWindow.isPlain(content, of: text)
        let start = isWhole ? paragraph.lowerBound : start
        let old = isWhole ? KnownLineStarts() : KnownLineStarts(behind: start, before: content.upperBound, in: self)
        var length = limits.window
        // An edit usually moves no more than the ends of a few lines. Where the lines above have not come to agree, as in
        // text without blanks, all of them may move: four times as many are looked at each time.
        if let next = old.first(behind: start) {
            let few = next - start + 2 * Int(min(estimate.unitsPerLine, 1000)) + limits.lookahead
            length = min(length, max(few, start == disagreed?.end ? 4 * (disagreed?.count ?? 0) : 0))
        }
        while true {
            let end = windowEnd(from: start, length: length, before: content.upperBound)
            let window = PieceWindow(start..<end, in: content, of: self)
            if window.looks.options.wrap == .none, length < limits.line, end < content.upperBound {
                // If lines are cut only because they are too long they may just as well end where they did.
                let ends = (start + limits.line / 2)...(start + limits.line * 2)
                length = max(limits.line, (old.first(behind: start + limits.line) ?? 0) - start)
                if !ends.contains(start + length) { length = limits.line }
                continue
            }
            let terminator = paragraph.upperBound - content.upperBound
            if let lines = window.set(against: old, terminator: terminator, isForced: length >= limits.line) {
                let isAgreed = lines.isAgreed || lines.piece.endsParagraph
                put(
                    LayoutSegment(lines.piece, start: kind), inPlaceOf: start..<(start + lines.piece.count),
                    follows: isAgreed ? .line : .guess)
                disagreed = isAgreed ? nil : (start + lines.piece.count, lines.piece.count)
                return
            }
            length = min(length * 4, limits.line)
        }
    }

    /// Where a window ends, at the border of a cluster.
    func windowEnd(from start: Int, length: Int, before limit: Int) -> Int {
        guard limit - start > length + length / 8 else { return limit }
        let end = GraphemeBreaker.boundary(atOrBefore: start + length, in: text)
        return end > start ? end : min(limit, GraphemeBreaker.boundary(after: start + length, in: text))
    }
}

/// The line starts that are known behind a place: lines from above may come to agree with them.
struct KnownLineStarts {
    private var segments: [(start: Int, piece: LaidPiece?)] = []

    /// None.
    init() {}

    /// Those between two offsets, as far as one line can reach.
    init(behind start: Int, before end: Int, in document: DocumentLayout) {
        let end = min(end, start + document.limits.line * 2)
        var segments: [(start: Int, piece: LaidPiece?)] = []
        document.tree.forEach(from: { $0.count > start }) { segment, before in
            guard before.count < end else { return false }
            if segment.piece != nil || before.count > start && segment.start != .anywhere {
                segments.append((before.count, segment.piece))
            }
            return segments.count < 32
        }
        self.segments = segments
    }

    /// The first line start behind an offset.
    func first(behind offset: Int) -> Int? {
        for (start, piece) in segments {
            if start > offset { return start }
            guard let piece, start + piece.count > offset else { continue }
            let line = piece.line(at: offset - start) + 1
            if line < piece.layout.lines.count { return start + piece.start(ofLine: line) }
        }
        return nil
    }

    /// A line that begins at an offset: with its piece and its number, if it is laid out.
    func line(startingAt offset: Int) -> (piece: LaidPiece, line: Int)?? {
        guard let (start, piece) = segments.last(where: { $0.start <= offset }) else { return nil }
        guard let piece else { return start == offset ? .some(nil) : nil }
        return piece.line(startingAt: offset - start).map { (piece, $0) }
    }
}
