import Foundation
import TextEngine

/// Turns attributed text into the looks of its paragraphs.
@MainActor
struct PageLooks {
    /// The looks of text that has none of its own.
    var base = BaseAttributes()
    /// The font that all text gets; `nil` for that of the text.
    var font: UIFont?
    /// What an input method has not decided.
    var marked: MarkedText?
    /// How links look; `nil` for the colour of links.
    var linkAttributes: [NSAttributedString.Key: Any]?
    /// How highlighted text looks; `nil` where none is.
    var highlightAttributes: [NSAttributedString.Key: Any]?
    /// Where the text is laid out.
    var container: NSTextContainer?
    /// Whose delegate decides about lines too.
    weak var manager: NSLayoutManager?

    /// How all lines are set in a container without a view: as in a label.
    func format(of container: NSTextContainer?) -> TextPage.Format {
        var (options, room) = (TextLayout.Options(), TextContainer())
        if let container {
            options.width = container.lineWidth
            options.maximumLines = max(0, container.maximumNumberOfLines)
            options.apply(container.lineBreakMode)
            room.area = container.usedArea
            if container.hasHeight { room.height = container.size.height }
        }
        return TextPage.Format(
            options: options, room: room, scale: UIScreen.ofDetachedViews.scale, lineHeight: base.font.lineHeight,
            hasWholePixels: false)
    }

    /// The looks of a paragraph or of a part of one, whose range is given without its terminator.
    func looks(of range: Range<Int>, in content: AttributedRope, options: TextLayout.Options) -> ParagraphLooks {
        // A program that is asked for looks may have changed the text meanwhile.
        let start = range.lowerBound
        let range = range.clamped(to: 0..<content.utf16Count)
        let line = CGRect(
            x: 0, y: 0, width: options.width.isFinite ? options.width : .greatestFiniteMagnitude,
            height: base.font.lineHeight)
        var styles: [StyleRun] = []
        let shown = manager?.shownAttributes(of: range, in: content) ?? ShownAttributes(attributes: content)
        shown.forEachRun(in: range) { value, part in
            @MainActor func append(_ part: Range<Int>, _ value: TextAttributes) {
                let local = (part.lowerBound - range.lowerBound)..<(part.upperBound - range.lowerBound)
                styles.append(StyleRun(range: local, style: style(of: value, at: part.lowerBound, on: line)))
            }
            guard let marked, marked.range.overlaps(part) else {
                append(part, value)
                return true
            }
            marked.forEachPart(of: part) { part, isMarked in
                append(part, isMarked ? TextAttributes(marked.merged(into: value.values, at: part.lowerBound)) : value)
            }
            return true
        }
        // An empty paragraph looks like its line end, the last one like what would be typed there.
        let offset = range.lowerBound
        let first = shown.run(at: offset) ?? content.run(at: max(0, offset - 1))?.value ?? .none
        if styles.isEmpty { styles = [StyleRun(range: 0..<0, style: style(of: first, at: offset, on: line))] }
        if let layout = manager?.textLayoutManager { styles = layout.rendered(styles, of: range) }
        var options = options
        if let style = (first.value as? AttributeDictionary)?.paragraphStyle {
            options.apply(style)
            let room = CGFloat(style.textLists.count) * ListMarkers.indent
            options.firstLineHeadIndent = max(options.firstLineHeadIndent, room)
            options.headIndent = max(options.headIndent, room)
        }
        // A subclass has a say about the empty line at the end.
        let isExtra = range.isEmpty && offset == content.utf16Count
        guard let manager, manager.delegate != nil || isExtra && ClassOrigin.isProgram(type(of: manager)) else {
            return ParagraphLooks(styles: styles, options: options)
        }
        if let delegate = manager.delegate {
            let paragraph = content.text.paragraphRange(containing: range.lowerBound)
            options.paragraphSpacingBefore = delegate.layoutManager(
                manager, paragraphSpacingBeforeGlyphAt: paragraph.lowerBound, withProposedLineFragmentRect: line)
            options.paragraphSpacing = delegate.layoutManager(
                manager, paragraphSpacingAfterGlyphAt: max(paragraph.lowerBound, paragraph.upperBound - 1),
                withProposedLineFragmentRect: line)
        }
        return ParagraphLooks(
            styles: styles, options: options,
            rules: DelegateRules(manager, container: container, start: start, width: line.width))
    }

    private func style(of attributes: TextAttributes, at offset: Int, on line: CGRect) -> TextStyle {
        var style = base.style(of: attributes, in: font)
        // What paints itself knows its room too.
        if let own = attributes.value as? AttributeDictionary, let attachment = own.attachment, attachment.inlay == nil
        {
            let bounds = attachment.attachmentBounds(
                for: container, proposedLineFragment: line, glyphPosition: .zero, characterIndex: offset)
            let picture = attachment.image(forBounds: bounds, textContainer: container, characterIndex: offset)
            let shown = own.style(showing: picture, in: attachment.box(bounds), besides: base.others)
            (style.box, style.paint) = (shown.box, shown.paint)
        }
        guard let own = attributes.value as? AttributeDictionary else { return style }
        var values = own.values
        if let highlightAttributes, values[.textHighlightStyle] != nil {
            values = TextHighlight.merged(highlightAttributes, into: values)
            style.paint = RunDecorations(values)
        }
        if let linkAttributes, values[.link] != nil {
            values[.link] = nil
            style.paint = RunDecorations(values.merging(linkAttributes) { $1 })
        }
        return style
    }

    /// Styles that are other ones inside a range.
    static func changing(
        _ styles: [StyleRun], in range: Range<Int>, _ change: (TextStyle) -> TextStyle
    ) -> [StyleRun] {
        styles.flatMap { run -> [StyleRun] in
            let inside = run.range.clamped(to: range)
            guard !inside.isEmpty else { return [run] }
            return [
                StyleRun(range: run.range.lowerBound..<inside.lowerBound, style: run.style),
                StyleRun(range: inside, style: change(run.style)),
                StyleRun(range: inside.upperBound..<run.range.upperBound, style: run.style),
            ].filter { !$0.range.isEmpty }
        }
    }
}
