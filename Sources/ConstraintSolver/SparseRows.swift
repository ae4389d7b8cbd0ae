/// The coefficients of all constraints: the entries of a row stand side by side, those of a column are linked.
///
/// Flat arrays and indices: a walk along a row or a column touches no object and no reference count.
struct SparseRows: Sendable {
    /// A coefficient that is not zero.
    struct Entry: Sendable {
        let row: Int32
        let column: Int32
        let coefficient: Double
        /// The next entry of the column, or -1.
        var next: Int32
        /// The previous entry of the column, or -1.
        var previous: Int32
    }

    /// The entries of a row are `starts[row]..<starts[row] + counts[row]`.
    private(set) var entries: [Entry] = []
    private(set) var starts: [Int32] = []
    private(set) var counts: [Int32] = []

    /// The first entry of each column, or -1.
    private(set) var columnHeads: [Int32] = []

    /// Entries of rows that were removed.
    private var garbage = 0

    /// The number of rows, with those that were removed and not used again.
    var rowCount: Int { starts.count }

    /// The number of columns.
    var columnCount: Int { columnHeads.count }

    /// The entries of a row.
    func range(of row: Int) -> Range<Int> {
        let start = Int(starts[row])
        return start..<start + Int(counts[row])
    }

    /// Appends an empty column.
    mutating func appendColumn() {
        columnHeads.append(-1)
    }

    /// Appends an empty row.
    mutating func appendRow() {
        starts.append(0)
        counts.append(0)
    }

    /// Gives an empty row its terms. Terms of the same column are added up, and what cancels is left out.
    mutating func fill(_ row: Int, with terms: some Collection<(column: Int32, coefficient: Double)>) {
        let start = entries.count
        for term in terms {
            var coefficient = term.coefficient
            if let same = entries[start...].firstIndex(where: { $0.column == term.column }) {
                coefficient += entries[same].coefficient
                entries.remove(at: same)
            }
            guard abs(coefficient) > SolverTolerances.coefficient else { continue }
            entries.append(
                Entry(row: Int32(row), column: term.column, coefficient: coefficient, next: -1, previous: -1))
        }
        starts[row] = Int32(start)
        counts[row] = Int32(entries.count - start)
        for entry in start..<entries.count { link(entry) }
    }

    /// Empties a row.
    mutating func clear(_ row: Int) {
        for entry in range(of: row) { unlink(entry) }
        garbage += Int(counts[row])
        counts[row] = 0
        if garbage > 1024 && garbage > entries.count / 2 { compact() }
    }

    private mutating func link(_ entry: Int) {
        let column = Int(entries[entry].column)
        let head = columnHeads[column]
        entries[entry].next = head
        entries[entry].previous = -1
        if head >= 0 { entries[Int(head)].previous = Int32(entry) }
        columnHeads[column] = Int32(entry)
    }

    private mutating func unlink(_ entry: Int) {
        let (next, previous) = (entries[entry].next, entries[entry].previous)
        if next >= 0 { entries[Int(next)].previous = previous }
        if previous >= 0 {
            entries[Int(previous)].next = next
        } else {
            columnHeads[Int(entries[entry].column)] = next
        }
    }

    private mutating func compact() {
        let old = entries
        entries.removeAll(keepingCapacity: true)
        for column in columnHeads.indices { columnHeads[column] = -1 }
        for row in starts.indices where counts[row] > 0 {
            let start = entries.count
            entries.append(contentsOf: old[range(of: row)])
            starts[row] = Int32(start)
            for entry in start..<entries.count { link(entry) }
        }
        garbage = 0
    }
}
