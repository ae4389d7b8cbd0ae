/// A part of a document's layout: either one paragraph with its lines, or any number of paragraphs that nobody has seen,
/// with an estimate of their height.
struct Stretch: Summarized, Sendable {
    /// The length in UTF-16 units, terminators included. The end of the document counts as a terminator of one unit, so
    /// that its last paragraph is never empty.
    var count: Int
    /// How many paragraphs there are.
    var paragraphCount: Int
    /// The height, in points: measured where there are lines, estimated elsewhere.
    var height: Double
    /// The lines, their offsets and places counted from the paragraph's beginning.
    var lines: LaidParagraph?

    var summary: StretchSummary { StretchSummary(count: count, height: height) }
}

/// What stretches amount to.
struct StretchSummary: TreeSummary {
    /// UTF-16 units.
    var count = 0
    /// Points.
    var height = 0.0

    static let zero = StretchSummary()

    static func + (left: StretchSummary, right: StretchSummary) -> StretchSummary {
        StretchSummary(count: left.count + right.count, height: left.height + right.height)
    }
}

/// The lines of a paragraph, behind one reference: stretches are moved about in their tree.
package final class LaidParagraph: Sendable {
    /// The paragraph's text, set without its terminator.
    package let layout: TextLayout
    /// From the top of its first line to that of the next paragraph's, in points.
    let height: Double

    init(_ layout: TextLayout, spacing: Double) {
        self.layout = layout
        height = layout.height + spacing
    }
}

/// How high text is that was not laid out: from the paragraphs that were.
struct HeightEstimate: Sendable {
    /// The height of a line, in points.
    var lineHeight: Double
    /// How many UTF-16 units a line has.
    var unitsPerLine: Double

    /// The height of paragraphs, in points. Each has a last line that is not full.
    func height(units: Int, paragraphs: Int) -> Double {
        let lines = max(Double(paragraphs), Double(units) / unitsPerLine + Double(paragraphs) * 0.5)
        return lines * lineHeight
    }

    /// By what a stretch's height is shared out between its parts.
    static func weight(units: Int, paragraphs: Int) -> Double {
        Double(units) + 40 * Double(paragraphs)
    }
}
