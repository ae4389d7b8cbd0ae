extension Tableau {
    /// The columns of some rows that are held by their rest row and mentioned by no other active row.
    func columnsHeldByRestRows(in rowsToSearch: [Int32]) -> [Int32] {
        var isSeen = Array(repeating: false, count: rows.columnCount)
        var found: [Int32] = []
        for row in rowsToSearch {
            for entry in rows.range(of: Int(row)) {
                let column = rows.entries[entry].column
                guard !isSeen[Int(column)] else { continue }
                isSeen[Int(column)] = true
                if isHeldByRestRow(Int(column)) { found.append(column) }
            }
        }
        return found
    }

    private func isHeldByRestRow(_ column: Int) -> Bool {
        guard basis.isActive(Int(restRows[column])) else { return false }
        var entry = rows.columnHeads[column]
        while entry >= 0 {
            let row = rows.entries[Int(entry)].row
            if row != restRows[column] && basis.isActive(Int(row)) { return false }
            entry = rows.entries[Int(entry)].next
        }
        return true
    }

    /// Holds every column by its rest row.
    mutating func releaseAll() {
        basis.restore(restRows)
        isSuboptimal = true
    }
}
