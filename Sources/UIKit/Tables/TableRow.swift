import Foundation

/// A row by its numbers, which is quicker to look up than an index path.
struct TableRow: Hashable, Comparable {
    var section: Int
    var row: Int

    init(section: Int, row: Int) {
        (self.section, self.row) = (section, row)
    }

    init(_ path: IndexPath) {
        self.init(section: path.section, row: path.row)
    }

    var path: IndexPath { IndexPath(row: row, section: section) }

    static func < (a: TableRow, b: TableRow) -> Bool { (a.section, a.row) < (b.section, b.row) }
}

/// What a table has from top to bottom: of each section its header, its rows, its footer.
enum TablePart: Hashable {
    case header(Int)
    case row(TableRow)
    case footer(Int)
}
