import Foundation
import TextEngine

/// What the field does for the session that edits its text: it shows, and it tells its delegate, targets and observers.
extension UITextField {
    /// Who is asked and told: who was set last through the class or, where nobody was, who a subclass's override says.
    var informedDelegate: (any UITextFieldDelegate)? { storedDelegate ?? delegate }

    func delegateAllowsChange(in range: UITextRange, to text: String) -> Bool {
        guard let range = utf16(range) else { return false }
        return informedDelegate?.textField(
            self, shouldChangeCharactersInRanges: [NSValue(range: textual(range))], replacementString: text) ?? true
    }

    /// A range as programs know it that look at ``UITextField/text``: of that, without what stands before it.
    func textual(_ range: Range<Int>) -> NSRange {
        let lead = session.editor.leadCount
        return NSRange(max(0, range.lowerBound - lead)..<max(0, range.upperBound - lead))
    }

    func sessionShowsText(_ session: TextInputSession) {
        textToCheckDidChange()
        canvas.textDidChange()
        placeholderLabel.isHidden = hasText
        setNeedsLayout()
        typedTextDidChange()
    }

    func sessionShowsSelection(_ session: TextInputSession) {
        canvas.textDidChange()
        // As on iOS: published fields mend the selection where they are asked for the text's place.
        setNeedsLayout()
        typedTextDidChange()
    }

    func sessionShowsCaret(_ session: TextInputSession) { setNeedsLayout() }

    func sessionShowsPrediction(_ session: TextInputSession) {
        canvas.predictionDidChange()
    }

    func sessionTellsSelection(_ session: TextInputSession) {
        informedDelegate?.textFieldDidChangeSelection(self)
    }

    func sessionTellsText(_ session: TextInputSession) {
        checkTyping()
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func session(_ session: TextInputSession, picks suggestion: UIInputSuggestion) {
        guard let informedDelegate else { return session.insertText(suggestion.words) }
        informedDelegate.textField(self, insertInputSuggestion: suggestion)
    }

    /// The return key: the delegate is asked, also in an empty field; then the actions of the end are sent. No line break
    /// is typed.
    func sessionDidReturn(_ session: TextInputSession) {
        if picksSuggestion() { return }
        guard informedDelegate?.textFieldShouldReturn(self) ?? true else { return }
        let resigns = hasAction(for: .editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        guard isFirstResponder else { return }
        if resigns {
            resignFirstResponder()
        } else if movesToNextFieldOnReturn {
            application?.focus.move(isBackwards: false)
        }
    }

    func session(
        _ session: TextInputSession, besides selection: TextSelection, isRight: Bool, by step: CaretStep
    ) -> TextSelection? {
        if let place = plainPlace(besides: selection, isRight: isRight, by: step) { return place }
        layoutSubtree()
        return line.neighbour(of: selection, isRight: isRight, by: step)
    }
}
