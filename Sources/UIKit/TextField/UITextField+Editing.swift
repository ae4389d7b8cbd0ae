import Foundation
import TextEngine

/// How editing begins and ends, and what a program does to the text.
extension UITextField {
    func setUp() {
        canvas.field = self
        line.field = self
        placeholderLabel.textColor = .placeholderText
        addSubview(placeholderLabel)
        addSubview(canvas)
        isAccessibilityElement = true
    }

    private func enter(_ phase: EditingState.Phase) {
        editingState.phase = phase
        editingState.turn += 1
    }

    /// Does one step of a message after the other, as long as none of them has ended or begun the editing.
    private func tell(_ steps: (() -> Void)...) {
        let turn = editingState.turn
        for step in steps where editingState.turn == turn { step() }
    }

    // MARK: Begin

    /// Asks, becomes the first responder, and tells (rule 1).
    func beginEditing(_ become: () -> Bool) -> Bool {
        guard !isFirstResponder else { return become() }
        // The hiding keyboard announces itself before the delegate is told of the end; what hears of it has to wait.
        guard canBecomeFirstResponder, !editingState.isAskingToBegin, editingState.phase == .idle else { return false }
        editingState.isAskingToBegin = true
        let isAllowed = delegate?.textFieldShouldBeginEditing(self) ?? true
        editingState.isAskingToBegin = false
        guard isAllowed, canBecomeFirstResponder else { return false }
        let turn = editingState.turn
        // The keyboard announces itself inside this call; what hears of it may take the focus away again, or let the
        // field begin.
        guard become(), isFirstResponder, editingState.turn == turn else { return isFirstResponder }
        enter(.beginning)
        tell(
            { self.clearToBegin() },
            {
                self.session.begin()
                self.editingLookDidChange()
            },
            {
                self.editingState.phase = .editing
                self.delegate?.textFieldDidBeginEditing(self)
            },
            { self.sendActions(for: .editingDidBegin) },
            { NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self) })
        return isFirstResponder
    }

    private func clearToBegin() {
        guard clearsOnBeginEditing, hasText else { return }
        let turn = editingState.turn
        guard delegate?.textFieldShouldClear(self) ?? true, editingState.turn == turn else { return }
        session.setText(AttributedRope())
    }

    // MARK: End

    /// Asks, stops being the first responder, and tells (rule 3). When the focus is taken by force the delegate is
    /// asked all the same, but not obeyed (rule 3b).
    func endEditing(_ resign: () -> Bool) -> Bool {
        guard isFirstResponder else { return resign() }
        var isForced: Bool { UIApplication.shared.focus.isTaking(from: self) }
        if !editingState.isAskingToEnd {
            let turn = editingState.turn
            editingState.isAskingToEnd = true
            let isAllowed = delegate?.textFieldShouldEndEditing(self) ?? true
            editingState.isAskingToEnd = false
            guard editingState.turn == turn, isFirstResponder else { return !isFirstResponder }
            guard isAllowed || isForced else { return false }
        } else if !isForced {
            return false
        }
        guard canResignFirstResponder || isForced else { return false }
        let wasTold = editingState.phase == .editing
        session.end()
        pointing.cancelled()
        enter(.ending)
        _ = resign()
        enter(.idle)
        editingLookDidChange()
        if wasTold { tellEnd() }
        return !isFirstResponder
    }

    private func tellEnd() {
        let reason = DidEndEditingReason.committed
        tell(
            { self.delegate?.textFieldDidEndEditing(self, reason: reason) },
            { self.sendActions(for: .editingDidEnd) },
            {
                NotificationCenter.default.post(
                    name: Self.textDidEndEditingNotification, object: self,
                    userInfo: [Self.didEndEditingReasonUserInfoKey: NSNumber(value: reason.rawValue)])
            })
    }

    // MARK: Text

    /// The text with its attributes, and those of the field where it has none.
    var styledText: NSMutableAttributedString {
        session.editor.content.attributedString(in: 0..<session.length, defaults: defaultTextAttributes)
    }

    /// Clears the text for the clear button (rule 9). It can be undone.
    func clear() {
        let wasEditing = isEditing
        guard delegate?.textFieldShouldClear(self) ?? true, window != nil else { return }
        session.clear()
        if !wasEditing { becomeFirstResponder() }
    }

    /// The attributes of what is typed next.
    var attributesOfTyping: [NSAttributedString.Key: Any] {
        defaultTextAttributes.merging(session.attributesOfTyping.values) { $1 }
    }

    func secrecyDidChange() {
        session.isSecure = isSecureTextEntry
        lookDidChange()
        UIApplication.shared.keyboard.traitsDidChange(of: self)
    }
}
