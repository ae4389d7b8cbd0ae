import Foundation

/// What keys do that no responder wanted.
extension UIApplication {
    /// Does what a key says.
    /// - Returns: Whether there was something to do.
    func handleUnclaimed(_ presses: Set<UIPress>) -> Bool {
        guard let press = presses.first, let key = press.key else { return false }
        return typeUnclaimed(key, presses) || edit(by: key, from: press.responder ?? self) || moveFocus(by: key)
    }

    /// Arrows, chords, return and delete for a program's own text or taker of keys; texts of ours have had them before.
    private func typeUnclaimed(_ key: UIKey, _ presses: Set<UIPress>) -> Bool {
        if let text = focus.firstResponder?.textInteraction?.text, text.handle(presses) { return true }
        guard let responder = focus.firstResponder, responder.textInputSession == nil, responder.keyInput != nil
        else { return false }
        return inputContext.input(key)
    }

    /// Has what a chord says done where nothing is typed into: by the first responder that can, or the first undo manager.
    private func edit(by key: UIKey, from responder: UIResponder) -> Bool {
        guard let chord = TextChord(key), mainMenu.allows(chord), responder.textInputSession == nil else {
            return false
        }
        switch chord {
        case .undo:
            guard let manager = responder.undoManager, manager.canUndo else { return false }
            manager.undo()
        case .redo:
            guard let manager = responder.undoManager, manager.canRedo else { return false }
            manager.redo()
        case .edit(let action):
            let action = UICommand.Action(action)
            guard let target = responder.target(forAction: action, withSender: nil) as AnyObject? else { return false }
            action.perform(on: target, sender: nil)
        }
        return true
    }

    /// Moves the focus to the next field by Tab.
    private func moveFocus(by key: UIKey) -> Bool {
        guard key.keyCode == .keyboardTab, key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
        else { return false }
        focus.move(isBackwards: key.modifierFlags.contains(.shift))
        return true
    }
}
