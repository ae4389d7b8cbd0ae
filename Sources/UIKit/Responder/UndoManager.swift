import Foundation

/// Undoes and redoes what was registered with it. Foundation on Linux has no such class, so Typecase brings it.
///
/// Text fields keep their own log of edits; the manager that a field's ``UIResponder/undoManager`` returns works on
/// that log.
@preconcurrency @MainActor
open class UndoManager: NSObject {
    private var undos: [[() -> Void]] = []
    private var redos: [[() -> Void]] = []
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
            undos.append([action])
            redos.removeAll()
            trim()
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
        undos.append(group)
        group = []
        redos.removeAll()
        trim()
    }

    /// Undoes the last group.
    open func undo() {
        guard let last = undos.popLast() else { return }
        isUndoing = true
        group = []
        for action in last.reversed() { action() }
        if !group.isEmpty { redos.append(group) }
        group = []
        isUndoing = false
    }

    /// Redoes the last group that was undone.
    open func redo() {
        guard let last = redos.popLast() else { return }
        isRedoing = true
        group = []
        for action in last.reversed() { action() }
        if !group.isEmpty { undos.append(group) }
        group = []
        isRedoing = false
    }

    /// Forgets everything.
    open func removeAllActions() {
        undos.removeAll()
        redos.removeAll()
        group.removeAll()
    }

    private func trim() {
        if levelsOfUndo > 0, undos.count > levelsOfUndo { undos.removeFirst(undos.count - levelsOfUndo) }
    }
}
