/// Where not all of a text is shown, the rest belongs to the last line: carets in it stand at that line's end.
extension DocumentLayout {
    /// A row of lines in a piece.
    struct Row {
        /// Where the piece begins.
        var place: LayoutSegmentSummary
        var piece: LaidPiece
        var lines: Range<Int>
    }

    /// The last row that is shown, if it is in a piece or, when there is no room for the first of its rows, right before
    /// it, and if there is more text.
    func lastRow(of piece: LaidPiece, at place: LayoutSegmentSummary, rowsAbove: Int) -> Row? {
        let lines = piece.layout.lines
        var (start, rows) = (0, rowsAbove)
        while start < lines.count {
            let end = lines[(start + 1)...].firstIndex { !$0.isBeside } ?? lines.count
            if place.height + lines[start].y + lines[start].height > room.height + 0.01, rows > 0 {
                return start > 0 ? row(before: start, of: piece, at: place) : row(before: place.count)
            }
            rows += 1
            let isEnd = place.count + piece.start(ofLine: end) == count
            if rows == options.maximumLines, !isEnd { return Row(place: place, piece: piece, lines: start..<end) }
            start = end
        }
        return nil
    }

    private func row(before end: Int, of piece: LaidPiece, at place: LayoutSegmentSummary) -> Row {
        let start = piece.layout.lines[..<end].lastIndex { !$0.isBeside } ?? 0
        return Row(place: place, piece: piece, lines: start..<end)
    }

    private func row(before offset: Int) -> Row? {
        guard let place = tree.place(where: { $0.count >= offset }), let piece = place.element.piece else { return nil }
        return row(before: piece.layout.lines.count, of: piece, at: place.before)
    }

    /// Leaves out what comes after a row, which takes over the text.
    mutating func end(with row: Row) {
        let start = row.place.count + row.piece.start(ofLine: row.lines.lowerBound)
        var layout = row.piece.layout.part(row.lines)
        if let cut = truncated(layout.lines[layout.lines.count - 1], behind: start) { layout.replaceLast(with: cut) }
        let beginsParagraph = row.piece.beginsParagraph && row.lines.lowerBound == 0
        let piece = LaidPiece(
            layout, count: count - start, height: layout.lines.map { $0.y + $0.height }.max() ?? 0,
            beginsParagraph: beginsParagraph, endsParagraph: true, isPlain: row.piece.isPlain,
            flowTop: row.piece.flowTop == nil ? nil : .nan)
        var segment = LayoutSegment(piece, start: .line)
        segment.paragraphCount = paragraphEnds(in: start..<count)
        let above =
            row.lines.lowerBound > 0 ? [LayoutSegment(row.piece.part(0..<row.lines.lowerBound), start: .line)] : []
        let all = count
        tree.replace(
            from: { $0.count > row.place.count }, through: { $0.count >= all }, with: SumTree(above + [segment]))
        ordered?.lastLine = start
    }

    /// The last line may be another one, and its text is to be laid out.
    mutating func lastLineIsLost() {
        guard let start = ordered?.lastLine else { return }
        ordered?.lastLine = nil
        let all = count
        tree.replace(from: { $0.count > start }, through: { $0.count >= all }, with: SumTree([unseen(start..<all)]))
    }

    /// A line with an ellipsis for the text behind it; `nil` where nothing is left out, or lines do not end so.
    /// - Parameter start: Where the line's offsets are counted from, in UTF-16 units of the document.
    private func truncated(_ line: TextLayout.PlacedLine, behind start: Int) -> TextLayout.PlacedLine? {
        let range = (start + line.range.lowerBound)..<(start + line.range.upperBound)
        let paragraph = paragraph(at: range.lowerBound)
        let content = paragraph.lowerBound..<contentEnd(of: paragraph)
        // An empty line behind the text's last terminator is no more text.
        guard range.upperBound < content.upperBound || paragraph.upperBound < text.utf16Count else { return nil }
        let isLong = content.upperBound - range.lowerBound > limits.window * 2
        let near =
            isLong
            ? GraphemeBreaker.boundary(atOrBefore: range.lowerBound + limits.window, in: text) : content.upperBound
        let window = PieceWindow(range.lowerBound..<near, in: content, of: self)
        guard let place = window.truncation else { return nil }
        var end: PieceWindow?
        if isLong, place != .tail {
            // What is far from both ends of a long text is shown nowhere.
            let far = GraphemeBreaker.boundary(atOrBefore: content.upperBound - limits.window, in: text)
            end = PieceWindow(far..<content.upperBound, in: content, of: self)
        }
        var (cut, kept) = window.truncated(line, at: place, followedBy: end)
        let last = place == .tail ? text.utf16Count : content.upperBound - kept.after
        cut.elided = ElidedRange(range: kept.before..<(last - range.lowerBound))
        return cut
    }
}

extension PieceWindow {
    /// A line that is cut short by an ellipsis, and how many units of the text it shows before that and behind it.
    /// - Parameters:
    ///   - line: The line as it is without, which begins where the window does.
    ///   - end: The end of the paragraph, when it is not the window's.
    func truncated(
        _ line: TextLayout.PlacedLine, at place: Truncation, followedBy end: PieceWindow?
    ) -> (line: TextLayout.PlacedLine, kept: (before: Int, after: Int)) {
        var (units, styles) = (units, looks.styles)
        if let end {
            let context = end.part.contextLength
            for run in end.looks.styles {
                let range = run.range.clamped(to: context..<max(context, end.units.count))
                let moved = (range.lowerBound - context + units.count)..<(range.upperBound - context + units.count)
                if !range.isEmpty { styles.append(StyleRun(range: moved, style: run.style)) }
            }
            units += end.units[context...]
        }
        let paragraph = typesetter.shape(units, styles: styles, direction: looks.options.direction)
        let measure = LineMeasure(
            looks.options, baseLevel: paragraph.baseLevel, beginsParagraph: part.beginsParagraph, end: .piece)
        let room = line.segment.flatMap { measure.room(isFirst: true, in: $0) } ?? measure.room(isFirst: true)
        let letters = part.contextLength..<paragraph.contentLength
        guard let short = typesetter.truncatedLine(of: paragraph, range: letters, room: room, at: place, isForced: true)
        else { return (line, (line.range.count, 0)) }
        var cut = line
        cut.fragment = short.fragment
        cut.height = measure.height(of: short.fragment)
        cut.paragraphStart = line.range.lowerBound
        cut.isTruncated = true
        cut.isBroken = false
        if looks.options.width.isFinite { cut.x = measure.x(of: short.fragment, in: room) }
        return (cut, (short.before, short.after))
    }
}

extension TextLayout {
    /// Exchanges the last line. Lines beside it are as high as it is.
    fileprivate mutating func replaceLast(with line: PlacedLine) {
        lines[lines.count - 1] = line
        let height = lines.map(\.height).max() ?? 0
        let ascent = lines.map(\.fragment.ascent).max() ?? 0
        let descent = lines.map(\.fragment.descent).max() ?? 0
        for index in lines.indices {
            lines[index].height = height
            lines[index].fragment.ascent = ascent
            lines[index].fragment.descent = descent
        }
    }
}
