import Foundation

/// What is typed into, for those who read the program aloud.
extension UIAccessibility {
    /// Who reads a program aloud or uses it for a person.
    public struct AssistiveTechnologyIdentifier: Hashable, RawRepresentable, Sendable {
        /// The identifier's name.
        public let rawValue: String
        /// Creates an identifier from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The program's own voice: its ``UIApplication/accessibilityObserver``.
        public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
        /// Switches that a person presses. There are none.
        public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    }

    /// Posted when another element is typed into, while there is an ``UIApplication/accessibilityObserver``. The information has
    /// ``focusedElementUserInfoKey`` and ``unfocusedElementUserInfoKey`` where there are such elements.
    ///
    /// Difference from UIKit: there VoiceOver has a focus of its own, which goes through all elements. Here it is the first
    /// responder.
    public static let elementFocusedNotification = Foundation.Notification.Name(
        "UIAccessibilityElementFocusedNotification")
    /// The element that is typed into now.
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The element that was typed into before.
    public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// Who has the focus: ``AssistiveTechnologyIdentifier/notificationVoiceOver``.
    public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

    /// The element that is typed into; `nil` where there is none, and where nobody reads the program aloud.
    /// - Parameter assistiveTechnologyIdentifier: Whose focus is meant; `nil` for the one who was used last.
    @preconcurrency @MainActor
    public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
        guard isVoiceOverRunning, assistiveTechnologyIdentifier ?? .notificationVoiceOver == .notificationVoiceOver
        else { return nil }
        return UIApplication.current?.focus.firstResponder
    }
}
