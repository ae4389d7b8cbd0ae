import FontEngine
import Foundation
import TextEngine

/// How the text comes onto the screen.
extension UITextView {
    func makePage() -> TextPage {
        let reference = UnkeptReference(self)
        let page = TextPage(
            session.rope, format: format, source: { reference.present.session.rope },
            looks: { reference.present.looks(of: $0, options: $1) })
        page.seen = { reference.present.seenPart }
        page.didMove = { reference.present.textMoved(by: $0) }
        page.marked = { reference.present.markedText }
        return page
    }

    /// The top and the height of what is seen, in points of the page.
    var seenPart: (top: CGFloat, height: CGFloat) { (max(0, contentOffset.y - textOrigin.y), bounds.height) }

    /// What is seen of the page has moved by points downwards: the content moves in the next frame, and ``seenPart`` and the view's own
    /// answers allow for it at once.
    func textMoved(by distance: CGFloat) {
        scrolling.pendingShift += distance
        setNeedsLayout()
    }

    /// The top left corner of the first line's room, in the view's points. Until the offset has followed what questions
    /// have moved, it stands elsewhere by as much: what is asked for is told as it is seen.
    var textOrigin: CGPoint {
        CGPoint(
            x: containerInset.left + textContainer.lineFragmentPadding,
            y: containerInset.top - scrolling.pendingShift)
    }

    /// The colour of letters that have none of their own.
    var usedColor: UIColor { base.color }

    /// The width that lines have.
    var textWidth: CGFloat { textWidth(in: bounds.width) }

    private func textWidth(in width: CGFloat) -> CGFloat {
        guard textContainer.widthTracksTextView else { return textContainer.lineWidth }
        let inset = adjustedContentInset
        return max(
            0,
            width - containerInset.left - containerInset.right - inset.left - inset.right
                - textContainer.lineFragmentPadding * 2)
    }

    private var format: TextPage.Format {
        format(width: textWidth, height: textContainer.heightTracksTextView ? roomHeight : nil)
    }

    /// The height that the view has for text.
    private var roomHeight: CGFloat { max(0, bounds.height - containerInset.top - containerInset.bottom) }

    /// - Parameter height: That of the container, or `nil` for its own.
    private func format(width: CGFloat, height: CGFloat?) -> TextPage.Format {
        let screen = screenOfView
        let traits = screen.traitCollection
        var options = TextLayout.Options()
        options.width = width
        options.maximumLines = max(0, textContainer.maximumNumberOfLines)
        options.alignment = LineAlignment(base.alignment)
        options.apply(textContainer.lineBreakMode)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { options.direction = .rightToLeft }
        var room = TextContainer()
        room.area = textContainer.usedArea
        if let height {
            room.height = height
        } else if textContainer.hasHeight {
            room.height = textContainer.size.height
        }
        var format = TextPage.Format(
            options: options, room: room, scale: screen.scale, lineHeight: base.font.lineHeight,
            language: traits.language)
        if let manager = textContainer.ownManager, manager.textContainers.count > 1 {
            format.start = manager.start(of: textContainer)
            if manager.isFollowed(textContainer) { format.options.truncation = nil }
        }
        return format
    }

    /// The looks of a paragraph or of a part of one.
    private func looks(of range: Range<Int>, options: TextLayout.Options) -> ParagraphLooks {
        var base = base
        // As long as lines wait for the next layout they are all in the language in which they were set.
        base.language = page.format.language
        let looks = PageLooks(
            base: base, marked: markedText, linkAttributes: linkTextAttributes,
            highlightAttributes: textHighlightAttributes, container: textContainer,
            manager: textContainer.ownManager)
        var paragraph = looks.looks(of: range, in: session.editor.content, options: options)
        paragraph.styles = detected(paragraph.styles, in: range)
        return paragraph
    }

    /// All lines are to be set and painted anew.
    func looksDidChange() {
        page.looksDidChange()
        canvas.looksDidChange()
        setNeedsLayout()
    }

