/// The textbook's simplex on a dense table, slow and plain: `matrix * x == rightSide`, `x >= 0`.
///
/// Objectives are made small one after the other: a column that would make an earlier one larger is banned.
struct DenseSimplex {
    private var table: [[Double]]
    private var rightSide: [Double]
    /// The column that each row determines, or nil while it has an artificial variable.
    private var basic: [Int?]
    private var isBanned: [Bool]
    private let columnCount: Int

    init(_ matrix: [[Double]], _ rightSide: [Double], columnCount: Int) {
        self.columnCount = columnCount
        table = matrix
        self.rightSide = rightSide
        basic = Array(repeating: nil, count: matrix.count)
        isBanned = Array(repeating: false, count: columnCount)
        for row in table.indices where rightSide[row] < 0 {
            for column in 0..<columnCount { table[row][column].negate() }
            self.rightSide[row].negate()
        }
    }

    /// Finds a solution; false when there is none.
    mutating func findSolution() -> Bool {
        var costs = Array(repeating: 0.0, count: columnCount)
        for row in table.indices {
            for column in 0..<columnCount { costs[column] -= table[row][column] }
        }
        descend(&costs)
        for row in table.indices where basic[row] == nil {
            if rightSide[row] > 1e-7 { return false }
            // What is left over is zero: any column may take its place. A row without one says nothing.
            if let column = (0..<columnCount).first(where: { abs(table[row][$0]) > 1e-7 }) {
                var none = costs
                pivot(row, column, &none)
            }
        }
        return true
    }

    /// Makes an objective as small as it can be without making an earlier one larger. Nil when it has no end.
    mutating func minimize(_ objective: [Double]) -> Double? {
        var costs = objective
        for (row, column) in basic.enumerated() {
            guard let column, objective[column] != 0 else { continue }
            for other in 0..<columnCount { costs[other] -= objective[column] * table[row][other] }
        }
        guard descend(&costs) else { return nil }
        for column in 0..<columnCount where costs[column] > 1e-7 { isBanned[column] = true }
        return basic.enumerated().reduce(0) { sum, entry in
            sum + (entry.element.map { objective[$0] * rightSide[entry.offset] } ?? 0)
        }
    }

    /// The value of a column.
    func value(of column: Int) -> Double {
        basic.firstIndex(of: column).map { rightSide[$0] } ?? 0
    }

    @discardableResult
    private mutating func descend(_ costs: inout [Double]) -> Bool {
        var round = 0
        while true {
            round += 1
            var entering: Int?
            for column in 0..<columnCount where !isBanned[column] && costs[column] < -1e-9 {
                // The steepest at first, the first one (Bland) when it takes long.
                if let best = entering, round > 300 || costs[column] >= costs[best] { continue }
                entering = column
            }
            guard let entering else { return true }
            var leaving: Int?
            for row in table.indices where table[row][entering] > 1e-9 {
                guard let best = leaving else {
                    leaving = row
                    continue
                }
                let (ratio, least) = (rightSide[row] / table[row][entering], rightSide[best] / table[best][entering])
                if ratio < least - 1e-12 || ratio <= least + 1e-12 && (basic[row] ?? -1) < (basic[best] ?? -1) {
                    leaving = row
                }
            }
            guard let leaving else { return false }
            pivot(leaving, entering, &costs)
        }
    }

    private mutating func pivot(_ row: Int, _ column: Int, _ costs: inout [Double]) {
        let inverse = 1 / table[row][column]
        for other in 0..<columnCount { table[row][other] *= inverse }
        rightSide[row] *= inverse
        let pivotRow = table[row]
        let nonzero = pivotRow.indices.filter { pivotRow[$0] != 0 }
        for other in table.indices where other != row && table[other][column] != 0 {
            let multiple = table[other][column]
            table[other].withUnsafeMutableBufferPointer { entries in
                for index in nonzero { entries[index] -= multiple * pivotRow[index] }
            }
            table[other][column] = 0
            rightSide[other] = max(0, rightSide[other] - multiple * rightSide[row])
        }
        let multiple = costs[column]
        for index in nonzero { costs[index] -= multiple * pivotRow[index] }
        costs[column] = 0
        basic[row] = column
    }
}
