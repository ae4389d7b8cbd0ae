/// Text set in lines: what a label shows, and the one line of a text field. Lengths are points.
package struct TextLayout: Sendable {
    /// How lines are set.
    package struct Options: Hashable, Sendable {
        /// The width that lines are broken and aligned to; infinite for none.
        package var width: Double = .infinity
        /// Where lines may be broken.
        package var wrap = WrapMode.word
        /// Where the last line loses letters when the text does not fit, or `nil` to let it run on.
        package var truncation: Truncation?
        /// The largest number of lines; 0 for no limit.
        package var maximumLines = 0
        /// How lines stand between the margins.
        package var alignment = LineAlignment.natural
        /// The direction that paragraphs start from.
        package var direction = BaseDirection.automatic
        /// Points added between lines.
        package var lineSpacing = 0.0
        /// A factor on the height of lines.
        package var lineHeightMultiple = 1.0

        /// Creates the usual options: word wrap, no limit.
        package init() {}

        /// The same without numbers that nothing can be calculated with.
        fileprivate var usable: Options {
            var options = self
            if width.isNaN { options.width = .infinity }
            if !lineSpacing.isFinite { options.lineSpacing = 0 }
            if !(lineHeightMultiple > 0 && lineHeightMultiple.isFinite) { options.lineHeightMultiple = 1 }
            return options
        }
    }

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

        /// The baseline, in points from the text's top. What the factor adds stands above the letters, as in TextKit.
        package var baseline: Double { y + height - fragment.descent }
        /// The text of the line, in UTF-16 units of the whole text.
        package var range: Range<Int> {
            (paragraphStart + fragment.range.lowerBound)..<(paragraphStart + fragment.range.upperBound)
        }
    }

    /// The lines from top to bottom; at least one.
    package internal(set) var lines: [PlacedLine] = []
    /// The width that the lines need. Blanks at the end of a paragraph count as far as there is room for them; where a
    /// line was broken they hang over.
    package private(set) var width = 0.0
    /// From the top of the first line to the bottom of the last.
    package internal(set) var height = 0.0
    /// Whether anything was left out.
    package private(set) var isTruncated = false

    /// Sets a text.
    /// - Parameters:
    ///   - units: The UTF-16 units, with as many paragraphs as there are terminators.
    ///   - styles: Styles in logical order that cover the units; at least one.
    ///   - part: Which part of its paragraph the text is, when it is not the whole of it.
    ///   - isEnough: Asked after each line of a part; when it says so, no more lines are set.
    package init(
        _ units: [UInt16], styles: [StyleRun], options: Options, typesetter: Typesetter,
        part: ParagraphPart = ParagraphPart(), until isEnough: (PlacedLine) -> Bool = { _ in false }
    ) {
        precondition(!styles.isEmpty, "TextLayout: a text has at least one style, also when it is empty")
        let options = options.usable
        var y = 0.0
        let paragraphs = Self.paragraphs(of: units)
        for (number, range) in paragraphs.enumerated() where !isFull(options) {
            var slice = styles.compactMap { run -> StyleRun? in
                let part = run.range.clamped(to: range)
                guard !part.isEmpty else { return nil }
                let moved = (part.lowerBound - range.lowerBound)..<(part.upperBound - range.lowerBound)
                return StyleRun(range: moved, style: run.style)
            }
            if slice.isEmpty { slice = [StyleRun(range: 0..<0, style: styles[styles.count - 1].style)] }
            let paragraph = typesetter.shape(Array(units[range]), styles: slice, direction: options.direction)
            append(
                paragraph, at: range.lowerBound - part.contextLength, from: part.contextLength,
                hasMore: number + 1 < paragraphs.count, y: &y, options: options, typesetter: typesetter,
                until: isEnough)
        }
        height = y
        align(options)
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
        _ paragraph: ShapedParagraph, at start: Int, from first: Int, hasMore: Bool, y: inout Double, options: Options,
        typesetter: Typesetter, until isEnough: (PlacedLine) -> Bool
    ) {
        var breaker = LineBreaker(paragraph, mode: options.wrap)
        var range = first..<first
        repeat {
            range = breaker.line(from: range.upperBound, width: options.width)
            var fragment = typesetter.line(of: paragraph, range: range)
            // Letters that joined or closed up across the cut may be wider without each other.
            while fragment.inkWidth > options.width + LineFragment.slack, let shorter = breaker.shortened(range) {
                range = shorter
                fragment = typesetter.line(of: paragraph, range: range)
            }
            let isLast = options.maximumLines > 0 && lines.count + 1 == options.maximumLines
            let leavesOut = isLast && (range.upperBound < paragraph.contentLength || hasMore)
            var isCut = false
            if let place = options.truncation, isLast || options.wrap == .none,
                let short = typesetter.truncatedLine(
                    of: paragraph, range: range.lowerBound..<paragraph.contentLength, width: options.width, at: place,
                    isForced: leavesOut && hasMore)
            {
                isCut = true
                fragment = short
            }
            if !lines.isEmpty { y += options.lineSpacing }
            let height = fragment.height * options.lineHeightMultiple
            lines.append(
                PlacedLine(fragment: fragment, x: 0, y: y, height: height, paragraphStart: start, isTruncated: isCut))
            y += height
            isTruncated = isTruncated || isCut || leavesOut
            let isBroken = isCut || range.upperBound < paragraph.contentLength
            // The unbroken measure counts too: a label that is as wide as this must break its lines in the same places.
            let needed = max(fragment.inkWidth, isCut ? 0 : breaker.width(of: range))
            width = max(width, isBroken ? needed : max(needed, min(fragment.width, options.width)))
            if isCut || isEnough(lines[lines.count - 1]) { return }
        } while range.upperBound < paragraph.contentLength && !isFull(options)
    }

    private mutating func align(_ options: Options) {
        let room = options.width.isFinite ? options.width : width
        for index in lines.indices {
            let fragment = lines[index].fragment
            let isRightToLeft = fragment.baseLevel & 1 == 1
            // In right-to-left paragraphs the hanging blanks are on the left.
            let hanging = isRightToLeft ? fragment.trailingBlankWidth : 0
            switch options.alignment.resolved(isRightToLeft: isRightToLeft) {
            case .right: lines[index].x = room - fragment.inkWidth - hanging
            case .center: lines[index].x = (room - fragment.inkWidth) / 2 - hanging
            default: lines[index].x = -hanging
            }
        }
    }
}

/// How a line stands between its margins.
package enum LineAlignment: Hashable, Sendable {
    /// At the left.
    case left
    /// In the middle.
    case center
    /// At the right.
    case right
    /// Where the paragraph's direction begins.
    case natural

    func resolved(isRightToLeft: Bool) -> LineAlignment {
        self == .natural ? (isRightToLeft ? .right : .left) : self
    }
}
