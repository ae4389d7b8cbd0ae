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
    ) { updateRendering(textRange) { $0.set($1, to: renderingAttributes) } }

    /// Sets a rendering attribute of a range besides those that it has.
    /// - Parameter value: `nil` removes it.
    public func addRenderingAttribute(
        _ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange
    ) {
        updateRendering(textRange) { rendering, range in
            rendering.update(range) { values in
                var values = values
                values[renderingAttribute] = value
                return values
            }
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
        // One that clears before it sets is done with the paragraph all the same.
        if !isValidating { forgetValidation(in: units.location..<NSMaxRange(units)) }
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
        var place = unit
        while let span = rendering.first(from: place, reverse: reverse) {
            guard block(self, span.values, NSTextRange(NSRange(span.range))) else { return }
            place = reverse ? span.range.lowerBound - 1 : span.range.upperBound
        }
    }

    private func updateRendering(
        _ textRange: NSTextRange, _ change: (inout RenderingAttributes, Range<Int>) -> Void
    ) {
        guard let units = textContentManager?.units(of: textRange), units.length > 0 else { return }
        change(&rendering, units.location..<NSMaxRange(units))
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
        forgetValidation(in: range)
        if newLength != range.count {
            validated.shift(startingAt: range.upperBound, by: newLength - range.count)
        }
    }

    /// The text's own attributes are others: what follows from them is asked for again. Offsets are UTF-16 units.
    final func forgetValidation(in range: Range<Int>) {
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
            guard let fragment = fragment(of: paragraph) else { continue }
            isValidating = true
            renderingAttributesValidator(self, fragment)
            isValidating = false
        }
    }

    /// Styles of a paragraph as its rendering attributes have them.
    /// - Parameter range: What the styles are of, in UTF-16 units of the text.
    final func rendered(_ styles: [StyleRun], of range: Range<Int>) -> [StyleRun] {
        guard !range.isEmpty else { return styles }
        var result: [StyleRun] = []
        var rest = rendering.spans(in: range)[...]
        guard !rest.isEmpty else { return styles }
        for run in styles {
            var place = run.range.lowerBound
            func add(to end: Int, _ values: [NSAttributedString.Key: Any]?) {
                guard end > place else { return }
                var style = run.style
                if let values { style.paint = RunDecorations(style.paint as? RunDecorations, under: values) }
                result.append(StyleRun(range: place..<end, style: style))
                place = end
            }
            while let span = rest.first, span.range.lowerBound - range.lowerBound < run.range.upperBound {
                add(to: span.range.lowerBound - range.lowerBound, nil)
                add(to: min(span.range.upperBound - range.lowerBound, run.range.upperBound), span.values)
                // One that goes on looks over the next run too.
                guard span.range.upperBound - range.lowerBound <= run.range.upperBound else { break }
                rest.removeFirst()
            }
            add(to: run.range.upperBound, nil)
        }
        return result
    }
}
