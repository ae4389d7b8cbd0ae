import Foundation

/// What the keyboard announces, as a message; its subject is the screen.
///
/// Foundation on Linux turns messages into notifications in neither direction, so both are posted. On iOS these are six
/// types of their own; here they are one, with the moment as its parameter.
public struct KeyboardMessage<Moment: KeyboardMoment>: NotificationCenter.MainActorMessage, Sendable {
    /// What the message is about.
    public typealias Subject = UIScreen
    /// The name of the notification that says the same.
    public static var name: Notification.Name { Moment.name }
    /// The keyboard's frame before, in the screen's points.
    public let beginFrame: CGRect
    /// The keyboard's frame afterwards, in the screen's points.
    public let endFrame: CGRect
    /// How long the keyboard moves, in seconds.
    public let animationDuration: TimeInterval
    /// The number of the curve that the keyboard moves on: 7.
    public let animationCurve: Int
    /// Whether the keyboard belongs to this program.
    public let isLocal: Bool

    init(_ change: KeyboardChange) {
        (beginFrame, endFrame) = (change.beginFrame, change.endFrame)
        (animationDuration, animationCurve, isLocal) = (change.duration, UIView.AnimationCurve.keyboard.rawValue, true)
    }
}

/// A moment at which the keyboard announces something.
public protocol KeyboardMoment: Sendable {
    /// The name of the notification for this moment.
    static var name: Notification.Name { get }
}

extension UIResponder {
    /// Posted before the keyboard comes.
    public typealias KeyboardWillShowMessage = KeyboardMessage<KeyboardWillShow>
    /// Posted when the keyboard has come.
    public typealias KeyboardDidShowMessage = KeyboardMessage<KeyboardDidShow>
    /// Posted before the keyboard goes.
    public typealias KeyboardWillHideMessage = KeyboardMessage<KeyboardWillHide>
    /// Posted when the keyboard has gone.
    public typealias KeyboardDidHideMessage = KeyboardMessage<KeyboardDidHide>
    /// Posted before the keyboard's frame changes.
    public typealias KeyboardWillChangeFrameMessage = KeyboardMessage<KeyboardWillChangeFrame>
    /// Posted when the keyboard's frame has changed.
    public typealias KeyboardDidChangeFrameMessage = KeyboardMessage<KeyboardDidChangeFrame>

    /// Before the keyboard comes.
    public enum KeyboardWillShow: KeyboardMoment {
        /// The notification's name.
        public static var name: Notification.Name { keyboardWillShowNotification }
    }

    /// When the keyboard has come.
    public enum KeyboardDidShow: KeyboardMoment {
        /// The notification's name.
        public static var name: Notification.Name { keyboardDidShowNotification }
    }

    /// Before the keyboard goes.
    public enum KeyboardWillHide: KeyboardMoment {
        /// The notification's name.
        public static var name: Notification.Name { keyboardWillHideNotification }
    }

    /// When the keyboard has gone.
    public enum KeyboardDidHide: KeyboardMoment {
        /// The notification's name.
        public static var name: Notification.Name { keyboardDidHideNotification }
    }

    /// Before the keyboard's frame changes.
    public enum KeyboardWillChangeFrame: KeyboardMoment {
        /// The notification's name.
        public static var name: Notification.Name { keyboardWillChangeFrameNotification }
    }

    /// When the keyboard's frame has changed.
    public enum KeyboardDidChangeFrame: KeyboardMoment {
        /// The notification's name.
        public static var name: Notification.Name { keyboardDidChangeFrameNotification }
    }
}
