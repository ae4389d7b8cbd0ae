import Testing

@testable import ConstraintSolver

@Suite("Edits")
struct EditTests {
    @Test("Only variables whose values have changed are told, once")
    func changes() throws {
        var solver = SimplexSolver()
        let (a, b, c) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
        let place = try solver.constrain(a.sum, .equal, 5)
        try solver.constrain(b.sum, .equal, a.sum + 1)
        try solver.constrain(c.sum, .equal, 9)
        try solver.solve()
        #expect(Set(solver.takeChanges()) == [a, b, c] && solver.takeChanges().isEmpty)
        try solver.setConstant(-6, of: place)
        #expect(solver.takeChanges().isEmpty, "nothing is solved before it is asked for")
        try solver.solve()
        try solver.setConstant(-7, of: place)
        try solver.solve()
        #expect(solver.takeChanges() == [a, b])
        try solver.setConstant(-7, of: place)
        try solver.solve()
        #expect(solver.takeChanges().isEmpty)
    }

    @Test("A variable takes its constraints with it")
    func removeVariable() throws {
        var solver = SimplexSolver()
        let (a, b) = (solver.addVariable(), solver.addVariable())
        let link = try solver.constrain(a.sum, .equal, b.sum + 10)
        try solver.constrain(b.sum, .equal, 5)
        #expect(try solver.solved(a, b) == [15, 5])
        solver.remove(b)
        #expect(!solver.contains(b) && !solver.contains(link))
        #expect(try solver.solved(a, b) == [0, 0])
        let other = solver.addVariable()
        #expect(other != b && !solver.contains(b))
        try solver.constrain(other.sum, .equal, a.sum + 3)
        try solver.constrain(a.sum, .equal, 1)
        #expect(try solver.solved(a, other, b) == [1, 4, 0])
    }

    @Test("What is no number, too large or unknown is refused and changes nothing")
    func refusals() throws {
        var solver = SimplexSolver()
        let x = solver.addVariable()
        let good = try solver.constrain(x.sum, .equal, 5)
        try solver.solve()
        for number in [Double.infinity, -.infinity, 1e300, -2 * LinearConstraint.greatestConstant] {
            #expect(throws: SolverError.constant(number)) {
                try solver.add(LinearConstraint([LinearTerm(x)], number, .equal))
            }
            #expect(throws: SolverError.constant(number)) { try solver.setConstant(number, of: good) }
            #expect(throws: SolverError.coefficient(number)) {
                try solver.add(LinearConstraint([LinearTerm(x, number)], 0, .equal))
            }
        }
        #expect(throws: SolverError.self) { try solver.setConstant(.nan, of: good) }
        #expect(throws: SolverError.self) { try solver.add(LinearConstraint([LinearTerm(x, .nan)], 0, .equal)) }
        #expect(throws: SolverError.coefficient(1e-9)) {
            try solver.add(LinearConstraint([LinearTerm(x, 1e-9)], 0, .equal))
        }
        for priority: Float in [0, 0.5, 1000.5, -1, .infinity] {
            #expect(throws: SolverError.priority(priority)) { try solver.setPriority(priority, of: good) }
        }
        #expect(throws: SolverError.self) { try solver.setPriority(.nan, of: good) }
        let gone = solver.addVariable()
        solver.remove(gone)
        solver.remove(gone)
        #expect(throws: SolverError.unknownVariable) { try solver.constrain(gone.sum, .equal, 5) }
        var stranger = SimplexSolver()
        #expect(throws: SolverError.unknownVariable) { try stranger.constrain(x.sum, .equal, 5) }
        #expect(stranger.value(of: x) == 0)
        #expect(try solver.solved(x) == [5])
        solver.remove(good)
        solver.remove(good)
        #expect(throws: SolverError.unknownConstraint) { try solver.setConstant(3, of: good) }
        #expect(throws: SolverError.unknownConstraint) { try solver.setPriority(3, of: good) }
        #expect(try solver.solved(x) == [0])
    }

    @Test("Terms of the same variable are added up, and those of no weight are left out")
    func terms() throws {
        var solver = SimplexSolver()
        let (x, y) = (solver.addVariable(), solver.addVariable())
        let terms = [LinearTerm(x), LinearTerm(y, 0), LinearTerm(x, 2), LinearTerm(y, 4), LinearTerm(x, -1)]
        _ = try solver.add(LinearConstraint(terms, -10, .equal))
        try solver.constrain(y.sum, .equal, 1)
        #expect(try solver.solved(x, y) == [3, 1])
    }

    @Test("The same calls give the same values, to the bit")
    func determinism() throws {
        func run() throws -> [Double] {
            var generator = SeededGenerator(31)
            var twin = Twin()
            for _ in 0..<25 { twin.addVariable() }
            for step in 0..<120 {
                var row = generator.row(variables: twin.present)
                row.priority = min(row.priority, 900)
                try twin.add(row)
                if step % 3 == 0 { try twin.solver.solve() }
                if step % 4 == 3 { twin.remove(Int.random(in: twin.rows.indices, using: &generator)) }
            }
            try twin.solver.solve()
            return twin.values
        }
        let first = try run()
        for _ in 0..<3 { #expect(try run() == first) }
    }

    @Test("A row gives its room back, however often constraints come and go")
    func churn() throws {
        var solver = SimplexSolver()
        let variables = (0..<10).map { _ in solver.addVariable() }
        try solver.constrain(variables[0].sum, .equal, 0)
        for round in 0..<2000 {
            var added: [SolverConstraint] = []
            for index in 1..<10 {
                added.append(
                    try solver.constrain(variables[index].sum, .equal, variables[index - 1].sum + Double(round)))
            }
            try solver.solve()
            #expect(solver.value(of: variables[9]) == Double(9 * round))
            for constraint in added { solver.remove(constraint) }
        }
        #expect(solver.tableau.rows.rowCount == 20)
        #expect(solver.tableau.rows.entries.count < 2500)
    }
}
