extension SimplexSolver {
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

    mutating func removeRow(_ row: Int) {
        if tableau.basis.isActive(row) { removedActiveCount += 1 }
        tableau.clear(row)
        rowGenerations[row] += 1
        freeRows.append(Int32(row))
        hasEdits = true
    }

    mutating func noteRows(upTo row: Int) {
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
