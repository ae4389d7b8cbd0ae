import Foundation

/// A line of a paragraph. Lengths are points of the container, offsets UTF-16 units of the whole text.
struct ParagraphLine {
    /// Its text with its line end.
    var range: NSRange
    /// Its room, from one edge of the container to the other.
    var room: CGRect
    /// The part of its room that letters take.
    var used: CGRect
}

/// What the faces of the second text kit ask of a layout manager.
extension NSLayoutManager {
    /// A rectangle that has a container's padding at both sides, without it.
    func withoutPadding(_ rect: CGRect, in container: NSTextContainer) -> CGRect {
        let padding = container.lineFragmentPadding
        return CGRect(
            x: rect.minX + padding, y: rect.minY, width: max(0, rect.width - padding * 2), height: rect.height)
    }

    /// The lines of a paragraph, as far as the container shows them. An empty paragraph has the empty line at the end of
    /// the text.
    func paragraphLines(of paragraph: NSRange, in container: NSTextContainer) -> [ParagraphLine] {
        var found: [ParagraphLine] = []
        enumerateLineFragments(forGlyphRange: paragraph) { room, used, itsContainer, range, _ in
            // What is not shown is said to be on the last line that is: it may be one of an earlier paragraph.
            guard itsContainer === container, NSLocationInRange(range.location, paragraph) else { return }
            found.append(
                ParagraphLine(range: range, room: room, used: self.withoutPadding(used, in: container)))
        }
        // Behind a line end that ends no paragraph, U+2028, the empty line belongs to the paragraph.
        guard NSMaxRange(paragraph) == numberOfGlyphs, extraLineFragmentTextContainer === container,
            paragraph.length == 0 || !endsParagraph(NSMaxRange(paragraph) - 1)
        else { return found }
        found.append(
            ParagraphLine(
                range: NSRange(location: NSMaxRange(paragraph), length: 0), room: extraLineFragmentRect,
                used: withoutPadding(extraLineFragmentUsedRect, in: container)))
        return found
    }

    private func endsParagraph(_ unit: Int) -> Bool {
        let text = NSString(string: textStorage?.string ?? "")
        guard unit < text.length else { return false }
        return text.paragraphRange(for: NSRange(location: unit + 1, length: 0)).location == unit + 1
    }

    /// Where the caret before a unit is, from the container's left edge.
    func caretX(at unit: Int, in container: NSTextContainer) -> CGFloat {
        boundingRect(forGlyphRange: NSRange(location: unit, length: 0), in: container).minX
    }

    /// Where the caret behind the last letter of a line is, from the container's left edge: before its line end, if it has
    /// one.
    func caretX(atEndOf line: NSRange, in container: NSTextContainer) -> CGFloat {
        guard line.length > 0 else { return caretX(at: line.location, in: container) }
        let text = NSString(string: textStorage?.string ?? "")
        guard NSMaxRange(line) <= text.length else { return caretX(at: line.location, in: container) }
        var end = 0
        text.getLineStart(nil, end: nil, contentsEnd: &end, for: NSRange(location: line.location, length: 0))
        // Only the last line of a paragraph has an end before which there is a caret.
        if end < NSMaxRange(line) { return caretX(at: max(end, line.location), in: container) }
        let last = text.rangeOfComposedCharacterSequence(at: NSMaxRange(line) - 1)
        let rect = boundingRect(forGlyphRange: last, in: container)
        let start = caretX(at: last.location, in: container)
        return abs(start - rect.minX) <= abs(start - rect.maxX) ? rect.maxX : rect.minX
    }

    /// Draws the background colours and the letters of a range.
    /// - Parameter origin: Where the container's top left corner is.
    func draw(_ range: NSRange, at origin: CGPoint, in context: CGContext) {
        guard origin.x.isFinite, origin.y.isFinite else { return }
        UIGraphicsPushContext(context)
        drawBackground(forGlyphRange: range, at: origin)
        drawGlyphs(forGlyphRange: range, at: origin)
        UIGraphicsPopContext()
    }
}
