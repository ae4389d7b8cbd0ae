/// What Typecase tells a program that reads itself aloud of typing. On iOS nobody but VoiceOver is told of that.
///
/// The argument is the element. What it says now it says when it is asked: ``AccessibleObject/accessibilityValue``, which of a
/// secret text is dots, and the selection of a `UITextInput`.
extension UIAccessibility.Notification {
    /// Another element is typed into; the argument is `nil` where none is.
    public static let elementFocused = UIAccessibility.Notification(rawValue: 0x5443_0001)
    /// The text of the element that is typed into has changed, whoever has changed it. That the caret has moved with it is
    /// not told.
    public static let valueChanged = UIAccessibility.Notification(rawValue: 0x5443_0002)
    /// The caret or the selection of the element that is typed into is elsewhere in the same text.
    public static let selectedTextChanged = UIAccessibility.Notification(rawValue: 0x5443_0003)
}
