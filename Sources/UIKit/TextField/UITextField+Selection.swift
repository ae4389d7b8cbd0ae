import Foundation
import TextEngine

/// What handles, loupe and edit menu ask of a field.
extension UITextField: SelectableText {
    var isTextEditable: Bool { isEnabled }
    var isTextSelectable: Bool { isEnabled }
    var selectsBySliding: Bool { true }
    var offersTextStyles: Bool { false }
    var selectionScrollers: [UIScrollView] { [] }

    var visibleTextRect: CGRect {
        layoutIfNeeded()
        return canvas.frame.intersection(bounds)
    }

    func selectionRects(for range: Range<Int>) -> [SelectionRect] {
        layoutIfNeeded()
        var parts = canvas.rects(of: range).map { SelectionRect(rect: canvas.convert($0, to: self)) }
        // Where text runs from the right to the left the selection begins at a right edge.
        func part(at caret: CGRect) -> Int? {
            parts.indices.min {
                func distance(_ rect: CGRect) -> CGFloat {
                    min(abs(rect.minX - caret.midX), abs(rect.maxX - caret.midX))
                }
                return distance(parts[$0].rect) < distance(parts[$1].rect)
            }
        }
        if let start = part(at: startCaret(of: range)) { parts[start].containsStart = true }
        if let end = part(at: endCaret(of: range)) { parts[end].containsEnd = true }
        return parts
    }

    func rects(for range: UITextRange) -> [UITextSelectionRect] {
        guard let start = range.start as? TextOffset, let end = range.end as? TextOffset else { return [] }
        let offsets = [start.utf16, end.utf16].map { min(max(0, $0), session.length) }
        return selectionRects(for: min(offsets[0], offsets[1])..<max(offsets[0], offsets[1])).map {
            UITextSelectionRect($0)
        }
    }

    func editMenu(for range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        delegate?.textField(
            self, editMenuForCharactersInRanges: [NSValue(range: range)], suggestedActions: suggestedActions)
    }

    func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willPresentEditMenuWith: animator)
    }

    func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willDismissEditMenuWith: animator)
    }
}
