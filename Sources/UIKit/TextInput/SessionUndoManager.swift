import Foundation

/// The undo manager of a text: it works on the session's log of edits.
final class SessionUndoManager: UndoManager {
    private weak var session: TextInputSession?

    init(session: TextInputSession) {
        self.session = session
        super.init()
    }

    override var canUndo: Bool { super.canUndo || session?.canUndo ?? false }
    override var canRedo: Bool { super.canRedo || session?.canRedo ?? false }

    /// Undoes what a program registered before what was typed: the program knows the order of its own changes only.
    override func undo() {
        if super.canUndo { super.undo() } else { session?.undo() }
    }

    override func redo() {
        if super.canRedo { super.redo() } else { session?.redo() }
    }

    override func removeAllActions() {
        super.removeAllActions()
        session?.forgetUndo()
    }
}
