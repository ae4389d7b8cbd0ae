import Foundation
import TextEngine

/// A view whose text can be selected by fingers and the mouse: what a text field and a text view do for handles, loupe
/// and edit menu.
///
/// Points and rectangles are those of the view's own coordinates, offsets are UTF-16 units. The view hands touches that
/// are its own to its ``pointing``, in full: ``TextPointing/began(_:)`` and what follows.
@MainActor
protocol SelectableText: EditableText {
    /// Whether a finger that slides along a line selects. Where it does not it is left to scroll views.
    var selectsBySliding: Bool { get }
    /// The part of the view in which text is seen.
    var visibleTextRect: CGRect { get }
    /// Asks something about the selection of which only what is seen counts, so that of a long text no more is looked at.
    func askingAboutSeen<Answer>(_ question: () -> Answer) -> Answer
    /// What scrolls, innermost first, when a selection is dragged beyond what is seen: a text view names itself and the
    /// scroll views around it. A field has none; it follows its caret by itself.
    var selectionScrollers: [UIScrollView] { get }
    /// The menu for a range of the text, or `nil` for one with what is suggested: asks the delegate.
    func editMenu(for range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    /// Whether there is a link or an attachment that can be tapped.
    func hasItem(at point: CGPoint) -> Bool
    /// Does what a tap on a link or an attachment does.
    /// - Returns: Whether there is one.
    func invokeItem(at point: CGPoint) -> Bool
    /// Shows the menu of a link or an attachment.
    /// - Returns: Whether there is one.
    func presentItemMenu(at point: CGPoint) -> Bool
    /// A menu is about to be shown: tells the delegate.
    func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
    /// The menu is about to go: tells the delegate.
    func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
}

extension SelectableText {
    // Most texts have nothing that can be tapped.

    func hasItem(at point: CGPoint) -> Bool { false }
    func invokeItem(at point: CGPoint) -> Bool { false }
    func presentItemMenu(at point: CGPoint) -> Bool { false }
    func askingAboutSeen<Answer>(_ question: () -> Answer) -> Answer { question() }

    /// The rectangles of a range as ``UITextInput`` hands them out.
    func publicSelectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        guard let range = utf16(range) else { return [] }
        let parts = SelectionParts(of: range, in: self)
        return parts.rects.indices.map { UITextSelectionRect(parts, $0) }
    }

    /// Where the selection is drawn, in the view's points: what the public function says of it.
    var shownSelectionRects: [CGRect] {
        selectionRects(for: TextOffsetRange(session.selection)).map(\.rect).filter(\.isFinite)
    }

    /// Where the handles of the selection stand, as carets in the view's points: at its ends, or where the public function
    /// says that it begins and ends, if a program has moved that. `nil` for one that is not shown.
    var handlePlaces: (start: CGRect?, end: CGRect?) {
        let range = session.selectedRange
        let (start, end) = (startCaret(of: range), endCaret(of: range))
        let (own, asked) = askingAboutSeen {
            (rects(of: range), selectionRects(for: TextOffsetRange(session.selection)))
        }
        guard asked.map(\.rect) != own else { return (start, end) }
        func edge(of part: UITextSelectionRect?, near caret: CGRect, isStart: Bool) -> CGRect? {
            guard let part, part.rect.isFinite else { return nil }
            let rect = part.rect
            let isLeft =
                switch part.writingDirection {
                case .leftToRight: isStart
                case .rightToLeft: !isStart
                case .natural: abs(rect.minX - caret.midX) <= abs(rect.maxX - caret.midX)
                }
            return CGRect(x: isLeft ? rect.minX : rect.maxX, y: rect.minY, width: 0, height: rect.height)
        }
        return (
            edge(of: asked.first { $0.containsStart }, near: start, isStart: true),
            edge(of: asked.last { $0.containsEnd }, near: end, isStart: false)
        )
    }

    /// The caret at the lower end of a range, where a line begins with what is selected.
    func startCaret(of range: Range<Int>) -> CGRect {
        caretRect(at: TextSelection(caret: range.lowerBound, affinity: .downstream))
    }

    /// The caret at the upper end of a range, where a line ends with what is selected.
    func endCaret(of range: Range<Int>) -> CGRect {
        caretRect(at: TextSelection(caret: range.upperBound, affinity: .upstream))
    }

    /// The part of the screen in which the text is seen: neither cut off by views around it nor under the keyboard.
    /// Null when there is none.
    var textOnScreen: CGRect {
        var seen = visibleOnScreen(visibleTextRect)
        if let keyboard = application?.keyboard, keyboard.isVisible, seen.maxY > keyboard.frame.minY {
            seen.size.height = max(0, keyboard.frame.minY - seen.minY)
        }
        return seen
    }

    /// The scroll views around the view, innermost first.
    var enclosingScrollViews: [UIScrollView] {
        var found: [UIScrollView] = []
        var ancestor = superview
        while let view = ancestor {
            if let scroll = view as? UIScrollView { found.append(scroll) }
            ancestor = view.superview
        }
        return found
    }

    // MARK: Edit actions

    /// Whether an edit action makes sense at the moment.
    func canDo(_ action: UICommand.Action) -> Bool {
        guard let edit = action.edit else { return action.isMethod(of: self) }
        let selected = session.selectedRange
        switch edit {
        case .cut: return isTextEditable && !selected.isEmpty && !session.isSecure
        case .copy: return !selected.isEmpty && !session.isSecure
        case .paste, .pasteAndMatchStyle: return isTextEditable && application?.pasteboard.hasStrings == true
        // A secret has no words.
        case .select: return isTextSelectable && selected.isEmpty && session.length > 0 && !session.isSecure
        case .selectAll: return isTextSelectable && session.length > 0 && selected != 0..<session.length
        case .delete: return isTextEditable && !selected.isEmpty
        case .toggleBoldface, .toggleItalics, .toggleUnderline, .increaseSize, .decreaseSize:
            return isTextEditable && offersTextStyles && !selected.isEmpty
        }
    }

    /// Selects the word at the caret: the one behind it, or at the end of a word that one.
    func selectWordAtCaret() {
        let text = session.rope
        let head = session.selection.head
        let unit =
            TextUnit.word.range(at: head, isBackward: false, in: text)
            ?? TextUnit.word.range(at: head, isBackward: true, in: text)
        let range = session.isSecure ? 0..<session.length : unit
        session.select(
            TextSelection(range ?? session.wordRange(at: head, affinity: session.selection.affinity)))
    }

    /// Deletes what is selected, as a person does; without a selection nothing.
    func deleteSelection() {
        guard !session.selectedRange.isEmpty else { return }
        session.delete(.backward)
    }
}
