extension Tableau {
    /// Makes every level as cheap as it can be with all higher ones as they are.
    ///
    /// - Returns: Whether all required rows hold. When they do not, lower levels are left alone.
    mutating func optimize() -> Bool {
        workspace.resize(columns: rows.columnCount, rows: rows.rowCount)
        // Once more when rows were found to follow from others only while the basis was factored.
        for _ in 0..<3 {
            hasLostRows = false
            guard optimizeLevels() else { return false }
            if !hasLostRows { break }
        }
        isSuboptimal = false
        return true
    }

    private mutating func optimizeLevels() -> Bool {
        unlock()
        for row in signs.indices where signs[row] != 0 && !isMissing(row) { signs[row] = 0 }
        var previous: Int32 = -1
        var hasPivoted = false
        while let level = nextCostlyLevel(after: previous), lockQuietLevels(between: previous, and: level) > 0 {
            if minimize(level) { hasPivoted = true }
            lockSlopes(of: level)
            previous = level
            if level == 0 && isMissingRequiredRows { return false }
        }
        if hasPivoted {
            factorIfNeeded()
            evaluate()
        }
        return true
    }

    /// Opens all directions.
    mutating func unlock() {
        for position in workspace.locks.indices { workspace.locks[position] = [] }
    }

    /// The highest level below another that has rows that cost something.
    private func nextCostlyLevel(after previous: Int32) -> Int32? {
        let (signs, levels) = (signs.span, levels.span)
        var next = Int32.max
        for row in signs.indices where signs[row] != 0 && levels[row] > previous && levels[row] < next {
            next = levels[row]
        }
        return next == .max ? nil : next
    }

    /// Active rows of levels without any cost must not leave zero where they would cost something.
    ///
    /// - Returns: The number of directions that are open in lower levels.
    mutating func lockQuietLevels(between previous: Int32, and level: Int32) -> Int {
        let (activeRows, levels, sides) = (basis.activeRows, levels, sides)
        var locks = workspace.locks.mutableSpan
        var open = 0
        for position in activeRows.indices {
            let row = Int(activeRows[position])
            if levels[row] > previous && levels[row] < level { locks[position].formUnion(sides[row]) }
            if locks[position] != .both { open += 1 }
        }
        return open
    }

    /// Directions in which a level's cost would rise are locked for all lower levels.
    private mutating func lockSlopes(of level: Int32) {
        let (activeRows, levels, sides) = (basis.activeRows, levels, sides)
        let multipliers = workspace.multipliers
        var locks = workspace.locks.mutableSpan
        for position in activeRows.indices {
            let row = Int(activeRows[position])
            let own = levels[row] == level ? sides[row] : []
            let up = multipliers[position] + (own.contains(.above) ? 1 : 0)
            let down = -multipliers[position] + (own.contains(.below) ? 1 : 0)
            if up > SolverTolerances.slope { locks[position].insert(.above) }
            if down > SolverTolerances.slope { locks[position].insert(.below) }
        }
    }

    /// Makes the sum of a level's errors as small as it can be. Returns whether the basis has changed.
    mutating func minimize(_ level: Int32) -> Bool {
        collectGradient(of: level)
        findMultipliers()
        var idlePivots = 0
        var pivots = 0
        // Far more pivots than any system needs: Bland's rule ends circles, this ends what rounding makes of it.
        let limit = 1000 + 50 * basis.count
        while pivots < limit {
            let isBland = idlePivots > 50
            guard let choice = price(level, isBland) else { break }
            followEdge(of: choice)
            guard let stop = findStop(from: choice, level, isBland) else {
                // The slope was an error of rounding.
                workspace.locks[choice.position].insert(choice.side)
                clearEdge()
                continue
            }
            idlePivots = stop.step > 0 ? 0 : idlePivots + 1
            pivots += 1
            move(along: choice, to: stop, level)
            if basis.isWorn {
                factorIfNeeded()
                evaluate()
                collectGradient(of: level)
            }
            findMultipliers()
        }
        return pivots > 0
    }

    /// Adds up the slopes of the level's rows.
    private mutating func collectGradient(of level: Int32) {
        for column in workspace.gradient.indices { workspace.gradient[column] = 0 }
        let (signs, levels) = (signs, levels)
        for row in signs.indices where signs[row] != 0 && levels[row] == level {
            addToGradient(row, Double(signs[row]))
        }
    }

    mutating func addToGradient(_ row: Int, _ multiple: Double) {
        for entry in rows.range(of: row) {
            workspace.gradient[Int(rows.entries[entry].column)] += multiple * rows.entries[entry].coefficient
        }
    }

    private mutating func findMultipliers() {
        basis.solveForRows(workspace.gradient, into: &workspace.multipliers)
    }

    /// The active row that leaves zero for the steepest descent; by Bland's rule the first that descends at all.
    private func price(_ level: Int32, _ isBland: Bool) -> EdgeChoice? {
        let (activeRows, levels, sides) = (basis.activeRows, levels, sides)
        let (multipliers, locks) = (workspace.multipliers, workspace.locks)
        var best: EdgeChoice?
        var least = -SolverTolerances.slope
        var first = Int32.max
        for position in activeRows.indices where locks[position] != .both {
            let row = activeRows[position]
            let own = levels[Int(row)] == level ? sides[Int(row)] : []
            let up = multipliers[position] + (own.contains(.above) ? 1 : 0)
            let down = -multipliers[position] + (own.contains(.below) ? 1 : 0)
            // A convex cost cannot fall on both sides.
            let side: Sides = up < down ? .above : .below
            let slope = min(up, down)
            guard isBland ? slope < -SolverTolerances.slope && row < first : slope < least,
                !locks[position].contains(side)
            else { continue }
            best = EdgeChoice(position: position, side: side, slope: slope)
            least = slope
            first = row
        }
        return best
    }
}
