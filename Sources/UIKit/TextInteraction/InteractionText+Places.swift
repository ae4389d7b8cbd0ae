import Foundation
import TextEngine

/// Where a program's own text is, in points of ``InteractionText/pointedView``.
extension InteractionText {
    func chosenPlace(at point: CGPoint) -> TextSelection? {
        guard let input, let place = input.closestPosition(to: point) else { return nil }
        return TextSelection(caret: offset(place))
    }

    /// The text has its own rules about places: another one is taken only if the text makes a caret of it.
    func place(near chosen: TextSelection, at point: CGPoint, suits: (TextSelection) -> TextSelection) -> TextSelection?
    {
        let better = suits(chosen)
        guard better.head != chosen.head else { return chosen }
        let caret = caretRect(at: better)
        guard caret.isFinite else { return chosen }
        return chosenPlace(at: CGPoint(x: caret.midX, y: caret.midY))?.head == better.head ? better : chosen
    }

    func caretRect(at selection: TextSelection) -> CGRect {
        guard let input, let place = position(selection.head) else { return .null }
        return input.caretRect(for: place)
    }

    func shownCaret(of selection: TextSelection) -> CGRect? {
        let rect = caretRect(at: selection)
        return rect.isFinite && !rect.isInfinite && rect.width > 0 && rect.height > 0 ? rect : nil
    }

    /// A text that hides its caret is kept clear as a whole.
    var caretToKeepClear: CGRect {
        guard let input, let range = input.selectedTextRange else { return pointedView.bounds }
        let rect = input.caretRect(for: range.end)
        return rect.isFinite && rect != .zero ? rect : pointedView.bounds
    }

    func rects(of range: Range<Int>) -> [CGRect] {
        guard !range.isEmpty, let part = textRange(range) else { return [] }
        return input?.selectionRects(for: part).map(\.rect).filter { $0.isFinite && !$0.isEmpty } ?? []
    }

    var shownSelectionRects: [CGRect] { rects(of: selection.range) }

    var handlePlaces: (start: CGRect?, end: CGRect?) {
        guard let input, let range = input.selectedTextRange else { return (nil, nil) }
        return SelectionEdges.carets(of: range, in: input)
    }

    var visibleTextRect: CGRect {
        let view = pointedView
        return (view as? UIScrollView).map { $0.bounds.inset(by: $0.adjustedContentInset) } ?? view.bounds
    }

    var selectionScrollers: [UIScrollView] {
        ((pointedView as? UIScrollView).map { [$0] } ?? []) + enclosingScrollViews
    }

    // MARK: Words and paragraphs

    func wordRange(at offset: Int, affinity: TextSelection.Affinity) -> Range<Int> {
        if isTextSecure { return 0..<textLength }
        let isBackward = affinity == .upstream
        return unit(.word, at: offset, isBackward: isBackward) ?? unit(.word, at: offset, isBackward: !isBackward)
            ?? unit(.character, at: offset, isBackward: isBackward)
            ?? unit(.character, at: offset, isBackward: !isBackward) ?? offset..<offset
    }

    func paragraphRange(at offset: Int) -> Range<Int> {
        if isTextSecure { return 0..<textLength }
        let range =
            unit(.paragraph, at: offset, isBackward: false) ?? unit(.paragraph, at: offset, isBackward: true)
            ?? offset..<offset
        return range.lowerBound..<withoutTerminator(range)
    }

    /// The unit that lies behind an offset, or before it; `nil` where none does.
    private func unit(_ granularity: UITextGranularity, at offset: Int, isBackward: Bool) -> Range<Int>? {
        guard let input, let place = position(offset) else { return nil }
        let range = input.tokenizer.rangeEnclosingPosition(
            place, with: granularity, inDirection: .storage(isBackward ? .backward : .forward))
        return range.map(offsets)
    }

    /// The end of a range before the line end that it may have.
    private func withoutTerminator(_ range: Range<Int>) -> Int {
        guard let end = textRange(range).flatMap({ input?.text(in: $0) })?.last, end.isNewline else {
            return range.upperBound
        }
        return max(range.lowerBound, range.upperBound - end.utf16.count)
    }

    // MARK: Lines

    var linesPerPage: Int {
        let line = caretRect(at: selection).height
        return line.isFinite && line > 0 ? max(1, Int(min(visibleTextRect.height / line, 1000)) - 1) : 1
    }

    func place(from selection: TextSelection, linesDown: Int) -> TextSelection {
        guard let input, let from = position(selection.head) else { return selection }
        let place = input.position(from: from, in: linesDown < 0 ? .up : .down, offset: abs(linesDown))
        return TextSelection(caret: place.map(offset) ?? (linesDown < 0 ? 0 : textLength))
    }

    /// As far as the text extends a range along the line; where it does not say, to the end of what its tokenizer calls a
    /// line.
    func lineEdge(of selection: TextSelection, isEnd: Bool) -> TextSelection {
        guard let input, let from = position(selection.head) else { return selection }
        let direction: UITextLayoutDirection = isEnd != isRightToLeft(at: from) ? .right : .left
        if let range = input.characterRange(byExtending: from, in: direction).map(offsets) {
            return caret(isEnd ? withoutTerminator(range) : range.lowerBound, isEnd: isEnd)
        }
        let line =
            unit(.line, at: selection.head, isBackward: isEnd) ?? unit(.line, at: selection.head, isBackward: !isEnd)
        guard let line else { return selection }
        // At the beginning of a line the one before it ends.
        let own = isEnd && line.upperBound <= selection.head ? unit(.line, at: selection.head, isBackward: false) : line
        let found = own ?? line
        return caret(isEnd ? max(selection.head, withoutTerminator(found)) : found.lowerBound, isEnd: isEnd)
    }

    private func caret(_ offset: Int, isEnd: Bool) -> TextSelection {
        TextSelection(caret: offset, affinity: isEnd ? .upstream : .downstream)
    }

    func isRightToLeft(at position: UITextPosition) -> Bool {
        input?.baseWritingDirection(for: position, in: .forward) == .rightToLeft
    }
}