    /// The text's format follows the view, and the first line that is seen stays where it is.
    func updateFormat() {
        let new = format
        guard new != page.format else { return }
        canvas.looksDidChange()
        let top = contentOffset.y - textOrigin.y
        guard top > 0, window != nil else { return page.setFormat(new) }
        let anchor = page.stop(nearestTo: CGPoint(x: 0, y: top))
        let before = page.caret(anchor).y
        page.setFormat(new)
        textMoved(by: page.caret(anchor).y - before)
    }

    /// The container's size follows the view where it tracks it.
    private func updateContainer() {
        var size = textContainer.size
        if textContainer.widthTracksTextView { size.width = textWidth + textContainer.lineFragmentPadding * 2 }
        if textContainer.heightTracksTextView { size.height = roomHeight }
        textContainer.follow(size)
    }

    // MARK: The frame

    /// Whether a part of the caret was in view when the view was laid out last. Where there was no room for one it counts
    /// as seen.
    private var caretWasSeen: Bool {
        let seen = CGRect(origin: contentOffset, size: scrolling.size).inset(by: scrolling.inset)
        guard seen.height > 0 else { return true }
        let caret = rawCaretRect(session.selection)
        return caret.minY < seen.maxY && caret.maxY > seen.minY
    }

    /// Lays out what is seen. Heights that were estimated wrongly above it move the content, and with it the part that
    /// is seen, so that nobody notices.
    func layOutText() {
        // A caret that was seen is seen in another size too.
        if scrolling.size != bounds.size, isFirstResponder, isTextEditable, caretWasSeen {
            scrolling.followsCaret = true
        }
        (scrolling.size, scrolling.inset) = (bounds.size, adjustedContentInset)
        updateContainer()
        updateFormat()
        followText()
        updateContentSize()
        if scrolling.followsCaret, !pointing.isBeginning {
            scrolling.followsCaret = false
            scrollToCaret()
        }
        // Once more where a measured text turns out to end above what was to be seen.
        for _ in 0..<3 {
            let end = page.height
            followText()
            let seen = onTheWay
            let top = min(max(0, seen.minY - textOrigin.y), end)
            let distance = page.layOut(from: top, height: seen.height) - top
            let wanted = contentOffset.y + distance
            shiftContent(by: distance)
            guard contentOffset.y != wanted else { break }
        }
        scrolling.measured = contentToMeasure
        if let layout = textContainer.ownManager?.textLayoutManager, layout.renderingAttributesValidator != nil {
            layout.validateRendering(range(in: onTheWay))
        }
        tellLayout()
    }

    /// The layout manager's delegate hears that what is seen was laid out.
    private func tellLayout() {
        guard let manager = textContainer.ownManager, let delegate = manager.delegate else { return }
        page.tellLayout {
            delegate.layoutManager(manager, didCompleteLayoutFor: textContainer, atEnd: page.rest == nil)
        }
    }

    /// The markers of list items; `nil` where the text has no attributes.
    func listMarkers(scale: CGFloat) -> ListMarkers? {
        let content = session.editor.content
        return content.isPlain ? nil : ListMarkers(content: content, base: base, scale: scale)
    }

    /// Who paints the text, where a program has a say in it; `nil` for the view itself.
    var paintingManager: NSLayoutManager? {
        guard let manager = textContainer.ownManager else { return nil }
        let isAsked = type(of: manager) != NSLayoutManager.self || manager.textLayoutManager?.delegate != nil
        return isAsked ? manager : nil
    }

    /// The offset follows what questions have moved since the last frame. Questions themselves never scroll: who asks where
    /// something stands does not expect to be told that the view has scrolled.
    private func followText() {
        let distance = scrolling.pendingShift
        guard distance != 0 else { return }
        scrolling.pendingShift = 0
        shiftContent(by: distance)
    }

