import Testing

@testable import ConstraintSolver

@Suite("Basis")
struct BasisTests {
    /// A table whose first rows are rest rows, and whose others are random: sparse, with circles.
    private func table(_ count: Int, _ generator: inout SeededGenerator) -> (rows: SparseRows, restRows: [Int32]) {
        var rows = SparseRows()
        for _ in 0..<count { rows.appendColumn() }
        for row in 0..<3 * count {
            rows.appendRow()
            if row < count {
                rows.fill(row, with: [(column: Int32(row), coefficient: 1.0)])
                continue
            }
            let terms = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
                (
                    column: Int32.random(in: 0..<Int32(count), using: &generator),
                    coefficient: [1, -1, 2, 0.5, -3][Int.random(in: 0..<5, using: &generator)]
                )
            }
            rows.fill(row, with: terms)
        }
        return (rows, (0..<Int32(count)).map { $0 })
    }

    private func product(_ rows: SparseRows, _ row: Int32, _ values: [Double]) -> Double {
        rows.range(of: Int(row)).reduce(0) {
            $0 + rows.entries[$1].coefficient * values[Int(rows.entries[$1].column)]
        }
    }

    /// Both ways of solving give back what they were asked for.
    private func check(_ basis: inout Basis, _ rows: SparseRows, _ generator: inout SeededGenerator) {
        let count = basis.count
        let wanted = (0..<count).map { _ in Double(Int.random(in: -100...100, using: &generator)) }
        var values = Array(repeating: 0.0, count: count)
        basis.solveForColumns(&values) { $0 = wanted }
        let size = values.reduce(1) { max($0, abs($1)) }
        for position in 0..<count {
            #expect(abs(product(rows, basis.activeRows[position], values) - wanted[position]) < 1e-9 * size)
        }
        var multipliers = Array(repeating: 0.0, count: count)
        basis.solveForRows(wanted, into: &multipliers)
        let greatest = multipliers.reduce(1) { max($0, abs($1)) }
        var sums = Array(repeating: 0.0, count: count)
        for position in 0..<count {
            for entry in rows.range(of: Int(basis.activeRows[position])) {
                sums[Int(rows.entries[entry].column)] += multipliers[position] * rows.entries[entry].coefficient
            }
        }
        for column in 0..<count { #expect(abs(sums[column] - wanted[column]) < 1e-9 * greatest) }
    }

    @Test("Factors and the pivots after them solve for columns and for rows", arguments: 0..<20)
    func solving(part: Int) {
        var generator = SeededGenerator(UInt64(300 + part))
        let count = Int.random(in: 2...40, using: &generator)
        let (rows, restRows) = table(count, &generator)
        var basis = Basis()
        for _ in 0..<rows.rowCount { basis.appendRow() }
        for row in 0..<count { basis.appendPosition(with: row) }
        // Any rows at all: those that follow from others give way to rest rows.
        for position in 0..<count where Bool.random(using: &generator) {
            let row = count + Int.random(in: 0..<2 * count, using: &generator)
            if !basis.isActive(row) { basis.setRow(row, at: position) }
        }
        basis.vacate(Int(basis.activeRows[0]))
        _ = basis.factor(rows, restRows: restRows)
        #expect(Set(basis.activeRows).count == count && !basis.activeRows.contains(-1))
        check(&basis, rows, &generator)
        for _ in 0..<10 {
            let position = Int.random(in: 0..<count, using: &generator)
            let row = Int.random(in: 0..<rows.rowCount, using: &generator)
            var edge = Array(repeating: 0.0, count: count)
            basis.solveForColumns(&edge) { $0[position] = 1 }
            let slope = product(rows, Int32(row), edge)
            guard !basis.isActive(row), abs(slope) > 0.01 else { continue }
            let columns = edge.indices.filter { edge[$0] != 0 }.map { Int32($0) }
            basis.pivot(at: position, to: row, edge: edge, along: columns, slope: slope, rows)
            check(&basis, rows, &generator)
        }
    }

    @Test("A circle of equal widths between two edges fills nothing in")
    func sparsity() {
        var rows = SparseRows()
        var basis = Basis()
        let count = 500
        for _ in 0..<2 * count { rows.appendColumn() }
        func add(_ terms: [(column: Int32, coefficient: Double)]) {
            rows.appendRow()
            basis.appendRow()
            rows.fill(rows.rowCount - 1, with: terms)
            basis.appendPosition(with: rows.rowCount - 1)
        }
        // Places are the even columns, widths the odd ones.
        add([(0, 1)])
        for index in 1..<Int32(count) {
            add([(2 * index, 1), (2 * index - 2, -1), (2 * index - 1, -1)])
            add([(2 * index + 1, 1), (2 * index - 1, -1)])
        }
        add([(Int32(2 * count - 2), 1), (Int32(2 * count - 1), 1)])
        let hasLostRows = basis.factor(rows, restRows: [])
        #expect(!hasLostRows && basis.factorSize < 5 * 2 * count)
        var generator = SeededGenerator(8)
        check(&basis, rows, &generator)
    }
}
