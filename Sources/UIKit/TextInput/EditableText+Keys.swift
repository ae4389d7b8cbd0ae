import Foundation
import TextEngine

/// What keys of a hardware keyboard do in a text: the chords of Linux desktops.
extension EditableText {
    /// Does what a key says.
    /// - Returns: Whether it was meant for the text.
    func handle(_ presses: Set<UIPress>) -> Bool {
        guard isFirstResponder, let key = presses.first?.key else { return false }
        let flags = key.modifierFlags
        if flags.contains(.control), !flags.contains(.alternate), handleChord(key) { return true }
        // While something is to be picked, its pages are turned and not the text's.
        if application?.inputContext.turnPage(by: key) == true { return true }
        return handleMove(key) || isTextEditable && handleEdit(key)
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
            send(.selectAll)
        } else if isKey("c", .keyboardC) || key.keyCode == .keyboardInsert {
            send(.copy)
        } else if !isTextEditable {
            return false
        } else if isKey("x", .keyboardX) {
            send(.cut)
        } else if isKey("v", .keyboardV) {
            send(.paste)
        } else if isKey("z", .keyboardZ) {
            isShifted ? undoManager?.redo() : undoManager?.undo()
        } else if isKey("y", .keyboardY) {
            undoManager?.redo()
        } else if isKey("b", .keyboardB) {
            sendStyle(.toggleBoldface)
        } else if isKey("i", .keyboardI) {
            sendStyle(.toggleItalics)
        } else if isKey("u", .keyboardU) {
            sendStyle(.toggleUnderline)
        } else {
            return false
        }
        return true
    }

    /// Does an edit action as a menu would, which does not offer what a subclass says cannot be done now: then the next
    /// responder that can does it.
    private func send(_ action: UICommand.Action) {
        target(for: action, sender: nil)?.perform(action, sender: nil)
    }

    /// Gives what is selected another style. Without a selection, for which a menu offers nothing, what is typed next.
    private func sendStyle(_ action: UICommand.Action) {
        if session.selection.isCaret { perform(action, sender: nil) } else { send(action) }
    }

    private func handleMove(_ key: UIKey) -> Bool {
        let isExtending = key.modifierFlags.contains(.shift)
        let isControl = key.modifierFlags.contains(.control)
        let step: CaretStep = isControl ? .word : .cluster
        switch key.keyCode {
        case .keyboardLeftArrow: session.moveAcross(isRight: false, by: step, isExtending: isExtending)
        case .keyboardRightArrow: session.moveAcross(isRight: true, by: step, isExtending: isExtending)
        case .keyboardUpArrow where isControl: session.move(.backward, by: .paragraph, isExtending: isExtending)
        case .keyboardDownArrow where isControl: session.move(.forward, by: .paragraph, isExtending: isExtending)
        case .keyboardUpArrow: moveVertically(by: -1, isExtending: isExtending)
        case .keyboardDownArrow: moveVertically(by: 1, isExtending: isExtending)
        case .keyboardPageUp: moveVertically(by: -linesPerPage, isExtending: isExtending)
        case .keyboardPageDown: moveVertically(by: linesPerPage, isExtending: isExtending)
        case .keyboardHome where isControl: session.move(.backward, by: .document, isExtending: isExtending)
        case .keyboardEnd where isControl: session.move(.forward, by: .document, isExtending: isExtending)
        case .keyboardHome: move(to: lineEdge(of: session.selection, isEnd: false), isExtending: isExtending)
        case .keyboardEnd: move(to: lineEdge(of: session.selection, isEnd: true), isExtending: isExtending)
        default: return false
        }
        return true
    }

    /// A selection that is not extended is left upwards from its beginning and downwards from its end.
    private func moveVertically(by lines: Int, isExtending: Bool) {
        var start = session.selection
        if !isExtending, !start.isCaret {
            start = TextSelection(caret: lines < 0 ? start.range.lowerBound : start.range.upperBound)
        }
        move(to: place(from: start, linesDown: lines), isExtending: isExtending)
    }

    private func move(to place: TextSelection, isExtending: Bool) {
        let anchor = isExtending ? session.selection.anchor : place.head
        session.choose(TextSelection(anchor: anchor, head: place.head, affinity: place.affinity))
    }

    private func handleEdit(_ key: UIKey) -> Bool {
        let flags = key.modifierFlags
        switch key.keyCode {
        case .keyboardDeleteForward where flags.contains(.shift) && !flags.contains(.control): send(.cut)
        case .keyboardInsert where flags.contains(.shift): send(.paste)
        default: return application?.inputContext.input(key) ?? false
        }
        return true
    }
}
