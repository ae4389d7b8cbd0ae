import Testing

@testable import ConstraintSolver

@Suite("SimplexSolver")
struct SimplexSolverTests {
    @Test("A value follows from others")
    func chain() throws {
        var solver = SimplexSolver()
        let x = solver.addVariable()
        let y = solver.addVariable()
        _ = try solver.add(LinearConstraint([LinearTerm(x), LinearTerm(y, -1)], 8, .equal))
        let place = try solver.add(LinearConstraint([LinearTerm(x)], -20, .equal))
        try solver.solve()
        #expect(solver.value(of: x) == 20 && solver.value(of: y) == 28)
        try solver.setConstant(-30, of: place)
        try solver.solve()
        #expect(solver.value(of: x) == 30 && solver.value(of: y) == 38)
    }
}
