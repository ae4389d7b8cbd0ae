import Foundation
import TextEngine

/// Looks of text that are not in the text: how syntax and errors are coloured while one types.
///
/// They count before the text's own attributes. Only what changes no place of a letter has an effect: colours, lines under
/// and through letters, strokes and shadows. In difference from UIKit text that is put in has none until they are set again, and
/// the attributes of text that is replaced are gone.
extension NSTextLayoutManager {
    /// Sets the rendering attributes of a range, and removes those that it had.
    public func setRenderingAttributes(
        _ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange
    ) { updateRendering(textRange) { _ in renderingAttributes } }

    /// Sets a rendering attribute of a range besides those that it has.
    /// - Parameter value: `nil` removes it.
    public func addRenderingAttribute(
        _ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange
    ) {
        updateRendering(textRange) { values in
            var values = values
            values[renderingAttribute] = value
            return values
        }
    }

    /// Removes a rendering attribute of a range.
    public func removeRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange) {
        addRenderingAttribute(renderingAttribute, value: nil, for: textRange)
    }

    /// Removes the rendering attributes of a range, and asks ``renderingAttributesValidator`` for its paragraphs before they
    /// are drawn the next time.
    public func invalidateRenderingAttributes(for textRange: NSTextRange) {
        guard let units = textContentManager?.units(of: textRange) else { return }
        looksDidChange(in: units.location..<NSMaxRange(units))
        setRenderingAttributes([:], for: textRange)
        manager.invalidateDisplay(forCharacterRange: units)
    }

    /// Calls a function for the stretches of the text that have rendering attributes, from the one with a place on, or from that one
    /// backwards.
    /// - Parameter block: Gets the layout manager, the attributes and their range, and says whether to go on.
    public func enumerateRenderingAttributes(
        from location: any NSTextLocation, reverse: Bool,
        using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
    ) {
        guard let content = textContentManager, let unit = content.unit(of: location) else { return }
        var found = rendering.spans(in: reverse ? 0..<min(unit + 1, content.length) : unit..<max(unit, content.length))
        if reverse { found.reverse() }
        for span in found where !block(self, span.values, NSTextRange(NSRange(span.range))) { return }
    }

    private func updateRendering(
        _ textRange: NSTextRange, _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {
        guard let units = textContentManager?.units(of: textRange), units.length > 0 else { return }
        rendering.update(units.location..<NSMaxRange(units), change)
        manager.invalidateDisplay(forCharacterRange: units)
    }

    // MARK: Following the text

    /// All of the text is another one.
    final func textDidChange() {
        rendering = RenderingAttributes()
        validated = IndexSet()
    }

    /// Follows an edit. Offsets are UTF-16 units.
    final func textDidChange(_ replaced: NSRange, newLength: Int) {
        guard !rendering.spans.isEmpty || !validated.isEmpty else { return }
        let range = replaced.location..<NSMaxRange(replaced)
        rendering.replace(range, newLength: newLength)
        looksDidChange(in: range)
        if newLength != range.count {
            validated = IndexSet(validated.map { $0 < range.upperBound ? $0 : $0 + newLength - range.count })
        }
    }

    /// The text's own attributes are others: what follows from them is asked for again. Offsets are UTF-16 units.
    final func looksDidChange(in range: Range<Int>) {
        guard !validated.isEmpty else { return }
        validated.remove(integersIn: range.lowerBound..<(range.upperBound + 1))
        // The paragraph that the range begins in, or one above it: asking that one again does no harm.
        if let first = validated.integerLessThan(range.lowerBound) { validated.remove(first) }
    }

    // MARK: Validating

    /// Has the paragraphs of a range their rendering attributes set, where that was not done yet. Offsets are UTF-16 units.
    final func validateRendering(_ range: Range<Int>) {
        guard let renderingAttributesValidator, let content = textContentManager else { return }
        var unit = range.lowerBound
        // The function may change the text: each step asks for the length anew.
        while unit < min(range.upperBound, content.length) {
            let paragraph = content.paragraphRange(at: unit)
            guard NSMaxRange(paragraph) > unit else { return }
            unit = NSMaxRange(paragraph)
            guard !validated.contains(paragraph.location) else { continue }
            // Before the function is called: it may draw.
            validated.insert(paragraph.location)
            if let fragment = fragment(of: paragraph) { renderingAttributesValidator(self, fragment) }
        }
    }

    /// Styles of a paragraph as its rendering attributes have them.
    /// - Parameter range: What the styles are of, in UTF-16 units of the text.
    final func rendered(_ styles: [StyleRun], of range: Range<Int>) -> [StyleRun] {
        guard !range.isEmpty else { return styles }
        return rendering.spans(in: range).reduce(styles) { styles, span in
            let local = (span.range.lowerBound - range.lowerBound)..<(span.range.upperBound - range.lowerBound)
            return PageLooks.changing(styles, in: local) { style in
                var style = style
                style.paint = RunDecorations(style.paint as? RunDecorations, under: span.values)
                return style
            }
        }
    }
}
