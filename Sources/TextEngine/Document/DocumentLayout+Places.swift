extension DocumentLayout {
    /// Where a caret stands.
    package struct Caret: Equatable {
        /// Its place, in points.
        package var x: Double
        /// Its top, in points.
        package var y: Double
        /// The height of its line.
        package var height: Double
    }

    // MARK: From the text to the page

    /// Where a caret stands. Lays out its line.
    package mutating func caret(at offset: Int, affinity: TextSelection.Affinity) -> Caret {
        let piece = piece(laidOutAt: offset, affinity: affinity)
        let line = piece.layout.lines[Self.lineIndex(at: offset, affinity: affinity, in: piece)]
        let local = offset - piece.range.lowerBound - line.paragraphStart
        let x = line.x + line.caretX(at: local, affinity: affinity)
        return Caret(x: x, y: piece.y + line.y, height: line.height)
    }

    /// The text of the line that a caret stands on, without the paragraph's terminator.
    package mutating func lineRange(at offset: Int, affinity: TextSelection.Affinity) -> Range<Int> {
        let piece = piece(laidOutAt: offset, affinity: affinity)
        let range = piece.layout.lines[Self.lineIndex(at: offset, affinity: affinity, in: piece)].range
        let start = piece.range.lowerBound
        return (start + range.lowerBound)..<(start + range.upperBound)
    }

    /// The line that a caret stands on, and the piece that it is a part of.
    package mutating func line(
        at offset: Int, affinity: TextSelection.Affinity
    ) -> (line: TextLayout.PlacedLine, piece: PlacedPiece) {
        let piece = piece(laidOutAt: offset, affinity: affinity)
        return (piece.layout.lines[Self.lineIndex(at: offset, affinity: affinity, in: piece)], piece)
    }

    /// The piece of a caret. Where a line was broken, the end of the upper one and the beginning of the lower one are one
    /// offset, and they may be in two pieces; the affinity tells them apart.
    private mutating func piece(laidOutAt offset: Int, affinity: TextSelection.Affinity) -> PlacedPiece {
        let piece = piece(laidOutAt: offset)
        guard affinity == .upstream, piece.range.lowerBound == offset, !piece.beginsParagraph else { return piece }
        return self.piece(laidOutAt: offset - 1)
    }

    /// The line of a caret in its piece.
    private static func lineIndex(at offset: Int, affinity: TextSelection.Affinity, in piece: PlacedPiece) -> Int {
        let local = offset - piece.range.lowerBound
        let lines = piece.layout.lines
        var (low, high) = (0, lines.count - 1)
        while low < high {
            let middle = (low + high) / 2
            let end = lines[middle].range.upperBound
            if local < end || local == end && affinity == .upstream { high = middle } else { low = middle + 1 }
        }
        return low
    }

    // MARK: From the page to the text

    /// The place for a caret nearest to a point. What lies there must have been laid out; elsewhere it is now.
    package mutating func stop(nearestToX x: Double, y: Double) -> TextSelection {
        let y = layOut(from: y, height: 0)
        let place = tree.place(where: { $0.height > y }) ?? tree.place(where: { $0.count >= count })
        let piece = piece(laidOutAt: place?.before.count ?? 0)
        let lines = piece.layout.lines
        let x = x.isFinite ? x : 0
        let index = Self.line(nearestTo: x, y: y - piece.y, of: lines)
        let line = lines[index]
        let stop = line.caretStop(nearestTo: x - line.x)
        let offset = stop.offset + line.paragraphStart
        let isBroken = index + 1 < lines.count || !piece.endsParagraph
        var affinity = stop.affinity
        if isBroken, offset == line.range.upperBound { affinity = .upstream }
        if offset == line.range.lowerBound { affinity = .downstream }
        return TextSelection(caret: piece.range.lowerBound + offset, affinity: affinity)
    }

    /// The line at a height and, of several that stand side by side, the nearest one.
    private static func line(nearestTo x: Double, y: Double, of lines: [TextLayout.PlacedLine]) -> Int {
        var index = lines.firstIndex { $0.y + $0.height > y } ?? lines.count - 1
        while index > 0, lines[index].isBeside { index -= 1 }
        func distance(_ line: TextLayout.PlacedLine) -> Double { max(line.x - x, x - line.x - line.fragment.width, 0) }
        var nearest = index
        while index + 1 < lines.count, lines[index + 1].isBeside {
            index += 1
            if distance(lines[index]) < distance(lines[nearest]) { nearest = index }
        }
        return nearest
    }

    // MARK: Selections

    /// Calls a function with the rectangles of a selection between two heights, where lines are laid out.
    /// - Parameter room: From where to where lines may reach: those that the selection goes beyond are selected up to the end
    ///   of it. `nil` for their letters alone, and a little more where a line end is selected.
    package func forEachSpan(
        of selection: Range<Int>, from top: Double, to bottom: Double, room: ClosedRange<Double>? = nil,
        _ body: (_ x: ClosedRange<Double>, _ y: Double, _ height: Double) -> Void
    ) {
        forEachPiece(from: top, to: bottom) { piece in
            guard piece.range.lowerBound < selection.upperBound else { return false }
            guard piece.range.upperBound > selection.lowerBound else { return true }
            let start = piece.range.lowerBound
            let local = (selection.lowerBound - start)..<(selection.upperBound - start)
            for (index, line) in piece.layout.lines.enumerated() {
                let lower = max(local.lowerBound, 0) - line.paragraphStart
                let upper = min(local.upperBound, piece.range.count) - line.paragraphStart
                let isLast = piece.endsParagraph && index == piece.layout.lines.count - 1
                let end = line.range.upperBound
                let goesBeyond = local.upperBound > end && (isLast ? local.lowerBound <= end : local.lowerBound < end)
                let sides = line.segment.map { $0.x...($0.x + $0.width) } ?? room
                if goesBeyond, room != nil, let sides {
                    for span in line.selectedSpans(beyond: lower..<upper, room: sides) {
                        body(span, piece.y + line.y, line.height)
                    }
                    continue
                }
                for span in line.selectionSpans(for: lower..<upper) {
                    body((line.x + span.lowerBound)...(line.x + span.upperBound), piece.y + line.y, line.height)
                }
                // A selected line end is seen as a little more than the letters.
                if goesBeyond, isLast {
                    let edge = line.x + line.fragment.caretX(at: line.fragment.range.upperBound, affinity: .upstream)
                    body(edge...(edge + line.height / 4), piece.y + line.y, line.height)
                }
            }
            return true
        }
    }
}
