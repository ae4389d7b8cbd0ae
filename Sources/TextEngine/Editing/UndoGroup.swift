/// A change of a text, as its undoing needs it.
struct UndoChange: Equatable, Sendable {
    /// What the change put in, in UTF-16 units of the text right after it.
    var range: Range<Int>
    /// What stood there before.
    var removed: AttributedRope

    init(range: Range<Int>, removed: AttributedRope) {
        self.range = range
        self.removed = removed
    }

    /// The change that `edit` makes, in the place of `removed`.
    init(_ edit: Edit, removed: AttributedRope) {
        let start = edit.range.lowerBound
        self.init(range: start..<(start + edit.replacement.utf16Count), removed: removed)
    }

    /// Whether the text is the same before and after.
    var isEmpty: Bool { range.isEmpty && removed.isEmpty }

    /// What a change costs beside its text, in UTF-16 units: about the size of its nodes and ranges.
    private static let overhead = 64

    /// The memory that the change holds, in UTF-16 units.
    var cost: Int { removed.utf16Count + Self.overhead }
}

/// Changes that are undone and redone together.
struct UndoGroup: Equatable, Sendable {
    /// The changes, the earliest first.
    var changes: [UndoChange]
    /// The selection to restore when the changes are taken back.
    var selectionBefore: TextSelection
    /// The selection to restore when the changes are made again.
    var selectionAfter: TextSelection

    /// The memory that the group holds, in UTF-16 units.
    var cost: Int { changes.reduce(0) { $0 + $1.cost } }
}
