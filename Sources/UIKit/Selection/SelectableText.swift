import Foundation
import TextEngine

/// A view whose text can be selected by fingers and the mouse: what a text field and a text view do for handles, loupe
/// and edit menu.
///
/// Points and rectangles are those of the view's own coordinates, offsets are UTF-16 units. The view hands touches that
/// are its own to its ``pointing``, in full: ``TextPointing/began(_:)`` and what follows.
@MainActor
protocol SelectableText: EditableText {
    /// Whether a person may select in the text.
    var isTextSelectable: Bool { get }
    /// Whether a finger that slides along a line selects. Where it does not it is left to scroll views.
    var selectsBySliding: Bool { get }
    /// Whether bold, italic and underlined are offered for what is selected.
    var offersTextStyles: Bool { get }
    /// The part of the view in which text is seen.
    var visibleTextRect: CGRect { get }
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

/// A part of a line that is selected.
struct SelectionRect: Equatable {
    /// Where it is.
    var rect: CGRect
    /// Whether the selection begins in it.
    var containsStart = false
    /// Whether the selection ends in it.
    var containsEnd = false
}

extension SelectableText {
    // Most texts have nothing that can be tapped.

    func hasItem(at point: CGPoint) -> Bool { false }
    func invokeItem(at point: CGPoint) -> Bool { false }
    func presentItemMenu(at point: CGPoint) -> Bool { false }

    /// The rectangles of a range, line by line, of which what lies far outside ``visibleTextRect`` may be left out.
    func selectionRects(for range: Range<Int>) -> [SelectionRect] {
        var parts = rects(of: range).map { SelectionRect(rect: $0) }
        // Where text runs from the right to the left the selection begins at a right edge.
        func part(at caret: CGRect) -> Int? {
            func distance(_ rect: CGRect) -> CGFloat {
                min(abs(rect.minX - caret.midX), abs(rect.maxX - caret.midX))
            }
            let onLine = parts.indices.filter { parts[$0].rect.minY < caret.midY && caret.midY < parts[$0].rect.maxY }
            return onLine.min { distance(parts[$0].rect) < distance(parts[$1].rect) }
        }
        if let start = part(at: startCaret(of: range)) { parts[start].containsStart = true }
        if let end = part(at: endCaret(of: range)) { parts[end].containsEnd = true }
        return parts
    }

    /// The rectangles of a range as ``UITextInput`` hands them out.
    func publicSelectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        utf16(range).map { selectionRects(for: $0).map { UITextSelectionRect($0) } } ?? []
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
        let selected = session.selectedRange
        switch action {
        case .cut: return isTextEditable && !selected.isEmpty && !session.isSecure
        case .copy: return !selected.isEmpty && !session.isSecure
        case .paste: return isTextEditable && application?.pasteboard.hasStrings == true
        // A secret has no words.
        case .select: return isTextSelectable && selected.isEmpty && session.length > 0 && !session.isSecure
        case .selectAll: return isTextSelectable && session.length > 0 && selected != 0..<session.length
        case .delete: return isTextEditable && !selected.isEmpty
        case .toggleBoldface, .toggleItalics, .toggleUnderline:
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
