import Foundation

extension UIResponder {
    /// Posted before the keyboard comes, and before one that floats stands at the bottom of the screen again. One that
    /// floats comes and goes without a word.
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Posted when the keyboard has come.
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Posted before the keyboard goes, and before it begins to float (``UIApplication/KeyboardPlacement/floating``). The
    /// frame that it ends with lies outside of the screen.
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Posted when the keyboard has gone.
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Posted before the keyboard's frame changes: also when it comes and goes, and when the focus moves from one field
    /// to another, even if the frame stays the same.
    public nonisolated static let keyboardWillChangeFrameNotification =
        Notification.Name("UIKeyboardWillChangeFrameNotification")
    /// Posted when the keyboard's frame has changed.
    public nonisolated static let keyboardDidChangeFrameNotification =
        Notification.Name("UIKeyboardDidChangeFrameNotification")

    /// The key of the keyboard's frame before, as an `NSValue` with a `CGRect` in the screen's points.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the keyboard's frame afterwards, as an `NSValue` with a `CGRect` in the screen's points.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the animation's duration, as an `NSNumber` of seconds.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the animation's curve, as an `NSNumber`. It is 7, the keyboard's own; shifted by 16 bits it makes
    /// ``UIView/AnimationOptions``.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// The key of whether the keyboard belongs to this program, as an `NSNumber`. It always does.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// What a message about the keyboard says.
struct KeyboardChange: Equatable, Sendable {
    var beginFrame: CGRect
    var endFrame: CGRect
    var duration: TimeInterval

    var userInfo: [String: Any] {
        [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: beginFrame),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: endFrame),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: UIView.AnimationCurve.keyboard.rawValue),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
    }
}
