@testable import ConstraintSolver

/// A system of constraints as a list, and what its best solution costs, by the plainest way there is.
struct PlainSystem {
    struct Row {
        /// The coefficients by variable; zeros are left out.
        var terms: [Int: Double]
        var constant: Double
        var relation: LinearRelation
        var priority: Float

        func sum(_ values: [Double]) -> Double {
            terms.keys.sorted().reduce(constant) { $0 + (terms[$1] ?? 0) * values[$1] }
        }

        /// By how much the row misses.
        func error(_ values: [Double]) -> Double {
            switch relation {
            case .equal: abs(sum(values))
            case .lessThanOrEqual: max(0, sum(values))
            case .greaterThanOrEqual: max(0, -sum(values))
            }
        }
    }

    var variableCount: Int
    var rows: [Row]

    /// The priorities that are not required, from the highest down.
    var levels: [Float] {
        Set(rows.map(\.priority)).filter { $0 < LinearConstraint.requiredPriority }.sorted(by: >)
    }

    /// The sums of errors of the levels.
    func errors(_ values: [Double]) -> [Double] {
        levels.map { level in rows.filter { $0.priority == level }.reduce(0) { $0 + $1.error(values) } }
    }

    /// The largest error of a required row.
    func requiredError(_ values: [Double]) -> Double {
        rows.filter { $0.priority == LinearConstraint.requiredPriority }.reduce(0) { max($0, $1.error(values)) }
    }

    /// The best solution: the sums of errors, and the values that are the same in all best solutions.
    struct Optimum {
        var errors: [Double]
        var values: [Double?]
    }

    /// Finds the best solution, or nil when required rows contradict each other.
    ///
    /// A variable is the difference of two columns, each from zero on. A row has two more: by how much its sum is above and
    /// below zero. A required row has only those that it may have.
    func optimum(withValues: Bool = true) -> Optimum? {
        let columnCount = 2 * variableCount + 2 * rows.count
        var matrix: [[Double]] = []
        var forbidden: Set<Int> = []
        for (index, row) in rows.enumerated() {
            var entries = Array(repeating: 0.0, count: columnCount)
            for (variable, coefficient) in row.terms {
                entries[2 * variable] = coefficient
                entries[2 * variable + 1] = -coefficient
            }
            let above = 2 * variableCount + 2 * index
            let isRequired = row.priority == LinearConstraint.requiredPriority
            if isRequired && row.relation != .greaterThanOrEqual { forbidden.insert(above) }
            if isRequired && row.relation != .lessThanOrEqual { forbidden.insert(above + 1) }
            if !forbidden.contains(above) { entries[above] = -1 }
            if !forbidden.contains(above + 1) { entries[above + 1] = 1 }
            matrix.append(entries)
        }
        var simplex = DenseSimplex(matrix, rows.map { -$0.constant }, columnCount: columnCount)
        guard simplex.findSolution() else { return nil }
        var errors: [Double] = []
        for level in levels {
            var objective = Array(repeating: 0.0, count: columnCount)
            for (index, row) in rows.enumerated() where row.priority == level {
                if row.relation != .greaterThanOrEqual { objective[2 * variableCount + 2 * index] = 1 }
                if row.relation != .lessThanOrEqual { objective[2 * variableCount + 2 * index + 1] = 1 }
            }
            errors.append(simplex.minimize(objective) ?? .nan)
        }
        guard withValues else { return Optimum(errors: errors, values: []) }
        let values = (0..<variableCount).map { variable -> Double? in
            var objective = Array(repeating: 0.0, count: columnCount)
            objective[2 * variable] = 1
            objective[2 * variable + 1] = -1
            var (low, high) = (simplex, simplex)
            guard let least = low.minimize(objective), let greatest = high.minimize(objective.map { -$0 }),
                abs(least + greatest) < 1e-4
            else { return nil }
            return least
        }
        return Optimum(errors: errors, values: values)
    }
}
