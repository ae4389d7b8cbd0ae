import Foundation

/// What a field tells everybody.
extension UITextField {
    /// Posted when editing began; its object is the field.
    public nonisolated static let textDidBeginEditingNotification =
        Notification.Name("UITextFieldTextDidBeginEditingNotification")
    /// Posted when editing ended; its object is the field, and its user info holds the reason.
    public nonisolated static let textDidEndEditingNotification =
        Notification.Name("UITextFieldTextDidEndEditingNotification")
    /// Posted when the user changed the text; its object is the field.
    public nonisolated static let textDidChangeNotification =
        Notification.Name("UITextFieldTextDidChangeNotification")
    /// The key of the number of the ``DidEndEditingReason`` in a notification's user info.
    public nonisolated static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"
}
