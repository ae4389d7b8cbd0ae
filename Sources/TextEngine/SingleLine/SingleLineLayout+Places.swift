extension SingleLineLayout {
    /// A laid out part of the line in its place.
    package struct PlacedPiece {
        /// The letters.
        package var piece: LinePiece
        /// Where the part begins, in UTF-16 units.
        package var start: Int
        /// The left edge of its letters, in points from the line's left edge.
        package var x: Double
        /// The top of its own layout, in points from the line's top.
        package var y: Double
    }

    /// The width of the whole line, estimates included, with the blanks at its end.
    package var width: Double { tree.summary.width }

    /// The height of the line, as far as it was laid out.
    package var height: Double { ascent + descent }

    /// The width of the blanks at the line's end.
    package func endBlankWidth() -> Double {
        piece(at: tree.summary.count - 1, affinity: .downstream).piece.line.fragment.trailingBlankWidth
    }

    /// Whether the line begins at the right. Lays out its beginning.
    package func beginsAtRight() -> Bool {
        if tree.summary.laidCount == 0 { settle(at: 0) }
        return isRightToLeft
    }

    // MARK: From the text to the line

    /// The part of the line that a caret stands in, laid out now or before.
    package func piece(at offset: Int, affinity: TextSelection.Affinity) -> PlacedPiece {
        let last = tree.summary.count - 1
        var offset = min(max(0, offset), last)
        // At the border of two parts the caret belongs to the one before as well.
        if affinity == .upstream, offset > 0, tree.place(where: { $0.count > offset })?.before.count == offset {
            offset -= 1
        }
        settle(at: offset)
        guard let place = tree.place(where: { $0.count > offset }), let placed = placed(place) else {
            preconditionFailure("SingleLineLayout: the spans are shorter than the text")
        }
        return placed
    }

    private func placed(_ place: SumTree<LineSpan>.Place) -> PlacedPiece? {
        guard let piece = place.element.piece else { return nil }
        return PlacedPiece(
            piece: piece, start: place.before.count, x: x(of: place.element, behind: place.before),
            y: ascent - piece.line.baseline)
    }

    private func x(of span: LineSpan, behind before: SpanSummary) -> Double {
        isRightToLeft ? width - before.width - span.width : before.width
    }

    /// Where a caret stands. Lays out the letters there.
    package func caretX(at offset: Int, affinity: TextSelection.Affinity) -> Double {
        let placed = piece(at: offset, affinity: affinity)
        return placed.x + placed.piece.caretX(at: offset - placed.start, affinity: affinity)
    }

    /// The parts of the line that a range covers, from left to right. Of text that nobody has seen it is an estimate.
    package func spans(of range: Range<Int>) -> [ClosedRange<Double>] {
        var spans: [ClosedRange<Double>] = []
        tree.forEach(from: { $0.count > range.lowerBound }) { span, before in
            guard before.count < range.upperBound else { return false }
            let own = range.clamped(to: before.count..<(before.count + span.count))
            let local = (own.lowerBound - before.count)..<(own.upperBound - before.count)
            let left = x(of: span, behind: before)
            if let piece = span.piece {
                spans += piece.selectionSpans(for: local).map { (left + $0.lowerBound)...(left + $0.upperBound) }
            } else if span.width > 0 {
                let share = span.width / Double(span.count)
                let start = isRightToLeft ? span.count - local.upperBound : local.lowerBound
                let edge = left + share * Double(start)
                spans.append(edge...(edge + share * Double(local.count)))
            }
            return true
        }
        spans.sort { $0.lowerBound < $1.lowerBound }
        var joined: [ClosedRange<Double>] = []
        for span in spans {
            if let last = joined.last, span.lowerBound - last.upperBound < 0.01 {
                joined[joined.count - 1] = last.lowerBound...max(last.upperBound, span.upperBound)
            } else {
                joined.append(span)
            }
        }
        return joined
    }

    // MARK: From the line to the text

    /// The place for a caret nearest to a point. What lies there must have been laid out; elsewhere it is now.
    package func stop(nearestTo x: Double) -> TextSelection {
        let x = x.isFinite ? x : 0
        _ = beginsAtRight()
        // Laying out moves what stands behind, so that the point may come to lie elsewhere.
        for _ in 0..<4 {
            guard let place = place(at: x), place.element.piece == nil else { break }
            let left = self.x(of: place.element, behind: place.before)
            let part = place.element.width > 0 ? min(max(0, (x - left) / place.element.width), 1) : 0
            let inside = Int((isRightToLeft ? 1 - part : part) * Double(place.element.count))
            settle(at: place.before.count + min(inside, place.element.count - 1))
        }
        guard let place = place(at: x) else { return TextSelection(caret: 0) }
        let placed = placed(place) ?? piece(at: place.before.count, affinity: .downstream)
        var stop = placed.piece.stop(nearestTo: x - placed.x)
        stop.anchor += placed.start
        stop.head = stop.anchor
        return stop
    }

    private func place(at x: Double) -> SumTree<LineSpan>.Place? {
        let distance = isRightToLeft ? width - x : x
        let count = tree.summary.count
        return tree.place(where: { $0.width > distance }) ?? tree.place(where: { $0.count >= count })
    }

    // MARK: What is seen

    /// Lays out what is seen.
    /// - Parameters:
    ///   - x: The left edge of what is seen.
    ///   - width: Its width.
    ///   - anchor: The caret, which stays where it is.
    /// - Returns: The left edge of what is seen, moved with the caret: where an estimate was wrong, what is behind has
    ///   another place than before.
    package func layOut(from x: Double, width seen: Double, around anchor: TextSelection) -> Double {
        var (x, place) = (x, caretX(at: anchor.head, affinity: anchor.affinity))
        // What is seen is rarely more than two spans.
        for _ in 0..<8 {
            guard let offset = firstUnseen(from: x, to: x + seen, around: anchor.head) else { break }
            settle(at: offset)
            let now = caretX(at: anchor.head, affinity: anchor.affinity)
            x += now - place
            place = now
        }
        return x
    }

    /// Text that is seen and has no letters: before an offset its end, behind it its beginning. Text without any width
    /// is not looked for.
    private func firstUnseen(from left: Double, to right: Double, around anchor: Int) -> Int? {
        let seen = distances(from: left, to: right)
        var offset: Int?
        tree.forEach(from: { $0.width > seen.from }) { span, before in
            guard before.width < seen.to else { return false }
            if span.piece == nil, span.width > 0 {
                offset = before.count < anchor ? before.count + span.count - 1 : before.count
            }
            return offset == nil
        }
        return offset
    }

    /// Two places on the line, counted from where it begins.
    private func distances(from left: Double, to right: Double) -> (from: Double, to: Double) {
        isRightToLeft ? (width - right, width - left) : (left, right)
    }

    /// Calls a function for what is laid out between two places.
    package func forEachPiece(from left: Double, to right: Double, _ body: (PlacedPiece) -> Void) {
        let seen = distances(from: left, to: right)
        tree.forEach(from: { $0.width > seen.from || $0.count == tree.summary.count }) { span, before in
            if let placed = placed(SumTree.Place(element: span, before: before)) { body(placed) }
            return before.width + span.width < seen.to
        }
    }

    /// The letters on both sides of an offset, and where they begin: those of the whole line if it is no longer than
    /// usual.
    package func surroundings(of offset: Int) -> (piece: LinePiece, start: Int) {
        let text = source()
        guard text.utf16Count > limits.whole else { return (piece(at: 0, affinity: .downstream).piece, 0) }
        settle(at: offset)
        let lower = GraphemeBreaker.boundary(atOrBefore: offset - limits.span / 2, in: text)
        let upper = GraphemeBreaker.boundary(atOrAfter: offset + limits.span / 2, in: text)
        return (piece(lower..<upper, in: text), lower)
    }
}
