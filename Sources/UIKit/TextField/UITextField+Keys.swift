import Foundation
import TextEngine

/// What keys of a hardware keyboard do in a field: the chords of Linux desktops.
extension UITextField {
    func handle(_ presses: Set<UIPress>) -> Bool {
        guard isEditing, let key = presses.first?.key else { return false }
        let flags = key.modifierFlags
        if flags.contains(.control), !flags.contains(.alternate), handleChord(key) { return true }
        return handleMove(key) || handleEdit(key)
    }

    private func handleChord(_ key: UIKey) -> Bool {
        let isShifted = key.modifierFlags.contains(.shift)
        // By what the key prints, so that chords follow the layout; by its place where the layout is not Latin.
        let letter = key.charactersIgnoringModifiers.lowercased()
        let isLatin = letter.unicodeScalars.first.map(\.isASCII) ?? false
        func isKey(_ name: String, _ code: UIKeyboardHIDUsage) -> Bool {
            isLatin ? letter == name : key.keyCode == code
        }
        if isKey("a", .keyboardA) {
            session.selectAll()
        } else if isKey("c", .keyboardC) || key.keyCode == .keyboardInsert {
            session.copy()
        } else if isKey("x", .keyboardX) {
            session.cut()
        } else if isKey("v", .keyboardV) {
            session.paste()
        } else if isKey("z", .keyboardZ) {
            isShifted ? session.redo() : session.undo()
        } else if isKey("y", .keyboardY) {
            session.redo()
        } else {
            return false
        }
        return true
    }

    private func handleMove(_ key: UIKey) -> Bool {
        let isExtending = key.modifierFlags.contains(.shift)
        let step: CaretStep = key.modifierFlags.contains(.control) ? .word : .cluster
        switch key.keyCode {
        case .keyboardLeftArrow: session.moveAcross(isRight: false, by: step, isExtending: isExtending)
        case .keyboardRightArrow: session.moveAcross(isRight: true, by: step, isExtending: isExtending)
        // One line has nothing above and below it but its ends.
        case .keyboardUpArrow, .keyboardHome, .keyboardPageUp:
            session.move(.backward, by: .document, isExtending: isExtending)
        case .keyboardDownArrow, .keyboardEnd, .keyboardPageDown:
            session.move(.forward, by: .document, isExtending: isExtending)
        default: return false
        }
        return true
    }

    private func handleEdit(_ key: UIKey) -> Bool {
        let flags = key.modifierFlags
        let step: CaretStep = flags.contains(.control) ? (flags.contains(.shift) ? .paragraph : .word) : .cluster
        switch key.keyCode {
        case .keyboardDeleteOrBackspace: session.delete(.backward, by: step)
        case .keyboardDeleteForward where flags.contains(.shift) && !flags.contains(.control): session.cut()
        case .keyboardDeleteForward: session.delete(.forward, by: step)
        case .keyboardInsert where flags.contains(.shift): session.paste()
        case .keyboardReturnOrEnter, .keypadEnter: session.insertReturn()
        default: return false
        }
        return true
    }
}
