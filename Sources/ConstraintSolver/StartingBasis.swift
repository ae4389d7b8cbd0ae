/// Guesses the active rows of columns that only rest rows hold: all of them when a system is solved for the first time.
///
/// A row with one unknown column determines it. Such rows are taken from the highest level down, required equations
/// first, and what follows from what is known comes before the next guess. Where several rows bear on the column, they
/// are weighed with each other as if it were the only one. So most rows that are active in the end are found without a
/// pivot; the simplex puts right what was guessed wrong.
struct StartingBasis {
    private let rows: SparseRows
    private let constants: [Double]
    private let sides: [Tableau.Sides]
    private let levels: [Int32]
    private let restRows: [Int32]
    private var basis: Basis

    /// The values of known columns.
    private var values: [Double]
    private var isUnknown: [Bool]

    /// The unknown columns of each row, and what its known ones and its constant add up to.
    private var unknownCounts: [Int32]
    private var sums: [Double]

    /// Rows with one unknown column, in the order of their finding: a queue for the equations and one for the inequalities
    /// of each level. Each row has the next one of its queue, or -1.
    private var firsts: [Int32]
    private var lasts: [Int32]
    private var nexts: [Int32]
    private var lowestQueue: Int

    /// The rows that bear on a column.
    private var candidates: [Int32] = []

    /// Sets up the search for a tableau. `isUnknown` tells the columns that may be guessed: nothing but their rest row and
    /// rows that are not active mention them.
    init(_ tableau: Tableau, isUnknown: [Bool]) {
        rows = tableau.rows
        constants = tableau.constants
        sides = tableau.sides
        levels = tableau.levels
        restRows = tableau.restRows
        basis = tableau.basis
        values = tableau.values
        self.isUnknown = isUnknown
        unknownCounts = Array(repeating: 0, count: rows.rowCount)
        sums = constants
        let queueCount = 2 * tableau.priorityLevels.count
        firsts = Array(repeating: -1, count: queueCount)
        lasts = firsts
        nexts = Array(repeating: -1, count: rows.rowCount)
        lowestQueue = queueCount
        countUnknowns()
    }

    private mutating func countUnknowns() {
        for row in 0..<rows.rowCount {
            var count: Int32 = 0
            var sum = constants[row]
            for entry in rows.range(of: row) {
                let column = Int(rows.entries[entry].column)
                if isUnknown[column] {
                    count += 1
                } else {
                    sum += rows.entries[entry].coefficient * values[column]
                }
            }
            sums[row] = sum
            unknownCounts[row] = count
            if count == 1 { enqueue(row) }
        }
    }

    /// Finds the basis.
    mutating func run() -> Basis {
        while let row = dequeue() {
            guard unknownCounts[row] == 1, let entry = unknownEntry(of: row) else { continue }
            let column = Int(rows.entries[entry].column)
            let isCertain = levels[row] == 0 && sides[row] == .both
            let choice = isCertain ? row : weigh(column)
            determine(column, by: choice)
        }
        return basis
    }

    private mutating func enqueue(_ row: Int) {
        let queue = 2 * Int(levels[row]) + (sides[row] == .both ? 0 : 1)
        if firsts[queue] < 0 { firsts[queue] = Int32(row) } else { nexts[Int(lasts[queue])] = Int32(row) }
        lasts[queue] = Int32(row)
        lowestQueue = min(lowestQueue, queue)
    }

    private mutating func dequeue() -> Int? {
        while lowestQueue < firsts.count {
            let row = Int(firsts[lowestQueue])
            if row >= 0 {
                firsts[lowestQueue] = nexts[row]
                return row
            }
            lowestQueue += 1
        }
        return nil
    }

    private func unknownEntry(of row: Int) -> Int? {
        rows.range(of: row).first { isUnknown[Int(rows.entries[$0].column)] }
    }

    /// The row that determines a column when all rows are weighed that have no other unknown column.
    private mutating func weigh(_ column: Int) -> Int {
        candidates.removeAll(keepingCapacity: true)
        var entry = rows.columnHeads[column]
        while entry >= 0 {
            let row = rows.entries[Int(entry)].row
            if unknownCounts[Int(row)] == 1 { candidates.append(row) }
            entry = rows.entries[Int(entry)].next
        }
        candidates.sort { (levels[Int($0)], $0) < (levels[Int($1)], $1) }
        var least = -Double.infinity
        var greatest = Double.infinity
        var leastRow = -1
        var greatestRow = -1
        for row in candidates.map(Int.init) {
            let coefficient = coefficient(of: row, column)
            let value = -sums[row] / coefficient
            if sides[row] == .both {
                return value < least ? leastRow : value > greatest ? greatestRow : row
            }
            // A row that costs something below zero holds the column up if it grows with it.
            if sides[row].contains(.below) == (coefficient > 0) {
                if value > greatest { return greatestRow }
                if value > least { (least, leastRow) = (value, row) }
            } else {
                if value < least { return leastRow }
                if value < greatest { (greatest, greatestRow) = (value, row) }
            }
        }
        return Int(restRows[column])
    }

    private func coefficient(of row: Int, _ column: Int) -> Double {
        let entry = rows.range(of: row).first { Int(rows.entries[$0].column) == column }
        return entry.map { rows.entries[$0].coefficient } ?? 1
    }

    /// Makes the row active in the place of the column's rest row; whatever has the column knows it now.
    private mutating func determine(_ column: Int, by row: Int) {
        let value = -sums[row] / coefficient(of: row, column)
        if row != restRows[column] { basis.setRow(row, at: Int(basis.positions[Int(restRows[column])])) }
        values[column] = value
        isUnknown[column] = false
        var entry = Int(rows.columnHeads[column])
        while entry >= 0 {
            let other = Int(rows.entries[entry].row)
            sums[other] += rows.entries[entry].coefficient * value
            unknownCounts[other] -= 1
            if unknownCounts[other] == 1 { enqueue(other) }
            entry = Int(rows.entries[entry].next)
        }
    }
}
