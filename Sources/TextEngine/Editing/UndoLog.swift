/// What can be undone and redone: for each change what stood there before, in groups that one undo takes back at once.
///
/// Typing, deleting in one direction, and a composition make one group each as long as they go on (`EditRun`). The log
/// holds memory up to a bound, in bytes, and a number of groups, and then forgets those that are farthest from the
/// present; the nearest one in either direction is kept in any case.
package struct UndoLog: Sendable {
    /// The memory to hold at most, in bytes; 16 Mi unless told otherwise. Counted is what really is held: what each
    /// change removed, two bytes a unit, and the lists and nodes that it is kept in.
    package var capacity: Int {
        didSet { enforceCapacity() }
    }

    /// How many groups can be undone at most. Whoever types for a day without an end of editing makes some tens of
    /// thousands, of which nobody takes back the first.
    package var groupLimit = UndoLog.usualGroupLimit {
        didSet { enforceCapacity() }
    }

    /// How many groups can be undone where nobody says otherwise.
    package static let usualGroupLimit = 4096

    /// How long typing or deleting may rest, in seconds, before it begins a new group.
    package var pause: Double

    /// The groups to undo, the newest last.
    var undoGroups: [UndoGroup] = []
    /// The groups to redo, the next one last.
    var redoGroups: [UndoGroup] = []
    /// The memory that all groups hold, in bytes.
    var cost = 0
    /// The number that was given last.
    private var lastNumber = 0
    /// How many explicit groups are open, one inside the other.
    private var depth = 0
    /// Whether the newest group is the one that an explicit group collects its changes in.
    var isCollecting = false
    /// The number that the group gets which is collected; a new one without.
    var numberOfGroup: Int?
    /// The run that the newest change is the result of; nil after anything that ends it.
    var run: EditRun?

    /// An empty log.
    package init(capacity: Int = 1 << 24, pause: Double = 2) {
        self.capacity = capacity
        self.pause = pause
    }

    /// Whether what a person does is entered. Otherwise the log is moved over it, as over what a program does.
    package var isRecording = true

    /// Whether there is something to undo.
    package var canUndo: Bool { !undoGroups.isEmpty }

    /// Whether there is something to redo.
    package var canRedo: Bool { !redoGroups.isEmpty }

    /// The number of the group that is undone next: larger than those of all before it.
    package var undoNumber: Int? { undoGroups.last?.number }

    /// The number of the group that is redone next: smaller than those of all behind it.
    package var redoNumber: Int? { redoGroups.last?.number }

    /// The number of a change that somebody else keeps, made after all in this log. What follows is another group.
    package mutating func takeNumber() -> Int {
        endRun()
        lastNumber += 1
        return lastNumber
    }

    /// Begins a group that goes on until `endGroup` has been called as often as this.
    package mutating func beginGroup() {
        if depth == 0 { endRun() }
        depth += 1
    }

    /// Begins a group whose number was taken before, because changes that somebody else keeps are in it too.
    package mutating func beginGroup(number: Int) {
        beginGroup()
        if depth == 1 { numberOfGroup = number }
    }

    /// Ends the group begun last; does nothing if there is none.
    package mutating func endGroup() {
        guard depth > 0 else { return }
        depth -= 1
        if depth == 0 {
            isCollecting = false
            numberOfGroup = nil
            endRun()
        }
    }

    /// Lets the next change begin a new group, unless an explicit one is open: the caret has been moved.
    package mutating func endRun() {
        run = nil
    }

    /// Forgets everything.
    package mutating func clear() {
        undoGroups = []
        redoGroups = []
        cost = 0
        isCollecting = false
        run = nil
    }

    /// Enters an edit that has been applied, in the range given, to a text in which `removed` stood there.
    ///
    /// `time` is in seconds, of any clock. What could be redone is forgotten.
    mutating func record(
        _ edit: Edit, removed: AttributedRope, from selectionBefore: TextSelection, to selectionAfter: TextSelection,
        at time: Double
    ) {
        forgetRedo()
        if let longer = run?.continued(by: edit, removed: removed, at: time, pause: pause) {
            removeNewestChange()
            extendNewestGroup(with: longer.change, selectionAfter: selectionAfter)
            run = longer
        } else {
            let change = UndoChange(edit, removed: removed)
            if isCollecting {
                extendNewestGroup(with: change, selectionAfter: selectionAfter)
            } else {
                if numberOfGroup == nil { lastNumber += 1 }
                push(
                    UndoGroup(
                        changes: [change], selectionBefore: selectionBefore, selectionAfter: selectionAfter,
                        number: numberOfGroup ?? lastNumber, deed: Deed(edit, removed: removed)))
                // What follows once the group was undone in the middle is another one.
                numberOfGroup = nil
                isCollecting = depth > 0
            }
            run = EditRun(edit, change: change, at: time)
        }
        dropEmptyChange()
        enforceCapacity()
    }

    /// Enters what was made of the newest change, as a part of it. Without one nothing could be undone before it: its ranges
    /// would no longer hold.
    mutating func amend(_ change: UndoChange, selectionAfter: TextSelection) {
        guard !undoGroups.isEmpty else { return clear() }
        forgetRedo()
        run = nil
        extendNewestGroup(with: change, selectionAfter: selectionAfter)
        enforceCapacity()
    }

    /// Removes the newest group, for its changes to be taken back; `putRedo` must follow.
    mutating func takeUndo() -> UndoGroup? {
        isCollecting = false
        run = nil
        guard let group = undoGroups.popLast() else { return nil }
        cost -= group.cost
        return group
    }

    /// Removes the group that was undone last, for its changes to be made again; `putUndo` must follow.
    mutating func takeRedo() -> UndoGroup? {
        isCollecting = false
        run = nil
        guard let group = redoGroups.popLast() else { return nil }
        cost -= group.cost
        return group
    }

    /// Keeps what is needed to make the changes again that `takeUndo` gave away.
    mutating func putRedo(_ group: UndoGroup) {
        redoGroups.append(group)
        cost += group.cost
        enforceCapacity()
    }

    /// Keeps what is needed to take the changes back again that `takeRedo` gave away.
    mutating func putUndo(_ group: UndoGroup) {
        push(group)
        enforceCapacity()
    }
}

