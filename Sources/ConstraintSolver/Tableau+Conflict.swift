extension Tableau {
    /// Finds required rows that contradict each other, when ``optimize()`` has found that not all hold.
    ///
    /// The rows that miss are looked at one after the other: one alone is brought as near to zero as rows that hold let it.
    /// If it gets there, it is one of those that hold. If not, the active rows whose multiples add up to it are what it
    /// contradicts. Active rows never follow from each other, so none of them can be left out.
    ///
    /// - Returns: Nil when all came to hold after all, which only rounding brings about.
    mutating func findConflict() -> [Int32]? {
        let missing = signs.indices.filter { levels[$0] == 0 && isMissing($0) }
        let ignored = Int32.max - 1
        for row in levels.indices {
            if !isMissing(row) { signs[row] = 0 }
            if levels[row] > 0 || signs[row] != 0 { levels[row] = ignored }
        }
        areLevelsStale = true
        for row in missing {
            levels[row] = 1
            unlock()
            _ = lockQuietLevels(between: -1, and: 1)
            _ = minimize(1)
            if isMissing(row) { return [Int32(row)] + rowsInTheWay() }
            // From now on it holds, and may not miss on the side either that it came from.
            levels[row] = 0
            signs[row] = 0
        }
        return nil
    }

    /// The active required rows whose multiples add up to the gradient.
    private func rowsInTheWay() -> [Int32] {
        basis.activeRows.indices.filter {
            levels[Int(basis.activeRows[$0])] == 0 && abs(workspace.multipliers[$0]) > SolverTolerances.slope
        }.map { basis.activeRows[$0] }
    }
}
