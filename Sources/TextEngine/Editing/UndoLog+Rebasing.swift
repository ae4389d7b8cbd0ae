/// What a program changes beside what can be undone: the log's changes are moved over it, so that they can be undone still.
extension UndoLog {
    /// How many changes in either direction are moved. Those that are farther from the present are forgotten, so that a
    /// program which edits a text in a loop does not wait for a day's typing each time.
    package static let rebaseLimit = 1 << 14

    /// Takes note of an edit that is no step. The same text with another look changes nothing here, and another text in the place of
    /// all of it is a new beginning.
    mutating func pass(over edit: Edit, removed: Rope, ofAll isWhole: Bool) {
        guard edit.replacement != removed else { return }
        if isWhole { return clear() }
        rebase(over: TextReplacement(of: edit.range, newCount: edit.replacement.utf16Count))
    }

    /// Moves all changes over a replacement that was made of the present text and is not in the log.
    ///
    /// A change and a replacement that stand apart, or side by side, move each other. A replacement in the middle of what a change
    /// has put in becomes a part of that change, and undoing takes both back. A change of which all was replaced is gone, and the
    /// earlier ones can be undone still. Where both overlap in part, neither is whole without the other: that change is
    /// forgotten, with all that are farther from the present.
    private mutating func rebase(over replacement: TextReplacement) {
        let newest = undoGroups.last.map { (number: $0.number, change: $0.changes.last) }
        cost -= Self.rebase(&undoGroups, over: replacement) + Self.rebase(&redoGroups, over: replacement)
        let group = undoGroups.last
        if isCollecting, group?.number != newest?.number {
            // What follows in the open group has its number all the same.
            isCollecting = false
            numberOfGroup = newest?.number
        }
        // What was being typed goes on where it was moved to.
        if let change = group?.changes.last, group?.number == newest?.number,
            change.range.count == newest?.change?.range.count
        {
            run?.move(to: change)
        } else {
            run = nil
        }
    }

    /// Moves groups of changes, of which the last is the nearest to the present.
    /// - Returns: The memory that is no longer held, in bytes.
    private static func rebase(_ groups: inout [UndoGroup], over replacement: TextReplacement) -> Int {
        var replacement: TextReplacement? = replacement
        var (index, changes, freed) = (groups.count, 0, 0)
        while index > 0, replacement != nil {
            index -= 1
            changes += groups[index].changes.count
            guard changes <= rebaseLimit, groups[index].rebase(over: &replacement, freed: &freed) else {
                freed += groups[...index].reduce(0) { $0 + $1.cost }
                groups.removeFirst(index + 1)
                break
            }
            guard groups[index].changes.isEmpty else { continue }
            groups.remove(at: index)
            freed += UndoGroup.overhead
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
    /// - Parameter freed: Grows by the memory that is no longer held, in bytes.
    /// - Returns: Whether that can be done. What is held is then as it was.
    fileprivate mutating func rebase(over replacement: inout TextReplacement?, freed: inout Int) -> Bool {
        // A caret stays beside what was changed there: what comes before a change pushes it along.
        var isPushed = changes.last.flatMap { replacement?.isBefore($0) } ?? false
        selectionAfter = replacement?.moved(selectionAfter, isPushed: isPushed) ?? selectionAfter
        var gone = 0
        for index in changes.indices.reversed() {
            isPushed = replacement?.isBefore(changes[index]) ?? false
            guard let change = changes[index].rebased(over: &replacement) else { return false }
            if change.isEmpty { gone += changes[index].cost }
            changes[index] = change
        }
        if gone > 0 { changes.removeAll(where: \.isEmpty) }
        freed += gone
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
        let isWithin = replaced.lowerBound <= range.lowerBound && range.upperBound <= replaced.upperBound
        let isAtEdge =
            range.isEmpty && (range.lowerBound == replaced.lowerBound || range.lowerBound == replaced.upperBound)
        if isWithin, !isAtEdge {
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
