/// Factors the part of a basis that needs no arithmetic but divisions: rows and columns with a single entry left, one
/// after the other. In a layout that is nearly everything: a place follows from another that is known.
struct SingletonElimination {
    private let rows: SparseRows
    private let activeRows: [Int32]

    /// The entries of columns, as positions and values, one column after the other.
    private let columnStarts: [Int32]
    private let columnEntries: [BasisFactorization.Element]

    /// The entries of each row, by position, and of each column that no pivot has taken yet.
    private(set) var rowCounts: [Int32]
    private(set) var columnCounts: [Int32]

    /// Whether a pivot was taken in the row at a position, or in a column.
    private(set) var isRowDone: [Bool]
    private(set) var isColumnDone: [Bool]

    /// Sets up the matrix of the rows that are active; -1 stands for a row that is missing.
    init(_ rows: SparseRows, _ activeRows: [Int32]) {
        self.rows = rows
        self.activeRows = activeRows
        let count = activeRows.count
        isRowDone = Array(repeating: false, count: count)
        isColumnDone = Array(repeating: false, count: count)
        var rowCounts: [Int32] = Array(repeating: 0, count: count)
        var columnCounts = rowCounts
        var total = 0
        for position in 0..<count where activeRows[position] >= 0 {
            let range = rows.range(of: Int(activeRows[position]))
            rowCounts[position] = Int32(range.count)
            total += range.count
            for entry in range { columnCounts[Int(rows.entries[entry].column)] += 1 }
        }
        var columnStarts: [Int32] = []
        columnStarts.reserveCapacity(count + 1)
        var end: Int32 = 0
        for column in 0..<count {
            end += columnCounts[column]
            columnStarts.append(end)
        }
        columnStarts.append(end)
        var columnEntries = Array(repeating: BasisFactorization.Element(index: 0, value: 0), count: total)
        // Filling from the last row on brings each start back to where its column begins.
        for position in stride(from: count - 1, through: 0, by: -1) where activeRows[position] >= 0 {
            for entry in rows.range(of: Int(activeRows[position])) {
                let column = Int(rows.entries[entry].column)
                columnStarts[column] -= 1
                columnEntries[Int(columnStarts[column])] = BasisFactorization.Element(
                    index: Int32(position), value: rows.entries[entry].coefficient)
            }
        }
        self.rowCounts = rowCounts
        self.columnCounts = columnCounts
        self.columnStarts = columnStarts
        self.columnEntries = columnEntries
    }

    /// Appends the pivots that are found to the factors.
    mutating func run(into factors: inout BasisFactorization) {
        var singleRows: [Int32] = []
        var singleColumns: [Int32] = []
        singleRows.reserveCapacity(activeRows.count)
        for position in rowCounts.indices where rowCounts[position] == 1 { singleRows.append(Int32(position)) }
        for column in columnCounts.indices where columnCounts[column] == 1 { singleColumns.append(Int32(column)) }
        while true {
            if let position = singleRows.popLast() {
                takeRow(Int(position), &factors, &singleRows)
            } else if let column = singleColumns.popLast() {
                takeColumn(Int(column), &factors, &singleColumns)
            } else {
                return
            }
        }
    }

    /// A row that has one column left determines it: all other rows lose the column.
    private mutating func takeRow(_ position: Int, _ factors: inout BasisFactorization, _ singleRows: inout [Int32]) {
        guard !isRowDone[position], rowCounts[position] == 1 else { return }
        for entry in rows.range(of: Int(activeRows[position])) {
            let column = Int(rows.entries[entry].column)
            guard !isColumnDone[column] else { continue }
            let value = rows.entries[entry].coefficient
            let lowerStart = factors.lower.count
            isRowDone[position] = true
            isColumnDone[column] = true
            for index in Int(columnStarts[column])..<Int(columnStarts[column + 1]) {
                let element = columnEntries[index]
                let other = Int(element.index)
                guard !isRowDone[other] else { continue }
                factors.lower.append(BasisFactorization.Element(index: element.index, value: element.value / value))
                rowCounts[other] -= 1
                if rowCounts[other] == 1 { singleRows.append(element.index) }
            }
            factors.appendPivot(
                position: Int32(position), column: Int32(column), value: value, lowerStart: lowerStart,
                upperStart: factors.upper.count)
            return
        }
    }

    /// A column that has one row left is determined by it, after all other columns.
    private mutating func takeColumn(
        _ column: Int, _ factors: inout BasisFactorization, _ singleColumns: inout [Int32]
    ) {
        guard !isColumnDone[column], columnCounts[column] == 1 else { return }
        let elements = columnEntries[Int(columnStarts[column])..<Int(columnStarts[column + 1])]
        guard let element = elements.first(where: { !isRowDone[Int($0.index)] }) else { return }
        let position = Int(element.index)
        let upperStart = factors.upper.count
        isRowDone[position] = true
        isColumnDone[column] = true
        for entry in rows.range(of: Int(activeRows[position])) {
            let other = Int(rows.entries[entry].column)
            guard !isColumnDone[other] else { continue }
            factors.upper.append(
                BasisFactorization.Element(index: Int32(other), value: rows.entries[entry].coefficient))
            columnCounts[other] -= 1
            if columnCounts[other] == 1 { singleColumns.append(Int32(other)) }
        }
        factors.appendPivot(
            position: Int32(position), column: Int32(column), value: element.value, lowerStart: factors.lower.count,
            upperStart: upperStart)
    }

    /// The entries of a row that no pivot has taken yet.
    func remainingEntries(at position: Int) -> [BasisFactorization.Element] {
        rows.range(of: Int(activeRows[position])).compactMap { entry in
            let (column, value) = (rows.entries[entry].column, rows.entries[entry].coefficient)
            return isColumnDone[Int(column)] ? nil : BasisFactorization.Element(index: column, value: value)
        }
    }
}