    /// Moves the content with the text, as if it had always been there.
    ///
    /// The offset goes first: a content that becomes shorter would bring the old one into its bounds, and what is seen
    /// would be another part of the text.
    private func shiftContent(by distance: CGFloat) {
        let moves = distance != 0 && distance.isFinite
        if moves {
            motion.contentMoved(by: CGPoint(x: 0, y: distance))
            contentOffset = motion.offset ?? CGPoint(x: contentOffset.x, y: contentOffset.y + distance)
        }
        updateContentSize()
        if moves, !motion.isMoving { clampOffset() }
    }

    /// The content's size for the text as it is, for a program that asks between two frames: text views that grow are made
    /// so. The view itself takes the size in the frame. `nil` where the size that it has holds.
    func measuredContentSize() -> CGSize? {
        guard invalidation.needsLayout, !invalidation.isInLayout, !scrolling.isMeasuring, bounds.width > 0 else {
            return nil
        }
        // Another width is left to the frame's layout, which keeps the line that is seen.
        guard storedContentSize == .zero || contentOffset.y <= 0 || page.format.options.width == textWidth else {
            return nil
        }
        // A view that is only scrolled has the content that it had.
        guard scrolling.measured != contentToMeasure || page.format != format else { return nil }
        scrolling.isMeasuring = true
        defer { scrolling.isMeasuring = false }
        updateContainer()
        updateFormat()
        let top = min(max(0, contentOffset.y - textOrigin.y), page.height)
        let distance = page.layOut(from: top, height: max(bounds.height, Self.measuredHeight)) - top
        if distance != 0, distance.isFinite { textMoved(by: distance) }
        return sizeOfContent
    }

    /// The height of lines that are laid out to measure the content, in points: more than views grow to.
    private static let measuredHeight: CGFloat = 2000

    private var sizeOfContent: CGSize {
        let (inset, height) = (adjustedContentInset, page.height)
        return CGSize(
            width: max(0, bounds.width - inset.left - inset.right),
            height: textOrigin.y + height + containerInset.bottom)
    }

    /// A view that does not scroll wants to be as high as its text.
    func textSizeMayHaveChanged() {
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
    }

    private func updateContentSize() {
        let size = sizeOfContent
        guard size != contentSize else { return }
        contentSize = size
        textSizeMayHaveChanged()
    }

    private var contentToMeasure: MeasuredContent {
        MeasuredContent(
            revision: page.revision, size: bounds.size, containerInset: containerInset,
            contentInset: adjustedContentInset)
    }

    /// Shows what was laid out.
    func showText() {
        let seen = onTheWay
        UIView.performWithoutAnimation { canvas.follow(seen) }
        finding.viewDidLayOut()
        canvas.highlights = finding.isSearching ? finding.highlights(in: range(in: seen)) : []
        let origin = textOrigin
        canvas.update(origin: origin, top: seen.minY - origin.y, bottom: seen.maxY - origin.y)
        showCaret()
    }

    /// What is seen: also what is seen on the way, while the content is animated to where it is.
    private var onTheWay: CGRect {
        guard animations != nil else { return bounds }
        let whole = bounds.union(shownState.bounds)
        // A long way is too much to paint.
        return whole.height < 3 * bounds.height ? whole : bounds
    }

    /// The part of the text that is seen, and a little more.
    private func range(in seen: CGRect) -> Range<Int> {
        let origin = textOrigin
        // Of a line that shapes have cut, either end may come first.
        let places = [seen.minY, seen.maxY].flatMap { y in
            [0, textWidth].map { page.stop(nearestTo: CGPoint(x: $0, y: y - origin.y)).head }
        }
        return (places.min() ?? 0)..<(places.max() ?? 0)
    }

