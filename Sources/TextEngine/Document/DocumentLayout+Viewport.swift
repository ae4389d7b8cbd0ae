extension DocumentLayout {
    /// Neighbouring lines of one paragraph in their place.
    package struct PlacedPiece {
        /// The text of the lines, with the paragraph's terminator where they end it, in UTF-16 units of the document.
        package var range: Range<Int>
        /// The top of the first line, in points.
        package var y: Double
        /// The lines. A line's range is counted from the beginning of the piece; its fragment's offsets are counted from
        /// the line's ``TextLayout/PlacedLine/paragraphStart``, which lies before it when there was context.
        package var layout: TextLayout
        /// Whether the first line is the paragraph's first.
        package var beginsParagraph: Bool
        /// Whether the last line is the paragraph's last.
        package var endsParagraph: Bool

        init(_ piece: LaidPiece, after before: LayoutSegmentSummary) {
            range = before.count..<(before.count + piece.count)
            y = before.height
            layout = piece.layout
            beginsParagraph = piece.beginsParagraph
            endsParagraph = piece.endsParagraph
        }
    }

    /// The lines around an offset, laid out now or before.
    @discardableResult
    package mutating func piece(laidOutAt offset: Int) -> PlacedPiece {
        let offset = min(max(0, offset), text.utf16Count)
        settle(at: offset)
        guard let place = tree.place(where: { $0.count > offset }), let piece = place.element.piece else {
            preconditionFailure("DocumentLayout: the segments are shorter than the text")
        }
        return PlacedPiece(piece, after: place.before)
    }

    /// Lays out what is seen.
    /// - Parameters:
    ///   - y: The top of what is seen.
    ///   - height: The height of what is seen.
    /// - Returns: The top of what is seen, moved with what stands there: where an estimate above it was wrong, all below
    ///   has another y than before.
    package mutating func layOut(from y: Double, height: Double) -> Double {
        // A view may have any size for a moment.
        let height = height.isFinite ? min(max(0, height), 1e6) : 0
        var y = y.isFinite ? min(max(0, y), self.height) : 0
        let anchor = anchor(from: y, height: height)
        settleSmallText()
        cover(&y, height: height, around: anchor)
        // Measured text may turn out to end before what is seen.
        let limit = min(max(0, y), self.height)
        if limit != y {
            y = limit
            cover(&y, height: height, around: Anchor(offset: anchor.offset, top: nil))
            y = min(max(0, y), self.height)
        }
        forgetLines(awayFrom: y, height: height)
        return y
    }

    /// Asks a question that may lay out lines elsewhere.
    /// - Parameters:
    ///   - y: The top of what is seen.
    ///   - height: The height of what is seen.
    /// - Returns: The answer, and how far down it has moved what is seen.
    package mutating func steadily<Answer>(
        from y: Double, height: Double, _ question: (inout DocumentLayout) -> Answer
    ) -> (answer: Answer, distance: Double) {
        let anchor = anchor(from: y, height: height)
        let answer = question(&self)
        return (answer, anchor.top.map { lineTop(at: anchor.offset) - $0 } ?? 0)
    }

    /// Whether the lines at an offset, and those before it, are laid out and stay what they are when they are asked for.
    package func isSettled(at offset: Int) -> Bool {
        guard isSettledFromTop else { return false }
        let offset = min(max(0, offset), text.utf16Count)
        guard let place = tree.place(where: { $0.count > offset }), place.element.isSettled else { return false }
        // A caret may stand at the end of the line above.
        guard place.before.count == offset, offset > 0 else { return true }
        return tree.place(where: { $0.count >= offset })?.element.isSettled ?? false
    }

    /// Whether the lines at a height are laid out.
    package func isSettled(atY y: Double) -> Bool {
        guard isSettledFromTop else { return false }
        let y = y.isFinite ? min(max(0, y), height) : 0
        let place = tree.place(where: { $0.height > y }) ?? tree.place(where: { $0.count >= count })
        return place?.element.isSettled ?? false
    }

    /// Lays out upwards and downwards from a line that stays where it is until all that is seen has lines.
    private mutating func cover(_ y: inout Double, height: Double, around anchor: Anchor) {
        piece(laidOutAt: anchor.offset)
        var top = lineTop(at: anchor.offset)
        if let before = anchor.top { y += top - before }
        while let offset = firstUnseen(from: y, height: height, around: anchor.offset) {
            piece(laidOutAt: offset)
            let now = lineTop(at: anchor.offset)
            y += now - top
            top = now
        }
    }

    /// The top of the line that an offset is in.
    private func lineTop(at offset: Int) -> Double {
        guard let place = tree.place(where: { $0.count > offset }) else { return height }
        guard let piece = place.element.piece else { return place.before.height }
        return place.before.height + piece.top(ofLine: piece.line(at: offset - place.before.count))
    }

    /// Text that is seen and has no lines: above an offset its end, below it its beginning.
    private func firstUnseen(from y: Double, height: Double, around anchor: Int) -> Int? {
        var offset: Int?
        tree.forEach(from: { $0.height > y }) { segment, before in
            guard before.height < y + height else { return false }
            if segment.piece == nil {
                offset = before.count < anchor ? before.count + segment.count - 1 : before.count
            }
            return offset == nil
        }
        return offset
    }

    /// What stays where it is.
    private struct Anchor {
        /// An offset in its line.
        var offset: Int
        /// The top of the line, if it has a place.
        var top: Double?
    }

    /// The text that stays where it is: the first of what is seen that was laid out before, or, where nobody has ever
    /// looked, as far into the text as y is into the estimate.
    private func anchor(from y: Double, height: Double) -> Anchor {
        var anchor: Anchor?
        tree.forEach(from: { $0.height > y }) { segment, before in
            guard before.height < y + height || anchor == nil else { return false }
            if let piece = segment.piece {
                let lines = piece.layout.lines
                let last = lines.count - 1
                let line = (0..<last).first { before.height + piece.top(ofLine: $0 + 1) > y } ?? last
                anchor = Anchor(
                    offset: before.count + piece.start(ofLine: line), top: before.height + piece.top(ofLine: line))
                return false
            }
            guard anchor == nil else { return true }
            // What is edited in view pushes away what stands below it.
            if segment.isEdited, segment.count <= limits.window * 2 {
                anchor = Anchor(offset: before.count, top: before.height)
                return false
            }
            let part = segment.height > 0 ? max(0, y - before.height) / segment.height : 0
            let inside = min(max(0, Int(part * Double(segment.count))), segment.count - 1)
            anchor = Anchor(offset: before.count + inside, top: nil)
            return true
        }
        return anchor ?? Anchor(offset: text.utf16Count, top: nil)
    }

    /// Calls a function for what is laid out between two heights, from top to bottom, until it returns false.
    package func forEachPiece(from top: Double, to bottom: Double, _ body: (PlacedPiece) -> Bool) {
        tree.forEach(from: { $0.height > top }) { segment, before in
            guard before.height < bottom else { return false }
            guard let piece = segment.piece else { return true }
            return body(PlacedPiece(piece, after: before))
        }
    }

    /// The first offset that has no lines; `nil` where all of the text has.
    package var firstUnlaid: Int? {
        var offset: Int?
        tree.forEach(from: { $0.count > 0 }) { segment, before in
            if segment.piece == nil { offset = before.count }
            return offset == nil
        }
        return offset
    }

    /// Whether there are lines behind text that has none.
    package var hasGaps: Bool {
        guard let first = firstUnlaid else { return false }
        var hasLines = false
        tree.forEach(from: { $0.count > first }) { segment, _ in
            hasLines = segment.piece != nil
            return !hasLines
        }
        return hasLines
    }
}
