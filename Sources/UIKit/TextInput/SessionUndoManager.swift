import Foundation
import TextEngine

/// The undo manager of a text: what was typed, which the session's log of edits keeps, and what a program registers, in
/// the order in which both were done.
///
/// Both count their groups by the same numbers. What is registered while an edit is undone has that edit's number, and is
/// redone with it; what is typed while a program's group is open has the group's number, and is undone with it.
final class SessionUndoManager: UndoManager {
    private weak var session: TextInputSession?
    /// Names that a program has given to what was typed, by the numbers of the groups.
    private var names: [Int: String] = [:]

    init(session: TextInputSession) {
        self.session = session
        super.init()
        session.undoGroupDidBegin = { [weak self] in self?.post(.NSUndoManagerDidCloseUndoGroup) }
    }

    override var canUndo: Bool { super.canUndo || session?.canUndo ?? false }
    override var canRedo: Bool { redoNumber != nil || session?.canRedo ?? false }
    override var undoCount: Int { super.undoCount + (session?.undoCount ?? 0) }
    override var redoCount: Int { (redoNumber == nil ? 0 : super.redoCount) + (session?.redoCount ?? 0) }

    /// The limit holds for what is typed and for what is registered, each by itself.
    override var levelsOfUndo: Int {
        didSet { session?.limitUndo(to: levelsOfUndo) }
    }

    override func disableUndoRegistration() {
        super.disableUndoRegistration()
        session?.recordsUndo = false
    }

    override func enableUndoRegistration() {
        super.enableUndoRegistration()
        session?.recordsUndo = isUndoRegistrationEnabled
    }

    // MARK: Order

    override func takeNumber() -> Int { session?.takeUndoNumber() ?? 0 }

    override func forgetRedo() {
        super.forgetRedo()
        session?.forgetRedo()
    }

    override func groupDidOpen() {
        if groupingLevel == 1, let openNumber { session?.beginUndoGroup(openNumber) }
    }

    override func groupDidClose() {
        session?.endUndoGroup()
    }

    /// What was registered cannot be redone any more when something was typed since.
    override var redoNumber: Int? {
        super.redoNumber.flatMap { number in number < session?.undoNumber ?? 0 ? nil : number }
    }

    override func undoLast() {
        let (own, edit) = (undoNumber, session?.undoNumber)
        guard let last = [own, edit].compactMap({ $0 }).max() else { return }
        if edit == last { undoing(UndoStep(number: last)) { session?.undo() } }
        if own == last { super.undoLast() }
    }

    override func redoNext() {
        let (own, edit) = (redoNumber, session?.redoNumber)
        guard let next = [own, edit].compactMap({ $0 }).min() else { return }
        if edit == next { redoing(UndoStep(number: next)) { session?.redo() } }
        while redoNumber == next, own == next {
            let count = super.redoCount
            super.redoNext()
            if super.redoCount >= count { break }
        }
    }

    override func removeAllActions() {
        super.removeAllActions()
        session?.forgetUndo()
        names = [:]
    }

    // MARK: Names

    override var words: Words { session?.words ?? super.words }

    override func changeLast(_ change: (inout UndoStep) -> Void) {
        guard let edit = session?.undoNumber, edit > undoNumber ?? 0, groupingLevel == 0 else {
            return super.changeLast(change)
        }
        var step = UndoStep(number: edit)
        change(&step)
        // Few have names; of those whose edits are gone none is asked for again.
        if names.count >= 1000 { names = [:] }
        names[edit] = step.name
    }

    /// Whether what was typed says what is undone next, and not what was registered.
    private func isNewest(_ number: Int) -> Bool {
        guard let step = lastStep else { return true }
        return number > step.number || number == step.number && step.name.isEmpty
    }

    /// Whether what was typed says what is redone next, and not what was registered.
    private func isNext(_ number: Int) -> Bool {
        guard let own = redoNumber else { return true }
        return number < own || number == own && redos.last?.name.isEmpty == true
    }

    override var undoActionName: String {
        guard let number = session?.undoNumber, isNewest(number)
        else { return super.undoActionName }
        return names[number] ?? session?.nextUndo?.name(in: words) ?? ""
    }

    override var redoActionName: String {
        guard let number = session?.redoNumber, isNext(number) else {
            return redoNumber == nil ? "" : super.redoActionName
        }
        return names[number] ?? session?.nextRedo?.name(in: words) ?? ""
    }
}

extension UndoLog.Deed {
    /// What menus call it.
    fileprivate func name(in words: Words) -> String {
        switch self {
        case .typing: words[.typing]
        case .cut: words[.cut]
        case .paste: words[.paste]
        case .replace: words[.replace]
        case .restyle: words[.format]
        }
    }
}
