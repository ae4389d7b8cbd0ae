/// The active constraints: as many rows as there are columns, which together determine every value.
///
/// A variable that nothing determines is held by its rest row, `variable == 0`, so that there is always a basis.
struct Basis: Sendable {
    /// The row at each position, or -1 where one was taken away.
    private(set) var activeRows: [Int32] = []

    /// The position of each row, or -1 for a row that is not active.
    private(set) var positions: [Int32] = []

    private var factorization = BasisFactorization()
    private var updates = PivotUpdates()
    private var needsFactoring = false

    private var rightSide: [Double] = []
    private var gradient: [Double] = []
    private var multiples: [Double] = []

    /// So many pivots are kept beside the factors at the most. More would round more and cost more than factoring anew.
    private static let greatestUpdateCount = 64

    /// The number of positions, which is that of the columns.
    var count: Int { activeRows.count }

    /// Whether the row is active.
    func isActive(_ row: Int) -> Bool { positions[row] >= 0 }

    /// Whether the factors are those of the active rows, or can be brought there by the pivots that are kept.
    var isFactored: Bool { !needsFactoring }

    /// The number of entries of the factors.
    var factorSize: Int { factorization.size }

    /// Whether pivots are kept beside the factors.
    var hasUpdates: Bool { updates.count > 0 }

    /// Whether it is time to factor anew.
    var isWorn: Bool {
        updates.count >= Self.greatestUpdateCount || updates.size > 1000 + 2 * factorization.size
    }

    /// Makes room for one more row.
    mutating func appendRow() {
        positions.append(-1)
    }

    /// Adds a position for one more column, with its rest row.
    mutating func appendPosition(with row: Int) {
        positions[row] = Int32(activeRows.count)
        activeRows.append(Int32(row))
        needsFactoring = true
    }

    /// Puts a row where another is, without asking whether the rows still determine all values.
    mutating func setRow(_ row: Int, at position: Int) {
        if activeRows[position] >= 0 { positions[Int(activeRows[position])] = -1 }
        activeRows[position] = Int32(row)
        positions[row] = Int32(position)
        needsFactoring = true
    }

    /// Takes a row away. The next factoring puts a rest row in its place.
    mutating func vacate(_ row: Int) {
        activeRows[Int(positions[row])] = -1
        positions[row] = -1
        needsFactoring = true
    }

    /// Goes back to the rows that were active.
    mutating func restore(_ rows: [Int32]) {
        for row in activeRows where row >= 0 { positions[Int(row)] = -1 }
        activeRows = rows
        for (position, row) in rows.enumerated() where row >= 0 { positions[Int(row)] = Int32(position) }
        needsFactoring = true
    }

    /// Factors the active rows. Rest rows come to positions that are vacant or whose row follows from others.
    ///
    /// - Returns: Whether rows had to give way because they follow from others.
    mutating func factor(_ table: SparseRows, restRows: [Int32]) -> Bool {
        var hasLostRows = false
        while true {
            updates.removeAll()
            factorization.removeAll()
            factorization.pivots.reserveCapacity(count)
            var singletons = SingletonElimination(table, activeRows)
            singletons.run(into: &factorization)
            if factorization.pivots.count < count {
                var rest = MarkowitzElimination(singletons)
                rest.run(into: &factorization)
            }
            guard factorization.pivots.count < count, fillUp(restRows) else {
                needsFactoring = false
                return hasLostRows
            }
            // What the rows that have given way left behind in the factors does not belong there.
            hasLostRows = true
        }
    }

    /// Puts rest rows for columns without a pivot in positions without a pivot. Returns whether rows had to give way.
    private mutating func fillUp(_ restRows: [Int32]) -> Bool {
        var hasPosition = Array(repeating: false, count: count)
        var hasColumn = hasPosition
        for pivot in factorization.pivots {
            hasPosition[Int(pivot.position)] = true
            hasColumn[Int(pivot.column)] = true
        }
        var hasLostRows = false
        let positions = hasPosition.indices.filter { !hasPosition[$0] }
        for (position, column) in zip(positions, hasColumn.indices.filter { !hasColumn[$0] }) {
            if activeRows[position] >= 0 { hasLostRows = true }
            setRow(Int(restRows[column]), at: position)
            factorization.appendPivot(
                position: Int32(position), column: Int32(column), value: 1, lowerStart: factorization.lower.count,
                upperStart: factorization.upper.count)
        }
        return hasLostRows
    }

    /// Finds the values of all columns with which the active rows have the given values.
    mutating func solveForColumns(_ values: inout [Double], rightSide fill: (inout [Double]) -> Void) {
        rightSide.removeAll(keepingCapacity: true)
        rightSide.append(contentsOf: repeatElement(0, count: count))
        fill(&rightSide)
        // The factors use up what they are given; the pivots need it afterwards.
        gradient.removeAll(keepingCapacity: true)
        gradient.append(contentsOf: rightSide)
        factorization.solveForColumns(&gradient, into: &values)
        updates.correctColumns(&values, for: rightSide)
    }

    /// Finds the multiples of the active rows that add up to a gradient.
    mutating func solveForRows(_ gradient: [Double], into multipliers: inout [Double]) {
        self.gradient.removeAll(keepingCapacity: true)
        self.gradient.append(contentsOf: gradient)
        updates.reduceGradient(&self.gradient, multiples: &multiples)
        factorization.solveForRows(&self.gradient, into: &multipliers)
        updates.place(multiples, into: &multipliers)
    }

    /// Puts a row in the place of another, which keeps a basis: the row changes by `slope` along the edge.
    mutating func pivot(
        at position: Int, to row: Int, edge: [Double], along columns: [Int32], slope: Double, _ table: SparseRows
    ) {
        let wasFactored = isFactored
        updates.append(position: position, edge: edge, along: columns, row: row, of: table, slope: slope)
        setRow(row, at: position)
        needsFactoring = !wasFactored
    }
}
