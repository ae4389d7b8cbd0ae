/// Lines that stand side by side, in what shapes leave of one.
struct LineRow {
    struct Line {
        var fragment: LineFragment
        var room: LineRoom
        /// What the line stands in, or `nil` when it has the whole width.
        var segment: LineSegment?
    }

    /// The lines in the order of the text. All have the same ascent and descent.
    var lines: [Line]
    /// By how much the row stands lower than where it was to begin: there was no room above.
    var shift: Double
    /// The height, in points.
    var height: Double
    /// Where the text goes on, in UTF-16 units of the paragraph.
    var end: Int
}

/// Cuts a shaped paragraph into rows of lines that shapes leave room for.
///
/// A line that a shape has cut has room for a word or is passed over: a word is broken only where it is too wide for the
/// container. Text that runs from right to left fills a row from the right.
struct RowBreaker {
    let paragraph: ShapedParagraph
    let typesetter: Typesetter
    let measure: LineMeasure
    let area: ExclusionArea
    private let mode: WrapMode
    private var breaker: LineBreaker

    init(
        _ paragraph: ShapedParagraph, mode: WrapMode, typesetter: Typesetter, measure: LineMeasure, area: ExclusionArea,
        rules: (any LineRules)?, base: Int
    ) {
        self.paragraph = paragraph
        self.typesetter = typesetter
        self.measure = measure
        self.area = area
        self.mode = mode
        breaker = LineBreaker(paragraph, mode: mode, rules: rules, base: base)
    }

    /// The row that begins at an offset, as high up as there is room for it.
    /// - Parameter top: The height that it does not stand above, in points from the top of the container.
    mutating func row(from offset: Int, isFirst: Bool, below top: Double) -> LineRow {
        // Its first letters at least are in the row.
        let first = breaker.line(from: offset, room: LineRoom(width: 0))
        let least = measure.height(of: typesetter.line(of: paragraph, range: first))
        var (y, height, tries, narrow) = (top, least, 0, 0)
        while true {
            tries += 1
            // Where somebody never gives room the line is there nevertheless, and not far below.
            let isOver = tries > Self.mostTries || area.isAsked && narrow > Self.mostNarrowAnswers
            if isOver { (y, height) = (top, max(height, least)) }
            let segments =
                isOver
                ? nil
                : area.segments(
                    from: y, to: y + height, width: measure.width, at: offset, isRightToLeft: measure.isRightToLeft)
            guard let lines = lines(in: segments, from: offset, isFirst: isFirst, height: height) else {
                if segments?.isEmpty == false { narrow += 1 }
                (y, height) = (area.level(below: y), least)
                continue
            }
            let needed = measure.height(of: lines[0].fragment)
            // Letters that turn out higher may reach a shape that the others do not.
            if needed <= height + 0.001 {
                let end = lines[lines.count - 1].fragment.range.upperBound
                return LineRow(lines: lines, shift: y - top, height: needed, end: end)
            }
            height = needed
        }
    }

    /// How often a line is moved down and made higher before it gets its room.
    private static let mostTries = 10_000
    /// How often a program gives it room that is too narrow: one that gives the same at all heights does so for ever.
    private static let mostNarrowAnswers = 1000

    /// Fills segments with lines; `nil` when there is room in none of them.
    private mutating func lines(
        in segments: [LineSegment]?, from offset: Int, isFirst: Bool, height: Double
    ) -> [LineRow.Line]? {
        let whole = measure.room(isFirst: isFirst)
        guard let segments else { return [LineRow.Line(fragment: fragment(from: offset, room: whole), room: whole)] }
        var lines: [LineRow.Line] = []
        var start = offset
        for segment in measure.isRightToLeft ? segments.reversed() : segments {
            guard let room = measure.room(isFirst: isFirst, in: segment), room.width >= height / 2 else { continue }
            let fragment = fragment(from: start, room: room)
            guard fits(fragment, room: room, whole: whole) else { continue }
            lines.append(LineRow.Line(fragment: fragment, room: room, segment: segment))
            start = fragment.range.upperBound
            if start >= paragraph.contentLength || mode == .none { break }
        }
        let ascent = lines.map(\.fragment.ascent).max() ?? 0
        let descent = lines.map(\.fragment.descent).max() ?? 0
        for index in lines.indices {
            lines[index].fragment.ascent = ascent
            lines[index].fragment.descent = descent
        }
        return lines.isEmpty ? nil : lines
    }

    private mutating func fragment(from start: Int, room: LineRoom) -> LineFragment {
        breaker.fragment(from: start, room: room, typesetter: typesetter)
    }

    private mutating func fits(_ fragment: LineFragment, room: LineRoom, whole: LineRoom) -> Bool {
        guard mode != .none else { return true }
        guard fragment.inkWidth <= room.width + LineFragment.slack else { return false }
        guard mode == .word, !breaker.isOpportunity(fragment.range.upperBound) else { return true }
        let alone = breaker.line(from: fragment.range.lowerBound, room: whole)
        return !breaker.isOpportunity(alone.upperBound)
    }
}

extension TextLayout {
    /// Adds the lines of a paragraph, row by row.
    /// - Parameters:
    ///   - start: Where the paragraph begins, in UTF-16 units of the whole text.
    ///   - first: Where its first line begins, in UTF-16 units of the paragraph.
    ///   - top: Where the text begins, in points from the top of the container.
    mutating func appendRows(
        _ paragraph: ShapedParagraph, at start: Int, from first: Int, options: Options, around area: ExclusionArea,
        top: Double, setting: inout Setting, until isEnough: (PlacedLine) -> Bool
    ) {
        let measure = setting.measure
        var breaker = RowBreaker(
            paragraph, mode: options.wrap, typesetter: setting.typesetter, measure: measure, area: area,
            rules: setting.rules, base: start + first)
        var offset = first
        var isFirst = true
        repeat {
            setting.y += lines.last?.spaceBelow ?? 0
            if isFirst { setting.y += measure.spaceBefore }
            let row = breaker.row(from: offset, isFirst: isFirst, below: top + setting.y)
            setting.y += row.shift
            var fitted = row.lines.map { (fragment: $0.fragment, room: $0.room) }
            let height = setting.fitted(&fitted, height: row.height, base: start + first)
            for (index, line) in row.lines.enumerated() {
                var fragment = fitted[index].fragment
                let goesOn = fragment.range.upperBound < paragraph.contentLength
                if measure.isStretched(isLast: !goesOn) {
                    fragment.justify(to: line.room.width, units: paragraph.units)
                }
                let x = measure.x(of: fragment, in: line.room)
                lines.append(
                    PlacedLine(
                        fragment: fragment, x: x, y: setting.y, height: height, paragraphStart: start,
                        isTruncated: false, isBroken: goesOn, segment: line.segment, isBeside: index > 0,
                        spaceBelow: setting.spacing(
                            below: fragment, room: line.room, height: height, base: start + first)))
                setting.placed.append((measure, isFirst))
                width = max(width, x + fragment.inkWidth)
            }
            setting.y += height
            offset = row.end
            if isEnough(lines[lines.count - 1]) { return }
            isFirst = false
        } while offset < paragraph.contentLength
        setting.y += measure.spaceAfter
    }
}
