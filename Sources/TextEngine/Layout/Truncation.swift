/// Where text that does not fit loses its letters to an ellipsis.
package enum Truncation: Hashable, Sendable {
    /// At its beginning.
    case head
    /// In its middle.
    case middle
    /// At its end.
    case tail
}

extension Typesetter {
    /// The sign that stands for what was left out.
    static let ellipsis: UInt16 = 0x2026

    /// A line of a width in which the text of a range is cut short by an ellipsis, as much of it kept as fits.
    ///
    /// The fragment's offsets are those of the shortened text that is returned beside it.
    func truncatedLine(
        of paragraph: ShapedParagraph, range: Range<Int>, width: Double, at place: Truncation
    ) -> (line: LineFragment, kept: [Range<Int>]) {
        let full = line(of: paragraph, range: range)
        guard full.inkWidth > width + 0.01 else { return (full, [range]) }
        let borders = paragraph.runs.flatMap(\.stopOffsets).filter { range.contains($0) }
        // How many clusters can be kept grows with the width, so the largest number that fits is found by halving.
        var (low, high) = (0, max(0, borders.count - 1))
        var best = shortened(paragraph, range: range, borders: borders, keeping: 0, at: place)
        while low < high {
            let middle = (low + high + 1) / 2
            let candidate = shortened(paragraph, range: range, borders: borders, keeping: middle, at: place)
            if candidate.line.inkWidth <= width + 0.01 {
                (low, best) = (middle, candidate)
            } else {
                high = middle - 1
            }
        }
        return best
    }

    private func shortened(
        _ paragraph: ShapedParagraph, range: Range<Int>, borders: [Int], keeping count: Int, at place: Truncation
    ) -> (line: LineFragment, kept: [Range<Int>]) {
        func border(_ index: Int) -> Int { index < borders.count ? borders[index] : range.upperBound }
        let total = borders.count
        var kept: [Range<Int>]
        switch place {
        case .tail: kept = [range.lowerBound..<border(count)]
        case .head: kept = [border(total - count)..<range.upperBound]
        case .middle:
            kept = [range.lowerBound..<border((count + 1) / 2), border(total - count / 2)..<range.upperBound]
        }
        // No blank before the ellipsis at the end: "word …" looks like a mistake.
        if place != .head {
            kept[0] = kept[0].lowerBound..<max(
                kept[0].lowerBound,
                LineFragment.blankStart(of: paragraph.units, in: kept[0]))
        }
        var units: [UInt16] = []
        var styles: [StyleRun] = []
        func append(_ part: Range<Int>) {
            for style in paragraph.styles where style.range.overlaps(part) {
                let piece = style.range.clamped(to: part)
                styles.append(StyleRun(range: units.count..<(units.count + piece.count), style: style.style))
                units += paragraph.units[piece]
            }
        }
        func appendEllipsis() {
            let style = styles.last?.style ?? paragraph.styles[0].style
            styles.append(StyleRun(range: units.count..<(units.count + 1), style: style))
            units.append(Self.ellipsis)
        }
        switch place {
        case .tail:
            append(kept[0])
            appendEllipsis()
        case .head:
            appendEllipsis()
            append(kept[0])
        case .middle:
            append(kept[0])
            appendEllipsis()
            append(kept[1])
        }
        let direction: BaseDirection = paragraph.baseLevel & 1 == 1 ? .rightToLeft : .leftToRight
        let short = shape(units, styles: styles, direction: direction)
        return (line(of: short, range: 0..<units.count), kept)
    }
}
