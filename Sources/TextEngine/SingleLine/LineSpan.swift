/// A part of a single line: laid out, or text with an estimate of its width.
struct LineSpan: Summarized, Sendable {
    /// The length in UTF-16 units. The end of the text counts as one more unit, so that the last span is never empty.
    var count: Int
    /// The width, in points: measured where there are letters, estimated elsewhere.
    var width: Double
    /// The letters.
    var piece: LinePiece?
    /// Whether the width was measured, also when the letters are forgotten.
    var isMeasured = false

    /// Text that nobody has seen.
    init(count: Int, width: Double) {
        self.count = count
        self.width = width
    }

    /// Text with its letters.
    /// - Parameter count: The length of the text, with the end of the whole text where it ends here.
    init(_ piece: LinePiece, count: Int) {
        self.count = count
        self.piece = piece
        width = piece.line.fragment.width
        isMeasured = true
    }

    var summary: SpanSummary { SpanSummary(count: count, width: width, laidCount: piece == nil ? 0 : count) }
}

/// What spans amount to.
struct SpanSummary: TreeSummary {
    /// UTF-16 units.
    var count = 0
    /// Points.
    var width = 0.0
    /// UTF-16 units with letters.
    var laidCount = 0

    static let zero = SpanSummary()

    static func + (left: SpanSummary, right: SpanSummary) -> SpanSummary {
        SpanSummary(
            count: left.count + right.count, width: left.width + right.width,
            laidCount: left.laidCount + right.laidCount)
    }
}

/// The letters of a part of a line. Offsets are UTF-16 units of the text from the part's beginning; lengths are points
/// from the left edge of its letters.
package final class LinePiece: Sendable {
    /// The letters: one line.
    package let layout: TextLayout
    /// Where each sign that is shown begins in the text, and the text's end, when every character is shown as the same
    /// sign.
    private let starts: [Int]?
    private let count: Int

    init(_ layout: TextLayout, count: Int, starts: [Int]?) {
        self.layout = layout
        self.count = count
        self.starts = starts
    }

    /// The line.
    package var line: TextLayout.PlacedLine { layout.lines[0] }

    /// Where an offset is in what is shown, in units of the fragment.
    package func shown(_ offset: Int) -> Int {
        guard let starts else { return offset - line.paragraphStart }
        var (low, high) = (0, starts.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// Where a unit of the fragment is in the text.
    package func stored(_ offset: Int) -> Int {
        guard let starts else { return min(max(0, offset + line.paragraphStart), count) }
        return starts[min(max(0, offset), starts.count - 1)]
    }

    func caretX(at offset: Int, affinity: TextSelection.Affinity) -> Double {
        line.fragment.caretX(at: shown(offset), affinity: affinity)
    }

    func stop(nearestTo x: Double) -> TextSelection {
        let stop = line.fragment.caretStop(nearestTo: x)
        return TextSelection(caret: stored(stop.offset), affinity: stop.affinity)
    }

    func selectionSpans(for range: Range<Int>) -> [ClosedRange<Double>] {
        let (start, end) = (shown(range.lowerBound), shown(range.upperBound))
        return line.fragment.selectionSpans(for: start..<max(start, end))
    }
}
