import Testing

@testable import ConstraintSolver

@Suite("Endurance")
struct EnduranceTests {
    /// A form: labels of equal widths, fields beside them, one below the other.
    private struct Form {
        var solver = SimplexSolver()
        var labels: [Box] = []
        var fields: [Box] = []
        var width: SolverConstraint
        var hugging: [SolverConstraint] = []
        var resistance: [SolverConstraint] = []

        init(_ count: Int) throws {
            let content = solver.box()
            width = try solver.constrain(content.width.sum, .equal, 480)
            try solver.constrain(content.leading, .equal, 0)
            try solver.constrain(content.top, .equal, 0)
            for index in 0..<count {
                let (label, field) = (solver.box(), solver.box())
                try solver.constrain(label.leading, .equal, content.leading + 16)
                try solver.constrain(field.leading, .equal, label.trailing + 8)
                try solver.constrain(field.trailing, .equal, content.trailing + -16)
                try solver.constrain(label.top, .equal, field.top + 7)
                try solver.constrain(field.top, .equal, fields.last.map { $0.bottom + 12 } ?? content.top + 20)
                if let first = labels.first { try solver.constrain(label.width.sum, .equal, first.width.sum) }
                let size = Double(60 + index * 37 % 90)
                hugging.append(try solver.constrain(label.width.sum, .lessThanOrEqual, size, 251))
                resistance.append(try solver.constrain(label.width.sum, .greaterThanOrEqual, size, 750))
                try solver.fit(label.height, 20.5)
                try solver.fit(field.height, 34)
                try solver.fit(field.width, 120)
                labels.append(label)
                fields.append(field)
            }
            try solver.constrain(content.bottom, .equal, fields[count - 1].bottom + 20)
        }

        var boxes: [Box] { labels + fields }
        var values: [Double] {
            boxes.flatMap { [$0.x, $0.y, $0.width, $0.height] }.map { solver.value(of: $0) }
        }
    }

    @Test("Thousands of edits leave nothing behind: the values are those of a new solver")
    func history() throws {
        var generator = SeededGenerator(12)
        var form = try Form(12)
        try form.solver.solve()
        var sizes = (0..<12).map { Double(60 + $0 * 37 % 90) }
        var width = 480.0
        for step in 1...3000 {
            if step % 3 == 0 {
                width = Double(Int.random(in: 2000...10000, using: &generator)) / 10
                try form.solver.setConstant(-width, of: form.width)
            } else {
                let index = Int.random(in: 0..<12, using: &generator)
                sizes[index] = Double(Int.random(in: 1...2_000_000, using: &generator)) / 1000
                try form.solver.setConstant(-sizes[index], of: form.hugging[index])
                try form.solver.setConstant(-sizes[index], of: form.resistance[index])
            }
            try form.solver.solve()
            guard step % 100 == 0 else { continue }
            var fresh = try Form(12)
            for (index, size) in sizes.enumerated() {
                try fresh.solver.setConstant(-size, of: fresh.hugging[index])
                try fresh.solver.setConstant(-size, of: fresh.resistance[index])
            }
            try fresh.solver.setConstant(-width, of: fresh.width)
            try fresh.solver.solve()
            #expect(zip(form.values, fresh.values).allSatisfy { abs($0 - $1) < 1e-6 }, "step \(step)")
        }
    }

    @Test("Values from thousandths to millions stand beside each other")
    func magnitudes() throws {
        var solver = SimplexSolver()
        let places = (0..<200).map { _ in solver.addVariable() }
        var expected = [1_000_000.0]
        let first = try solver.constrain(places[0].sum, .equal, 1_000_000)
        for index in 1..<200 {
            let gap = [0.001, 1000, -0.002, 0.125][index % 4]
            expected.append(expected[index - 1] + gap)
            try solver.constrain(
                places[index].sum, index % 3 == 0 ? .greaterThanOrEqual : .equal, places[index - 1].sum + gap)
            if index % 3 == 0 { try solver.constrain(places[index].sum, .equal, -5, 10) }
        }
        try solver.solve()
        for (place, value) in zip(places, expected) { #expect(abs(solver.value(of: place) - value) < 1e-6) }
        try solver.setConstant(-0.001, of: first)
        try solver.solve()
        #expect(abs(solver.value(of: places[199]) - (expected[199] - 1_000_000 + 0.001)) < 1e-6)
    }

    @Test("Coefficients far from one are no trouble")
    func coefficients() throws {
        var solver = SimplexSolver()
        let (x, y, z) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
        try solver.constrain(x.sum * 0.001, .equal, y.sum * 1000)
        try solver.constrain(y.sum, .equal, 2)
        try solver.constrain(z.sum * 3, .equal, x.sum + y.sum)
        let values = try solver.solved(x, y, z)
        for (value, expected) in zip(values, [2_000_000, 2, 2_000_002.0 / 3]) { #expect(abs(value - expected) < 1e-6) }
    }

    @Test("Edges that meet at one point do not make the simplex go round in circles")
    func degeneracy() throws {
        var generator = SeededGenerator(5)
        for _ in 0..<20 {
            var twin = Twin()
            for _ in 0..<20 { twin.addVariable() }
            for _ in 0..<200 {
                var row = generator.row(variables: twin.present)
                // All constraints hold at zero, so that every vertex is the same point.
                row.constant = 0
                if row.relation == .equal { row.priority = min(row.priority, 750) }
                try twin.add(row)
            }
            for (index, variable) in twin.variables.enumerated() {
                try twin.solver.constrain(variable.sum, .equal, Double(index - 10), 400)
            }
            try twin.solver.solve()
            #expect(twin.plain.requiredError(twin.values) < 1e-6)
        }
    }

    @Test("Ten thousand constraints in chains of inequalities are solved, pushed and let go")
    func longChains() throws {
        var solver = SimplexSolver()
        let count = 5000
        let places = (0..<count).map { _ in solver.addVariable() }
        for (index, place) in places.enumerated() {
            try solver.constrain(place.sum, .equal, 0, 100)
            if index > 0 { try solver.constrain(place.sum, .greaterThanOrEqual, places[index - 1].sum + 8) }
        }
        let first = try solver.constrain(places[0].sum, .equal, 5)
        let clock = ContinuousClock()
        let time = try clock.measure {
            #expect(try solver.solved(places[0], places[count - 1]) == [5, Double(5 + 8 * (count - 1))])
            try solver.setConstant(-50, of: first)
            #expect(try solver.solved(places[0], places[count - 1]) == [50, Double(50 + 8 * (count - 1))])
        }
        // Not even without optimisation, on a machine that does other things.
        #expect(time < .seconds(20))
    }
}
