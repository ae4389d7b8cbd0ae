import Foundation
import TextEngine

/// What handles, loupe and edit menu ask of a field.
extension UITextField: SelectableText {
    var isTextSelectable: Bool { isEnabled }
    var selectsBySliding: Bool { true }
    var offersTextStyles: Bool { false }
    var selectionScrollers: [UIScrollView] { [] }

    var visibleTextRect: CGRect {
        layoutIfNeeded()
        return canvas.frame.intersection(bounds)
    }

    func editMenu(for range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        storedDelegate?.textField(
            self, editMenuForCharactersInRanges: [NSValue(range: range)], suggestedActions: suggestedActions)
    }

    func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
        storedDelegate?.textField(self, willPresentEditMenuWith: animator)
    }

    func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
        storedDelegate?.textField(self, willDismissEditMenuWith: animator)
    }
}
