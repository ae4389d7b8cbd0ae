import Foundation

/// How suggestions are picked.
extension UISearchTextField {
    /// Picks a suggestion: the list closes, and the delegate is told.
    func pickSuggestion(_ index: Int) {
        guard offer.isOpen, let suggestions = offer.suggestions, suggestions.indices.contains(index) else { return }
        closeSuggestions()
        (storedDelegate as? any UISearchTextFieldDelegate)?.searchTextField(self, didSelect: suggestions[index])
        suggestionPicked?(suggestions[index])
    }

    private func closeSuggestions() {
        (offer.isClosed, offer.highlighted) = (true, nil)
        application?.setNeedsFrame()
    }

    /// Goes through what is suggested with the arrow keys, or sends it away.
    /// - Returns: Whether the key was meant for that.
    func movesThroughSuggestions(_ presses: Set<UIPress>) -> Bool {
        // An input method that composes has the keys first.
        guard offer.isOpen, isEditing, markedTextRange == nil, let key = presses.first?.key,
            key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command])
        else { return false }
        switch key.keyCode {
        case .keyboardDownArrow: offer.move(isDown: true)
        case .keyboardUpArrow where offer.highlighted != nil: offer.move(isDown: false)
        case .keyboardEscape: closeSuggestions()
        default: return false
        }
        application?.setNeedsFrame()
        return true
    }
}
