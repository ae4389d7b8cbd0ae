/// The rows of a system, the basis that is active, and what follows from it: values and residuals.
///
/// Each row has a residual: its sum. Below or above zero it costs what the row misses, at the row's level. A rest row
/// (`variable == 0`) for each variable stands on the last level, below all priorities.
struct Tableau: Sendable {
    /// The sides of zero on which a row costs something.
    struct Sides: OptionSet, Sendable {
        let rawValue: UInt8
        static let below = Sides(rawValue: 1)
        static let above = Sides(rawValue: 2)
        static let both: Sides = [.below, .above]
    }

    /// The priority of rest rows.
    static let restPriority: Float = 0

    // MARK: Rows

    var rows = SparseRows()
    var constants: [Double] = []
    var sides: [Sides] = []
    var priorities: [Float] = []
    /// The levels of rows, with 0 for the required one.
    var levels: [Int32] = []
    var priorityLevels = PriorityLevels()
    var areLevelsStale = false

    /// The rest row of each column.
    var restRows: [Int32] = []

    // MARK: The point

    var basis = Basis()
    /// The values of the columns.
    var values: [Double] = []
    /// The sums of the rows.
    var residuals: [Double] = []
    /// 1 and -1 for rows that miss zero upwards and downwards and pay for it, 0 for all others.
    ///
    /// A row that comes to zero while a lower level is optimised keeps its sign: its own level is as cheap as it can be as
    /// long as the row does not go beyond.
    var signs: [Int8] = []
    /// Whether the basis may cost more than another.
    var isSuboptimal = false

    /// Whether factoring has put rest rows in the place of active ones.
    var hasLostRows = false

    // MARK: Scratch of the simplex

    var workspace = SimplexWorkspace()

    /// Adds a column and its rest row, and returns the row.
    mutating func appendColumn() -> Int {
        let column = rows.columnCount
        rows.appendColumn()
        values.append(0)
        let row = appendRow()
        restRows.append(Int32(row))
        fill(row, [(Int32(column), 1)], constant: 0, sides: .both, priority: Self.restPriority)
        basis.appendPosition(with: row)
        return row
    }

    /// Adds an empty row, which costs nothing.
    mutating func appendRow() -> Int {
        rows.appendRow()
        constants.append(0)
        sides.append([])
        priorities.append(0)
        levels.append(0)
        residuals.append(0)
        signs.append(0)
        basis.appendRow()
        return rows.rowCount - 1
    }

    /// Makes an empty row a constraint.
    mutating func fill(
        _ row: Int, _ terms: some Collection<(column: Int32, coefficient: Double)>, constant: Double, sides: Sides,
        priority: Float
    ) {
        rows.fill(row, with: terms)
        constants[row] = constant
        self.sides[row] = sides
        setPriority(priority, of: row)
    }

    /// Makes a constraint an empty row.
    mutating func clear(_ row: Int) {
        if basis.isActive(row) {
            basis.vacate(row)
            isSuboptimal = true
        }
        if signs[row] != 0 { isSuboptimal = true }
        signs[row] = 0
        rows.clear(row)
        sides[row] = []
        constants[row] = 0
        if priorityLevels.remove(priorities[row]) { areLevelsStale = true }
    }

    /// Gives a row that has none a priority.
    private mutating func setPriority(_ priority: Float, of row: Int) {
        priorities[row] = priority
        if priorityLevels.add(priority) { areLevelsStale = true }
        levels[row] = priorityLevels.level(of: priority)
    }

    /// Gives a row another priority.
    mutating func changePriority(_ priority: Float, of row: Int) {
        if priorityLevels.remove(priorities[row]) { areLevelsStale = true }
        setPriority(priority, of: row)
        if basis.isActive(row) || signs[row] != 0 { isSuboptimal = true }
    }

    /// Brings the rows' levels up to date when a priority has come or gone.
    mutating func updateLevels() {
        guard areLevelsStale else { return }
        areLevelsStale = false
        for row in levels.indices { levels[row] = priorityLevels.level(of: priorities[row]) }
    }

    /// Factors the basis when it has changed or is worn.
    mutating func factorIfNeeded() {
        if !basis.isFactored || basis.isWorn { factor() }
    }

    private mutating func factor() {
        if basis.factor(rows, restRows: restRows) {
            hasLostRows = true
            isSuboptimal = true
        }
    }

    /// Finds the values and residuals of the basis from the constraints themselves, so that no rounding adds up.
    mutating func evaluate() {
        findValues()
        guard findResiduals() > SolverTolerances.value && basis.hasUpdates else { return }
        // The pivots that were kept have lost too many digits.
        factor()
        findValues()
        _ = findResiduals()
    }

    private mutating func findValues() {
        let (active, constants) = (basis.activeRows, constants)
        basis.solveForColumns(&values) { right in
            for position in active.indices { right[position] = -constants[Int(active[position])] }
        }
    }

    /// Returns the largest residual of an active row, which should be none.
    private mutating func findResiduals() -> Double {
        let (rows, basis, sides, values, constants) = (rows, basis, sides, values, constants)
        var (hasChanged, error) = (false, 0.0)
        Self.findResiduals(
            &residuals, &signs, rows, basis.positions, sides, values, constants, &hasChanged, &error)
        if hasChanged { isSuboptimal = true }
        return error
    }

    private static func findResiduals(
        _ residualArray: inout [Double], _ signArray: inout [Int8], _ rows: SparseRows, _ positions: [Int32],
        _ sides: [Sides], _ values: [Double], _ constants: [Double], _ hasChanged: inout Bool, _ error: inout Double
    ) {
        let (entries, starts, counts) = (rows.entries.span, rows.starts.span, rows.counts.span)
        let (positions, sides, values, constants) = (positions.span, sides.span, values.span, constants.span)
        var residuals = residualArray.mutableSpan
        var signs = signArray.mutableSpan
        for row in residuals.indices {
            var residual = constants[row]
            let start = Int(starts[row])
            for entry in start..<start + Int(counts[row]) {
                residual += entries[entry].coefficient * values[Int(entries[entry].column)]
            }
            if positions[row] >= 0 {
                error = max(error, abs(residual))
                residual = 0
            }
            residuals[row] = residual
            let sign = positions[row] >= 0 ? 0 : Self.sign(of: residual, sides[row], atZero: signs[row])
            if sign != signs[row] {
                signs[row] = sign
                hasChanged = true
            }
        }
    }

    /// On which side a row pays for its residual; `atZero` when there is none.
    static func sign(of residual: Double, _ sides: Sides, atZero: Int8) -> Int8 {
        if residual > SolverTolerances.residual { return sides.contains(.above) ? 1 : 0 }
        if residual < -SolverTolerances.residual { return sides.contains(.below) ? -1 : 0 }
        return atZero
    }

    /// Whether a row is not at zero.
    func isMissing(_ row: Int) -> Bool { signs[row] != 0 && abs(residuals[row]) > SolverTolerances.residual }
}

extension Tableau {
    /// The rows that mention a column.
    func rowsMentioning(_ column: Int) -> [Int32] {
        var found: [Int32] = []
        var entry = rows.columnHeads[column]
        while entry >= 0 {
            found.append(rows.entries[Int(entry)].row)
            entry = rows.entries[Int(entry)].next
        }
        return found
    }

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
