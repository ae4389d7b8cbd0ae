/// Finds values for variables under linear constraints of different priorities, and finds them again after changes.
///
/// Required constraints hold. Those of lower priorities hold as well as all higher ones let them: the sum of what the
/// constraints of a priority miss is as small as it can be, and no number of them outweighs one of a higher priority. This
/// is the problem of Cassowary. A variable that is left free is as near to zero as it can be, below all priorities; a new
/// one is zero. Where several solutions are equally good, the same calls give the same one.
///
/// Edits are only noted. ``solve()`` looks at all of them together, so that neither their order nor what they come to on
/// the way matters:
///
///     var solver = SimplexSolver()
///     let x = solver.addVariable()
///     let width = solver.addVariable()
///     let trailing = try solver.add(LinearConstraint([LinearTerm(x), LinearTerm(width)], -320, .equal))
///     try solver.solve()
///     try solver.setConstant(-480, of: trailing)
///     try solver.solve()
///     for variable in solver.takeChanges() { … }
///
/// How it works is in Documentation/Decisions/0007-constraint-solver.md.
package struct SimplexSolver: Sendable {
    var tableau = Tableau()

    // MARK: Handles

    private var variableGenerations: [UInt32] = []
    private var freeVariables: [Int32] = []
    /// The generation of each row's constraint; odd while the row has one.
    private var rowGenerations: [UInt32] = []
    private var freeRows: [Int32] = []

    /// For each row when it was added or changed.
    private var editTimes: [UInt64] = []
    private var editTime: UInt64 = 0

    // MARK: Edits since the last solution

    private var hasEdits = false
    private var addedRows: [Int32] = []
    private var removedActiveCount = 0

    // MARK: What is seen

    private var solution: [Double] = []
    private var isChanged: [Bool] = []
    private var changedVariables: [Int32] = []

    /// Creates a solver without variables.
    package init() {}

    // MARK: Variables

    /// Adds a variable, which is zero until a constraint says otherwise.
    package mutating func addVariable() -> SolverVariable {
        if let index = freeVariables.popLast() {
            variableGenerations[Int(index)] += 1
            return SolverVariable(index: index, generation: variableGenerations[Int(index)])
        }
        let index = Int32(variableGenerations.count)
        let row = tableau.appendColumn()
        noteRows(upTo: row)
        variableGenerations.append(1)
        solution.append(0)
        isChanged.append(false)
        hasEdits = true
        return SolverVariable(index: index, generation: 1)
    }

    /// Removes a variable and all constraints that mention it. One that is unknown is left alone.
    package mutating func remove(_ variable: SolverVariable) {
        guard contains(variable) else { return }
        let column = Int(variable.index)
        let mentioned = tableau.rowsMentioning(column).filter { $0 != tableau.restRows[column] }
        for row in mentioned { removeRow(Int(row)) }
        variableGenerations[column] += 1
        freeVariables.append(variable.index)
        solution[column] = 0
        isChanged[column] = false
    }

    /// Whether the variable is one of this solver's.
    package func contains(_ variable: SolverVariable) -> Bool {
        let index = Int(variable.index)
        return variableGenerations.indices.contains(index) && variableGenerations[index] == variable.generation
    }

    // MARK: Constraints

    /// Adds a constraint.
    ///
    /// - Throws: A ``SolverError`` when a number is not fit or a variable unknown. Whether a required constraint
    ///   contradicts others is said by ``solve()``.
    package mutating func add(_ constraint: LinearConstraint) throws(SolverError) -> SolverConstraint {
        try check(constraint)
        let row: Int
        if let free = freeRows.popLast() {
            row = Int(free)
        } else {
            row = tableau.appendRow()
            noteRows(upTo: row)
        }
        let sides: Tableau.Sides =
            switch constraint.relation {
            case .equal: .both
            case .greaterThanOrEqual: .below
            case .lessThanOrEqual: .above
            }
        tableau.fill(
            row, constraint.terms.lazy.map { ($0.variable.index, $0.coefficient) }, constant: constraint.constant,
            sides: sides, priority: constraint.priority)
        rowGenerations[row] += 1
        addedRows.append(Int32(row))
        noteEdit(of: row)
        return SolverConstraint(index: Int32(row), generation: rowGenerations[row])
    }

    /// Removes a constraint. One that is unknown is left alone.
    package mutating func remove(_ constraint: SolverConstraint) {
        guard contains(constraint) else { return }
        removeRow(Int(constraint.index))
    }

    /// Changes what is added to a constraint's terms. This is the cheapest edit.
    package mutating func setConstant(_ constant: Double, of constraint: SolverConstraint) throws(SolverError) {
        guard contains(constraint) else { throw .unknownConstraint }
        try check(constant: constant)
        let row = Int(constraint.index)
        guard tableau.constants[row] != constant else { return }
        tableau.constants[row] = constant
        noteEdit(of: row)
    }

    /// Changes a constraint's priority, to and from the required one too.
    package mutating func setPriority(_ priority: Float, of constraint: SolverConstraint) throws(SolverError) {
        guard contains(constraint) else { throw .unknownConstraint }
        try check(priority: priority)
        let row = Int(constraint.index)
        guard tableau.priorities[row] != priority else { return }
        tableau.changePriority(priority, of: row)
        noteEdit(of: row)
    }

    /// Whether the constraint is one of this solver's.
    package func contains(_ constraint: SolverConstraint) -> Bool {
        let index = Int(constraint.index)
        return rowGenerations.indices.contains(index) && rowGenerations[index] == constraint.generation
    }

    private mutating func removeRow(_ row: Int) {
        if tableau.basis.isActive(row) { removedActiveCount += 1 }
        tableau.clear(row)
        rowGenerations[row] += 1
        freeRows.append(Int32(row))
        hasEdits = true
    }

    private mutating func noteRows(upTo row: Int) {
        while rowGenerations.count <= row {
            rowGenerations.append(0)
            editTimes.append(0)
        }
    }

    private mutating func noteEdit(of row: Int) {
        editTime += 1
        editTimes[row] = editTime
        hasEdits = true
    }

    // MARK: The solution

    /// Makes the values those of the best solution.
    ///
    /// - Throws: A ``ConflictSet`` when required constraints contradict each other. The values stay those of the last
    ///   solution then. All edits stay noted: whoever removes a constraint of the set, or undoes the edit, and solves again
    ///   gets what there would be if nothing had happened, or the next conflict.
    package mutating func solve() throws(ConflictSet) {
        guard hasEdits else { return }
        let activeRows = tableau.basis.activeRows
        tableau.updateLevels()
        guessActiveRows()
        tableau.factorIfNeeded()
        tableau.evaluate()
        if tableau.isSuboptimal, !tableau.optimize(), let rows = tableau.findConflict() {
            tableau.basis.restore(activeRows)
            tableau.isSuboptimal = true
            throw ConflictSet(constraints: rows.sorted { editTimes[Int($0)] < editTimes[Int($1)] }.map(handle))
        }
        hasEdits = false
        addedRows.removeAll(keepingCapacity: true)
        removedActiveCount = 0
        publish()
    }

    private func handle(_ row: Int32) -> SolverConstraint {
        SolverConstraint(index: row, generation: rowGenerations[Int(row)])
    }

    /// Looks for rows of columns that nothing holds, when constraints were added for them.
    private mutating func guessActiveRows() {
        guard !addedRows.isEmpty else { return }
        // Where so much is new, what was active before is a worse beginning than none.
        if addedRows.count + removedActiveCount > 16 + tableau.basis.count { tableau.releaseAll() }
        let unknown = tableau.columnsHeldByRestRows(in: addedRows)
        guard !unknown.isEmpty else { return }
        var isUnknown = Array(repeating: false, count: tableau.rows.columnCount)
        for column in unknown { isUnknown[Int(column)] = true }
        var start = StartingBasis(tableau, isUnknown: isUnknown)
        tableau.basis = start.run()
        tableau.isSuboptimal = true
    }

    private mutating func publish() {
        for column in solution.indices where abs(tableau.values[column] - solution[column]) > SolverTolerances.value {
            solution[column] = tableau.values[column]
            if !isChanged[column] {
                isChanged[column] = true
                changedVariables.append(Int32(column))
            }
        }
    }

    /// The value of a variable in the last solution, zero for one that is unknown.
    package func value(of variable: SolverVariable) -> Double {
        contains(variable) ? solution[Int(variable.index)] : 0
    }

    /// The variables whose values have changed since the last call, each once.
    package mutating func takeChanges() -> [SolverVariable] {
        defer { changedVariables.removeAll(keepingCapacity: true) }
        return changedVariables.compactMap { index in
            guard isChanged[Int(index)] else { return nil }
            isChanged[Int(index)] = false
            return SolverVariable(index: index, generation: variableGenerations[Int(index)])
        }
    }

    // MARK: Checks

    private func check(_ constraint: LinearConstraint) throws(SolverError) {
        try check(constant: constraint.constant)
        try check(priority: constraint.priority)
        for term in constraint.terms {
            guard contains(term.variable) else { throw .unknownVariable }
            guard
                term.coefficient == 0 || LinearConstraint.coefficientMagnitudes.contains(abs(term.coefficient))
            else { throw .coefficient(term.coefficient) }
        }
    }

    private func check(constant: Double) throws(SolverError) {
        guard abs(constant) <= LinearConstraint.greatestConstant else { throw .constant(constant) }
    }

    private func check(priority: Float) throws(SolverError) {
        guard 1...LinearConstraint.requiredPriority ~= priority else { throw .priority(priority) }
    }
}
