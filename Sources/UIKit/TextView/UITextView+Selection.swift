import Foundation
import TextEngine

/// What handles, loupe and edit menu ask of a text view.
extension UITextView: SelectableText {
    var isTextSelectable: Bool { isSelectable }
    // A finger that slides scrolls.
    var selectsBySliding: Bool { false }
    var offersTextStyles: Bool { allowsEditingTextAttributes && isTextEditable }
    var selectionScrollers: [UIScrollView] { [self] + enclosingScrollViews }
    var visibleTextRect: CGRect { bounds.inset(by: adjustedContentInset) }

    func editMenu(for range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        delegate?.textView(
            self, editMenuForTextInRanges: [NSValue(range: range)], suggestedActions: suggestedActions)
    }

    func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textView(self, willPresentEditMenuWith: animator)
    }

    func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textView(self, willDismissEditMenuWith: animator)
    }
}
