/// A change of a text, as its undoing needs it.
struct UndoChange: Equatable, Sendable {
    /// What the change put in, in UTF-16 units of the text right after it.
    var range: Range<Int>
    /// What stood there before.
    var removed: AttributedRope { removedText?.value ?? .empty }

    /// Most changes put a letter in and take nothing out; they have no room for a rope.
    private let removedText: RemovedText?

    init(range: Range<Int>, removed: AttributedRope) {
        self.range = range
        removedText = removed.isEmpty ? nil : RemovedText(removed)
    }

    /// The change that `edit` makes, in the place of `removed`.
    init(_ edit: Edit, removed: AttributedRope) {
        let start = edit.range.lowerBound
        self.init(range: start..<(start + edit.replacement.utf16Count), removed: removed)
    }

    /// A change that puts nothing in and takes nothing out.
    static let empty = UndoChange(range: 0..<0, removed: .empty)

    /// How many UTF-16 units stood there before.
    var removedCount: Int { removedText?.value.utf16Count ?? 0 }

    /// Whether the text is the same before and after.
    var isEmpty: Bool { range.isEmpty && removedText == nil }

    /// The memory that the change holds, in bytes. A group of many keeps room for as many again.
    var cost: Int { 2 * MemoryLayout<UndoChange>.stride + (removedText?.cost ?? 0) }

    static func == (a: UndoChange, b: UndoChange) -> Bool { a.range == b.range && a.removed == b.removed }
}

/// Text that a change took out.
private final class RemovedText: Sendable {
    let value: AttributedRope

    init(_ value: AttributedRope) {
        self.value = value
    }

    /// The memory that it holds, in bytes, with what an object needs beside its value.
    var cost: Int { 32 + MemoryLayout<AttributedRope>.stride + value.storedSize }
}

/// Changes that are undone and redone together.
struct UndoGroup: Equatable, Sendable {
    /// The changes, the earliest first.
    var changes: [UndoChange]
    /// The selection to restore when the changes are taken back.
    var selectionBefore: TextSelection
    /// The selection to restore when the changes are made again.
    var selectionAfter: TextSelection
    /// Its place among all groups, in the order in which they were begun.
    var number = 0
    /// What its first change was.
    var deed = UndoLog.Deed.typing

    /// What a group costs beside its changes, in bytes: its place in the log, which keeps room for as many again, and
    /// the head of its list.
    static let overhead = 2 * MemoryLayout<UndoGroup>.stride + 48

    /// The memory that the group holds, in bytes.
    var cost: Int { changes.reduce(Self.overhead) { $0 + $1.cost } }
}

extension UndoLog {
    /// What a person has done that can be undone.
    package enum Deed: Hashable, Sendable {
        /// Typed, composed or deleted.
        case typing
        /// Cut.
        case cut
        /// Pasted.
        case paste
        /// Replaced text by other text.
        case replace
        /// Gave text another look.
        case restyle

        init(_ edit: Edit, removed: AttributedRope) {
            switch edit.kind {
            case .typing, .deleting, .composition, .programmatic: self = .typing
            case .paste: self = edit.replacement.isEmpty ? .cut : .paste
            case .replace:
                let isSameText = edit.attributes != nil && edit.replacement == removed.text && !removed.isEmpty
                self = isSameText ? .restyle : .replace
            }
        }
    }

    /// What is undone next.
    package var nextUndo: Deed? { undoGroups.last?.deed }
    /// What is redone next.
    package var nextRedo: Deed? { redoGroups.last?.deed }
    /// How many groups can be undone.
    package var undoCount: Int { undoGroups.count }
    /// How many groups can be redone.
    package var redoCount: Int { redoGroups.count }
}
