/// Factors what a basis has left when all rows and columns of a single entry are taken: rows that depend on each other in
/// circles, as a row of views of equal widths between two edges.
///
/// A pivot is taken in a row with the fewest entries, there in the column with the fewest, if its value is not small
/// beside the row's others (Markowitz with a threshold). Rows that have nothing left follow from others.
struct MarkowitzElimination {
    private typealias Element = BasisFactorization.Element

    /// A row that contains a column, or did.
    private struct Link {
        let position: Int32
        let next: Int32
    }

    /// The least share of its row's largest value that a pivot may have.
    private static let threshold = 0.1

    /// The remaining rows, by position; empty for rows that are done.
    private var rows: [[Element]]
    private var isRowDone: [Bool]
    private var columnCounts: [Int32]

    /// The rows of each column, linked. Entries that have cancelled are found out when they are looked at.
    private var columnLinks: [Int32]
    private var links: [Link] = []

    /// Rows by their number of entries; those that have changed since are found out when they are taken.
    private var queues: [[Int32]] = []

    /// For each column one more than where the row in work has it, or 0.
    private var places: [Int32]

    /// Takes over what is left.
    init(_ singletons: SingletonElimination) {
        let count = singletons.rowCounts.count
        rows = Array(repeating: [], count: count)
        isRowDone = singletons.isRowDone
        columnCounts = Array(repeating: 0, count: count)
        columnLinks = Array(repeating: -1, count: count)
        places = Array(repeating: 0, count: count)
        for position in isRowDone.indices where !isRowDone[position] && singletons.rowCounts[position] > 0 {
            rows[position] = singletons.remainingEntries(at: position)
            for element in rows[position] { link(element.index, to: Int32(position)) }
            enqueue(position)
        }
    }

    private mutating func link(_ column: Int32, to position: Int32) {
        links.append(Link(position: position, next: columnLinks[Int(column)]))
        columnLinks[Int(column)] = Int32(links.count - 1)
        columnCounts[Int(column)] += 1
    }

    private mutating func enqueue(_ position: Int) {
        let count = rows[position].count
        while queues.count <= count { queues.append([]) }
        queues[count].append(Int32(position))
    }

    /// Appends the pivots that are found to the factors.
    mutating func run(into factors: inout BasisFactorization) {
        while let position = nextRow() {
            let column = pivotColumn(of: position)
            take(position, column, &factors)
        }
    }

    /// The row with the fewest entries, or nil when no row has any.
    private mutating func nextRow() -> Int? {
        var count = 1
        while count < queues.count {
            guard let position = queues[count].popLast() else {
                count += 1
                continue
            }
            if !isRowDone[Int(position)] && rows[Int(position)].count == count { return Int(position) }
        }
        return nil
    }

    /// Where in a row the pivot is.
    private func pivotColumn(of position: Int) -> Int {
        let row = rows[position]
        let least = Self.threshold * row.reduce(0) { max($0, abs($1.value)) }
        var best = -1
        for index in row.indices where abs(row[index].value) >= least {
            if best < 0 || columnCounts[Int(row[index].index)] < columnCounts[Int(row[best].index)] { best = index }
        }
        return best
    }

    private mutating func take(_ position: Int, _ index: Int, _ factors: inout BasisFactorization) {
        var row = rows[position]
        let pivot = row.remove(at: index)
        let lowerStart = factors.lower.count
        let upperStart = factors.upper.count
        isRowDone[position] = true
        rows[position] = []
        var link = columnLinks[Int(pivot.index)]
        while link >= 0 {
            let other = Int(links[Int(link)].position)
            link = links[Int(link)].next
            guard !isRowDone[other], let multiple = eliminate(pivot, row, from: other) else { continue }
            factors.lower.append(BasisFactorization.Element(index: Int32(other), value: multiple))
        }
        for element in row { columnCounts[Int(element.index)] -= 1 }
        factors.upper.append(contentsOf: row)
        factors.appendPivot(
            position: Int32(position), column: pivot.index, value: pivot.value, lowerStart: lowerStart,
            upperStart: upperStart)
    }

    /// Subtracts the multiple of the pivot's row that takes its column out of another row. Nil when it is not there.
    private mutating func eliminate(_ pivot: Element, _ pivotRow: [Element], from other: Int) -> Double? {
        var row: [Element] = []
        swap(&row, &rows[other])
        defer { swap(&row, &rows[other]) }
        guard let index = row.firstIndex(where: { $0.index == pivot.index }) else { return nil }
        let multiple = row[index].value / pivot.value
        row.remove(at: index)
        for index in row.indices { places[Int(row[index].index)] = Int32(index + 1) }
        for element in pivotRow {
            let place = places[Int(element.index)]
            if place > 0 {
                row[Int(place) - 1].value -= multiple * element.value
            } else {
                row.append(Element(index: element.index, value: -multiple * element.value))
                link(element.index, to: Int32(other))
            }
        }
        for element in row {
            places[Int(element.index)] = 0
            if abs(element.value) <= SolverTolerances.coefficient { columnCounts[Int(element.index)] -= 1 }
        }
        row.removeAll { abs($0.value) <= SolverTolerances.coefficient }
        while queues.count <= row.count { queues.append([]) }
        queues[row.count].append(Int32(other))
        return multiple
    }
}