    private func showCaret() {
        let place = placeCaret()
        if let prediction = canvas.prediction { show(prediction, at: place) }
        guard let caret = place else {
            canvas.caret.isShown = false
            return
        }
        canvas.caret.backgroundColor = tintColor
        let transform = caretTransform(for: TextOffset(session.selection.head))
        canvas.caret.place(at: convert(caret, to: canvas), transform: transform)
        canvas.caret.isShown = true
        if scrolling.restartsCaret { canvas.caret.restart() }
        scrolling.restartsCaret = false
    }

    private func show(_ prediction: PredictionLabel, at caret: CGRect?) {
        let (line, piece) = page.line(session.selection)
        let (origin, left) = (textOrigin, textOrigin.x - canvas.frame.minX)
        // Of a line beside shapes nobody knows how far it will reach.
        show(
            prediction, beside: line.segment == nil ? caret.map { convert($0, to: canvas) } : nil,
            baseline: origin.y + piece.y + line.baseline - canvas.frame.minY,
            in: left...max(left, left + page.format.options.width))
    }

    /// The height that shows all of the text, in points, for a width.
    /// - Parameter isNarrowed: Whether the width of the result is that of the widest line where that is less.
    func fittingSize(width: CGFloat, isNarrowed: Bool = false) -> CGSize {
        let room = width > 0 && width.isFinite ? textWidth(in: width) : .infinity
        let tracked: CGFloat? = textContainer.heightTracksTextView ? .infinity : nil
        let all = TextPage(session.rope, format: format(width: room, height: tracked)) { [unowned self] in
            looks(of: $0, options: $1)
        }
        _ = all.layOut(from: 0, height: Self.longestFit)
        var widest: CGFloat = 0
        all.forEachPiece(from: 0, to: Self.longestFit) {
            widest = max(widest, $0.layout.width)
            return true
        }
        let sides = containerInset.left + containerInset.right + textContainer.lineFragmentPadding * 2
        let scale = screenScale
        func up(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
        let wide = up(widest + sides)
        return CGSize(
            width: !room.isFinite ? wide : isNarrowed ? min(width, wide) : width,
            height: up(all.height) + containerInset.top + containerInset.bottom)
    }

    /// A view is never asked to be higher than this by its text: beyond it heights are estimates.
    private static let longestFit: CGFloat = 100_000

    // MARK: Scrolling

    /// Scrolls by the least that shows the caret.
    private func scrollToCaret() {
        // The line of the caret may be laid out only now, and the text become longer by it.
        _ = page.caret(session.selection)
        followText()
        updateContentSize()
        var caret = rawCaretRect(session.selection)
        // At the ends of the text the room above and below it comes into view too, where a low view has place for it.
        let spare = max(0, bounds.inset(by: adjustedContentInset).height - caret.height)
        let above = min(spare / 2, CaretScrolling.margin(containerInset.top))
        caret.origin.y -= above
        caret.size.height += above + min(spare / 2, CaretScrolling.margin(containerInset.bottom))
        scrollLeast(to: caret)
    }

    func scrollToVisible(_ range: Range<Int>) {
        updateFormat()
        for end in [range.lowerBound, range.upperBound] { _ = page.caret(TextSelection(caret: end)) }
        followText()
        updateContentSize()
        var rect = rawCaretRect(TextSelection(caret: range.lowerBound))
        let end = rawCaretRect(TextSelection(caret: range.upperBound, affinity: .upstream))
        let seen = bounds.inset(by: adjustedContentInset).height
        if end.maxY - rect.minY <= seen { rect = rect.union(end) }
        scrollLeast(to: rect)
        setNeedsLayout()
    }

    private func scrollLeast(to rect: CGRect) {
        let seen = bounds.inset(by: adjustedContentInset)
        guard !isDragging, seen.height > 0 else { return }
        var offset = contentOffset
        if rect.maxY > seen.maxY { offset.y += rect.maxY - seen.maxY }
        if rect.minY < seen.minY { offset.y += rect.minY - seen.minY }
        let target = clamped(offset)
        guard target != contentOffset else { return }
        motion.stop()
        contentOffset = target
    }
}
