extension SimplexSolver {
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
        // A basis may be the best there is and still leave a required row out.
        if (tableau.isSuboptimal || tableau.isMissingRequiredRows) && !tableau.optimize() {
            if let rows = tableau.findConflict() {
                tableau.basis.restore(activeRows)
                tableau.isSuboptimal = true
                throw ConflictSet(constraints: rows.sorted { editTimes[Int($0)] < editTimes[Int($1)] }.map(handle))
            }
            // The search for a conflict has brought all of them to hold; what is left are the lower levels.
            tableau.updateLevels()
            tableau.evaluate()
            _ = tableau.optimize()
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
}
