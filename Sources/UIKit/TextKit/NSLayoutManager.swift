import Foundation
import TextEngine

/// Answers where text stands: the lines of a text storage in containers, or those of text views.
///
/// Lines are laid out when somebody asks for them. Glyphs are counted as characters, that is in UTF-16 units: which
/// pictures a font puts in the place of which letters is nobody's business but the font's.
///
/// What one container has no room for goes on in the next one: a container has room for as many lines as its height and
/// its number of lines let it have. Text views on the containers of one manager show one text; each of them shows its
/// part and edits the whole. A caret that leaves the part that a view shows stays at its edge.
///
/// A text view is painted through its manager where that is of a subclass: ``drawBackground(forGlyphRange:at:)`` and
/// ``drawGlyphs(forGlyphRange:at:)``, and what these call, may be overridden. All that is seen is then painted anew when
/// anything of it changes, because a subclass may paint anywhere. Managers of this class are not asked, so that text views
/// which nobody has changed are painted as fast as they can be.
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
    /// The containers, in the order in which the text goes through them.
    open private(set) var textContainers: [NSTextContainer] = []
    /// Is told when lines are out of date, and asked about them. It is not kept.
    open weak var delegate: (any NSLayoutManagerDelegate)? {
        didSet {
            guard delegate !== oldValue else { return }
            pages.removeAll()
            for view in textViews { view.looksDidChange() }
        }
    }
    /// Whether the space counts that fonts ask for between lines. Has no effect: lines stand as close as their letters
    /// let them.
    open var usesFontLeading = true
    /// Whether text may be laid out that does not follow from the first line. Has no effect: it may, and every answer is
    /// what it would be otherwise, but for the heights of text that nobody has looked at (``UITextView/contentSize``).
    open var allowsNonContiguousLayout = true

    /// The face of TextKit 2, where there is one.
    weak var textLayoutManager: NSTextLayoutManager?
    /// Where the text comes from, if it is anywhere but in a view.
    weak var storage: NSTextStorage?
    /// The lines of containers that no view shows, and those of a text without containers.
    var pages: [ObjectIdentifier: TextPage] = [:]
    /// The storage's text as the engine takes it, where no view has it.
    var stored = AttributedRope()

    /// Creates a manager without text and containers.
    public override init() { super.init() }

    // MARK: Containers

    /// Adds a container behind the others.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: textContainers.count)
    }

    /// Puts a container in front of another one. One that is here already stays where it is.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        guard !textContainers.contains(where: { $0 === container }) else { return }
        precondition(
            (0...textContainers.count).contains(index),
            "insertTextContainer(_:at:): the index lies outside of the layout manager's containers")
        // A view that shows the container already gets the text, which another view may have.
        let view = container.textView.flatMap { $0.textKit.keepText ? nil : $0 }
        let text = view == nil ? nil : textContainers.isEmpty ? storage : textStorage
        container.ownManager?.removeTextContainer(container)
        container.ownManager = self
        textContainers.insert(container, at: index)
        containersDidChange()
        if let view, let text { view.storageDidChange(to: text) }
    }

    /// Removes a container. A text view that shows it keeps the text, with a layout manager of its own.
    open func removeTextContainer(at index: Int) {
        precondition(
            textContainers.indices.contains(index), "removeTextContainer(at:): the layout manager has no such container"
        )
        removeTextContainer(textContainers[index])
    }

    func removeTextContainer(_ container: NSTextContainer) {
        textContainers.removeAll { $0 === container }
        container.ownManager = nil
        if let view = container.textView, !view.textKit.keepText { view.textKit.leaveStorage() }
        // The views have kept the text up; nobody does so any more.
        if textView == nil, let storage {
            stored = AttributedRope(storage.part(NSRange(location: 0, length: storage.length)))
        }
        containersDidChange()
    }

    /// The size of a container, or what lines keep away from in it, has changed. Containers of this library's class tell by
    /// themselves; a subclass calls it when its lines have another room than before.
    open func textContainerChangedGeometry(_ container: NSTextContainer) {
        guard textContainers.contains(where: { $0 === container }) else { return }
        container.textView?.looksDidChange()
        containerDidChange(container)
    }

    /// The container that shows a glyph; `nil` without containers. What no container has room for belongs to the last one.
    /// - Parameter effectiveRange: Gets what the container shows, in UTF-16 units.
    open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
        let lines = lines(at: glyphIndex)
        effectiveRange?.pointee = NSRange(lines.range)
        return lines.container
    }

    /// The same. Lines are laid out in any case.
    open func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> NSTextContainer? {
        textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveRange)
    }

    // MARK: Invalidation

    /// Is called when a storage has processed edits, behind its delegate and observers; see
    /// ``NSTextStorage/processEditing()``. A subclass that overrides it may keep up what it knows of the text. The lines
    /// have followed before, so that there is nothing for this class to do.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {}

    /// A container's room is another one. Its view knows of it.
    func containerDidChange(_ container: NSTextContainer) {
        for other in behind(container) { other.textView?.containerDidChange() }
        invalidate()
    }

    /// A container has followed its view.
    func containerDidFollow(_ container: NSTextContainer) {
        guard textContainers.count > 1 else { return }
        pages.removeAll()
        for other in behind(container) { other.textView?.containerDidChange() }
    }

    private func containersDidChange() {
        if textContainers.count > 1 { for view in textViews { view.containerDidChange() } }
        invalidate()
    }

    /// Forgets the lines that no view shows, and tells of it.
    func invalidate() {
        forgetPages()
        tellInvalidation()
    }

    /// Forgets the lines that no view shows.
    func forgetPages() { pages.removeAll() }

    /// Tells that lines were forgotten. The delegate may change the text.
    func tellInvalidation() { delegate?.layoutManagerDidInvalidateLayout(self) }

    private func forget(_ range: NSRange, isLook: Bool) {
        pages.removeAll()
        let range = clamped(range)
        for view in textViews {
            if isLook { view.page.invalidateLetters(of: range) } else { view.page.invalidate(range) }
            view.canvas.looksDidChange()
            view.setNeedsLayout()
        }
    }

    /// Forgets the lines of the paragraphs of a range: they are laid out anew, and attachments and delegates asked again.
    /// - Parameter actualCharRange: Gets the range as far as it lies in the text.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
        actualCharacterRange?.pointee = NSRange(clamped(charRange))
        forget(charRange, isLook: false)
        delegate?.layoutManagerDidInvalidateLayout(self)
    }

    /// Paints the text of a range anew: attachments are asked for their pictures again.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { forget(charRange, isLook: true) }

    /// Paints the text of a range anew.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { invalidateDisplay(forCharacterRange: glyphRange) }

    // MARK: The lines

    /// The first view that shows a part of the text.
    var textView: UITextView? { textContainers.lazy.compactMap(\.textView).first }

    var textViews: [UITextView] { textContainers.compactMap(\.textView) }

    /// The text as the engine takes it.
    var content: AttributedRope { textView?.session.editor.content ?? stored }

    var length: Int { textView?.session.length ?? stored.utf16Count }

    func clamped(_ range: NSRange) -> Range<Int> { Range(range, within: length) }

    /// Whether the text goes on in another container.
    func isFollowed(_ container: NSTextContainer) -> Bool {
        textContainers.count > 1 && container !== textContainers.last
    }

    private func behind(_ container: NSTextContainer) -> ArraySlice<NSTextContainer> {
        guard let index = textContainers.firstIndex(where: { $0 === container }) else { return [] }
        return textContainers[(index + 1)...]
    }

    /// How the paragraph of a character is set: as its first character says.
    func paragraphStyle(at offset: Int) -> NSParagraphStyle? {
        guard (0...length).contains(offset) else { return nil }
        let first = content.text.paragraphRange(containing: offset).lowerBound
        // An empty last paragraph is what would be typed there.
        let run = content.run(at: first) ?? content.run(at: max(0, first - 1))
        return (run?.value.value as? AttributeDictionary)?.paragraphStyle
    }

    /// Where the text of a container begins: behind what those before it have room for.
    func start(of container: NSTextContainer) -> Int {
        guard let index = textContainers.firstIndex(where: { $0 === container }), index > 0 else { return 0 }
        return page(of: textContainers[index - 1]).rest ?? length
    }

    private func page(of container: NSTextContainer?) -> TextPage {
        if let view = container?.textView {
            view.updateFormat()
            return view.page
        }
        let key = container.map { ObjectIdentifier($0) } ?? ObjectIdentifier(self)
        if let page = pages[key] { return page }
        let looks = PageLooks(base: textView?.base ?? BaseAttributes(), container: container, manager: self)
        var format = looks.format(of: container)
        if let container {
            format.start = start(of: container)
            if isFollowed(container) { format.options.truncation = nil }
        }
        let page = TextPage(content.text, format: format) { [unowned self] in
            looks.looks(of: $0, in: content, options: $1)
        }
        pages[key] = page
        return page
    }

    /// The lines in a container; `nil` for one that is not of this manager, or that the text does not reach.
    func lines(in container: NSTextContainer) -> ContainerLines? {
        guard let index = textContainers.firstIndex(where: { $0 === container }) else { return nil }
        guard index == 0 || page(of: textContainers[index - 1]).rest != nil else { return nil }
        return ContainerLines(container: container, page: page(of: container), text: content.text)
    }

    /// The lines that a glyph is on, in the container that shows it.
    func lines(at glyphIndex: Int) -> ContainerLines {
        var page = page(of: textContainers.first)
        var container = textContainers.first
        for next in textContainers.dropFirst() {
            guard let rest = page.rest, glyphIndex >= rest else { break }
            (page, container) = (self.page(of: next), next)
        }
        return ContainerLines(container: container, page: page, text: content.text)
    }

    private var behindText: NSRange { NSRange(location: length, length: 0) }

    /// Lays out the lines of a range, in UTF-16 units.
    open func ensureLayout(forCharacterRange charRange: NSRange) {
        var range = clamped(charRange)
        while true {
            let lines = lines(at: range.lowerBound)
            lines.layOut(range)
            guard let rest = lines.page.rest, rest < range.upperBound, rest > range.lowerBound,
                lines.container !== textContainers.last
            else { return }
            range = rest..<range.upperBound
        }
    }

    /// Lays out the lines of a range, in UTF-16 units.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { ensureLayout(forCharacterRange: glyphRange) }

    /// Lays out all lines of a container, and tells the delegate.
    open func ensureLayout(for container: NSTextContainer) {
        guard let lines = lines(in: container) else { return }
        lines.layOut(lines.range)
        lines.page.tellLayout { delegate?.layoutManager(self, didCompleteLayoutFor: container, atEnd: lines.isEnd) }
    }

    /// Lays out the lines in a rectangle of a container.
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
        guard let lines = lines(in: container), bounds.isFinite else { return }
        _ = lines.page.layOut(from: bounds.minY, height: bounds.height)
    }

    /// The first character that has no lines yet; the length of the text where all of it has.
    open func firstUnlaidCharacterIndex() -> Int {
        for container in textContainers {
            guard let lines = lines(in: container) else { break }
            let first = lines.page.firstUnlaid
            if first < lines.range.upperBound { return first }
        }
        return textContainers.isEmpty ? page(of: nil).firstUnlaid : length
    }

    /// The first glyph that has no lines yet.
    open func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }

    /// Whether there are lines behind text that has none.
    open var hasNonContiguousLayout: Bool {
        textContainers.contains { lines(in: $0)?.page.hasGaps ?? false }
    }

    // MARK: Glyphs

    /// The number of glyphs: that of the UTF-16 units.
    open var numberOfGlyphs: Int { length }
    /// Whether there is a glyph of a number.
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<length).contains(glyphIndex) }
    /// The UTF-16 unit of a glyph: its own number.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    /// The glyph of a UTF-16 unit: its own number.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// The characters of a range of glyphs: the same range, as far as it lies in the text.
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        let range = NSRange(clamped(glyphRange))
        actualGlyphRange?.pointee = range
        return range
    }

    /// The glyphs of a range of characters: the same range, as far as it lies in the text.
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
        characterRange(forGlyphRange: charRange, actualGlyphRange: actualCharacterRange)
    }

    /// What a container shows, in UTF-16 units; what an ellipsis stands for counts too.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        lines(in: container).map { NSRange($0.range) } ?? behindText
    }

    /// What an ellipsis stands for on the line of a glyph, in UTF-16 units; `NSNotFound` where there is none.
    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        lines(at: glyphIndex).elided(at: glyphIndex) ?? NSRange(location: NSNotFound, length: 0)
    }

    // MARK: Places

    /// The rectangle around a container's lines, in its points. Lays out all of them.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard let lines = lines(in: container) else { return .zero }
        ensureLayout(for: container)
        return lines.usedRect
    }

    /// The rectangle around a range, in UTF-16 units, in a container's points.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        lines(in: container)?.boundingRect(of: clamped(glyphRange)) ?? .zero
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
        guard bounds.isFinite else { return behindText }
        return lines(in: container)?.range(from: bounds.minY, to: bounds.maxY).map { NSRange($0) } ?? behindText
    }

    /// The glyph at a point of a container, or the nearest one, as a UTF-16 unit.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }

    /// The glyph at a point of a container, or the nearest one, as a UTF-16 unit.
    /// - Parameter partialFraction: Gets how far the point lies on its way through the glyph, in the direction of the
    ///   text: from 0 to 1.
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        partialFraction?.pointee = 0
        guard let lines = lines(in: container), point.isFinite else { return 0 }
        let index = lines.glyph(at: point)
        if let partialFraction { partialFraction.pointee = lines.fraction(of: point.x, throughGlyphAt: index) }
        return index
    }

    /// How far a point lies on its way through the nearest glyph, in the direction of the text: from 0 to 1.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        var fraction: CGFloat = 0
        _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
        return fraction
    }

    /// The character at a point of a container, or the nearest one.
    /// - Parameter partialFraction: Gets how far the point lies between the caret before the character and the one behind
    ///   it: from 0 to 1.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
    }

    /// Where a glyph stands on its line: its left edge and its baseline, in points from the line's top left corner.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint { lines(at: glyphIndex).location(ofGlyphAt: glyphIndex) }

    /// The room that an attachment takes on its line, its padding included, in points; −1 by −1 for a glyph that is none.
    open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
        lines(at: glyphIndex).attachmentSize(at: glyphIndex) ?? CGSize(width: -1, height: -1)
    }

    // MARK: Lines

    /// The rectangle of the line of a glyph, in its container's points, and through a pointer the line's text with
    /// its line end.
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        let line = lines(at: glyphIndex).line(at: glyphIndex)
        effectiveRange?.pointee = NSRange(line.range)
        return line.rect
    }

    /// The same. Lines are laid out in any case.
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> CGRect {
        lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange)
    }

    /// The part of a line that its letters take, with the container's padding at both sides, in its points, and through a
    /// pointer the line's text with its line end.
    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
        let line = lines(at: glyphIndex).line(at: glyphIndex)
        effectiveRange?.pointee = NSRange(line.range)
        return line.usedRect
    }

    /// The same. Lines are laid out in any case.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> CGRect {
        lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange)
    }

    /// Calls a function for the lines that a range touches, in the order of the text.
    /// - Parameters:
    ///   - glyphRange: The text, in UTF-16 units.
    ///   - block: Gets a line's rectangle, the part of it that is used, its container, its text with its line end, and
    ///     what it sets to `true` to be called no more.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let wanted = clamped(glyphRange)
        var (offset, stop) = (wanted.lowerBound, ObjCBool(false))
        while offset < wanted.upperBound, !stop.boolValue {
            let lines = lines(at: offset)
            guard let container = lines.container else { return }
            let line = lines.line(at: offset)
            block(line.rect, line.usedRect, container, NSRange(line.range), &stop)
            // A program may change the text meanwhile.
            guard line.range.upperBound > offset, offset < length else { return }
            offset = line.range.upperBound
        }
    }

    /// Calls a function for the rectangles that together enclose a range, line by line, in a container's points.
    /// - Parameters:
    ///   - glyphRange: The text, in UTF-16 units.
    ///   - selectedRange: With `NSNotFound` as its location rectangles are those of the letters. Otherwise they are those of
    ///     a selection: where the selection goes on in the next line they reach to the end of the line's room.
    ///   - block: Gets a rectangle, and what it sets to `true` to be called no more.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let lines = lines(in: textContainer) else { return }
        let isSelection = selectedRange.location != NSNotFound
        var range = clamped(glyphRange)
        if isSelection { range = range.clamped(to: clamped(selectedRange)) }
        var stop = ObjCBool(false)
        for rect in lines.rects(of: range, isSelection: isSelection) where !stop.boolValue { block(rect, &stop) }
    }

    /// The empty line behind a line end at the end of the text, in its container's points; `zero` where there is none.
    open var extraLineFragmentRect: CGRect { extraLine?.line.rect ?? .zero }

    /// The part of the empty line that would be used by a caret.
    open var extraLineFragmentUsedRect: CGRect {
        guard let (lines, line) = extraLine else { return .zero }
        return CGRect(x: line.rect.minX, y: line.rect.minY, width: lines.padding * 2, height: line.rect.height)
    }

    /// The container of the empty line; `nil` where there is none.
    open var extraLineFragmentTextContainer: NSTextContainer? { extraLine?.lines.container }

    /// Says how high the empty line is, while it is set: a subclass passes another height on.
    /// - Parameters:
    ///   - fragmentRect: The line's room. Its height counts; its origin is zero, because nobody knows yet where the line will
    ///     stand, and all else has no effect.
    ///   - usedRect: The part of it that would be used by a caret. Changes have no effect.
    ///   - container: The line's container.
    open func setExtraLineFragmentRect(
        _ fragmentRect: CGRect, usedRect: CGRect, textContainer container: NSTextContainer
    ) {
        extraLineHeight = fragmentRect.size.height
    }

    /// What was said last of the empty line's height.
    var extraLineHeight: CGFloat?

    // MARK: Drawing

    /// Draws what is behind the letters of a range in the current graphics context: the background colours of the text,
    /// through ``fillBackgroundRectArray(_:count:forCharacterRange:color:)``.
    /// - Parameters:
    ///   - glyphsToShow: The text, in UTF-16 units. A text view asks for all that is seen, not for what has changed of it.
    ///   - origin: Where the container's top left corner is.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        paintBackground(of: clamped(glyphsToShow), at: origin)
    }

    /// Draws the letters of a range in the current graphics context, and lines under and through them. Selections and
    /// what is behind the letters are drawn before.
    /// - Parameters:
    ///   - glyphsToShow: The text, in UTF-16 units; whole lines are drawn.
    ///   - origin: Where the container's top left corner is.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        paintLetters(of: clamped(glyphsToShow), at: origin)
    }

    /// Fills the rectangles of a background, one for each line. The colour is the current one for fills already.
    /// - Parameters:
    ///   - rectArray: The rectangles, in the points that are drawn in.
    ///   - charRange: The text that has the background.
    open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        for index in 0..<rectCount { context.fill(rectArray[index]) }
    }

    /// Draws the line under a part of a line.
    /// - Parameters:
    ///   - glyphRange: The text that has the line under it, in UTF-16 units.
    ///   - underlineVal: How the line looks.
    ///   - baselineOffset: From the bottom of the text's line up to its baseline, in points.
    ///   - lineRect: The rectangle of the text's line, in the container's points.
    ///   - lineGlyphRange: The text of that line.
    ///   - containerOrigin: Where the container's top left corner is.
    open func drawUnderline(
        forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        paintLine(.under, style: underlineVal, of: clamped(glyphRange), origin: containerOrigin)
    }

    /// Draws the lines under those parts of a range that get one: not under blanks that hang over the margin, and not
    /// under blanks where words are underlined one by one. Calls
    /// ``drawUnderline(forGlyphRange:underlineType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)``.
    open func underlineGlyphRange(
        _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        for part in lines(at: glyphRange.location).decorated(clamped(glyphRange), style: underlineVal) {
            drawUnderline(
                forGlyphRange: NSRange(part.range), underlineType: underlineVal, baselineOffset: part.descent,
                lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
        }
    }

    /// Draws the line through a part of a line; see
    /// ``drawUnderline(forGlyphRange:underlineType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)``.
    open func drawStrikethrough(
        forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
        baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        paintLine(.through, style: strikethroughVal, of: clamped(glyphRange), origin: containerOrigin)
    }

    /// Draws the lines through those parts of a range that get one; see
    /// ``underlineGlyphRange(_:underlineType:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)``.
    open func strikethroughGlyphRange(
        _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        for part in lines(at: glyphRange.location).decorated(clamped(glyphRange), style: strikethroughVal) {
            drawStrikethrough(
                forGlyphRange: NSRange(part.range), strikethroughType: strikethroughVal, baselineOffset: part.descent,
                lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
        }
    }
}
