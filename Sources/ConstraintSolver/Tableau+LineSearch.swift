/// Where a way along an edge ends: the row that becomes active there.
struct EdgeStop {
    var row: Int
    var step: Double
    /// The breakpoints that lie before it and are passed.
    var passed: Int
}

extension Tableau {
    /// Finds where the level's cost stops falling along the edge: behind rows that it pays to pass, but before any row
    /// of a higher level that would have to pay. Nil when the cost never stops falling, which only rounding brings about.
    mutating func findStop(from choice: EdgeChoice, _ level: Int32, _ isBland: Bool) -> EdgeStop? {
        collectBreakpoints(level)
        workspace.breakpoints.sort { ($0.step, $0.row) < ($1.step, $1.row) }
        if isBland { return workspace.breakpoints.first.flatMap { firstRow(at: $0.step) } }
        var slope = choice.slope
        for (index, breakpoint) in workspace.breakpoints.enumerated() {
            slope += breakpoint.gain
            if slope >= -SolverTolerances.slope { return steadiestStop(near: index) }
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

    /// By Bland's rule: the first row of those that reach zero at the shortest step.
    private func firstRow(at step: Double) -> EdgeStop? {
        let rows = workspace.breakpoints.lazy.filter { isNear($0, step) }.map(\.row)
        return rows.min().map { EdgeStop(row: Int($0), step: step, passed: 0) }
    }

    /// The breakpoint itself, unless its row hardly changes along the edge, which makes a basis that is nearly singular.
    /// Then it is the row that changes most of those that reach zero there too.
    private func steadiestStop(near index: Int) -> EdgeStop {
        let breakpoint = workspace.breakpoints[index]
        var best = index
        var greatest = abs(workspace.slopes[Int(breakpoint.row)]) * Self.greatestSlopeRatio
        for (other, candidate) in workspace.breakpoints.enumerated() where isNear(candidate, breakpoint.step) {
            guard abs(workspace.slopes[Int(candidate.row)]) > greatest else { continue }
            greatest = abs(workspace.slopes[Int(candidate.row)])
            best = other
        }
        let stop = workspace.breakpoints[best]
        return EdgeStop(row: Int(stop.row), step: stop.step, passed: min(index, best))
    }

    /// By so much a row may change less than another at the same place.
    private static let greatestSlopeRatio = 100.0

    /// Whether a breakpoint's row is zero at a step.
    private func isNear(_ breakpoint: SimplexWorkspace.Breakpoint, _ step: Double) -> Bool {
        abs(breakpoint.step - step) * abs(workspace.slopes[Int(breakpoint.row)]) <= SolverTolerances.residual
    }
}
