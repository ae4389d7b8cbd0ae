import Foundation

/// How a layout manager finds its paragraphs. Offsets are UTF-16 units of the text.
extension NSTextLayoutManager {
    /// Where the text ends, if there is an empty line that is shown behind its last line end, or the text is empty.
    private var extraParagraph: NSRange? {
        guard let content = textContentManager, manager.extraLineFragmentTextContainer != nil else { return nil }
        let last = content.paragraphRange(at: content.length)
        return last.length == 0 ? last : nil
    }

    /// The fragment of a paragraph.
    final func fragment(of paragraph: NSRange) -> NSTextLayoutFragment? {
        guard let element = textContentManager?.paragraph(of: paragraph) else { return nil }
        let location = StorageLocation(paragraph.location)
        let fragment =
            delegate?.textLayoutManager(self, textLayoutFragmentFor: location, in: element)
            ?? NSTextLayoutFragment(textElement: element, range: element.elementRange)
        fragment.begin(in: self)
        return fragment
    }

    /// Calls a function for fragments from a place on.
    /// - Returns: Where that ended; `nil` for no fragments.
    final func fragmentEdge(
        from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions,
        using block: (NSTextLayoutFragment) -> Bool
    ) -> Int? {
        guard let content = textContentManager, textContainer != nil else { return nil }
        let isReverse = options.contains(.reverse)
        let start = location.map { content.unit(of: $0) } ?? (isReverse ? content.length : 0)
        guard let start else { return nil }
        var (edge, goesOn): (Int?, Bool) = (nil, true)
        func give(_ paragraph: NSRange) {
            guard let fragment = fragment(of: paragraph) else { return goesOn = false }
            if options.contains(.ensuresLayout) { fragment.layOut() }
            edge = isReverse ? paragraph.location : NSMaxRange(paragraph)
            goesOn = block(fragment)
        }
        func giveExtra() {
            guard goesOn, options.contains(.ensuresExtraLineFragment), let extraParagraph else { return }
            give(extraParagraph)
        }
        if isReverse, start == content.length { giveExtra() }
        guard goesOn else { return edge }
        content.enumerateParagraphs(from: StorageLocation(start), isReverse: isReverse) {
            give($0)
            return goesOn
        }
        if !isReverse { giveExtra() }
        return edge
    }

    /// The fragment at the height of a point.
    final func fragment(at point: CGPoint) -> NSTextLayoutFragment? {
        guard let content = textContentManager, let textContainer, point.x.isFinite, point.y.isFinite else {
            return nil
        }
        let extra = manager.extraLineFragmentRect
        if extra.height > 0, point.y >= extra.minY, let extraParagraph {
            return point.y < extra.maxY ? fragment(of: extraParagraph) : nil
        }
        guard content.length > 0 else { return nil }
        let paragraph = content.paragraphRange(at: manager.glyphIndex(for: point, in: textContainer))
        guard let found = fragment(of: paragraph) else { return nil }
        let frame = found.layoutFragmentFrame
        let isAbove = paragraph.location == 0 && point.y < frame.minY
        let isBelow = extra.height == 0 && NSMaxRange(paragraph) == content.length && point.y >= frame.maxY
        return isAbove || isBelow ? nil : found
    }

    /// Draws the paragraphs of a range by the fragments that the delegate makes.
    /// - Parameters:
    ///   - range: In UTF-16 units.
    ///   - origin: Where the container's top left corner is.
    final func drawFragments(of range: NSRange, at origin: CGPoint, in context: CGContext) {
        enumerateTextLayoutFragments(
            from: StorageLocation(range.location), options: [.ensuresLayout, .ensuresExtraLineFragment]
        ) { fragment in
            let start = (fragment.rangeInElement.location as? StorageLocation)?.offset
            // Behind the last line end there is an empty paragraph.
            guard let start, start < NSMaxRange(range) || fragment.rangeInElement.isEmpty else { return false }
            let frame = fragment.layoutFragmentFrame
            context.saveGState()
            fragment.draw(at: CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY), in: context)
            context.restoreGState()
            return true
        }
    }
}
