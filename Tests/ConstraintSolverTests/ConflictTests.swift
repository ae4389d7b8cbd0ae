import Testing

@testable import ConstraintSolver

@Suite("Contradictions")
struct ConflictTests {
    private func conflict(_ solver: inout SimplexSolver) -> ConflictSet? {
        do {
            try solver.solve()
            return nil
        } catch {
            return error
        }
    }

    @Test("The constraints that contradict each other are told, and no others")
    func equations() throws {
        var solver = SimplexSolver()
        let (a, b, c) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
        let left = try solver.constrain(a.sum, .equal, 16)
        let chain = try solver.constrain(b.sum, .equal, a.sum + 8)
        try solver.constrain(c.sum, .equal, b.sum + 8)
        try solver.constrain(c.sum, .greaterThanOrEqual, 0)
        try solver.constrain(b.sum, .equal, 500, 999)
        try solver.solve()
        let wrong = try solver.constrain(b.sum, .equal, 30)
        let found = conflict(&solver)
        #expect(found?.constraints == [left, chain, wrong] && found?.latest == wrong)
    }

    @Test("Inequalities contradict each other too")
    func inequalities() throws {
        var solver = SimplexSolver()
        let (x, width) = (solver.addVariable(), solver.addVariable())
        let least = try solver.constrain(width.sum, .greaterThanOrEqual, 300)
        let start = try solver.constrain(x.sum, .greaterThanOrEqual, 16)
        let end = try solver.constrain(x.sum + width.sum, .lessThanOrEqual, 320)
        #expect(try solver.solved(x, width) == [16, 300])
        try solver.setConstant(-310, of: least)
        let found = conflict(&solver)
        #expect(found?.constraints == [start, end, least])
        #expect(solver.value(of: x) == 16 && solver.value(of: width) == 300)
    }

    @Test("A constraint may contradict itself")
    func alone() throws {
        var solver = SimplexSolver()
        let x = solver.addVariable()
        let nothing = try solver.constrain(x.sum + x.sum * -1, .equal, 4)
        #expect(conflict(&solver)?.constraints == [nothing])
        try solver.setConstant(0, of: nothing)
        #expect(conflict(&solver) == nil)
    }

    @Test("When what contradicts goes again, everything is as it was before")
    func asBefore() throws {
        var generator = SeededGenerator(77)
        for _ in 0..<50 {
            var twin = Twin()
            for _ in 0..<12 { twin.addVariable() }
            for _ in 0..<20 {
                var row = generator.row(variables: twin.present)
                if row.priority == LinearConstraint.requiredPriority { row.priority = 999 }
                try twin.add(row)
            }
            let pinned = try twin.solver.constrain(twin.variables[3].sum, .equal, 40)
            try twin.solver.solve()
            _ = twin.solver.takeChanges()
            let before = twin.values
            let wrong = try twin.solver.constrain(twin.variables[3].sum, .lessThanOrEqual, 30)
            #expect(conflict(&twin.solver)?.constraints == [pinned, wrong])
            #expect(conflict(&twin.solver)?.constraints == [pinned, wrong])
            #expect(twin.values == before)
            twin.solver.remove(wrong)
            try twin.solver.solve()
            #expect(twin.values == before && twin.solver.takeChanges().isEmpty)
        }
    }

    @Test("Of several equally good solutions a contradiction brings back the one that there was")
    func sameOfSeveral() throws {
        for isReversed in [false, true] {
            var solver = SimplexSolver()
            let widths = [solver.addVariable(), solver.addVariable()]
            let other = solver.addVariable()
            try solver.constrain(widths[0].sum + widths[1].sum, .equal, 150)
            for width in isReversed ? widths.reversed() : widths { try solver.fit(width, 100) }
            try solver.constrain(other.sum, .equal, 1)
            try solver.solve()
            let before = widths.map { solver.value(of: $0) }
            let narrow = before[0] < before[1] ? 0 : 1
            // This alone can hold, and is looked at before what cannot.
            let possible = try solver.constrain(widths[narrow].sum, .greaterThanOrEqual, 90)
            let impossible = try solver.constrain(other.sum, .equal, 2)
            #expect(conflict(&solver)?.latest == impossible)
            solver.remove(impossible)
            solver.remove(possible)
            try solver.solve()
            #expect(widths.map { solver.value(of: $0) } == before)
        }
    }

    @Test("Another constraint of the set can be broken instead, and added again later")
    func breaking() throws {
        var solver = SimplexSolver()
        let width = solver.addVariable()
        let old = try solver.constrain(width.sum, .equal, 100)
        try solver.solve()
        try solver.constrain(width.sum, .equal, 200)
        #expect(conflict(&solver)?.constraints.first == old)
        solver.remove(old)
        #expect(try solver.solved(width) == [200])
    }

    @Test("Several contradictions are told one after the other")
    func several() throws {
        var solver = SimplexSolver()
        var found = 0
        for index in 0..<5 {
            let x = solver.addVariable()
            for place in 0...index { try solver.constrain(x.sum, .equal, Double(place)) }
        }
        while let set = conflict(&solver) {
            #expect(set.constraints.count == 2)
            found += 1
            solver.remove(set.latest)
        }
        #expect(found == 0 + 1 + 2 + 3 + 4)
    }

    @Test("What edits come to on the way contradicts nothing")
    func onTheWay() throws {
        var solver = SimplexSolver()
        let (a, b) = (solver.addVariable(), solver.addVariable())
        let first = try solver.constrain(a.sum, .equal, 100)
        let second = try solver.constrain(b.sum, .equal, 100)
        try solver.constrain(a.sum, .equal, b.sum)
        #expect(try solver.solved(a, b) == [100, 100])
        try solver.setConstant(-200, of: first)
        try solver.setConstant(-200, of: second)
        #expect(try solver.solved(a, b) == [200, 200])
    }

    @Test("Constraints that said the same contradict each other as soon as one changes, whichever way")
    func redundantNoMore() throws {
        for place in [-5.0, 5, 15, 60] {
            for changed in 0..<2 {
                var solver = SimplexSolver()
                let x = solver.addVariable()
                try solver.constrain(x.sum, .equal, 50, 500)
                try solver.solve()
                let twins = try (0..<2).map { _ in try solver.constrain(x.sum, .equal, 10) }
                #expect(try solver.solved(x) == [10])
                try solver.setConstant(-place, of: twins[changed])
                #expect(conflict(&solver)?.constraints == [twins[1 - changed], twins[changed]])
                solver.remove(twins[1 - changed])
                #expect(try solver.solved(x) == [place])
            }
        }
    }

    @Test("Constraints that say the same as others do no harm")
    func redundant() throws {
        var solver = SimplexSolver()
        let (x, width) = (solver.addVariable(), solver.addVariable())
        for _ in 0..<3 {
            try solver.constrain(x.sum, .equal, 16)
            try solver.constrain(x.sum + width.sum, .equal, 304)
            try solver.constrain(x.sum * 2 + width.sum, .equal, 320)
            try solver.constrain(width.sum, .lessThanOrEqual, 288)
        }
        #expect(try solver.solved(x, width) == [16, 288])
    }
}
