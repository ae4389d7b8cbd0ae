import FontEngine
import Foundation
import TextEngine

/// Answers where text stands: the lines of a text storage in a container, or those of a text view.
///
/// Lines are laid out when somebody asks for them. Glyphs are counted as characters, that is in UTF-16 units: which
/// pictures a font puts in the place of which letters is nobody's business but the font's. There may be several
/// containers, but only the first one is laid out.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
    /// Where the text comes from: in a text view always somewhere. There it is made when it is asked for first, as with
    /// ``UITextView/textStorage``.
    open var textStorage: NSTextStorage? {
        get { storage ?? textView.map { $0.textKit.storage(of: $0) } }
        set {
            guard newValue !== storage else { return }
            storage?.removeLayoutManager(self)
            newValue?.addLayoutManager(self)
        }
    }
    /// The containers.
    open private(set) var textContainers: [NSTextContainer] = []
    /// Is told when lines are out of date. It is not kept.
    open weak var delegate: (any NSLayoutManagerDelegate)?
    /// Whether the space counts that fonts ask for between lines. Has no effect: lines stand as close as their letters
    /// let them.
    open var usesFontLeading = true

    /// Where the text comes from, if it is anywhere but in a view.
    private(set) weak var storage: NSTextStorage?
    private var ownPage: TextPage?
    /// The storage's text as the engine takes it.
    private var content = AttributedRope()
    /// The view whose lines these are.
    weak var textView: UITextView?

    /// Creates a manager without text and containers.
    public override init() { super.init() }

    /// Adds a container.
    open func addTextContainer(_ container: NSTextContainer) {
        guard !textContainers.contains(where: { $0 === container }) else { return }
        container.ownManager?.removeTextContainer(container)
        container.ownManager = self
        textContainers.append(container)
        invalidate()
    }

    /// Removes a container.
    func removeTextContainer(_ container: NSTextContainer) {
        textContainers.removeAll { $0 === container }
        container.ownManager = nil
        invalidate()
    }

    // MARK: The storage

    func storageDidChange(to new: NSTextStorage?) {
        storage = new
        content = new.map { AttributedRope($0.part(NSRange(location: 0, length: $0.length))) } ?? AttributedRope()
        if let new { textView?.storageDidChange(to: new) }
        invalidate()
    }

    func storage(_ storage: NSTextStorage, didReplace range: NSRange, newLength: Int) {
        let new = NSRange(location: range.location, length: newLength)
        let text = AttributedRope(storage.part(new))
        follow(range, with: text)
        textView?.storage(didReplace: range.location..<(range.location + range.length), with: text)
    }

    func storage(_ storage: NSTextStorage, didRestyle range: NSRange) {
        let text = AttributedRope(storage.part(range))
        follow(range, with: text)
        textView?.storage(didRestyle: range.location..<(range.location + range.length), as: text)
    }

    private func follow(_ range: NSRange, with text: AttributedRope) {
        // The lines of a view follow the view's own text.
        if textView == nil, range.location + range.length <= content.utf16Count {
            content.replace(range.location..<(range.location + range.length), with: text)
        }
        invalidate()
    }

    func containerDidChange(_ container: NSTextContainer) {
        if container === textContainers.first { invalidate() }
    }

    private func invalidate() {
        ownPage = nil
        delegate?.layoutManagerDidInvalidateLayout(self)
    }

    // MARK: The lines

    /// The lines: the view's, or some of its own.
    private var page: TextPage {
        if let textView {
            textView.updateFormat()
            return textView.page
        }
        if let ownPage { return ownPage }
        let looks = PageLooks()
        let container = textContainers.first
        let page = TextPage(content.text, format: looks.format(of: container)) { [unowned self] in
            looks.looks(of: $0, in: content, options: $1)
        }
        ownPage = page
        return page
    }

    private var length: Int { textView?.session.length ?? content.utf16Count }

    private var padding: CGFloat { textContainers.first?.lineFragmentPadding ?? 0 }

    private func clamped(_ range: NSRange) -> Range<Int> { Range(range, within: length) }

    private func inContainer(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: padding, dy: 0) }

    /// Lays out the lines of a range, in UTF-16 units.
    open func ensureLayout(forCharacterRange charRange: NSRange) {
        layOut(clamped(charRange), of: page)
    }

    private func layOut(_ range: Range<Int>, of page: TextPage) {
        var offset = range.lowerBound
        repeat {
            let (_, piece) = page.line(TextSelection(caret: offset))
            offset = max(offset + 1, piece.range.upperBound)
        } while offset < range.upperBound
    }

    /// Lays out the lines of a range, in UTF-16 units.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { ensureLayout(forCharacterRange: glyphRange) }

    /// Lays out all lines of a container.
    open func ensureLayout(for container: NSTextContainer) {
        guard container === textContainers.first else { return }
        ensureLayout(forCharacterRange: NSRange(location: 0, length: length))
    }

    /// Lays out the lines in a rectangle of a container.
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
        guard container === textContainers.first, bounds.isFinite else { return }
        _ = page.layOut(from: bounds.minY, height: bounds.height)
    }

    // MARK: Glyphs

    /// The number of glyphs: that of the UTF-16 units.
    open var numberOfGlyphs: Int { length }
    /// The UTF-16 unit of a glyph: its own number.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    /// The glyph of a UTF-16 unit: its own number.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// What a container shows, in UTF-16 units; what an ellipsis stands for counts too.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        guard container === textContainers.first else { return NSRange(location: length, length: 0) }
        guard page.isLimited else { return NSRange(location: 0, length: length) }
        return NSRange(location: 0, length: page.lineRange(TextSelection(caret: length)).upperBound)
    }

    /// What an ellipsis stands for on the line of a glyph, in UTF-16 units; `NSNotFound` where there is none.
    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        let (line, piece) = page.line(TextSelection(caret: min(max(0, glyphIndex), length)))
        guard let elided = line.elided?.range else { return NSRange(location: NSNotFound, length: 0) }
        let start = piece.range.lowerBound + line.paragraphStart + elided.lowerBound
        return NSRange(location: start, length: elided.count)
    }

    /// The rectangle around a container's lines, in its points. Lays out all of them.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard container === textContainers.first else { return .zero }
        ensureLayout(for: container)
        var width: CGFloat = 0
        page.forEachPiece(from: 0, to: .greatestFiniteMagnitude) {
            width = max(width, $0.layout.width)
            return true
        }
        return CGRect(x: 0, y: 0, width: width + padding * 2, height: page.height)
    }

    /// The rectangle around a range, in UTF-16 units, in a container's points.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        guard container === textContainers.first else { return .zero }
        let range = clamped(glyphRange)
        ensureLayout(forCharacterRange: glyphRange)
        let caret = page.caret(TextSelection(caret: range.lowerBound))
        let end = page.caret(TextSelection(caret: range.upperBound, affinity: .upstream))
        let rects = page.rects(of: range, from: caret.y - 1, to: end.y + end.height + 1)
        let empty = CGRect(x: caret.x, y: caret.y, width: 0, height: caret.height)
        return inContainer(rects.reduce(rects.first ?? empty) { $0.union($1) })
    }

    /// The text of the lines that a rectangle of a container touches, in UTF-16 units.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        ensureLayout(forBoundingRect: bounds, in: container)
        return glyphRange(forBoundingRectWithoutAdditionalLayout: bounds, in: container)
    }

    /// The same for lines that are laid out already.
    open func glyphRange(
        forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
    ) -> NSRange {
        guard container === textContainers.first, bounds.isFinite else { return NSRange(location: length, length: 0) }
        var found: Range<Int>?
        page.forEachPiece(from: bounds.minY, to: bounds.maxY) { piece in
            let start = piece.range.lowerBound
            for line in piece.layout.lines {
                let top = piece.y + line.y
                guard top < bounds.maxY, top + line.height > bounds.minY else { continue }
                let range = (start + line.range.lowerBound)..<(start + line.range.upperBound)
                found = (found?.lowerBound ?? range.lowerBound)..<withLineEnd(range).upperBound
            }
            return true
        }
        return found.map { NSRange($0) } ?? NSRange(location: length, length: 0)
    }

    /// The glyph at a point of a container, or the nearest one, as a UTF-16 unit.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        guard container === textContainers.first, point.isFinite else { return 0 }
        let stop = page.stop(nearestTo: CGPoint(x: point.x - padding, y: point.y))
        let caret = page.caret(stop)
        // The nearest caret may be the one behind the letter.
        let isBehind = caret.x > point.x - padding && stop.head > 0
        let text = textView?.session.rope ?? content.text
        return isBehind ? GraphemeBreaker.boundary(before: stop.head, in: text) : min(stop.head, max(0, length - 1))
    }

    /// Where a glyph stands on its line: its left edge and its baseline, in points from the line's top left corner.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        let selection = TextSelection(caret: min(max(0, glyphIndex), length))
        let (line, _) = page.line(selection)
        return CGPoint(x: page.caret(selection).x + padding, y: line.baseline - line.y)
    }

    /// The rectangle of the line of a glyph, in the container's points, and through a pointer the line's text with
    /// its line end.
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        let selection = TextSelection(caret: min(max(0, glyphIndex), length))
        let (line, piece) = page.line(selection)
        effectiveRange?.pointee = NSRange(withLineEnd(page.lineRange(selection)))
        return rect(of: line, in: piece)
    }

    /// The range of a line with the terminator behind it, so that lines follow each other without a gap.
    private func withLineEnd(_ range: Range<Int>) -> Range<Int> {
        let (text, end) = (textView?.session.rope ?? content.text, range.upperBound)
        guard end < length, LineTerminator.isTerminator(text[end]),
            range.isEmpty || !LineTerminator.isTerminator(text[end - 1])
        else { return range }
        let isPair = text[end] == 0x0D && end + 1 < length && text[end + 1] == 0x0A
        return range.lowerBound..<(end + (isPair ? 2 : 1))
    }

    private func rect(of line: TextLayout.PlacedLine, in piece: DocumentLayout.PlacedPiece) -> CGRect {
        let segment = line.segment ?? LineSegment(x: 0, width: page.format.options.width)
        return CGRect(x: segment.x, y: piece.y + line.y, width: segment.width + padding * 2, height: line.height)
    }

    /// The empty line behind a line end at the end of the text, in the container's points; `zero` where there is none.
    open var extraLineFragmentRect: CGRect {
        let text = textView?.session.rope ?? content.text
        guard length == 0 || LineTerminator.isTerminator(text[length - 1]) else { return .zero }
        let (line, piece) = page.line(TextSelection(caret: length))
        // Among lines that are not shown it is not either.
        guard piece.range.lowerBound + line.range.lowerBound == length else { return .zero }
        return rect(of: line, in: piece)
    }

    /// The part of the empty line that would be used by a caret.
    open var extraLineFragmentUsedRect: CGRect {
        let rect = extraLineFragmentRect
        guard rect != .zero else { return .zero }
        return CGRect(x: rect.minX, y: rect.minY, width: padding * 2, height: rect.height)
    }

    // MARK: Drawing

    /// Draws the lines of a range in the current graphics context.
    /// - Parameters:
    ///   - glyphsToShow: The text, in UTF-16 units; whole lines are drawn.
    ///   - origin: Where the container's top left corner is.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext(), origin.isFinite else { return }
        let range = clamped(glyphsToShow)
        guard !range.isEmpty else { return }
        let page = page.page(atScale: context.scale)
        layOut(range, of: page)
        let top = page.caret(TextSelection(caret: range.lowerBound)).y
        let end = page.caret(TextSelection(caret: range.upperBound, affinity: .upstream))
        page.forEachPiece(from: top, to: end.y + end.height) { piece in
            let lines = piece.layout.lines
            let shown = lines.indices.filter { index in
                let start = piece.range.lowerBound
                let line = (start + lines[index].range.lowerBound)..<(start + lines[index].range.upperBound)
                return line.overlaps(range)
            }
            guard let first = shown.first, let last = shown.last else { return true }
            let y = piece.y + (first == 0 ? 0 : lines[first].y)
            context.draw(
                piece.layout.part(first..<(last + 1)), at: CGPoint(x: origin.x + padding, y: origin.y + y),
                color: textView?.usedColor ?? .black)
            return true
        }
    }
}

/// Is told what happens to a layout manager's lines. The method has a default.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: AnyObject {
    /// Lines are out of date.
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
}

extension NSLayoutManagerDelegate {
    /// Does nothing.
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
}
