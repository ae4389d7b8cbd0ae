/// Finds values for variables under linear constraints of different priorities, and finds them again after changes.
///
/// Required constraints hold. Those of lower priorities hold as well as all higher ones let them: the sum of what the
/// constraints of a priority miss is as small as it can be, and no number of them outweighs one of a higher priority. This
/// is the problem of Cassowary. A variable that is left free is as near to zero as it can be, below all priorities, and of
/// several the one with the greater weight; a new one is zero. Where several solutions are equally good, the same calls give the same one.
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

    var variableGenerations: [UInt32] = []
    /// The columns that nobody has any more, by their weights.
    var freeVariables: [Double: [Int32]] = [:]
    /// The generation of each row's constraint; odd while the row has one.
    var rowGenerations: [UInt32] = []
    var freeRows: [Int32] = []

    /// For each row when it was added or changed.
    var editTimes: [UInt64] = []
    var editTime: UInt64 = 0

    // MARK: Edits since the last solution

    var hasEdits = false
    var addedRows: [Int32] = []
    var removedActiveCount = 0

    // MARK: What is seen

    var solution: [Double] = []
    var isChanged: [Bool] = []
    var changedVariables: [Int32] = []

    /// Creates a solver without variables.
    package init() {}

    // MARK: Variables

    /// Adds a variable, which is zero until a constraint says otherwise.
    /// - Parameter weight: How much nearer to zero it is than others of which one must leave it, where no constraint tells which.
    package mutating func addVariable(weight: Double = 1) -> SolverVariable {
        if let index = freeVariables[weight]?.popLast() {
            variableGenerations[Int(index)] += 1
            return SolverVariable(index: index, generation: variableGenerations[Int(index)])
        }
        let index = Int32(variableGenerations.count)
        let row = tableau.appendColumn(weight: weight)
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
        freeVariables[tableau.weight(ofColumn: column), default: []].append(variable.index)
        solution[column] = 0
        isChanged[column] = false
    }

    /// Whether the variable is one of this solver's.
    package func contains(_ variable: SolverVariable) -> Bool {
        let index = Int(variable.index)
        return variableGenerations.indices.contains(index) && variableGenerations[index] == variable.generation
    }

    // MARK: Values

    /// The value of a variable in the last solution, zero for one that is unknown.
    package func value(of variable: SolverVariable) -> Double {
        contains(variable) ? solution[Int(variable.index)] : 0
    }

    /// The values of four variables together, as ``value(of:)`` of each.
    package func values(
        of first: SolverVariable, _ second: SolverVariable, _ third: SolverVariable, _ fourth: SolverVariable
    ) -> SIMD4<Double> {
        [value(of: first), value(of: second), value(of: third), value(of: fourth)]
    }

    /// Those of the changed variables, which stay to be taken, whose values are less than a number.
    package func changes(below limit: Double) -> [SolverVariable] {
        changedVariables.compactMap { index in
            guard isChanged[Int(index)], solution[Int(index)] < limit else { return nil }
            return SolverVariable(index: index, generation: variableGenerations[Int(index)])
        }
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
}
