/// The rows of a system, the basis that is active, and what follows from it: values and residuals.
///
/// Each row has a residual: its sum. Below or above zero it costs what the row misses, at the row's level. A rest row
/// (`weight * variable == 0`) for each variable stands on the last level, below all priorities.
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
    /// - Parameter weight: What a unit of the column's distance from zero costs on the last level.
    mutating func appendColumn(weight: Double) -> Int {
        let column = rows.columnCount
        rows.appendColumn()
        values.append(0)
        let row = appendRow()
        restRows.append(Int32(row))
        fill(row, [(Int32(column), weight)], constant: 0, sides: .both, priority: Self.restPriority)
        basis.appendPosition(with: row)
        return row
    }

    /// What a unit of a column's distance from zero costs on the last level.
    func weight(ofColumn column: Int) -> Double {
        rows.entries[rows.range(of: Int(restRows[column])).lowerBound].coefficient
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
}
