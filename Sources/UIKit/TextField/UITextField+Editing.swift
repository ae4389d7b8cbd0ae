import Foundation
import TextEngine

/// How far the editing of a field is.
struct EditingState {
    var isEditing = false
    /// The delegate is being asked, and would be asked again if it caused the same question.
    var isAskingToBegin = false
    var isAskingToEnd = false
    /// The return key moves the focus to the next field.
    var movesOnReturn = false
    /// The ground of a field with round corners was set once; a program may have changed it since.
    var hasOwnGround = false
}

extension UITextField {
    func setUp() {
        canvas.field = self
        placeholderLabel.textColor = .placeholderText
        addSubview(placeholderLabel)
        addSubview(canvas)
        session.didReplace = { [weak self] in self?.line.replaced($0) }
        isAccessibilityElement = true
        updateBorder()
    }

    // MARK: Begin

    /// Asks, becomes the first responder, and tells (rule 1).
    func beginEditing(_ become: () -> Bool) -> Bool {
        guard !isFirstResponder else { return become() }
        guard canBecomeFirstResponder, !editingState.isAskingToBegin else { return false }
        editingState.isAskingToBegin = true
        let isAllowed = delegate?.textFieldShouldBeginEditing(self) ?? true
        editingState.isAskingToBegin = false
        guard isAllowed, canBecomeFirstResponder else { return false }
        // The keyboard announces itself inside this call; what hears of it may take the focus away again.
        guard become(), isFirstResponder else { return false }
        editingState.isEditing = true
        if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
            setText("", styled: nil)
        }
        // A secret that is entered again is entered anew (rule 11); the delegate is not asked to clear.
        session.replacesAll = isSecureTextEntry && hasText
        editingLookDidChange()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return isFirstResponder
    }

    // MARK: End

    /// Asks, stops being the first responder, and tells (rule 3).
    func endEditing(isForced: Bool, _ resign: () -> Bool) -> Bool {
        guard isFirstResponder else { return resign() }
        guard !editingState.isAskingToEnd else { return false }
        editingState.isAskingToEnd = true
        let isAllowed = delegate?.textFieldShouldEndEditing(self) ?? true
        editingState.isAskingToEnd = false
        guard isAllowed || isForced else { return false }
        guard isFirstResponder else { return true }
        session.unmark()
        guard resign() else { return false }
        editingState.isEditing = false
        session.replacesAll = false
        line.typingAttributes = nil
        if isSecureTextEntry { session.forgetUndo() }
        pointing.cancelled()
        editingLookDidChange()
        let reason = DidEndEditingReason.committed
        delegate?.textFieldDidEndEditing(self, reason: reason)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(
            name: Self.textDidEndEditingNotification, object: self,
            userInfo: [Self.didEndEditingReasonUserInfoKey: NSNumber(value: reason.rawValue)])
        return true
    }

    // MARK: Text

    func setText(_ text: String, styled: NSAttributedString?) {
        // A field has one line, whatever a program puts into it; what it reads back is what it set.
        session.setText(text)
        line.setStyles(styled, length: session.length)
        textWasChanged()
        if isFirstResponder { delegate?.textFieldDidChangeSelection(self) }
    }

    /// Clears the text for the clear button (rule 9). It can be undone.
    func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        session.clear()
        if !isFirstResponder { becomeFirstResponder() }
    }

    private func tellChange() {
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    /// Shows another text, whoever changed it.
    func textWasChanged() {
        line.invalidate()
        canvas.contentDidChange(restartsBlink: true)
        placeholderLabel.isHidden = hasText
        setNeedsLayout()
        UIApplication.shared.keyboard.textDidChange(of: self)
    }

    func secrecyDidChange() {
        session.isSecure = isSecureTextEntry
        // A field that is made secret while it is edited starts over as one that is entered again (rule 11).
        if isSecureTextEntry, isEditing { session.replacesAll = hasText }
        lookDidChange()
        UIApplication.shared.keyboard.traitsDidChange(of: self)
    }
}

extension UITextField: TextInputClient {
    func session(_ session: TextInputSession, shouldChange range: NSRange, replacement: String) -> Bool {
        delegate?.textField(
            self, shouldChangeCharactersInRanges: [NSValue(range: range)], replacementString: replacement) ?? true
    }

    func sessionSelectionDidChange(_ session: TextInputSession) {
        line.typingAttributes = nil
        canvas.contentDidChange(restartsBlink: true)
        UIApplication.shared.keyboard.textDidChange(of: self)
        delegate?.textFieldDidChangeSelection(self)
    }

    func sessionTextDidChange(_ session: TextInputSession) {
        textWasChanged()
        tellChange()
    }

    /// The return key (rule 8).
    func sessionDidReturn(_ session: TextInputSession) {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let resigns = hasAction(for: .editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if resigns {
            resignFirstResponder()
        } else if movesToNextFieldOnReturn, isFirstResponder {
            UIApplication.shared.focus.move(isBackwards: false)
        }
    }

    func session(_ session: TextInputSession, besides selection: TextSelection, isRight: Bool) -> TextSelection? {
        layoutIfNeeded()
        return line.neighbour(of: selection, isRight: isRight)
    }

    var caretOnScreen: CGRect? {
        guard isEditing, window != nil else { return nil }
        return convertToScreen(caretRect(at: session.selection))
    }
}
