/// Text set in lines: what a label shows, and the one line of a text field. Lengths are points.
package struct TextLayout: Sendable {
    /// A line and where it stands.
    package struct PlacedLine: Sendable {
        /// The line.
        package var fragment: LineFragment
        /// Its left edge, in points from the text's left edge.
        package var x: Double
        /// Its top, in points from the text's top.
        package var y: Double
        /// Its height, in points, after the options' factor.
        package var height: Double
        /// The UTF-16 unit of the whole text at which the fragment's offset 0 lies.
        package var paragraphStart: Int
        /// Whether letters were left out, so that offsets in the fragment are not those of the text.
        package var isTruncated: Bool
        /// Whether the text goes on in another line, so that blanks at the end hang over the margin.
        package var isBroken: Bool
        /// What shapes have left of the line's width, or `nil` when it has all of it.
        package var segment: LineSegment?
        /// Whether the line stands beside the one before it, on the other side of a shape.
        package var isBeside = false
        /// The space between the line and what follows it in its paragraph, in points.
        package var spaceBelow = 0.0
        /// What an ellipsis stands for, where offsets of the fragment can be told from those of the text.
        package var elided: ElidedRange?

        /// The baseline, in points from the text's top. What the factor adds stands above the letters, as in TextKit.
        package var baseline: Double { y + height - fragment.descent }
        /// Where ink may lie at the top, in points from the text's top; below ``inkBottom`` when there is none.
        package var inkTop: Double { baseline - fragment.ink.above }
        /// Where ink may lie at the bottom, in points from the text's top.
        package var inkBottom: Double { baseline + fragment.ink.below }
        /// The text of the line, in UTF-16 units of the whole text.
        package var range: Range<Int> {
            (paragraphStart + fragment.range.lowerBound)..<(paragraphStart + stored(fragment.range.upperBound))
        }
    }

    /// The lines from top to bottom; at least one.
    package internal(set) var lines: [PlacedLine] = []
    /// The width that the lines need. Blanks at the end of a paragraph count as far as there is room for them; where a
    /// line was broken they hang over.
    package internal(set) var width = 0.0
    /// From the top of the first line to the bottom of the last.
    package internal(set) var height = 0.0
    /// Whether anything was left out.
    package private(set) var isTruncated = false

    /// How a paragraph is set, given its text with its terminator, in UTF-16 units of the whole text, and the options of
    /// the whole text. Its width and number of lines are not a paragraph's to change.
    package typealias ParagraphOptions = (Range<Int>, Options) -> Options

    /// Sets a text.
    /// - Parameters:
    ///   - units: The UTF-16 units, with as many paragraphs as there are terminators.
    ///   - styles: Styles in logical order that cover the units; at least one.
    ///   - part: Which part of its paragraph the text is, when it is not the whole of it.
    ///   - paragraphOptions: Asked for each paragraph.
    ///   - rules: Who else decides about lines.
    ///   - area: The shapes that the text flows around. It then has a width, and no number of lines.
    ///   - top: Where the text begins, in points from the top of the shapes' container.
    ///   - isEnough: Asked after each line of a part, or each row of lines; when it says so, no more lines are set.
    package init(
        _ units: [UInt16], styles: [StyleRun], options: Options, typesetter: Typesetter,
        part: ParagraphPart = ParagraphPart(), paragraphOptions: ParagraphOptions = { $1 },
        rules: (any LineRules)? = nil, around area: ExclusionArea? = nil, from top: Double = 0,
        until isEnough: (PlacedLine) -> Bool = { _ in false }
    ) {
        precondition(!styles.isEmpty, "TextLayout: a text has at least one style, also when it is empty")
        var setting = Setting(options: options.usable, typesetter: typesetter)
        setting.rules = rules
        let paragraphs = Self.paragraphs(of: units)
        var begins = part.beginsParagraph
        var own = setting.options
        for (number, range) in paragraphs.enumerated() where !isFull(setting.options) {
            var slice = styles.compactMap { run -> StyleRun? in
                let part = run.range.clamped(to: range)
                guard !part.isEmpty else { return nil }
                let moved = (part.lowerBound - range.lowerBound)..<(part.upperBound - range.lowerBound)
                return StyleRun(range: moved, style: run.style)
            }
            if slice.isEmpty { slice = [StyleRun(range: 0..<0, style: styles[styles.count - 1].style)] }
            // Behind a line separator the paragraph goes on.
            if begins || number == 0 {
                let last = paragraphs[number...].first { units[..<$0.upperBound].last != LineTerminator.lineSeparator }
                let whole = range.lowerBound..<(last?.upperBound ?? range.upperBound)
                own = setting.options.replaced(by: paragraphOptions(whole, setting.options))
            }
            let isLast = number + 1 == paragraphs.count
            let end: LineMeasure.End =
                isLast
                ? (part.endsParagraph ? .paragraph : .piece)
                : units[range.upperBound - 1] == LineTerminator.lineSeparator ? .lineSeparator : .paragraph
            let paragraph = typesetter.shape(Array(units[range]), styles: slice, direction: own.direction)
            setting.measure = LineMeasure(
                own, baseLevel: paragraph.baseLevel, beginsParagraph: begins, end: end)
            let start = range.lowerBound - part.contextLength
            if let area {
                appendRows(
                    paragraph, at: start, from: part.contextLength, options: own, around: area, top: top,
                    setting: &setting, until: isEnough)
            } else {
                append(
                    paragraph, at: start, from: part.contextLength, hasMore: !isLast, options: own, setting: &setting,
                    until: isEnough)
            }
            begins = end == .paragraph
        }
        height = setting.y
        guard area == nil else { return }
        let room = setting.options.width.isFinite ? setting.options.width : width
        for (index, line) in setting.placed.enumerated() {
            lines[index].x = line.measure.x(of: lines[index].fragment, isFirst: line.isFirst, in: room)
        }
    }

    /// What is known while lines are set.
    struct Setting {
        let options: Options
        let typesetter: Typesetter
        var rules: (any LineRules)?
        /// That of the present paragraph.
        var measure: LineMeasure
        /// How the lines so far were measured.
        var placed: [(measure: LineMeasure, isFirst: Bool)] = []
        /// The bottom of the last line.
        var y = 0.0

        init(options: Options, typesetter: Typesetter) {
            self.options = options
            self.typesetter = typesetter
            measure = LineMeasure(options, baseLevel: 0)
        }
    }

    /// The paragraphs with their terminators. A terminator at the very end begins one more, empty paragraph.
    private static func paragraphs(of units: [UInt16]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = 0
        var index = 0
        while index < units.count {
            let length = units[index] == 0x0D && index + 1 < units.count && units[index + 1] == 0x0A ? 2 : 1
            index += length
            if LineTerminator.isTerminator(units[index - 1]) {
                ranges.append(start..<index)
                start = index
            }
        }
        return ranges + [start..<units.count]
    }

    private func isFull(_ options: Options) -> Bool {
        options.maximumLines > 0 && lines.count >= options.maximumLines
    }

    private mutating func append(
        _ paragraph: ShapedParagraph, at start: Int, from first: Int, hasMore: Bool, options: Options,
        setting: inout Setting, until isEnough: (PlacedLine) -> Bool
    ) {
        let (measure, typesetter) = (setting.measure, setting.typesetter)
        var breaker = LineBreaker(paragraph, mode: options.wrap, rules: setting.rules, base: start + first)
        var range = first..<first
        var isFirst = true
        repeat {
            let room = measure.room(isFirst: isFirst)
            var fragment = breaker.fragment(from: range.upperBound, room: room, typesetter: typesetter)
            range = fragment.range
            let isLast = options.maximumLines > 0 && lines.count + 1 == options.maximumLines
            let leavesOut = isLast && (range.upperBound < paragraph.contentLength || hasMore)
            var elided: ElidedRange?
            // What ends with the paragraph and has room is whole, as it is mostly.
            let isWhole =
                !leavesOut && range.upperBound >= paragraph.contentLength
                && fragment.inkWidth <= room.width + LineFragment.slack
            if let place = options.truncation, !isWhole, isLast || options.wrap == .none,
                let short = typesetter.truncatedLine(
                    of: paragraph, range: range.lowerBound..<paragraph.contentLength, room: room, at: place,
                    isForced: leavesOut && hasMore)
            {
                // The fragment counts from the line's beginning, and leaves out what the ellipsis stands for.
                elided = ElidedRange(
                    range: short.before..<(paragraph.contentLength - range.lowerBound - short.after))
                fragment = short.fragment
            }
            let isCut = elided != nil
            let lineStart = isCut ? start + range.lowerBound : start
            let goesOn = range.upperBound < paragraph.contentLength
            if !isCut, measure.isStretched(isLast: !goesOn) { fragment.justify(to: room.width, units: paragraph.units) }
            setting.y += lines.last?.spaceBelow ?? 0
            if isFirst { setting.y += measure.spaceBefore }
            var height = measure.height(of: fragment)
            if setting.rules != nil {
                var row = [(fragment: fragment, room: room)]
                height = setting.fitted(&row, height: height, base: start + first)
                fragment = row[0].fragment
            }
            lines.append(
                PlacedLine(
                    fragment: fragment, x: 0, y: setting.y, height: height, paragraphStart: lineStart,
                    isTruncated: isCut, isBroken: goesOn && !isCut,
                    spaceBelow: setting.spacing(below: fragment, room: room, height: height, base: start + first),
                    elided: elided))
            setting.placed.append((measure, isFirst))
            setting.y += height
            isTruncated = isTruncated || isCut || leavesOut
            // The unbroken measure counts too: a label that is as wide as this must break its lines in the same places.
            let ink = max(fragment.inkWidth, isCut ? 0 : breaker.width(of: range, room: room))
            let needed = measure.neededWidth(for: ink, isFirst: isFirst)
            let whole = measure.neededWidth(for: fragment.width, isFirst: isFirst)
            width = max(width, isCut || goesOn ? needed : max(needed, min(whole, options.width)))
            if isCut || isEnough(lines[lines.count - 1]) { return }
            isFirst = false
        } while range.upperBound < paragraph.contentLength && !isFull(options)
        if range.upperBound == paragraph.contentLength, !(hasMore && isFull(options)) {
            setting.y += measure.spaceAfter
        }
    }
}
