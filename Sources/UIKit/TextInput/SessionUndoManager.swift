import Foundation

/// The undo manager of a text: what was typed, which the session's log of edits keeps, and what a program registers, in
/// the order in which both were done.
///
/// Both count their groups by the same numbers. What is registered while an edit is undone has that edit's number, and is
/// redone with it.
final class SessionUndoManager: UndoManager {
    private weak var session: TextInputSession?

    init(session: TextInputSession) {
        self.session = session
        super.init()
    }

    override var canUndo: Bool { super.canUndo || session?.canUndo ?? false }
    override var canRedo: Bool { redoNumber != nil || session?.canRedo ?? false }

    override func takeNumber() -> Int { session?.takeUndoNumber() ?? 0 }

    /// What was registered cannot be redone any more when something was typed since.
    override var redoNumber: Int? {
        super.redoNumber.flatMap { number in number < session?.undoNumber ?? 0 ? nil : number }
    }

    override func undo() {
        let (own, edit) = (undoNumber, session?.undoNumber)
        guard let last = [own, edit].compactMap({ $0 }).max() else { return }
        if edit == last { undoing(last) { session?.undo() } }
        if own == last { super.undo() }
    }

    override func redo() {
        let (own, edit) = (redoNumber, session?.redoNumber)
        guard let next = [own, edit].compactMap({ $0 }).min() else { return }
        if edit == next { redoing(next) { session?.redo() } }
        if own == next { super.redo() }
    }

    override func removeAllActions() {
        super.removeAllActions()
        session?.forgetUndo()
    }
}
