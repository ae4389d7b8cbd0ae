import Foundation

/// What is added to a table, taken out, moved and asked for again, all at once.
///
/// What is taken out, asked for again and moved away counts as before the changes, what is added and moved to as after them.
struct TableChanges {
    /// Changes of a list: of the sections, or of the rows of one section.
    struct List {
        private(set) var gone: [Int] = []
        private(set) var taken: [Int] = []

        /// Notes changes.
        init(gone: some Sequence<Int>, taken: some Sequence<Int>) {
            self.gone = Set(gone).sorted()
            self.taken = Set(taken).sorted()
        }

        /// Where something was before that has stayed; `nil` for what has come.
        func place(before new: Int) -> Int? {
            let earlier = Self.count(of: taken) { $0 < new }
            guard earlier == taken.count || taken[earlier] != new else { return nil }
            var old = new - earlier
            for next in gone {
                guard next <= old else { break }
                old += 1
            }
            return old
        }

        /// Where something is afterwards that stays; `nil` for what goes.
        func place(after old: Int) -> Int? {
            let before = Self.count(of: gone) { $0 < old }
            guard before == gone.count || gone[before] != old else { return nil }
            let base = old - before
            // Those come first that are taken before it: each of them pushes it down.
            var (low, high) = (0, taken.count)
            while low < high {
                let middle = (low + high) / 2
                if taken[middle] - middle <= base { low = middle + 1 } else { high = middle }
            }
            return base + low
        }

        /// How many numbers at the beginning of an order something is true of.
        private static func count(of numbers: [Int], where isBefore: (Int) -> Bool) -> Int {
            var (low, high) = (0, numbers.count)
            while low < high {
                let middle = (low + high) / 2
                if isBefore(numbers[middle]) { low = middle + 1 } else { high = middle }
            }
            return low
        }
    }

    var deletedSections: Set<Int> = []
    var insertedSections: Set<Int> = []
    var reloadedSections: Set<Int> = []
    var movedSections: [(from: Int, to: Int)] = []
    var deletedRows: Set<TableRow> = []
    var insertedRows: Set<TableRow> = []
    var reloadedRows: Set<TableRow> = []
    var movedRows: [(from: TableRow, to: TableRow)] = []
    /// Those that are filled again. They count as before the changes.
    var reconfiguredRows: Set<TableRow> = []

    /// The sections.
    var sections: List {
        List(
            gone: deletedSections.union(movedSections.map(\.from)),
            taken: insertedSections.union(movedSections.map(\.to)))
    }

    /// The rows that leave their places, by the sections that they are in before, from the last one up.
    var goneRows: [TableRow] {
        deletedRows.union(movedRows.map(\.from)).sorted(by: >)
    }

    /// The places that rows take, from the first one down.
    var takenRows: [TableRow] { insertedRows.union(movedRows.map(\.to)).sorted() }

    /// Where all that stays goes.
    func map() -> TableChangeMap { TableChangeMap(self) }
}

/// Says where sections and rows are after changes.
struct TableChangeMap {
    private let sections: TableChanges.List
    private let movedSections: [Int: Int]
    private let movedRows: [TableRow: TableRow]
    private let replacedSections: Set<Int>
    /// The sections that take the places of those that were asked for again.
    private var newlyReplacedSections: Set<Int> = []
    /// The changes of rows that stay in a section, by the section's number before.
    private var rows: [Int: TableChanges.List] = [:]

    init(_ changes: TableChanges) {
        sections = changes.sections
        movedSections = Dictionary(changes.movedSections.map { ($0.from, $0.to) }) { $1 }
        movedRows = Dictionary(changes.movedRows.map { ($0.from, $0.to) }) { $1 }
        replacedSections = changes.reloadedSections
        var gone: [Int: [Int]] = [:]
        var taken: [Int: [Int]] = [:]
        for row in changes.goneRows { gone[row.section, default: []].append(row.row) }
        for row in changes.takenRows { taken[row.section, default: []].append(row.row) }
        let sources = Dictionary(changes.movedSections.map { ($0.to, $0.from) }) { $1 }
        for new in taken.keys {
            if let old = sources[new] ?? sections.place(before: new) { gone[old, default: []] += [] }
        }
        for (old, rows) in gone {
            let new = section(old)
            self.rows[old] = TableChanges.List(gone: rows, taken: new.flatMap { taken[$0] } ?? [])
        }
        newlyReplacedSections = Set(replacedSections.compactMap { section($0) })
    }

    /// Where a section is; `nil` when it is gone.
    func section(_ old: Int) -> Int? { movedSections[old] ?? sections.place(after: old) }

    /// Where a row is; `nil` when it is gone, or when all of its section, or of the one that it came into, was asked for again.
    func row(_ old: TableRow) -> TableRow? {
        guard !replacedSections.contains(old.section) else { return nil }
        if let new = movedRows[old] { return newlyReplacedSections.contains(new.section) ? nil : new }
        guard let section = section(old.section) else { return nil }
        guard let list = rows[old.section] else { return TableRow(section: section, row: old.row) }
        return list.place(after: old.row).map { TableRow(section: section, row: $0) }
    }
}
