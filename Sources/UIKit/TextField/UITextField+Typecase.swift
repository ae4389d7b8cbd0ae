/// What Typecase adds to UIKit's text field.
extension UITextField {
    /// Whether the return key moves the focus to the next field, in reading order. The default is false.
    ///
    /// The delegate's ``UITextFieldDelegate/textFieldShouldReturn(_:)`` may still refuse, and an action for
    /// ``UIControl/Event/editingDidEndOnExit`` goes first.
    public var movesToNextFieldOnReturn: Bool {
        get { fieldState.movesOnReturn }
        set { fieldState.movesOnReturn = newValue }
    }
}
