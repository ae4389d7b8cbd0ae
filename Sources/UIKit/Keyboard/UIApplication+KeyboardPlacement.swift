import KeyboardEngine

extension UIApplication {
    /// Where the on-screen keys stand in the keyboard. An addition of Typecase: on iOS people choose it.
    public enum KeyboardPlacement: Sendable {
        /// Over the whole width.
        case full
        /// At the left side, as narrow as one hand reaches.
        case left
        /// At the right side, as narrow as one hand reaches.
        case right
        /// One half at each side, for two thumbs.
        case split
        /// In a small keyboard that people drag about the screen by its lower edge, and which goes back to its place when
        /// it is dragged to the bottom. It covers nothing for whoever makes room for a keyboard: see
        /// ``UIResponder/keyboardWillHideNotification``.
        case floating

        init(_ placement: KeyboardEngine.KeyboardPlacement) {
            switch placement {
            case .full: self = .full
            case .left: self = .left
            case .right: self = .right
            case .split: self = .split
            case .floating: self = .floating
            }
        }

        /// The same as the engine has it.
        var ofKeys: KeyboardEngine.KeyboardPlacement {
            switch self {
            case .full: .full
            case .left: .left
            case .right: .right
            case .split: .split
            case .floating: .floating
            }
        }
    }
}
