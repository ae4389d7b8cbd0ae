/// The text that an ellipsis stands for, and where offsets are in what is shown instead.
package struct ElidedRange: Hashable, Sendable {
    /// The text, in UTF-16 units from the line's beginning. The ellipsis is shown where it begins.
    package var range: Range<Int>

    /// Where an offset is in the shown text. What is left out is behind the ellipsis.
    func shown(_ offset: Int) -> Int {
        if offset <= range.lowerBound { return offset }
        return offset < range.upperBound ? range.lowerBound + 1 : offset - range.count + 1
    }

    /// Where an offset of the shown text is.
    func stored(_ offset: Int) -> Int {
        offset <= range.lowerBound ? offset : offset + range.count - 1
    }

    /// Where a selection is in the shown text: a selected part of what is left out selects the ellipsis.
    func shown(_ selection: Range<Int>) -> Range<Int> {
        let isInside = selection.lowerBound > range.lowerBound && selection.lowerBound < range.upperBound
        let start = isInside ? range.lowerBound : shown(selection.lowerBound)
        return start..<max(start, shown(selection.upperBound))
    }
}

/// Carets and selections on a line as it is shown. Offsets are those of the text, counted as the fragment's are.
extension TextLayout.PlacedLine {
    /// Where an offset is in the fragment.
    package func shown(_ offset: Int) -> Int { elided?.shown(offset) ?? offset }

    /// Where an offset of the fragment is in the text.
    package func stored(_ offset: Int) -> Int { elided?.stored(offset) ?? offset }

    /// Where the caret of an offset stands, in points from the line's left edge.
    package func caretX(at offset: Int, affinity: TextSelection.Affinity = .downstream) -> Double {
        fragment.caretX(at: shown(offset), affinity: affinity)
    }

    /// The place for a caret nearest to a point.
    package func caretStop(nearestTo x: Double) -> LineFragment.CaretStop {
        var stop = fragment.caretStop(nearestTo: x)
        stop.offset = stored(stop.offset)
        return stop
    }

    /// The parts of the line that a selection covers, from left to right, as ranges of x in points.
    package func selectionSpans(for selection: Range<Int>) -> [ClosedRange<Double>] {
        fragment.selectionSpans(for: elided?.shown(selection) ?? selection)
    }
}
