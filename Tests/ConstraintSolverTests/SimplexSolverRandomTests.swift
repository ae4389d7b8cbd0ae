import Testing

@testable import ConstraintSolver

@Suite("SimplexSolver against a plain one")
struct SimplexSolverRandomTests {
    /// Solves; of constraints that contradict each other one is removed, until there are none.
    private func solve(_ twin: inout Twin, _ generator: inout SeededGenerator, _ comment: Comment) {
        for _ in 0..<100 {
            do {
                try twin.solver.solve()
                return
            } catch {
                check(error, twin, comment)
                let victim = error.constraints[Int.random(in: error.constraints.indices, using: &generator)]
                guard let index = twin.rows.firstIndex(where: { $0.handle == victim }) else { return }
                twin.remove(index)
            }
        }
        Issue.record("there is no end of conflicts")
    }

    /// A conflict is one, and none when any constraint is left out.
    private func check(_ conflict: ConflictSet, _ twin: Twin, _ comment: Comment) {
        let rows = conflict.constraints.compactMap { handle in twin.rows.first { $0.handle == handle }?.row }
        #expect(rows.count == conflict.constraints.count && !rows.isEmpty, comment)
        #expect(rows.allSatisfy { $0.priority == LinearConstraint.requiredPriority }, comment)
        var system = PlainSystem(variableCount: twin.variables.count, rows: rows)
        #expect(system.optimum(withValues: false) == nil, comment)
        for index in rows.indices {
            system.rows = rows
            system.rows.remove(at: index)
            #expect(system.optimum(withValues: false) != nil, comment)
        }
    }

    /// The solution is as good as the best one, and the same where that is the only one.
    private func check(_ twin: Twin, _ comment: Comment) {
        let plain = twin.plain
        guard let optimum = plain.optimum() else {
            Issue.record(
                "required constraints contradict each other by \(plain.requiredError(twin.values)), \(comment)")
            return
        }
        let values = twin.values
        #expect(plain.requiredError(values) < 1e-4, comment)
        for (found, best) in zip(plain.errors(values), optimum.errors) {
            #expect(abs(found - best) < 0.01, "\(plain.errors(values)), not \(optimum.errors), \(comment)")
        }
        for variable in twin.present {
            guard let value = optimum.values[variable] else { continue }
            #expect(abs(values[variable] - value) < 0.01, comment)
        }
    }

    /// A number of variables: mostly few, now and then thirty.
    private func variableCount(_ generator: inout SeededGenerator) -> Int {
        Int.random(in: 2...(Int.random(in: 0..<10, using: &generator) == 0 ? 30 : 8), using: &generator)
    }

    @Test("A thousand systems cost what they must, and their conflicts are conflicts", arguments: 0..<10)
    func fromNothing(part: Int) throws {
        for number in 0..<100 {
            var generator = SeededGenerator(UInt64(part * 100 + number))
            let comment: Comment = "system \(part * 100 + number), seed \(SeededGenerator.seed)"
            var twin = Twin()
            for _ in 0..<variableCount(&generator) { twin.addVariable() }
            let density = Int.random(in: 5...25, using: &generator)
            for _ in 0..<(twin.variables.count * density / 10 + 1) {
                try twin.add(generator.row(variables: twin.present, isTied: number % 2 == 1))
            }
            solve(&twin, &generator, comment)
            check(twin, comment)
        }
    }

    @Test("Systems that are edited cost what they must after each edit", arguments: 0..<10)
    func edited(part: Int) throws {
        for number in 0..<20 {
            var generator = SeededGenerator(UInt64(5000 + part * 20 + number))
            var twin = Twin()
            for _ in 0..<variableCount(&generator) { twin.addVariable() }
            for step in 0..<30 {
                let comment: Comment = "system \(part * 20 + number), step \(step), seed \(SeededGenerator.seed)"
                for _ in 0..<Int.random(in: 1...4, using: &generator) {
                    try edit(&twin, isTied: number % 2 == 1, &generator)
                }
                solve(&twin, &generator, comment)
                check(twin, comment)
            }
        }
    }

    private func edit(
        _ twin: inout Twin, limit: Int = 30, isTied: Bool = false, _ generator: inout SeededGenerator
    ) throws {
        let deed = Int.random(in: 0..<20, using: &generator)
        guard deed > 5, !twin.rows.isEmpty else {
            return try twin.add(generator.row(variables: twin.present, isTied: isTied))
        }
        let index = Int.random(in: twin.rows.indices, using: &generator)
        switch deed {
        case 6...9 where twin.rows.count > 2 * twin.present.count: twin.remove(index)
        case 6: twin.remove(index)
        case 7...14:
            let constant = twin.rows[index].row.constant + Double(Int.random(in: -3...3, using: &generator) * 10)
            twin.rows[index].row.constant = constant
            try twin.solver.setConstant(constant, of: twin.rows[index].handle)
        case 15...16:
            let priority = generator.priority()
            twin.rows[index].row.priority = priority
            try twin.solver.setPriority(priority, of: twin.rows[index].handle)
        case 17 where twin.present.count < limit: twin.addVariable()
        case 18 where twin.present.count > 2:
            twin.removeVariable(Int.random(in: twin.present.indices, using: &generator))
        default: try twin.add(generator.row(variables: twin.present, isTied: isTied))
        }
    }

    @Test("Large systems that are edited cost what they cost when they are solved from nothing", arguments: 0..<4)
    func largeAndEdited(part: Int) throws {
        var generator = SeededGenerator(UInt64(9000 + part))
        var twin = Twin()
        for _ in 0..<60 { twin.addVariable() }
        for _ in 0..<150 { try twin.add(generator.row(variables: twin.present)) }
        for step in 0..<60 {
            let comment: Comment = "part \(part), step \(step), seed \(SeededGenerator.seed)"
            for _ in 0..<Int.random(in: 1...8, using: &generator) { try edit(&twin, limit: 120, &generator) }
            solve(&twin, &generator, comment)
            var fresh = try twin.fromNothing()
            try fresh.solver.solve()
            #expect(twin.plain.requiredError(twin.values) < 1e-4, comment)
            for (found, best) in zip(twin.plain.errors(twin.values), twin.plain.errors(fresh.values)) {
                #expect(abs(found - best) < 0.01, comment)
            }
        }
    }
}
