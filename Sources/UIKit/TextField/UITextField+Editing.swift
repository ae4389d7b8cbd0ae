import Foundation
import TextEngine

/// How editing begins and ends, and what a program does to the text.
extension UITextField {
    func setUp() {
        let reference = UnkeptReference(self)
        canvas.fieldReference = reference
        line.fieldReference = reference
        placeholderLabel.fieldReference = reference
        session.didReplace = { [line] in line.replaced($0) }
        placeholderLabel.textColor = .placeholderText
        addSubview(placeholderLabel)
        addSubview(canvas)
    }

    // MARK: Begin and end

    func beginEditing(_ become: () -> Bool) -> Bool {
        guard !isFirstResponder else { return become() }
        return beginEditing(
            become, isAllowed: { informedDelegate?.textFieldShouldBeginEditing(self) ?? true },
            prepare: {
                self.raiseCanvas()
                self.clearToBegin()
            },
            telling: { self.informedDelegate?.textFieldDidBeginEditing(self) },
            { self.sendActions(for: .editingDidBegin) },
            { NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self) })
    }

    /// The text and the caret come in front of what a program has put into the field before, as the field editor of iOS does: a field
    /// whose boxes cover its text shows its caret. There they stay. Parts of the field that stand in front of all stay so.
    private func raiseCanvas() {
        let sides = [leftView, rightView, fieldState.message, revealButton]
        let last = children.last { view in
            !(view is ClearButton || view is FieldPlaceholder) && !sides.contains { $0 === view }
        }
        if let last, last !== canvas { insertSubview(canvas, aboveSubview: last) }
    }

    private func clearToBegin() {
        guard clearsOnBeginEditing, hasText else { return }
        let turn = editingState.turn
        guard informedDelegate?.textFieldShouldClear(self) ?? true, editingState.turn == turn else { return }
        session.setText(AttributedRope())
    }

    func endEditing(_ resign: () -> Bool) -> Bool {
        guard isFirstResponder else { return resign() }
        let reason = DidEndEditingReason.committed
        return endEditing(
            resign, isAllowed: { (informedDelegate?.textFieldShouldEndEditing(self) ?? true) && mayLeave() },
            telling: { self.checkLeaving() }, { self.informedDelegate?.textFieldDidEndEditing(self, reason: reason) },
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
        session.editor.content.attributedString(
            in: session.editor.leadCount..<session.length, defaults: defaultTextAttributes)
    }

    /// Clears the text for the clear button: asks `textFieldShouldClear`, and then tells as of typing, but does not ask
    /// `shouldChange`. It can be undone.
    func clear() {
        let wasEditing = isEditing
        guard informedDelegate?.textFieldShouldClear(self) ?? true, window != nil else { return }
        session.clear()
        if !wasEditing { becomeFirstResponder() }
    }

    /// The attributes of what is typed next.
    var attributesOfTyping: [NSAttributedString.Key: Any] {
        defaultTextAttributes.merging(session.attributesOfTyping.values) { $1 }
    }

    func secrecyDidChange() {
        session.isSecure = isSecureTextEntry
        revealButton?.update()
        lookDidChange()
        typingTraitsDidChange()
    }
}
