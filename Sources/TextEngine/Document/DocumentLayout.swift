/// The lines of a text of any length, laid out where they are seen.
///
/// What was never seen has an estimated height. Estimates are corrected as text comes into view, and
/// ``layOut(from:height:)`` says by how much what is seen has moved for it, so that a view can move with it. An edit costs
/// the lines that it touches, whatever the length of the text and of its paragraphs.
///
/// A paragraph is laid out in pieces, each from the known start of a line on. Where no such start is near, lines begin at
/// a guess, and give way when those above come to be known. Signs that embed or isolate text (UAX #9) count as far as a
/// piece is shaped at once: a paragraph of usual length as a whole, a longer one some thousand units at a time.
///
/// Lengths are points; y grows down from the top of the first line. Offsets are UTF-16 units.
package struct DocumentLayout {
    /// The looks of a part of a paragraph, given its text without its terminator and the document's own way of setting
    /// lines, which a paragraph's style may change.
    package typealias Looks = (Range<Int>, TextLayout.Options) -> ParagraphLooks

    /// The text.
    package internal(set) var text: Rope
    /// How paragraphs are set, and how many lines there may be.
    package private(set) var options: TextLayout.Options
    /// What the text has room in.
    package private(set) var room: TextContainer
    let typesetter: Typesetter
    let looks: Looks
    let limits: PieceLimits
    var tree: SumTree<LayoutSegment>
    private(set) var estimate: HeightEstimate
    /// The paragraph of the last edit, for the next question about it.
    var edited: Range<Int>?
    /// Where the lines that were set last end, and how many units they have, if they have not come to agree with those
    /// below.
    var disagreed: (end: Int, count: Int)?
    /// What is laid out in order from the top, where that is needed.
    var ordered: SequentialPrefix?

    /// A layout of which nothing is laid out.
    /// - Parameters:
    ///   - room: What the text has room in.
    ///   - lineHeight: The height of a usual line, for estimates.
    ///   - looks: Asked for the looks of paragraphs, or of parts of them, when they are laid out.
    package init(
        _ text: Rope, options: TextLayout.Options, room: TextContainer = TextContainer(), lineHeight: Double,
        typesetter: Typesetter, looks: @escaping Looks
    ) {
        self.init(
            text, options: options, room: room, lineHeight: lineHeight, typesetter: typesetter, limits: PieceLimits(),
            looks: looks)
    }

    init(
        _ text: Rope, options: TextLayout.Options, room: TextContainer = TextContainer(), lineHeight: Double,
        typesetter: Typesetter, limits: PieceLimits, looks: @escaping Looks
    ) {
        self.text = text
        self.options = options
        self.room = room
        self.typesetter = typesetter
        self.limits = limits
        self.looks = looks
        estimate = HeightEstimate(lineHeight: lineHeight, width: options.width)
        tree = SumTree()
        layoutIsLost()
    }

    /// The height of the whole text, estimates included.
    package var height: Double { tree.summary.height }

    /// The length of the text and its end.
    var count: Int { text.utf16Count + 1 }

    // MARK: Forgetting

    /// Sets lines in another way; all of them are laid out anew when they are seen.
    package mutating func setOptions(
        _ options: TextLayout.Options, room: TextContainer = TextContainer(), lineHeight: Double
    ) {
        self.options = options
        self.room = room
        estimate = HeightEstimate(lineHeight: lineHeight, width: options.width)
        layoutIsLost()
    }

    /// Forgets all lines.
    package mutating func layoutIsLost() {
        tree = SumTree([unseen(0..<count)])
        ordered = isOrdered ? SequentialPrefix() : nil
    }

    // MARK: Text

    /// Text that nobody has seen.
    func unseen(_ range: Range<Int>) -> LayoutSegment {
        let paragraphs = paragraphEnds(in: range)
        return LayoutSegment(
            count: range.count, paragraphCount: paragraphs,
            height: estimate.height(units: range.count, paragraphs: paragraphs))
    }

    /// How many paragraphs end in a range.
    func paragraphEnds(in range: Range<Int>) -> Int {
        let end = min(range.upperBound, text.utf16Count)
        let terminators = text.lineNumber(at: end) - text.lineNumber(at: min(range.lowerBound, end))
        return terminators + (range.upperBound == count ? 1 : 0)
    }

    /// The paragraph at an offset with its terminator, or with the end of the text.
    func paragraph(at offset: Int) -> Range<Int> {
        if let edited, edited.contains(offset) { return edited }
        let line = text.paragraphRange(containing: offset)
        guard line.upperBound == text.utf16Count else { return line }
        let isLast = line.isEmpty || !LineTerminator.isTerminator(text[line.upperBound - 1])
        return isLast ? line.lowerBound..<count : line
    }

    /// Where the letters of a paragraph end.
    func contentEnd(of paragraph: Range<Int>) -> Int {
        let end = paragraph.upperBound
        guard end < count else { return text.utf16Count }
        let isPair =
            end - paragraph.lowerBound > 1 && text[end - 1] == LineTerminator.lineFeed
            && text[end - 2] == LineTerminator.carriageReturn
        return end - (isPair ? 2 : 1)
    }
}
