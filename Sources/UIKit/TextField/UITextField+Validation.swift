import Foundation

/// Whether the text is right, and what is said where it is not.
extension UITextField {
    /// Between the field and the message under it, in points.
    static let messageGap: CGFloat = 4

    var messageLabel: FieldMessage {
        if let label = fieldState.message { return label }
        let label = FieldMessage(field: self)
        fieldState.message = label
        return label
    }

    /// Whether something is said to be wrong, so that the edge shows it.
    var hasFault: Bool { fieldState.message?.message != nil }

    func setValidation(_ validation: UITextFieldValidation?) {
        fieldState.validation = validation
        fieldState.checksTyping = false
        showMessage(nil)
    }

    /// Checks the text and shows what is wrong with it.
    /// - Parameter former: What was said before a person's change, which is not announced again.
    /// - Returns: Whether nothing is.
    func checkText(after former: String? = nil) -> Bool {
        // A check that makes another one necessary would never end.
        guard let validation = fieldState.validation, !fieldState.isChecking else { return !hasFault }
        fieldState.isChecking = true
        let revision = session.editor.revision
        let fault = validation.fault(session.text)
        fieldState.isChecking = false
        // A check that has changed the text was about another one, and one that was taken away has no say.
        guard session.editor.revision == revision, fieldState.validation != nil else { return fault == nil }
        fieldState.checksTyping = fault != nil
        showMessage(fault, after: former)
        return fault == nil
    }

    // MARK: When

    /// Another text is shown: what was said of the one before is no longer so.
    func textToCheckDidChange() {
        guard hasFault else { return }
        fieldState.formerMessage = fieldState.message?.message
        hideMessage()
    }

    /// A person has changed the text.
    func checkTyping() {
        let former = fieldState.formerMessage
        fieldState.formerMessage = nil
        guard let validation = fieldState.validation else { return }
        if validation.moment == .whileTyping || fieldState.checksTyping { _ = checkText(after: former) }
    }

    /// Whether editing may end, as far as the check has a say.
    func mayLeave() -> Bool {
        fieldState.validation?.moment != .beforeLeaving || checkText()
    }

    /// Editing has ended.
    func checkLeaving() {
        if fieldState.validation?.moment == .onLeaving { _ = checkText() }
    }

    // MARK: The message

    func showMessage(_ message: String?, after former: String? = nil) {
        guard let message, !message.isEmpty else { return hideMessage() }
        let label = messageLabel
        let isNew = label.message != message && former != message
        label.show(message)
        if label.superview == nil { addSubview(label) }
        faultDidChange()
        if isNew { application?.postAccessibility(.announcement, message) }
    }

    private func hideMessage() {
        guard let label = fieldState.message, label.message != nil else { return }
        label.show(nil)
        faultDidChange()
    }

    private func faultDidChange() {
        updateBorder()
        setNeedsLayout()
        application?.avoidance.setNeeded()
    }

    /// The message where it stands right under the field, by itself or in a stack.
    var hangingArea: CGRect {
        guard hasFault, let label = fieldState.message, !label.isHidden, label.window === window else { return .null }
        let place = label.convert(label.bounds, to: self)
        let distance = place.minY - bounds.maxY
        return distance >= 0 && distance <= Self.greatestMessageGap ? place : .null
    }

    /// How far below the field a message that a program has placed may stand to be kept clear of the keyboard with it.
    private static let greatestMessageGap: CGFloat = 16

    /// Hangs the message under the field, unless the program has a place for it.
    func placeMessage() {
        guard let label = fieldState.message, label.superview === self, !label.isHidden else { return }
        let height = label.sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude)).height
        label.frame = CGRect(x: 0, y: bounds.maxY + Self.messageGap, width: bounds.width, height: height.rounded(.up))
    }
}
