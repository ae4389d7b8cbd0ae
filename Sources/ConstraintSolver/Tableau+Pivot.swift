/// An active row and the side to which it leaves zero, while all other active rows stay.
struct EdgeChoice {
    var position: Int
    var side: Tableau.Sides
    /// The slope of the level's cost along the edge.
    var slope: Double

    /// 1 when the row's sum grows, -1 when it shrinks.
    var direction: Double { side == .above ? 1 : -1 }
}

/// Where a way along an edge ends: the row that becomes active there.
struct EdgeStop {
    var row: Int
    var step: Double
}

extension Tableau {
    /// Finds how values and residuals change along an edge.
    mutating func followEdge(of choice: EdgeChoice) {
        basis.solveForColumns(&workspace.edge) { $0[choice.position] = choice.direction }
        workspace.edgeColumns.removeAll(keepingCapacity: true)
        workspace.slopeRows.removeAll(keepingCapacity: true)
        let (entries, heads, positions) = (rows.entries, rows.columnHeads, basis.positions)
        for column in workspace.edge.indices where workspace.edge[column] != 0 {
            let change = workspace.edge[column]
            guard abs(change) > SolverTolerances.coefficient else {
                workspace.edge[column] = 0
                continue
            }
            workspace.edgeColumns.append(Int32(column))
            var entry = Int(heads[column])
            while entry >= 0 {
                let row = Int(entries[entry].row)
                if positions[row] < 0 {
                    if !workspace.isTouched[row] {
                        workspace.isTouched[row] = true
                        workspace.slopeRows.append(Int32(row))
                    }
                    workspace.slopes[row] += change * entries[entry].coefficient
                }
                entry = Int(entries[entry].next)
            }
        }
    }

    /// Finds where the level's cost stops falling along the edge: behind rows that it pays to pass, but before any row
    /// of a higher level that would have to pay. Nil when the cost never stops falling, which only rounding brings about.
    mutating func findStop(from choice: EdgeChoice, _ level: Int32, _ isBland: Bool) -> EdgeStop? {
        collectBreakpoints(level)
        workspace.breakpoints.sort { ($0.step, $0.row) < ($1.step, $1.row) }
        var slope = choice.slope
        for breakpoint in workspace.breakpoints {
            slope += breakpoint.gain
            if slope >= -SolverTolerances.slope || isBland { return steadiestStop(near: breakpoint.step, isBland) }
        }
        return nil
    }

    private mutating func collectBreakpoints(_ level: Int32) {
        workspace.breakpoints.removeAll(keepingCapacity: true)
        for index in workspace.slopeRows {
            let row = Int(index)
            let slope = workspace.slopes[row]
            guard levels[row] <= level, abs(slope) > SolverTolerances.pivot else { continue }
            let sign = signs[row]
            let goingUp = slope > 0
            var gain = 0.0
            if sign == 0 {
                // Towards a side that costs, from the other side or from zero.
                guard sides[row].contains(goingUp ? .above : .below) else { continue }
                let isBehind =
                    goingUp
                    ? residuals[row] > SolverTolerances.residual : residuals[row] < -SolverTolerances.residual
                if isBehind { continue }
                gain = abs(slope)
            } else {
                // From a side that costs.
                guard (sign > 0) != goingUp else { continue }
                gain = sides[row] == .both ? 2 * abs(slope) : abs(slope)
            }
            let step = abs(residuals[row]) <= SolverTolerances.residual ? 0 : abs(residuals[row] / slope)
            workspace.breakpoints.append(
                SimplexWorkspace.Breakpoint(step: step, gain: levels[row] < level ? .infinity : gain, row: index))
        }
    }

    /// Of the rows that reach zero at a step, the one whose residual changes most along the edge: the others are zero
    /// there too, and the basis is the farthest from a singular one. By Bland's rule it is the first of them.
    private func steadiestStop(near step: Double, _ isBland: Bool) -> EdgeStop? {
        var best: EdgeStop?
        var greatest = 0.0
        for breakpoint in workspace.breakpoints {
            let row = Int(breakpoint.row)
            let slope = workspace.slopes[row]
            let isNear = abs(breakpoint.step - step) * abs(slope) <= SolverTolerances.residual
            guard isNear else { continue }
            if isBland ? row < best?.row ?? .max : abs(slope) > greatest * (1 + SolverTolerances.slope) {
                best = EdgeStop(row: row, step: breakpoint.step)
                greatest = abs(slope)
            }
        }
        return best
    }

    /// Goes to the stop. Its row becomes active in the place of the one that has left zero.
    mutating func move(along choice: EdgeChoice, to stop: EdgeStop, _ level: Int32) {
        let leaving = Int(basis.activeRows[choice.position])
        let arriving = stop.row
        let arrivingSign = signs[arriving]
        for column in workspace.edgeColumns { values[Int(column)] += stop.step * workspace.edge[Int(column)] }
        for row in workspace.slopeRows {
            setResidual(residuals[Int(row)] + stop.step * workspace.slopes[Int(row)], of: Int(row), level)
        }
        setSign(0, of: arriving, level)
        residuals[arriving] = 0
        setResidual(choice.direction * stop.step, of: leaving, level)
        // A higher level let it go to a side that costs, because others save as much. That holds for a way of no length too.
        if levels[leaving] < level && sides[leaving].contains(choice.side) { signs[leaving] = Int8(choice.direction) }
        // The edge of the basis is what belongs to a sum that grows.
        if choice.side == .below {
            for column in workspace.edgeColumns { workspace.edge[Int(column)].negate() }
        }
        basis.pivot(
            at: choice.position, to: arriving, edge: workspace.edge, along: workspace.edgeColumns,
            slope: choice.direction * workspace.slopes[arriving], rows)
        workspace.locks[choice.position] = levels[arriving] < level ? locks(of: arriving, arrivingSign) : []
        clearEdge()
    }

    /// The directions in which a row of a higher level may not leave zero when it has come there with a sign: only back.
    private func locks(of row: Int, _ sign: Int8) -> Sides {
        switch sign {
        case 0: sides[row]
        case 1: .below
        default: .above
        }
    }

    private mutating func setResidual(_ residual: Double, of row: Int, _ level: Int32) {
        residuals[row] = residual
        let sign = Self.sign(of: residual, sides[row], atZero: levels[row] < level ? signs[row] : 0)
        setSign(sign, of: row, level)
    }

    private mutating func setSign(_ sign: Int8, of row: Int, _ level: Int32) {
        guard sign != signs[row] else { return }
        if levels[row] == level { addToGradient(row, Double(sign - signs[row])) }
        signs[row] = sign
    }

    /// Empties what was found along an edge.
    mutating func clearEdge() {
        for row in workspace.slopeRows {
            workspace.slopes[Int(row)] = 0
            workspace.isTouched[Int(row)] = false
        }
        workspace.slopeRows.removeAll(keepingCapacity: true)
        workspace.edgeColumns.removeAll(keepingCapacity: true)
    }
}
