extension TextLayout.PlacedLine {
    /// What is selected of a line that a selection goes beyond, from left to right, in points from the text's left edge: its
    /// letters, and what follows them up to the end of the line's room.
    /// - Parameters:
    ///   - selection: What is selected of the line, in UTF-16 units as the line's fragment counts them.
    ///   - room: From where to where the line may reach.
    package func selectedSpans(beyond selection: Range<Int>, room: ClosedRange<Double>) -> [ClosedRange<Double>] {
        var spans = selectionSpans(for: selection).map { (x + $0.lowerBound)...(x + $0.upperBound) }
        let isRightToLeft = fragment.baseLevel & 1 == 1
        let (edge, margin) = isRightToLeft ? (x, room.lowerBound) : (x + fragment.width, room.upperBound)
        // Blanks hang over the margin.
        guard isRightToLeft ? margin < edge : margin > edge else { return spans }
        let rest = min(edge, margin)...max(edge, margin)
        let index = isRightToLeft ? spans.startIndex : spans.endIndex - 1
        if spans.indices.contains(index), rest.lowerBound - spans[index].upperBound < LineFragment.slack,
            spans[index].lowerBound - rest.upperBound < LineFragment.slack
        {
            spans[index] =
                min(rest.lowerBound, spans[index].lowerBound)...max(rest.upperBound, spans[index].upperBound)
        } else {
            spans.insert(rest, at: isRightToLeft ? spans.startIndex : spans.endIndex)
        }
        return spans
    }
}
