import KeyboardEngine

/// Keys of a hardware keyboard that edit.
extension InputContext {
    /// Takes a key that deletes or ends a line.
    /// - Returns: Whether it is one.
    func input(_ key: UIKey) -> Bool {
        switch key.keyCode {
        case .keyboardDeleteOrBackspace: input(.delete(Deletion(key.deletionUnit)))
        case .keyboardDeleteForward: input(.delete(Deletion(key.deletionUnit, isForward: true)))
        case .keyboardReturnOrEnter, .keypadEnter: input(.returnKey)
        default: return false
        }
        return true
    }
}

/// Keys of a hardware keyboard that turn the pages of candidates.
extension InputContext {
    /// Takes a key that shows the next candidates, or those before.
    /// - Returns: Whether it is one, and there are candidates.
    func turnPage(by key: UIKey) -> Bool {
        guard !candidates.isEmpty, key.keyCode == .keyboardPageDown || key.keyCode == .keyboardPageUp else {
            return false
        }
        observer?.turnPage(isForward: key.keyCode == .keyboardPageDown)
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
