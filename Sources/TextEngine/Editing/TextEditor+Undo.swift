extension TextEditor {
    /// Takes the newest group of changes back and restores the selection from before it. What was marked stays.
    ///
    /// Returns what has been replaced, in the order of doing so; nothing if there is nothing to undo.
    @discardableResult
    package mutating func undo() -> [EditResult] {
        guard let group = undoLog.takeUndo() else { return [] }
        let (inverse, results) = revert(group, to: group.selectionBefore)
        undoLog.putRedo(inverse)
        return results
    }

    /// Makes the changes again that were undone last and restores the selection from after them.
    ///
    /// Returns what has been replaced, in the order of doing so; nothing if there is nothing to redo.
    @discardableResult
    package mutating func redo() -> [EditResult] {
        guard let group = undoLog.takeRedo() else { return [] }
        let (inverse, results) = revert(group, to: group.selectionAfter)
        undoLog.putUndo(inverse)
        return results
    }

    /// Takes all changes of `group` back, the latest first, and returns the group that makes them again.
    private mutating func revert(_ group: UndoGroup, to selection: TextSelection) -> (UndoGroup, [EditResult]) {
        markedRange = nil
        var inverse = group
        inverse.changes = []
        for change in group.changes.reversed() {
            let start = change.range.lowerBound
            let removed = content.part(change.range)
            content.replace(change.range, with: change.removed)
            revision += 1
            let range = start..<(start + change.removed.utf16Count)
            inverse.changes.append(UndoChange(range: range, removed: removed))
        }
        self.selection = snapped(selection)
        let results = zip(group.changes.reversed(), inverse.changes).map { change, inverse in
            EditResult(replacedRange: change.range, newCount: inverse.range.count, selection: self.selection)
        }
        return (inverse, results)
    }
}
