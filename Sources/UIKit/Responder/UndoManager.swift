import Foundation

/// Undoes and redoes what was registered with it. Foundation on Linux has no such class, so Typecase brings it.
///
/// Text fields keep their own log of edits; the manager that a field's ``UIResponder/undoManager`` returns works on
/// that log.
@preconcurrency @MainActor
open class UndoManager: NSObject {
    /// What is undone at once.
    private struct Group {
        var actions: [() -> Void]
        /// Among all that can be undone the largest number goes first, and is the last to be redone.
        var number: Int
    }

    private var undos: [Group] = []
    private var redos: [Group] = []
    private var openGroups = 0
    private var group: [() -> Void] = []

    /// Creates a manager with nothing to undo.
    public override init() { super.init() }

    /// The largest number of groups that are kept; 0 for no limit.
    open var levelsOfUndo = 0

    /// Whether an undo is running.
    public private(set) var isUndoing = false
    /// Whether a redo is running.
    public private(set) var isRedoing = false
    /// Whether there is something to undo.
    open var canUndo: Bool { !undos.isEmpty }
    /// Whether there is something to redo.
    open var canRedo: Bool { !redos.isEmpty }

    /// Registers how to undo a change. A change that is registered during an undo becomes the redo.
    @preconcurrency
    open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping @MainActor (Target) -> Void)
    {
        let action: () -> Void = { [weak target] in
            if let target { handler(target) }
        }
        if isUndoing || isRedoing || openGroups > 0 {
            group.append(action)
        } else {
            add([action])
        }
    }

    /// Begins a group: what is registered until the matching ``endUndoGrouping()`` is undone together.
    open func beginUndoGrouping() {
        openGroups += 1
    }

    /// Ends a group. Without a matching beginning nothing happens.
    open func endUndoGrouping() {
        guard openGroups > 0 else { return }
        openGroups -= 1
        guard openGroups == 0, !group.isEmpty else { return }
        add(group)
        group = []
    }

    private func add(_ actions: [() -> Void]) {
        undos.append(Group(actions: actions, number: takeNumber()))
        redos.removeAll()
        trim()
    }

    /// Undoes the last group.
    open func undo() {
        guard let last = undos.popLast() else { return }
        undoing(last.number) {
            for action in last.actions.reversed() { action() }
        }
    }

    /// Redoes the last group that was undone.
    open func redo() {
        guard let last = redos.popLast() else { return }
        redoing(last.number) {
            for action in last.actions.reversed() { action() }
        }
    }

    /// Forgets everything.
    open func removeAllActions() {
        undos.removeAll()
        redos.removeAll()
        group.removeAll()
    }

    // MARK: Beside another log

    /// The number of a group that is registered now: larger than that of everything that can be undone.
    func takeNumber() -> Int { 0 }
    /// The number of the group that is undone next.
    var undoNumber: Int? { undos.last?.number }
    /// The number of the group that is redone next.
    var redoNumber: Int? { redos.last?.number }

    /// Undoes something: what is registered meanwhile is how to redo it.
    func undoing(_ number: Int, _ body: () -> Void) {
        isUndoing = true
        group = []
        body()
        if !group.isEmpty { redos.append(Group(actions: group, number: number)) }
        group = []
        isUndoing = false
    }

    /// Redoes something: what is registered meanwhile is how to undo it again.
    func redoing(_ number: Int, _ body: () -> Void) {
        isRedoing = true
        group = []
        body()
        if !group.isEmpty { undos.append(Group(actions: group, number: number)) }
        group = []
        isRedoing = false
    }

    private func trim() {
        if levelsOfUndo > 0, undos.count > levelsOfUndo { undos.removeFirst(undos.count - levelsOfUndo) }
    }
}
