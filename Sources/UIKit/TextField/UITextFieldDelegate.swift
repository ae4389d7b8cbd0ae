import Foundation

/// Is asked and told about the editing of a text field. All methods have defaults.
///
/// A trap: when a class conforms and does not implement a method, its subclasses cannot add it. Swift finds a
/// protocol's methods where the conformance is declared; a method that only a subclass has is never called.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Whether editing may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Editing has begun: the field is the first responder.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether editing may end. Asked but not obeyed when the field is taken out of its window.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Editing has ended. Called by the default of the method with a reason.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Editing has ended for a reason. Called instead of the method without a reason.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Whether the user may replace a range of the text, in UTF-16 units of the text as it is.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Whether the user may replace ranges of the text. Asked first; its default asks the method for one range with the
    /// range that holds them all.
    func textField(
        _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
    ) -> Bool
    /// The selection changed, by the user, by the program, or because the text did.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether the text may be cleared, by the clear button or because editing begins.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Whether the return key does what it does otherwise.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// The edit menu for a range of the text, in UTF-16 units. `nil` shows what is suggested; a menu without entries
    /// shows none.
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// The edit menu for ranges of the text. Asked first; its default asks the method for one range with the range that
    /// holds them all.
    func textField(
        _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// The edit menu is about to be shown.
    func textField(
        _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// The edit menu is about to go. Told once for each time that it was shown, at the latest in the frame after the
    /// editing has ended.
    func textField(
        _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// A person has picked a suggestion: puts it into the text. The default types its text, about which
    /// ``textField(_:shouldChangeCharactersIn:replacementString:)`` is asked.
    func textField(_ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion)
}

extension UITextFieldDelegate {
    /// Yes.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Yes.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Calls the method without a reason.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// Yes.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    /// Asks the method for one range.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
    ) -> Bool {
        guard let first = ranges.first?.rangeValue else { return true }
        let all = ranges.dropFirst().reduce(first) { $0.union($1.rangeValue) }
        return self.textField(textField, shouldChangeCharactersIn: all, replacementString: string)
    }
    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Yes.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Yes.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    /// None: what is suggested is shown.
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    /// Asks the method for one range.
    public func textField(
        _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        guard let first = ranges.first?.rangeValue else { return nil }
        let all = ranges.dropFirst().reduce(first) { $0.union($1.rangeValue) }
        return self.textField(textField, editMenuForCharactersIn: all, suggestedActions: suggestedActions)
    }
    /// Does nothing.
    public func textField(
        _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
    /// Does nothing.
    public func textField(
        _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
    /// Types its text.
    public func textField(_ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion) {
        textField.session.insertText(inputSuggestion.words)
    }
}

extension UITextField {
    /// How the edge of a field looks.
    public enum BorderStyle: Int, Sendable {
        /// There is none.
        case none
        /// A thin line.
        case line
        /// A sunken edge, which is shown as a grey line.
        case bezel
        /// A line with round corners around a ground.
        case roundedRect
    }

    /// When something in a field is shown.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never
        /// While the text is edited.
        case whileEditing
        /// While the text is not edited.
        case unlessEditing
        /// Always.
        case always
    }

    /// Why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// The text is what the user wants.
        case committed
    }
}
