/// One line of text: shaped runs in visual order with their places. Lengths are points; x grows to the right from the
/// line's left edge, y grows down.
package struct LineFragment: Sendable {
    /// A run and where it stands.
    package struct PlacedRun: Sendable {
        /// The run.
        package var run: ShapedRun
        /// Its left edge, in points from the line's left edge.
        package var x: Double
    }

    /// The text of the line, in UTF-16 units of the paragraph, blanks at its end included.
    package let range: Range<Int>
    /// The runs from left to right.
    package internal(set) var runs: [PlacedRun]
    /// Where the blanks at the line's end begin, in UTF-16 units of the paragraph.
    package let blankStart: Int
    /// The embedding level of the paragraph.
    package let baseLevel: UInt8
    /// The width of all runs.
    package internal(set) var width: Double
    /// The width of the blanks at the logical end, which hang over the margin and count for no alignment.
    package let trailingBlankWidth: Double
    /// From the top of the line to its baseline.
    package internal(set) var ascent: Double
    /// From the baseline to the bottom, as a positive number.
    package internal(set) var descent: Double
    /// The space that the fonts ask for below the line.
    package let leading: Double

    /// Creates a line from the runs of its range in logical order.
    /// - Parameters:
    ///   - blankStart: Where the blanks at the line's end begin.
    ///   - emptyLine: The font that gives a line without runs its height.
    init(
        range: Range<Int>, blankStart: Int, runs logical: [ShapedRun], baseLevel: UInt8, emptyLine: (any RunFont)?
    ) {
        self.range = range
        self.blankStart = blankStart
        self.baseLevel = baseLevel
        trailingBlankWidth = logical.reduce(0) { sum, run in
            guard run.range.upperBound > blankStart else { return sum }
            return sum + run.width - (run.range.lowerBound < blankStart ? run.distance(at: blankStart) : 0)
        }
        let levels = logical.map(\.level)
        var x = 0.0
        self.runs = BidiParagraph.visualOrder(ofLevels: levels).map { index in
            defer { x += logical[index].width }
            return PlacedRun(run: logical[index], x: x)
        }
        width = x
        let fonts = logical.isEmpty ? [emptyLine].compactMap { $0 } : logical.map(\.font)
        let offsets = logical.isEmpty ? [0] : logical.map(\.style.baselineOffset)
        ascent = zip(fonts, offsets).map { $0.ascent + $1 }.max() ?? 0
        descent = zip(fonts, offsets).map { $0.descent - $1 }.max() ?? 0
        leading = fonts.map(\.leading).max() ?? 0
        var ink = InkOverflow.none
        for run in logical {
            let style = run.style
            let reach = style.paint?.reach(of: run.ink, fontSize: style.font.size) ?? run.ink
            ink.formUnion(reach.raised(by: style.baselineOffset))
        }
        self.ink = ink
    }

    /// How far the ink of all runs may reach.
    package let ink: InkOverflow

    /// The height from top to bottom, without leading.
    package var height: Double { ascent + descent }

    /// The width that alignment and fitting go by.
    package var inkWidth: Double { max(0, width - trailingBlankWidth) }

    /// By how many points a line may be wider than its room: sums of advances are not exact.
    static let slack = 0.01

    /// Where the blanks at the end of a range begin.
    static func blankStart(of units: [UInt16], in range: Range<Int>) -> Int {
        var start = range.upperBound
        while start > range.lowerBound, hangs(units[start - 1]) { start -= 1 }
        return start
    }

    /// Whether a unit may hang over the margin at a line's end: blanks, and what only directs the text (UAX #9, L1).
    static func hangs(_ unit: UInt16) -> Bool {
        isBlank(unit) || BidiEmbedding.isSign(unit)
    }

    /// Whether a unit is a blank that lines may be broken behind.
    package static func isBlank(_ unit: UInt16) -> Bool {
        unit == 0x20 || unit == 0x09 || unit == 0x3000 || unit == 0x1680
            || (unit >= 0x2000 && unit <= 0x200A && unit != 0x2007)
    }
}
