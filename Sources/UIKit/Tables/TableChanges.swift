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

        /// Where something is afterwards that stays; `nil` for what goes.
        func place(after old: Int) -> Int? {
            guard !gone.contains(old) else { return nil }
            var place = old - gone.prefix { $0 < old }.count
            for next in taken {
                guard next <= place else { break }
                place += 1
            }
            return place
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
    private var gone: [Int: [Int]] = [:]
    private var taken: [Int: [Int]] = [:]

    init(_ changes: TableChanges) {
        sections = changes.sections
        movedSections = Dictionary(changes.movedSections.map { ($0.from, $0.to) }) { $1 }
        movedRows = Dictionary(changes.movedRows.map { ($0.from, $0.to) }) { $1 }
        replacedSections = changes.reloadedSections
        for row in changes.goneRows { gone[row.section, default: []].append(row.row) }
        for row in changes.takenRows { taken[row.section, default: []].append(row.row) }
    }

    /// Where a section is; `nil` when it is gone.
    func section(_ old: Int) -> Int? { movedSections[old] ?? sections.place(after: old) }

    /// Where a row is; `nil` when it is gone, or when all of its section was asked for again.
    func row(_ old: TableRow) -> TableRow? {
        if let new = movedRows[old] { return new }
        guard !replacedSections.contains(old.section), let section = section(old.section) else { return nil }
        let list = TableChanges.List(gone: gone[old.section] ?? [], taken: taken[section] ?? [])
        return list.place(after: old.row).map { TableRow(section: section, row: $0) }
    }
}
