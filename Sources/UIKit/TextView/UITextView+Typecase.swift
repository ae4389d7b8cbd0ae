/// What Typecase adds to UIKit's text view.
extension ExtendedClass where Self: UITextView {
    /// What the bar above the keys offers while the text is edited, the likeliest first; empty, the default, for none.
    /// See ``UITextField/inputSuggestions``.
    public var inputSuggestions: [UIInputSuggestion] {
        get { session.suggestions }
        set { suggest(newValue) }
    }
}
