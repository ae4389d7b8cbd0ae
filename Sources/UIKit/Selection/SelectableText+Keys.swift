import Foundation
import TextEngine

/// What keys of a hardware keyboard do in a text: the chords of Linux desktops.
extension SelectableText {
    /// Does what a key says.
    /// - Returns: Whether it was meant for the text.
    func handle(_ presses: Set<UIPress>) -> Bool {
        guard hasFocus, let key = presses.first?.key else { return false }
        if let chord = TextChord(key), handle(chord) { return true }
        // While something is to be picked, its pages are turned and not the text's.
        if application?.inputContext.turnPage(by: key) == true { return true }
        return handleMove(key) || isTextEditable && handleEdit(key)
    }

    /// Whether the text wants a key before commands get it that a program has given to keys: one that types, edits or moves
    /// the caret. Return with Ctrl or Command types nothing.
    func claimsKey(_ key: UIKey) -> Bool {
        if let chord = TextChord(key) {
            return (chord.onlyReads || isTextEditable) && (!chord.changesStyle || offersTextStyles)
                && application?.mainMenu.allows(chord) ?? true
        }
        return key.movesCaret || isTextEditable && key.types
    }

    private func handle(_ chord: TextChord) -> Bool {
        guard chord.onlyReads || isTextEditable, application?.mainMenu.allows(chord) ?? true else { return false }
        switch chord {
        case .undo: focusResponder.undoManager?.undo()
        case .redo: focusResponder.undoManager?.redo()
        case .edit(let action) where action.changesStyle: sendStyle(UICommand.Action(action))
        case .edit(let action): send(UICommand.Action(action))
        }
        return true
    }

    /// Does an edit action as a menu would, which does not offer what a subclass says cannot be done now: then the next
    /// responder that can does it.
    private func send(_ action: UICommand.Action) {
        guard let target = focusResponder.target(forAction: action, withSender: nil) as AnyObject? else { return }
        action.perform(on: target, sender: nil)
    }

    /// Gives what is selected another style. Without a selection, for which a menu offers nothing, what is typed next.
    private func sendStyle(_ action: UICommand.Action) {
        if selection.isCaret { action.perform(on: focusResponder, sender: nil) } else { send(action) }
    }

    private func handleMove(_ key: UIKey) -> Bool {
        let isExtending = key.modifierFlags.contains(.shift)
        let isControl = key.modifierFlags.contains(.control)
        let step: CaretStep = isControl ? .word : .cluster
        switch key.keyCode {
        case .keyboardLeftArrow: moveAcross(isRight: false, by: step, isExtending: isExtending)
        case .keyboardRightArrow: moveAcross(isRight: true, by: step, isExtending: isExtending)
        case .keyboardUpArrow where isControl: move(.backward, by: .paragraph, isExtending: isExtending)
        case .keyboardDownArrow where isControl: move(.forward, by: .paragraph, isExtending: isExtending)
        case .keyboardUpArrow: moveVertically(by: -1, isExtending: isExtending)
        case .keyboardDownArrow: moveVertically(by: 1, isExtending: isExtending)
        case .keyboardPageUp: moveVertically(by: -linesPerPage, isExtending: isExtending)
        case .keyboardPageDown: moveVertically(by: linesPerPage, isExtending: isExtending)
        case .keyboardHome where isControl: move(.backward, by: .document, isExtending: isExtending)
        case .keyboardEnd where isControl: move(.forward, by: .document, isExtending: isExtending)
        case .keyboardHome: move(to: lineEdge(of: selection, isEnd: false), isExtending: isExtending)
        case .keyboardEnd: move(to: lineEdge(of: selection, isEnd: true), isExtending: isExtending)
        default: return false
        }
        return true
    }

    /// A selection that is not extended is left upwards from its beginning and downwards from its end.
    private func moveVertically(by lines: Int, isExtending: Bool) {
        var start = selection
        if !isExtending, !start.isCaret {
            start = TextSelection(caret: lines < 0 ? start.range.lowerBound : start.range.upperBound)
        }
        move(to: place(from: start, linesDown: lines), isExtending: isExtending)
    }

    private func move(to place: TextSelection, isExtending: Bool) {
        let anchor = isExtending ? selection.anchor : place.head
        choose(TextSelection(anchor: anchor, head: place.head, affinity: place.affinity))
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

extension UIKey {
    /// Whether the key moves the caret of a text, alone or with others held.
    var movesCaret: Bool {
        switch keyCode {
        case .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow, .keyboardPageUp,
            .keyboardPageDown, .keyboardHome, .keyboardEnd:
            true
        default: false
        }
    }

    /// Whether the key types or edits, or goes to the next field.
    var types: Bool {
        switch keyCode {
        case .keyboardDeleteOrBackspace, .keyboardDeleteForward: true
        case .keyboardInsert: modifierFlags.contains(.shift)
        case .keyboardReturnOrEnter, .keyboardReturn, .keypadEnter, .keyboardTab:
            modifierFlags.isDisjoint(with: [.control, .command])
        default: prints && modifierFlags.isDisjoint(with: [.control, .command])
        }
    }
}
