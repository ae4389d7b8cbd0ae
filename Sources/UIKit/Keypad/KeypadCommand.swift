import KeyboardEngine

/// What a key of a keypad says: a machine's panel has arrows and return, and at times Tab and Esc.
enum KeypadCommand: Equatable {
    /// An arrow: the focus goes on.
    case move(FocusDirection)
    /// Return: what has the focus is pressed.
    case press
    /// Tab: the next field is typed into.
    case tab
    /// Esc: what is open closes.
    case close

    /// What a key says; `nil` for all that a keypad does not have, and for keys with modifiers.
    init?(_ key: UIKey) {
        guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return nil }
        let isShifted = key.modifierFlags.contains(.shift)
        switch key.keyCode {
        case .keyboardTab: self = .tab
        case _ where isShifted: return nil
        case .keyboardLeftArrow: self = .move(.left)
        case .keyboardRightArrow: self = .move(.right)
        case .keyboardUpArrow: self = .move(.up)
        case .keyboardDownArrow: self = .move(.down)
        case .keyboardReturnOrEnter, .keypadEnter, .keyboardSelect, .keyboardReturn: self = .press
        case .keyboardEscape: self = .close
        default: return nil
        }
    }
}
