@testable import TextEngine

/// An attribute that is a number, for tests.
final class NumberAttribute: AttributeValue {
    let number: Int

    init(_ number: Int) {
        self.number = number
    }

    func isEqual(to other: any AttributeValue) -> Bool { (other as? NumberAttribute)?.number == number }

    /// Attributes that hold a number; none for zero.
    static func attributes(_ number: Int) -> TextAttributes {
        number == 0 ? .none : TextAttributes(NumberAttribute(number))
    }
}

extension TextAttributes {
    /// The number of a test's attributes, zero for none.
    var number: Int { (value as? NumberAttribute)?.number ?? 0 }
}

/// What a text editor is to do, done with arrays: a number and a unit for each place, and a list of every single change.
///
/// How edits are grouped for undo it takes from the editor; what an undo has to bring back it knows by itself.
struct NaiveEditor {
    /// Text and attributes of a part.
    struct Part: Equatable {
        var units: [UInt16] = []
        var numbers: [Int] = []
    }

    private struct Change {
        /// Where something was put, and what stood there before.
        var range: Range<Int>
        var removed: Part
    }

    private struct Group {
        var changes: [Change]
        var before: TextSelection
        var after: TextSelection
    }

    private(set) var all = Part()
    private var undos: [Group] = []
    private var redos: [Group] = []

    var count: Int { all.units.count }
    var undoCount: Int { undos.count }
    var redoCount: Int { redos.count }

    private func part(_ range: Range<Int>) -> Part {
        Part(units: Array(all.units[range]), numbers: Array(all.numbers[range]))
    }

    private mutating func put(_ part: Part, in range: Range<Int>) -> Change {
        defer {
            all.units.replaceSubrange(range, with: part.units)
            all.numbers.replaceSubrange(range, with: part.numbers)
        }
        return Change(
            range: range.lowerBound..<(range.lowerBound + part.units.count), removed: self.part(range))
    }

    /// The number that something put into a range continues.
    func number(continuing range: Range<Int>) -> Int {
        if all.numbers.isEmpty { return 0 }
        return all.numbers[range.isEmpty ? max(0, range.lowerBound - 1) : range.lowerBound]
    }

    /// Takes an edit over that the editor has made.
    /// - Parameters:
    ///   - numbers: Those of the edit itself; nil where it continues what was there.
    ///   - undoCount: How many groups the editor can undo now.
    mutating func replace(
        _ range: Range<Int>, with units: [UInt16], numbers: [Int]?, isUndoable: Bool, undoCount: Int,
        from before: TextSelection, to after: TextSelection
    ) {
        let numbers = numbers ?? [Int](repeating: number(continuing: range), count: units.count)
        let change = put(Part(units: units, numbers: numbers), in: range)
        guard isUndoable else {
            undos = []
            redos = []
            return
        }
        redos = []
        if undoCount > undos.count {
            undos.append(Group(changes: [change], before: before, after: after))
        } else if undoCount == undos.count, !undos.isEmpty {
            undos[undos.count - 1].changes.append(change)
            undos[undos.count - 1].after = after
        } else {
            // A composition was called off, and nothing is left of it.
            undos.removeLast(undos.count - undoCount)
        }
    }

    /// Gives a range other numbers.
    mutating func restyle(_ range: Range<Int>, _ transform: (Int) -> Int) {
        for index in range { all.numbers[index] = transform(all.numbers[index]) }
    }

    /// Takes the last group back.
    /// - Returns: The selection that was there before it.
    mutating func undo() -> TextSelection? {
        guard let group = undos.popLast() else { return nil }
        redos.append(reverted(group))
        return group.before
    }

    /// Makes the last group again that was taken back.
    /// - Returns: The selection that was there after it.
    mutating func redo() -> TextSelection? {
        guard let group = redos.popLast() else { return nil }
        undos.append(reverted(group))
        return group.after
    }

    private mutating func reverted(_ group: Group) -> Group {
        var inverse = group
        inverse.changes = group.changes.reversed().map { put($0.removed, in: $0.range) }
        return inverse
    }
}
