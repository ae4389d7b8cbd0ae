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

    /// Where a caret stands. Lays out its paragraph.
    package mutating func caret(at offset: Int, affinity: TextSelection.Affinity) -> Caret {
        let paragraph = paragraph(laidOutAt: offset)
        let line = paragraph.layout.lines[Self.lineIndex(at: offset, affinity: affinity, in: paragraph)]
        let x = line.x + line.fragment.caretX(at: offset - paragraph.range.lowerBound, affinity: affinity)
        return Caret(x: x, y: paragraph.y + line.y, height: line.height)
    }

    /// The text of the line that a caret stands on, without the paragraph's terminator.
    package mutating func lineRange(at offset: Int, affinity: TextSelection.Affinity) -> Range<Int> {
        let paragraph = paragraph(laidOutAt: offset)
        let range = paragraph.layout.lines[Self.lineIndex(at: offset, affinity: affinity, in: paragraph)].range
        let start = paragraph.range.lowerBound
        return (start + range.lowerBound)..<(start + range.upperBound)
    }

    /// The line of a caret. Where a line was broken, the end of the upper one and the beginning of the lower one are one
    /// offset; the affinity tells them apart.
    private static func lineIndex(
        at offset: Int, affinity: TextSelection.Affinity, in paragraph: PlacedParagraph
    ) -> Int {
        let local = offset - paragraph.range.lowerBound
        let lines = paragraph.layout.lines
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
        _ = layOut(from: y, height: 0)
        let y = min(max(0, y.isFinite ? y : 0), height)
        let place = tree.place(where: { $0.height > y }) ?? tree.place(where: { $0.count >= count })
        let paragraph = paragraph(laidOutAt: place?.before.count ?? 0)
        let lines = paragraph.layout.lines
        let index = lines.firstIndex { paragraph.y + $0.y + $0.height > y } ?? lines.count - 1
        let line = lines[index]
        let stop = line.fragment.caretStop(nearestTo: (x.isFinite ? x : 0) - line.x)
        var affinity = stop.affinity
        if index + 1 < lines.count, stop.offset == line.range.upperBound { affinity = .upstream }
        if stop.offset == line.range.lowerBound { affinity = .downstream }
        return TextSelection(caret: paragraph.range.lowerBound + stop.offset, affinity: affinity)
    }

    // MARK: Selections

    /// Calls a function with the rectangles of a selection between two heights, where lines are laid out.
    package func forEachSpan(
        of selection: Range<Int>, from top: Double, to bottom: Double,
        _ body: (_ x: ClosedRange<Double>, _ y: Double, _ height: Double) -> Void
    ) {
        forEachParagraph(from: top, to: bottom) { paragraph in
            guard paragraph.range.lowerBound < selection.upperBound else { return false }
            guard paragraph.range.upperBound > selection.lowerBound else { return true }
            let start = paragraph.range.lowerBound
            let (from, to) = (max(selection.lowerBound, start), min(selection.upperBound, paragraph.range.upperBound))
            let local = (from - start)..<(to - start)
            for (index, line) in paragraph.layout.lines.enumerated() {
                for span in line.fragment.selectionSpans(for: local) {
                    body(
                        (line.x + span.lowerBound)...(line.x + span.upperBound), paragraph.y + line.y, line.height)
                }
                // A selected line end is seen as a little more than the letters.
                let isLast = index == paragraph.layout.lines.count - 1
                if isLast, local.upperBound > line.range.upperBound, local.lowerBound <= line.range.upperBound {
                    let end = line.x + line.fragment.caretX(at: line.range.upperBound, affinity: .upstream)
                    body(end...(end + line.height / 4), paragraph.y + line.y, line.height)
                }
            }
            return true
        }
    }
}
