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
        // In the middle of an edit the storage is not where the view is: it is asked again afterwards.
        guard let layout = textLayoutManager, let storage = layout.textContentManager as? NSTextContentStorage,
            storage.delegate != nil, storage.length == content.utf16Count, let edition = layout.edition
        else { return nil }
        let paragraph = storage.paragraphRange(at: range.lowerBound)
        guard paragraph.length > 0, NSMaxRange(paragraph) >= range.upperBound else { return nil }
        // A long paragraph is laid out in parts, each of which asks.
        if let known = layout.shownParagraph, known.edition == edition, known.attributes.start == paragraph.location {
            return known.attributes
        }
        guard let shown = storage.shownParagraph(of: paragraph) else { return nil }
        let attributes = ShownAttributes(
            attributes: AttributedRope(shown.attributedString), start: paragraph.location)
        if paragraph.length > Self.longParagraph { layout.shownParagraph = (edition, attributes) }
        return attributes
    }

    /// From this length on a paragraph's attributes are kept, in UTF-16 units.
    private static let longParagraph = 2048
}

extension NSTextLayoutManager {
    /// Paragraphs that a program shows in the place of those that a view has edited are asked for again, now that the storage has
    /// the edit.
    final func shownParagraphsFollow(_ result: EditResult, in view: UITextView) {
        guard (textContentManager as? NSTextContentStorage)?.delegate != nil else { return }
        view.page.invalidate(result.newRange)
    }
}
