/// An active row and the side to which it leaves zero, while all other active rows stay.
struct EdgeChoice {
    var position: Int
    var side: Tableau.Sides
    /// The slope of the level's cost along the edge.
    var slope: Double

    /// 1 when the row's sum grows, -1 when it shrinks.
    var direction: Double { side == .above ? 1 : -1 }
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

    /// Goes to the stop. Its row becomes active in the place of the one that has left zero.
    mutating func move(along choice: EdgeChoice, to stop: EdgeStop, _ level: Int32) {
        let leaving = Int(basis.activeRows[choice.position])
        let arriving = stop.row
        let arrivingSign = signs[arriving]
        for column in workspace.edgeColumns { values[Int(column)] += stop.step * workspace.edge[Int(column)] }
        for row in workspace.slopeRows.map(Int.init) {
            residuals[row] += stop.step * workspace.slopes[row]
            // A row of a lower level pays nothing at zero, as if it were looked at for the first time.
            let sign = Self.sign(of: residuals[row], sides[row], atZero: levels[row] <= level ? signs[row] : 0)
            setSign(sign, of: row, level)
        }
        for breakpoint in workspace.breakpoints.prefix(stop.passed) { pass(Int(breakpoint.row), level) }
        setSign(0, of: arriving, level)
        residuals[arriving] = 0
        setSign(sides[leaving].contains(choice.side) ? Int8(choice.direction) : 0, of: leaving, level)
        residuals[leaving] = choice.direction * stop.step
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

    /// A row has gone through zero, or is there and counts as if it had: otherwise it would stop the next way at once.
    private mutating func pass(_ row: Int, _ level: Int32) {
        guard abs(residuals[row]) <= SolverTolerances.residual else { return }
        let isUp = workspace.slopes[row] > 0
        setSign(sides[row].contains(isUp ? .above : .below) ? (isUp ? 1 : -1) : 0, of: row, level)
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
