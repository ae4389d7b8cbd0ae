@testable import ConstraintSolver

/// A solver beside the list of its constraints.
struct Twin {
    var solver = SimplexSolver()
    var variables: [SolverVariable] = []
    /// Which variables of the list are not removed.
    var present: [Int] = []
    var rows: [(handle: SolverConstraint, row: PlainSystem.Row)] = []

    var plain: PlainSystem { PlainSystem(variableCount: variables.count, rows: rows.map(\.row)) }

    mutating func addVariable() {
        present.append(variables.count)
        variables.append(solver.addVariable())
    }

    mutating func add(_ row: PlainSystem.Row) throws {
        let terms = row.terms.sorted { $0.key < $1.key }.map { LinearTerm(variables[$0.key], $0.value) }
        let constraint = LinearConstraint(terms, row.constant, row.relation, priority: row.priority)
        rows.append((try solver.add(constraint), row))
    }

    mutating func remove(_ index: Int) {
        solver.remove(rows[index].handle)
        rows.remove(at: index)
    }

    mutating func removeVariable(_ index: Int) {
        let variable = present.remove(at: index)
        solver.remove(variables[variable])
        rows.removeAll { $0.row.terms[variable] != nil }
    }

    /// The values of all variables.
    var values: [Double] { variables.map { solver.value(of: $0) } }

    /// The same constraints in a solver that has seen nothing else.
    func fromNothing() throws -> Twin {
        var twin = Twin()
        for _ in variables { twin.addVariable() }
        for row in rows { try twin.add(row.row) }
        return twin
    }
}
