/// Where lines may be broken.
package enum WrapMode: Hashable, Sendable {
    /// At the opportunities of UAX #14; inside a word only when it alone is wider than the line.
    case word
    /// At any grapheme border.
    case character
    /// Nowhere.
    case none
}

/// Cuts a shaped paragraph into lines, greedily, as every text field and text view does.
struct LineBreaker {
    private let paragraph: ShapedParagraph
    private let mode: WrapMode
    /// Break opportunities in ascending order, the end of the content included.
    private let opportunities: [Int]
    /// Caret stops in ascending order of offset with their distance from the paragraph's start, all runs laid end to
    /// end in logical order.
    private let stops: [(offset: Int, distance: Double)]

    init(_ paragraph: ShapedParagraph, mode: WrapMode) {
        self.paragraph = paragraph
        self.mode = mode
        var distance = 0.0
        var stops: [(offset: Int, distance: Double)] = [(0, 0)]
        for run in paragraph.runs {
            for stop in run.stops.dropFirst() {
                stops.append((run.range.lowerBound + stop.offset, distance + stop.distance))
            }
            distance += run.width
        }
        self.stops = stops
        guard mode == .word else {
            opportunities = []
            return
        }
        opportunities = paragraph.units.withUnsafeBufferPointer { buffer in
            ICU.lineBreaks(in: UnsafeBufferPointer(rebasing: buffer[0..<paragraph.contentLength])).map(\.offset)
        }
    }

    /// The ranges of the lines for a width in points. A paragraph has at least one line.
    func lines(width: Double) -> [Range<Int>] {
        guard mode != .none, paragraph.contentLength > 0 else { return [0..<paragraph.contentLength] }
        var lines: [Range<Int>] = []
        var (start, stop) = (0, 0)
        while start < paragraph.contentLength {
            let end = lineEnd(from: start, stop: &stop, width: width)
            lines.append(start..<end)
            start = end
        }
        return lines
    }

    /// The end of the line that begins at `start`, which is the offset of `stops[stop]`.
    private func lineEnd(from start: Int, stop: inout Int, width: Double) -> Int {
        let origin = stops[stop].distance
        // The last stop that fits; blanks may hang over. A line holds at least one cluster.
        var last = stop
        while last + 1 < stops.count {
            let next = stops[last + 1]
            // A hundredth of a point of slack keeps sums of rounded advances from breaking a line that fits.
            let isBlank = LineFragment.isBlank(paragraph.units[stops[last].offset])
            if !isBlank, next.distance - origin > width + 0.01, last > stop { break }
            last += 1
        }
        if mode == .word, stops[last].offset < paragraph.contentLength,
            let end = lastOpportunity(after: start, atOrBefore: stops[last].offset)
        {
            while stops[last].offset > end { last -= 1 }
        }
        stop = last
        return stops[last].offset
    }

    private func lastOpportunity(after start: Int, atOrBefore limit: Int) -> Int? {
        var (low, high) = (0, opportunities.count)
        while low < high {
            let middle = (low + high) / 2
            if opportunities[middle] <= limit { low = middle + 1 } else { high = middle }
        }
        guard low > 0, opportunities[low - 1] > start else { return nil }
        return opportunities[low - 1]
    }
}
