/// The lines of a text of any length, laid out where they are seen.
///
/// What was never seen has an estimated height. Estimates are corrected as text comes into view, and
/// ``layOut(from:height:)`` says by how much what is seen has moved for it, so that a view can move with it. An edit costs
/// the paragraphs that it touches, whatever the length of the text. (A paragraph is laid out as a whole.)
///
/// Lengths are points; y grows down from the top of the first line. Offsets are UTF-16 units.
package struct DocumentLayout {
    /// The looks of a paragraph, given its text without its terminator and the document's own way of setting lines,
    /// which a paragraph's style may change.
    package typealias Looks = (Range<Int>, TextLayout.Options) -> ParagraphLooks

    /// The text.
    package private(set) var text: Rope
    /// How paragraphs are set. Truncation and a number of lines belong to whole texts and are left out.
    package private(set) var options: TextLayout.Options
    let typesetter: Typesetter
    let looks: Looks
    var tree: SumTree<Stretch>
    private var estimate: HeightEstimate

    /// A layout of which nothing is laid out.
    /// - Parameters:
    ///   - lineHeight: The height of a usual line, for estimates.
    ///   - looks: Asked for the looks of paragraphs when they are laid out.
    package init(
        _ text: Rope, options: TextLayout.Options, lineHeight: Double, typesetter: Typesetter,
        looks: @escaping Looks
    ) {
        self.text = text
        self.options = options
        self.typesetter = typesetter
        self.looks = looks
        estimate = Self.estimate(lineHeight: lineHeight, width: options.width)
        tree = SumTree()
        layoutIsLost()
    }

    /// Letters are about half as wide as lines are high, less a quarter for the space between lines.
    private static func estimate(lineHeight: Double, width: Double) -> HeightEstimate {
        let lineHeight = lineHeight > 0 && lineHeight.isFinite ? lineHeight : 20
        let width = width > 0 && width.isFinite ? width : .infinity
        return HeightEstimate(lineHeight: lineHeight, unitsPerLine: max(1, width / (lineHeight * 0.4)))
    }

    /// The height of the whole text, estimates included.
    package var height: Double { tree.summary.height }

    /// The length of the text and its end.
    var count: Int { text.utf16Count + 1 }

    // MARK: Forgetting

    /// Sets lines in another way; all of them are laid out anew when they are seen.
    package mutating func setOptions(_ options: TextLayout.Options, lineHeight: Double) {
        self.options = options
        estimate = Self.estimate(lineHeight: lineHeight, width: options.width)
        layoutIsLost()
    }

    /// Forgets all lines.
    package mutating func layoutIsLost() {
        tree = SumTree([unseen(0..<count)])
    }

    /// Forgets the lines of the paragraphs that touch a range: their looks have changed.
    package mutating func invalidate(_ range: Range<Int>) {
        replace(range, newCount: range.count, in: text)
    }

    // MARK: Editing

    /// Follows an edit: units of the text were replaced by `newCount` ones, which makes it `newText`.
    package mutating func replace(_ range: Range<Int>, newCount: Int, in newText: Rope) {
        precondition(
            newText.utf16Count == text.utf16Count - range.count + newCount,
            "DocumentLayout.replace: the new text does not have the length that the edit gives it")
        text = newText
        let delta = newCount - range.count
        // Paragraphs of the new text; their borders are borders of the old one too, but for those inside the edit and
        // for a CR and an LF that have come together or apart, which the rests on both sides allow for.
        let first = paragraph(at: range.lowerBound)
        let last = paragraph(at: range.lowerBound + newCount)
        let old = first.lowerBound..<(last.upperBound - delta)
        guard let start = tree.place(where: { $0.count > old.lowerBound }),
            let end = tree.place(where: { $0.count >= old.upperBound })
        else { return layoutIsLost() }
        let before = start.before.count..<first.lowerBound
        let after = last.upperBound..<(end.before.count + end.element.count + delta)
        let replaced = end.before.height + end.element.height - start.before.height
        var pieces = [
            unseen(before), unseen(first.lowerBound..<last.upperBound), unseen(after),
        ]
        share(replaced, among: &pieces, isSameText: delta == 0)
        pieces.removeAll { $0.count == 0 }
        tree.replace(
            from: { $0.count > old.lowerBound }, through: { $0.count >= old.upperBound }, with: SumTree(pieces))
    }

    /// Text that is still there keeps the height it had, also when it was estimated: nothing else may move for it.
    private func share(_ height: Double, among pieces: inout [Stretch], isSameText: Bool) {
        if pieces[0].count == 0, pieces[2].count == 0, pieces[1].paragraphCount == 1 || isSameText {
            pieces[1].height = height
            return
        }
        let weights = pieces.map { HeightEstimate.weight(units: $0.count, paragraphs: $0.paragraphCount) }
        let rest = max(0, height - pieces[1].height)
        let sum = weights[0] + weights[2]
        for index in [0, 2] where sum > 0 { pieces[index].height = rest * weights[index] / sum }
    }

    /// Paragraphs that nobody has seen.
    func unseen(_ range: Range<Int>) -> Stretch {
        guard !range.isEmpty else { return Stretch(count: 0, paragraphCount: 0, height: 0, lines: nil) }
        let (first, last) = (text.lineNumber(at: range.lowerBound), text.lineNumber(at: range.upperBound - 1))
        let paragraphs = last - first + 1
        return Stretch(
            count: range.count, paragraphCount: paragraphs,
            height: estimate.height(units: range.count, paragraphs: paragraphs), lines: nil)
    }

    /// The paragraph at an offset with its terminator, or with the end of the text.
    func paragraph(at offset: Int) -> Range<Int> {
        let number = text.lineNumber(at: offset)
        let start = text.offset(ofLine: number)
        return start..<(number + 1 < text.lineCount ? text.offset(ofLine: number + 1) : count)
    }
}