extension UndoLog {
    /// Forgets what could be redone: there is a new change.
    package mutating func forgetRedo() {
        cost -= redoGroups.reduce(0) { $0 + $1.cost }
        redoGroups = []
    }

    private mutating func push(_ group: UndoGroup) {
        // A quarter more room at a time: half of twice the room would lie idle.
        let count = undoGroups.count
        if count == undoGroups.capacity { undoGroups.reserveCapacity(count + count / 4 + 8) }
        undoGroups.append(group)
        cost += group.cost
    }

    // A group may hold a hundred thousand changes, so adding one must not look at the others.

    private mutating func extendNewestGroup(with change: UndoChange, selectionAfter: TextSelection) {
        undoGroups[undoGroups.count - 1].changes.append(change)
        undoGroups[undoGroups.count - 1].selectionAfter = selectionAfter
        cost += change.cost
    }

    private mutating func removeNewestChange() {
        let change = undoGroups[undoGroups.count - 1].changes.removeLast()
        cost -= change.cost
    }

    /// A composition that was called off leaves a change that put nothing in and took nothing out.
    private mutating func dropEmptyChange() {
        guard undoGroups.last?.changes.last?.isEmpty == true else { return }
        removeNewestChange()
        run = nil
        guard undoGroups.last?.changes.isEmpty == true else { return }
        undoGroups.removeLast()
        cost -= UndoGroup.overhead
        isCollecting = false
    }

    private mutating func enforceCapacity() {
        // An eighth more than necessary, since removing the first of many moves all others.
        if cost > capacity {
            let target = capacity - capacity / 8
            Self.dropOldest(of: &undoGroups, cost: &cost) { _, cost in cost > target }
            Self.dropOldest(of: &redoGroups, cost: &cost) { _, cost in cost > target }
        }
        if undoGroups.count > groupLimit {
            let target = groupLimit - (groupLimit < 64 ? 0 : groupLimit / 8)
            Self.dropOldest(of: &undoGroups, cost: &cost) { count, _ in count > target }
        }
    }

    /// Drops groups for as long as a condition of how many are left, and of what all hold, is met.
    private static func dropOldest(
        of groups: inout [UndoGroup], cost: inout Int, while isTooMuch: (_ count: Int, _ cost: Int) -> Bool
    ) {
        var dropped = 0
        while dropped < groups.count - 1 && isTooMuch(groups.count - dropped, cost) {
            cost -= groups[dropped].cost
            dropped += 1
        }
        groups.removeFirst(dropped)
    }
}
