extension UIApplication {
    /// Why the on-screen keyboard is on the screen, or why it is not. An addition of Typecase.
    ///
    /// It names classes, settings, languages, files and measures, and never what is or was typed.
    public struct KeyboardDiagnosis: Hashable, Sendable, CustomStringConvertible {
        /// What decides.
        public enum Reason: Hashable, Sendable {
            /// The keys are there, or emoji or settings in their place.
            case keysAreShown
            /// A view of the program's own is there, in the place of the keys.
            case inputViewIsShown
            /// The screen has no height, as a window that is minimised.
            case noRoom
            /// There is no first responder, and no window is key: the program has shown none.
            case noKeyWindow
            /// There is no first responder.
            case noFirstResponder
            /// There is no first responder: the last one that was asked to become it refused, or its delegate did.
            case firstResponderRefused
            /// The first responder takes no text.
            case takesNoText
            /// The program has put a view without height in the place of the keys, which suppresses them.
            case inputViewHasNoHeight
            /// A hardware keyboard is in use (``UIApplication/hasHardwareKeyboard``).
            case hardwareKeyboard
            /// The focus is just changing, as in the callbacks of a change: there is no answer yet.
            case changing
        }

        /// What decides.
        public let reason: Reason
        /// The reason in a sentence, and in others what is beside it: a layout that could not be read, a window in front of
        /// the keyboard, a bar that stands there alone.
        public let sentences: [String]

        /// All sentences in one line.
        public var description: String { sentences.joined(separator: " ") }
    }

    /// Why the on-screen keyboard is on the screen at the moment, or why it is not. An addition of Typecase.
    ///
    /// Asking may ask the first responder for its input views.
    public var keyboardDiagnosis: KeyboardDiagnosis {
        KeyboardExamination(application: self).diagnosis
    }

    /// Whether ``keyboardDiagnosis`` is written to standard error when the focus or the keyboard changes and it is another one
    /// than before. The default is false, or true when TYPECASE_KEYBOARD_DIAGNOSIS is set, which a kiosk that is deployed can
    /// be started with.
    public var logsKeyboardDiagnosis: Bool {
        get { keyboardDiagnosisLog.isOn }
        set { keyboardDiagnosisLog.isOn = newValue }
    }
}
