import Foundation

/// What a program and those who read it aloud tell each other.
///
/// There is no screen reader. A program that has a voice of its own sets ``UIApplication/accessibilityObserver`` and is told
/// what is posted.
public enum UIAccessibility {
    /// What has happened.
    public struct Notification: Hashable, RawRepresentable, Sendable {
        /// The notification's number.
        public var rawValue: UInt32
        /// Creates a notification from its number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Much of the screen is another. The argument is the element that reading goes on with, or words that are said.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Some elements have come or gone. The argument is the element that reading goes on with, or words that are said.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// Words are to be said: the argument, a string or one with attributes.
        public static let announcement = Notification(rawValue: 1008)
        /// A page was scrolled. The argument is words that say where it is now.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Tells whoever reads the program aloud that something has happened; nobody, where there is no observer.
    ///
    /// It reaches the application that the argument belongs to, and the running one for words.
    /// - Parameter argument: As the notification says.
    @preconcurrency @MainActor
    public static func post(notification: Notification, argument: Any?) {
        let application = (argument as? UIResponder)?.application ?? UIApplication.current
        application?.postAccessibility(notification, argument)
    }

    /// Whether somebody reads the program aloud: the program has set an ``UIApplication/accessibilityObserver``. There is no
    /// VoiceOver, so it is `false` otherwise.
    @preconcurrency @MainActor
    public static var isVoiceOverRunning: Bool { UIApplication.current?.accessibilityObserver != nil }

    /// Posted when ``isVoiceOverRunning`` became another; its object is the application.
    public static let voiceOverStatusDidChangeNotification =
        Foundation.Notification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")

    /// Whether nothing is to fly about the screen (``UIApplication/reducesMotion``).
    @preconcurrency @MainActor
    public static var isReduceMotionEnabled: Bool { UIApplication.current?.reducesMotion ?? false }

    /// Posted when ``isReduceMotionEnabled`` became another; its object is the application.
    public static let reduceMotionStatusDidChangeNotification =
        Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")

    /// Whether materials hide what is behind them: yes, they always do (``UIBlurEffect``).
    @preconcurrency @MainActor
    public static var isReduceTransparencyEnabled: Bool { true }

    /// Whether all text is to be bold: no, there is no such setting. Programs ask before they choose a font.
    @preconcurrency @MainActor
    public static var isBoldTextEnabled: Bool { false }

    /// Never posted: ``isBoldTextEnabled`` stays as it is.
    public static let boldTextStatusDidChangeNotification =
        Foundation.Notification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")

    /// Whether colours are stronger than designed (``UIApplication/accessibilityContrast``).
    @preconcurrency @MainActor
    public static var isDarkerSystemColorsEnabled: Bool { UIApplication.current?.accessibilityContrast == .high }
}
