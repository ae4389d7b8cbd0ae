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

    /// A line in which the text of a range is cut short by an ellipsis, as much of it kept as fits, or `nil`
    /// when nothing needs to be cut. The fragment's offsets are those of the shortened text: so many units that stand
    /// before the ellipsis, the ellipsis, and so many behind it.
    /// - Parameter isForced: Whether there is more text behind the range, so that an ellipsis is due in any case.
    func truncatedLine(
        of paragraph: ShapedParagraph, range: Range<Int>, room: LineRoom, at place: Truncation, isForced: Bool
    ) -> (fragment: LineFragment, before: Int, after: Int)? {
        let (width, whole) = (room.width, line(of: paragraph, range: range, room: room))
        if !isForced, whole.inkWidth <= width + LineFragment.slack { return nil }
        let stops = ParagraphStops(paragraph)
        let first = stops.index(atOrBefore: range.lowerBound)
        let total = stops.index(atOrBefore: range.upperBound) - first
        func border(_ index: Int) -> ParagraphStops.Stop { stops[first + index] }
        func kept(_ count: Int) -> [(start: Int, end: Int)] {
            switch place {
            case .tail: [(0, count)]
            case .head: [(total - count, total)]
            case .middle: [(0, (count + 1) / 2), (total - count / 2, total)]
            }
        }
        // Roughly first, by the advances as they are: shaping a long text again for each guess would take its time.
        var (low, high) = (0, total)
        while low < high {
            let middle = (low + high + 1) / 2
            let sum = kept(middle).reduce(0) { $0 + border($1.end).distance - border($1.start).distance }
            if sum <= width * 1.25 + 32 { low = middle } else { high = middle - 1 }
        }
        // Then exactly: letters at the cut may look different, and the ellipsis takes its room.
        (low, high) = (0, low)
        func shortened(keeping count: Int) -> (fragment: LineFragment, before: Int, after: Int) {
            let parts = kept(count).map { border($0.start).offset..<border($0.end).offset }
            return self.shortened(paragraph, keeping: parts, room: room, at: place)
        }
        var best = shortened(keeping: 0)
        while low < high {
            let middle = (low + high + 1) / 2
            let candidate = shortened(keeping: middle)
            if candidate.fragment.inkWidth <= width + LineFragment.slack {
                (low, best) = (middle, candidate)
            } else {
                high = middle - 1
            }
        }
        return best
    }

    private func shortened(
        _ paragraph: ShapedParagraph, keeping parts: [Range<Int>], room: LineRoom, at place: Truncation
    ) -> (fragment: LineFragment, before: Int, after: Int) {
        var kept = parts
        // No blank beside the ellipsis: "word …" looks like a mistake.
        if place != .head {
            let end = LineFragment.blankStart(of: paragraph.units, in: kept[0])
            kept[0] = kept[0].lowerBound..<end
        }
        if place != .tail, let last = kept.last {
            let blanks = paragraph.units[last].prefix { LineFragment.isBlank($0) }.count
            kept[kept.count - 1] = (last.lowerBound + blanks)..<last.upperBound
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
            // It looks like the letter before it, at the beginning like the one behind.
            let behind = paragraph.styles.last { $0.range.lowerBound <= kept[0].lowerBound }
            let style = styles.last?.style ?? behind?.style ?? paragraph.styles[0].style
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
        let fragment = line(
            of: shape(units, styles: styles, direction: direction), range: 0..<units.count, room: room)
        let before = place == .head ? 0 : kept[0].count
        return (fragment, before, units.count - before - 1)
    }
}
