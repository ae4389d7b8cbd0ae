import TextEngine

/// The attributes that text is shown with: its own, or those of a paragraph that a program shows in its place. Offsets are
/// UTF-16 units of the text.
struct ShownAttributes {
    var attributes: AttributedRope
    /// Where the attributes begin in the text.
    var start = 0

    /// Calls a function for the runs of a range, until it says no.
    func forEachRun(in range: Range<Int>, _ body: (TextAttributes, Range<Int>) -> Bool) {
        guard start > 0 else { return attributes.forEachRun(in: range, body) }
        attributes.forEachRun(in: (range.lowerBound - start)..<(range.upperBound - start)) { value, part in
            body(value, (part.lowerBound + start)..<(part.upperBound + start))
        }
    }

    /// The attributes of a unit; `nil` where there is none.
    func run(at offset: Int) -> TextAttributes? { attributes.run(at: offset - start)?.value }
}

extension NSLayoutManager {
    /// The attributes of the paragraph that a program shows in the place of one of the text; `nil` for the text's own.
    /// - Parameter range: The paragraph or a part of it.
    func shownAttributes(of range: Range<Int>, in content: AttributedRope) -> ShownAttributes? {
        guard let layout = textLayoutManager, let storage = layout.textContentManager as? NSTextContentStorage,
            storage.delegate != nil
        else { return nil }
        let paragraph = content.text.paragraphRange(containing: range.lowerBound)
        guard !paragraph.isEmpty, NSMaxRange(NSRange(paragraph)) <= storage.length,
            let shown = storage.shownParagraph(of: NSRange(paragraph))
        else { return nil }
        return ShownAttributes(attributes: AttributedRope(shown.attributedString), start: paragraph.lowerBound)
    }
}
