import Foundation

/// What Typecase adds for programs that read themselves aloud.
extension UIApplication {
    /// Is told what is posted with ``UIAccessibility/post(notification:argument:)``; `nil`, the default, for nobody.
    ///
    /// It is told of typing too: ``UIAccessibility/Notification/elementFocused``, ``UIAccessibility/Notification/valueChanged``
    /// and ``UIAccessibility/Notification/selectedTextChanged``.
    ///
    /// While it is set ``UIAccessibility/isVoiceOverRunning`` is `true`. It must not post itself what it is told.
    public var accessibilityObserver: ((UIAccessibility.Notification, Any?) -> Void)? {
        get { knownAccessibilityObserver }
        set {
            let wasSet = knownAccessibilityObserver != nil
            knownAccessibilityObserver = newValue
            guard wasSet != (newValue != nil) else { return }
            typingAnnouncer = newValue.map { _ in TypingAnnouncer(application: self) }
            NotificationCenter.default.post(
                name: UIAccessibility.voiceOverStatusDidChangeNotification, object: self)
        }
    }

    /// What can be told of the windows that are shown, as they are now. Making it costs a look at every view.
    public var accessibilityTree: AccessibilityTree { AccessibilityTree(windows) }

    /// Tells the observer; the argument is made only where there is one.
    func postAccessibility(_ notification: UIAccessibility.Notification, _ argument: @autoclosure () -> Any?) {
        guard let observer = knownAccessibilityObserver else { return }
        observer(notification, argument())
    }
}
