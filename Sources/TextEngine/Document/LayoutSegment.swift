/// A part of a document's layout: either a piece of one paragraph with its lines, or text that is not laid out, of any
/// number of paragraphs or a part of one, with an estimate of its height.
struct LayoutSegment: Summarized, Sendable {
    /// What is known about a segment's beginning, unless a paragraph begins there, which always begins a line.
    enum Start: Sendable {
        /// Nothing, but what the segment before it knows.
        case anywhere
        /// A line begins there, if the lines above are right.
        case line
        /// A line was taken to begin there before the lines above were known, or before they were changed.
        case guess
    }

    /// The length in UTF-16 units, terminators included. The end of the document counts as a terminator of one unit, so
    /// that its last paragraph is never empty.
    var count: Int
    /// How many paragraphs end in it.
    var paragraphCount: Int
    /// The height, in points: measured where there are lines, estimated elsewhere.
    var height: Double
    /// The lines, their offsets and places counted from the segment's beginning.
    var piece: LaidPiece?
    /// What is known about its beginning.
    var start = Start.anywhere
    /// Whether lines were laid out here, before an edit.
    var isEdited = false

    /// Text without lines.
    init(count: Int, paragraphCount: Int, height: Double) {
        self.count = count
        self.paragraphCount = paragraphCount
        self.height = height
    }

    /// Text with its lines.
    init(_ piece: LaidPiece, start: Start) {
        count = piece.count
        paragraphCount = piece.endsParagraph ? 1 : 0
        height = piece.height
        self.piece = piece
        self.start = start
    }

    /// Whether there are lines, and those that the text above makes.
    var isSettled: Bool { piece != nil && start != .guess }

    var summary: LayoutSegmentSummary {
        LayoutSegmentSummary(count: count, height: height, laidCount: piece == nil ? 0 : count)
    }
}

/// What segments amount to.
struct LayoutSegmentSummary: TreeSummary {
    /// UTF-16 units.
    var count = 0
    /// Points.
    var height = 0.0
    /// UTF-16 units with lines.
    var laidCount = 0

    static let zero = LayoutSegmentSummary()

    static func + (left: LayoutSegmentSummary, right: LayoutSegmentSummary) -> LayoutSegmentSummary {
        LayoutSegmentSummary(
            count: left.count + right.count, height: left.height + right.height,
            laidCount: left.laidCount + right.laidCount)
    }
}
