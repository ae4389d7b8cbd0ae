extension Tableau {
    /// Factors the basis when it has changed or is worn.
    mutating func factorIfNeeded() {
        if !basis.isFactored || basis.isWorn { factor() }
    }

    private mutating func factor() {
        if basis.factor(rows, restRows: restRows) {
            hasLostRows = true
            isSuboptimal = true
        }
    }

    /// Finds the values and residuals of the basis from the constraints themselves, so that no rounding adds up.
    mutating func evaluate() {
        findValues()
        guard findResiduals() > SolverTolerances.value && basis.hasUpdates else { return }
        // The pivots that were kept have lost too many digits.
        factor()
        findValues()
        _ = findResiduals()
    }

    private mutating func findValues() {
        let (active, constants) = (basis.activeRows, constants)
        basis.solveForColumns(&values) { right in
            for position in active.indices { right[position] = -constants[Int(active[position])] }
        }
    }

    /// Returns the largest residual of an active row, which should be none.
    private mutating func findResiduals() -> Double {
        let (rows, basis, sides, values, constants) = (rows, basis, sides, values, constants)
        var (hasChanged, error) = (false, 0.0)
        Self.findResiduals(
            &residuals, &signs, rows, basis.positions, sides, values, constants, &hasChanged, &error)
        if hasChanged { isSuboptimal = true }
        return error
    }

    private static func findResiduals(
        _ residualArray: inout [Double], _ signArray: inout [Int8], _ rows: SparseRows, _ positions: [Int32],
        _ sides: [Sides], _ values: [Double], _ constants: [Double], _ hasChanged: inout Bool, _ error: inout Double
    ) {
        let (entries, starts, counts) = (rows.entries.span, rows.starts.span, rows.counts.span)
        let (positions, sides, values, constants) = (positions.span, sides.span, values.span, constants.span)
        var residuals = residualArray.mutableSpan
        var signs = signArray.mutableSpan
        for row in residuals.indices {
            var residual = constants[row]
            let start = Int(starts[row])
            for entry in start..<start + Int(counts[row]) {
                residual += entries[entry].coefficient * values[Int(entries[entry].column)]
            }
            if positions[row] >= 0 {
                error = max(error, abs(residual))
                residual = 0
            }
            residuals[row] = residual
            let sign = positions[row] >= 0 ? 0 : Self.sign(of: residual, sides[row], atZero: signs[row])
            if sign != signs[row] {
                signs[row] = sign
                hasChanged = true
            }
        }
    }

    /// On which side a row pays for its residual; `atZero` when there is none.
    static func sign(of residual: Double, _ sides: Sides, atZero: Int8) -> Int8 {
        if residual > SolverTolerances.residual { return sides.contains(.above) ? 1 : 0 }
        if residual < -SolverTolerances.residual { return sides.contains(.below) ? -1 : 0 }
        return atZero
    }

    /// Whether a required row is not at zero.
    var isMissingRequiredRows: Bool { signs.indices.contains { signs[$0] != 0 && levels[$0] == 0 && isMissing($0) } }

    /// Whether a row is not at zero.
    func isMissing(_ row: Int) -> Bool { signs[row] != 0 && abs(residuals[row]) > SolverTolerances.residual }
}
