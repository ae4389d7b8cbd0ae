/// What Typecase adds to UIKit's text field.
extension ExtendedClass where Self: UITextField {
    /// Whether the return key moves the focus to the next field, in reading order. The default is false.
    ///
    /// The delegate's ``UITextFieldDelegate/textFieldShouldReturn(_:)`` may still refuse, and an action for
    /// ``UIControl/Event/editingDidEndOnExit`` goes first.
    public var movesToNextFieldOnReturn: Bool {
        get { fieldState.movesOnReturn }
        set { fieldState.movesOnReturn = newValue }
    }

    /// Whether an eye at the end of the field shows what is typed, and hides it again. The default is false.
    ///
    /// With it the field is a secret one (``isSecureTextEntry``), and stays that while a person has the text shown: it is
    /// not copied, nothing is offered for it and nothing learned from it, even when it was emptied meanwhile. It is hidden
    /// again when editing ends. The eye stands in the place of the clear button, and the program's ``rightView`` in its.
    public var showsRevealButton: Bool {
        get { revealButton != nil }
        set { exchangeRevealButton(newValue) }
    }

    /// What the bar above the keys offers while the text is edited, the likeliest first; empty, the default, for none.
    ///
    /// What is picked goes to the delegate's ``UITextFieldDelegate/textField(_:insertInputSuggestion:)``, whose default
    /// types it. While an input method composes, the bar shows its candidates. A program changes the suggestions as often
    /// as it likes, as when the text has changed; where the bar comes or goes with them the keyboard changes its height.
    /// Above a keyboard of the program's own there is no bar.
    public var inputSuggestions: [UIInputSuggestion] {
        get { session.suggestions }
        set { suggest(newValue) }
    }
}
