import KeyboardEngine

/// Keys of a hardware keyboard that edit.
extension InputContext {
    /// Takes a key that deletes or ends a line.
    /// - Returns: Whether it is one.
    func input(_ key: UIKey) -> Bool {
        switch key.keyCode {
        case .keyboardPageDown where !candidates.isEmpty: observer?.turnPage(isForward: true)
        case .keyboardPageUp where !candidates.isEmpty: observer?.turnPage(isForward: false)
        case .keyboardDeleteOrBackspace: input(.delete(Deletion(key.deletionUnit)))
        case .keyboardDeleteForward: input(.delete(Deletion(key.deletionUnit, isForward: true)))
        case .keyboardReturnOrEnter, .keypadEnter: input(.returnKey)
        default: return false
        }
        return true
    }
}

extension UIKey {
    /// How much a deleting key takes away: a word with Ctrl, to the paragraph's border with Shift besides.
    fileprivate var deletionUnit: Deletion.Unit {
        guard modifierFlags.contains(.control) else { return .character }
        return modifierFlags.contains(.shift) ? .paragraph : .word
    }
}
