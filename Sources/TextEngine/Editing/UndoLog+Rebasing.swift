/// What a program changes beside what can be undone: the log's changes are moved over it, so that they can be undone still.
extension UndoLog {
    /// How many changes in either direction are moved. Those that are farther from the present are forgotten, so that a
    /// program which edits a text in a loop does not wait for a day's typing each time.
    package static let rebaseLimit = 1 << 14

    /// Moves all changes over a replacement that was made of the present text and is not in the log.
    ///
    /// A change and a replacement that stand apart move each other. A change in the middle of which something was replaced
    /// takes that back with itself; one that was replaced as a whole is gone, and what lies before it stays. Where both
    /// overlap in part, neither is whole without the other: that change is forgotten, with all that are farther away.
    mutating func rebase(over replacement: TextReplacement) {
        run = nil
        let newest = undoGroups.last?.number
        cost -= Self.rebase(&undoGroups, over: replacement) + Self.rebase(&redoGroups, over: replacement)
        // What follows must not be put into another group.
        if undoGroups.last?.number != newest { isCollecting = false }
    }

    /// Moves groups of changes, of which the last is the nearest to the present.
    /// - Returns: The memory that is no longer held, in bytes.
    private static func rebase(_ groups: inout [UndoGroup], over replacement: TextReplacement) -> Int {
        var replacement: TextReplacement? = replacement
        var (index, changes, freed) = (groups.count, 0, 0)
        while index > 0, replacement != nil {
            index -= 1
            changes += groups[index].changes.count
            let before = groups[index].cost
            guard changes <= rebaseLimit, groups[index].rebase(over: &replacement) else {
                freed += groups[..<index].reduce(before) { $0 + $1.cost }
                groups.removeFirst(index + 1)
                break
            }
            let isGone = groups[index].changes.isEmpty
            freed += before - (isGone ? 0 : groups[index].cost)
            if isGone { groups.remove(at: index) }
        }
        return freed
    }
}

extension TextReplacement {
    /// Whether it stands before a change that was made in the same text, and not behind it.
    fileprivate func isBefore(_ change: UndoChange) -> Bool {
        range.upperBound <= change.range.lowerBound && range.lowerBound < change.range.upperBound
    }
}

extension UndoGroup {
    /// Moves the group over a replacement in the text after it, and the replacement into the text before it; to nil if
    /// that text has nothing of it.
    /// - Returns: Whether that can be done.
    fileprivate mutating func rebase(over replacement: inout TextReplacement?) -> Bool {
        // A caret stays beside what was changed there: what comes before a change pushes it along.
        var isPushed = changes.last.flatMap { replacement?.isBefore($0) } ?? false
        selectionAfter = replacement?.moved(selectionAfter, isPushed: isPushed) ?? selectionAfter
        var hasGone = false
        for index in changes.indices.reversed() {
            isPushed = replacement?.isBefore(changes[index]) ?? false
            guard let change = changes[index].rebased(over: &replacement) else { return false }
            changes[index] = change
            hasGone = hasGone || change.isEmpty
        }
        if hasGone { changes.removeAll(where: \.isEmpty) }
        selectionBefore = replacement?.moved(selectionBefore, isPushed: isPushed) ?? selectionBefore
        return true
    }
}

extension UndoChange {
    /// The change over a replacement, which becomes the one of the text before the change: an empty change if nothing is
    /// left of it, nil if it cannot be moved.
    fileprivate func rebased(over next: inout TextReplacement?) -> UndoChange? {
        guard let replacement = next else { return self }
        let replaced = replacement.range
        if !replaced.isEmpty, replaced.lowerBound <= range.lowerBound, range.upperBound <= replaced.upperBound {
            next?.range = replaced.lowerBound..<(replaced.upperBound - range.count + removedCount)
            return .empty
        }
        if replaced.lowerBound >= range.upperBound {
            let shift = removedCount - range.count
            next?.range = (replaced.lowerBound + shift)..<(replaced.upperBound + shift)
            return self
        }
        if replacement.isBefore(self) {
            return to(range.lowerBound + replacement.growth, range.upperBound + replacement.growth)
        }
        guard range.lowerBound <= replaced.lowerBound, replaced.upperBound <= range.upperBound else { return nil }
        next = nil
        return to(range.lowerBound, range.upperBound + replacement.growth)
    }

    private func to(_ start: Int, _ end: Int) -> UndoChange {
        var change = self
        change.range = start..<end
        return change
    }
}
