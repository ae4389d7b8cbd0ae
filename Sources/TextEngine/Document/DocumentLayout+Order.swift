/// Where text flows around shapes the room of a line depends on how far down it stands, and where only some lines are
/// shown they must be counted. Both can be told from the top only: down to the lowest shape, or to the last line that is
/// shown, lines are laid out in order, whatever is seen of them. Below that all is as in any other text.
extension DocumentLayout {
    /// The shapes that lines keep away from.
    var area: ExclusionArea? { options.width.isFinite ? room.area : nil }

    /// Whether not all of the text may be shown.
    var isLimited: Bool { options.maximumLines > 0 || room.height.isFinite }

    /// Whether a part of the text is laid out in order from the top.
    var isOrdered: Bool { isLimited || area != nil }

    /// Whether that part, if there is one, is laid out.
    package var isSettledFromTop: Bool { ordered?.isSettled ?? true }

    /// The height of the whole text; of a long one, estimates included. Where not all of the text is shown, what is shown is laid
    /// out.
    package mutating func settledHeight() -> Double {
        settleFromTop()
        settleSmallText()
        return height
    }

    /// Whether an offset's line, as far as is known, stands where shapes are.
    func isAmongShapes(_ offset: Int) -> Bool {
        guard let area, let place = tree.place(where: { $0.count > offset }) else { return false }
        return place.before.height < area.bottom
    }

    /// Lays out what has to be laid out in order, as far as it is not.
    mutating func settleFromTop() {
        guard let known = ordered, !known.isSettled else { return }
        ordered?.isSettled = true
        var offset = 0
        // How many rows stand above the offset, and above its paragraph.
        var (rows, rowsAbove) = (0, 0)
        while offset < count, let place = tree.place(where: { $0.count > offset }) {
            guard isLimited || isAmongShapes(offset) else { break }
            guard let piece = place.element.piece, place.element.isSettled, isInPlace(piece, at: place.before.height)
            else {
                lay(from: offset, at: place.before.height)
                // Some paragraphs are laid out as a whole only.
                let start = tree.place { $0.count > offset }?.before.count ?? offset
                if start < offset { (offset, rows) = (start, rowsAbove) }
                continue
            }
            if piece.beginsParagraph { rowsAbove = rows }
            if isLimited, let last = lastRow(of: piece, at: place.before, rowsAbove: rows) {
                end(with: last)
                offset = count
                break
            }
            rows += piece.layout.lines.count { !$0.isBeside }
            offset += piece.count
        }
        forgetFlow(from: offset, to: known.end)
        ordered?.end = offset
    }

    /// Whether the lines of a piece are those that belong at a height.
    private func isInPlace(_ piece: LaidPiece, at y: Double) -> Bool {
        guard let area, y < area.bottom else { return piece.flowTop == nil }
        return piece.flowTop.map { abs($0 - y) < 1e-6 } ?? false
    }

    /// Lays out lines from a line's start on that stands at a height.
    private mutating func lay(from start: Int, at y: Double) {
        let paragraph = paragraph(at: start)
        guard let area, y < area.bottom else { return set(from: start, as: .line, in: paragraph) }
        let content = paragraph.lowerBound..<contentEnd(of: paragraph)
        var length = limits.window
        while true {
            let end = windowEnd(from: start, length: length, before: content.upperBound)
            let window = PieceWindow(start..<end, in: content, of: self)
            let isUnbroken = window.looks.options.wrap == .none && end < content.upperBound
            if !isUnbroken || length >= limits.line,
                let piece = window.setRows(
                    around: area, at: y, terminator: paragraph.upperBound - content.upperBound,
                    isForced: length >= limits.line)
            {
                put(
                    LayoutSegment(piece, start: .line), inPlaceOf: start..<(start + piece.count),
                    follows: piece.endsParagraph ? .line : .guess)
                return
            }
            length = min(length * 4, limits.line)
        }
    }

    /// Forgets lines among shapes that have come to stand below them.
    private mutating func forgetFlow(from start: Int, to end: Int) {
        var offset = start
        while offset < min(end, count), let place = tree.place(where: { $0.count > offset }) {
            if place.element.piece?.flowTop != nil {
                _ = tree.update(where: { $0.count > offset }) { segment, _ in
                    let height = segment.height
                    segment = LayoutSegment(
                        count: segment.count, paragraphCount: segment.paragraphCount, height: height)
                }
            }
            offset = place.before.count + place.element.count
        }
    }
}

extension PieceWindow {
    /// Sets rows of lines up to the last one whose end does not depend on text behind the window.
    /// - Parameters:
    ///   - y: Where the first row stands, if there is room.
    ///   - terminator: The length of the paragraph's terminator.
    ///   - isForced: Whether a row that fills the window is taken to end there.
    /// - Returns: `nil` when the window is too short for a row.
    func setRows(around area: ExclusionArea, at y: Double, terminator: Int, isForced: Bool) -> LaidPiece? {
        let limit = part.endsParagraph ? Int.max : range.count - limits.lookahead
        let all = TextLayout(
            units, styles: looks.styles, options: looks.options, typesetter: typesetter, part: part, rules: looks.rules,
            around: area.counting(from: range.lowerBound - part.contextLength), from: y,
            until: { $0.range.upperBound > limit })
        var certain = all.lines.count
        if all.lines[certain - 1].range.upperBound > limit {
            certain = all.lines.lastIndex { !$0.isBeside } ?? 0
            if certain == 0 {
                guard isForced else { return nil }
                certain = all.lines.count
            }
        }
        let layout = all.part(0..<certain)
        let end = layout.lines[certain - 1].range.upperBound
        let isEnd = part.endsParagraph && end == range.count
        return LaidPiece(
            layout, count: end + (isEnd ? terminator : 0), height: layout.height + layout.lines[certain - 1].spaceBelow,
            beginsParagraph: part.beginsParagraph, endsParagraph: isEnd, isPlain: isPlain, flowTop: y)
    }
}
