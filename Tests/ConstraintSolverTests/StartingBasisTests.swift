import Testing

@testable import ConstraintSolver

@Suite("StartingBasis")
struct StartingBasisTests {
    /// Whether the guess is the solution: everything is as it must be without a pivot.
    private func isBest(_ solver: SimplexSolver) -> Bool {
        var tableau = solver.tableau
        tableau.updateLevels()
        var start = StartingBasis(tableau, isUnknown: Array(repeating: true, count: tableau.rows.columnCount))
        tableau.basis = start.run()
        tableau.factorIfNeeded()
        tableau.evaluate()
        let guess = tableau.values
        guard tableau.optimize() else { return false }
        return zip(guess, tableau.values).allSatisfy { abs($0 - $1) < 1e-9 }
    }

    @Test("Rows that bear on a column are weighed, whichever way they are written")
    func weighing() throws {
        for sign in [1.0, -2] {
            let atLeast: LinearRelation = sign > 0 ? .greaterThanOrEqual : .lessThanOrEqual
            let atMost: LinearRelation = sign > 0 ? .lessThanOrEqual : .greaterThanOrEqual
            for wish in [5.0, 30, 80] {
                var solver = SimplexSolver()
                let x = solver.addVariable()
                try solver.constrain(x.sum * sign, atLeast, 20 * sign, 750)
                try solver.constrain(x.sum * sign, atMost, 50 * sign)
                try solver.constrain(x.sum * sign, .equal, wish * sign, 500)
                #expect(isBest(solver))
                #expect(try solver.solved(x) == [min(max(wish, 20), 50)])
            }
        }
    }

    @Test("A chain of inequalities is guessed from its beginning on")
    func chain() throws {
        var solver = SimplexSolver()
        let places = (0..<40).map { _ in solver.addVariable() }
        for index in places.indices.reversed() {
            try solver.constrain(places[index].sum, .equal, 30, 200)
            if index > 0 { try solver.constrain(places[index - 1].sum + 8, .lessThanOrEqual, places[index].sum) }
        }
        try solver.constrain(places[0].sum, .equal, 100)
        #expect(isBest(solver))
    }

    @Test("What is required comes before what is wished")
    func order() throws {
        var solver = SimplexSolver()
        let (left, right) = (solver.addVariable(), solver.addVariable())
        try solver.constrain(right.sum, .equal, 70, 999)
        try solver.constrain(right.sum, .equal, left.sum + 8)
        try solver.constrain(left.sum, .equal, 16)
        #expect(isBest(solver))
        #expect(try solver.solved(left, right) == [16, 24])
    }
}
