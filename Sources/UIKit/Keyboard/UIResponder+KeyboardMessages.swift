import Foundation

extension UIResponder {
    /// Posted before the keyboard comes; its subject is the screen.
    ///
    /// Foundation on Linux turns messages into notifications in neither direction, so both are posted.
    public struct KeyboardWillShowMessage: NotificationCenter.MainActorMessage, Sendable {
        /// What the message is about.
        public typealias Subject = UIScreen
        /// The name of the notification that says the same.
        public static var name: Notification.Name { UIResponder.keyboardWillShowNotification }
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
            (animationDuration, animationCurve, isLocal) = (change.duration, UIView.AnimationCurve.keyboard, true)
        }
    }

    /// Posted when the keyboard has come; its subject is the screen.
    ///
    /// Foundation on Linux turns messages into notifications in neither direction, so both are posted.
    public struct KeyboardDidShowMessage: NotificationCenter.MainActorMessage, Sendable {
        /// What the message is about.
        public typealias Subject = UIScreen
        /// The name of the notification that says the same.
        public static var name: Notification.Name { UIResponder.keyboardDidShowNotification }
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
            (animationDuration, animationCurve, isLocal) = (change.duration, UIView.AnimationCurve.keyboard, true)
        }
    }

    /// Posted before the keyboard goes; its subject is the screen.
    ///
    /// Foundation on Linux turns messages into notifications in neither direction, so both are posted.
    public struct KeyboardWillHideMessage: NotificationCenter.MainActorMessage, Sendable {
        /// What the message is about.
        public typealias Subject = UIScreen
        /// The name of the notification that says the same.
        public static var name: Notification.Name { UIResponder.keyboardWillHideNotification }
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
            (animationDuration, animationCurve, isLocal) = (change.duration, UIView.AnimationCurve.keyboard, true)
        }
    }

    /// Posted when the keyboard has gone; its subject is the screen.
    ///
    /// Foundation on Linux turns messages into notifications in neither direction, so both are posted.
    public struct KeyboardDidHideMessage: NotificationCenter.MainActorMessage, Sendable {
        /// What the message is about.
        public typealias Subject = UIScreen
        /// The name of the notification that says the same.
        public static var name: Notification.Name { UIResponder.keyboardDidHideNotification }
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
            (animationDuration, animationCurve, isLocal) = (change.duration, UIView.AnimationCurve.keyboard, true)
        }
    }

    /// Posted before the keyboard's frame changes; its subject is the screen.
    ///
    /// Foundation on Linux turns messages into notifications in neither direction, so both are posted.
    public struct KeyboardWillChangeFrameMessage: NotificationCenter.MainActorMessage, Sendable {
        /// What the message is about.
        public typealias Subject = UIScreen
        /// The name of the notification that says the same.
        public static var name: Notification.Name { UIResponder.keyboardWillChangeFrameNotification }
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
            (animationDuration, animationCurve, isLocal) = (change.duration, UIView.AnimationCurve.keyboard, true)
        }
    }

    /// Posted when the keyboard's frame has changed; its subject is the screen.
    ///
    /// Foundation on Linux turns messages into notifications in neither direction, so both are posted.
    public struct KeyboardDidChangeFrameMessage: NotificationCenter.MainActorMessage, Sendable {
        /// What the message is about.
        public typealias Subject = UIScreen
        /// The name of the notification that says the same.
        public static var name: Notification.Name { UIResponder.keyboardDidChangeFrameNotification }
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
            (animationDuration, animationCurve, isLocal) = (change.duration, UIView.AnimationCurve.keyboard, true)
        }
    }
}
