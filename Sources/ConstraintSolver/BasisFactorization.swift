/// The sparse triangular factors of a basis: the square matrix whose rows are the active constraints.
///
/// Each step takes a row and a column out of the matrix (a pivot). `lower` says how the rows that were left lost the
/// column, `upper` which columns were left in the row. Layouts give nearly all rows or columns of a single entry, which
/// fill nothing in; `MarkowitzElimination` finds pivots for the rest.
struct BasisFactorization: Sendable {
    /// An entry of a factor: a position of the basis in `lower`, a column in `upper`.
    struct Element: Sendable {
        var index: Int32
        var value: Double
    }

    /// A step of the elimination.
    struct Pivot: Sendable {
        /// The row's position in the basis.
        var position: Int32
        /// The column, or -1 until there is one.
        var column: Int32
        /// One by the pivot's value.
        var inverse: Double
        /// Where its elements begin; they end where those of the next begin.
        var lowerStart: Int32
        var upperStart: Int32
    }

    var pivots: [Pivot] = []
    var lower: [Element] = []
    var upper: [Element] = []

    /// The number of entries of both factors.
    var size: Int { pivots.count + lower.count + upper.count }

    private var scratch: [Double] = []

    /// Forgets the factors.
    mutating func removeAll() {
        pivots.removeAll(keepingCapacity: true)
        lower.removeAll(keepingCapacity: true)
        upper.removeAll(keepingCapacity: true)
    }

    /// Takes the next pivot. Its elements are appended before.
    mutating func appendPivot(position: Int32, column: Int32, value: Double, lowerStart: Int, upperStart: Int) {
        pivots.append(
            Pivot(
                position: position, column: column, inverse: 1 / value, lowerStart: Int32(lowerStart),
                upperStart: Int32(upperStart)))
    }

    /// Finds the values of columns with which the rows have the values of `rightSide` (by position), which is used up.
    func solveForColumns(_ rightSide: inout [Double], into values: inout [Double]) {
        let (pivots, lower, upper) = (pivots.span, lower.span, upper.span)
        var right = rightSide.mutableSpan
        var values = values.mutableSpan
        let count = pivots.count
        var lowerEnd = 0
        for step in 0..<count {
            let start = lowerEnd
            lowerEnd = step + 1 < count ? Int(pivots[step + 1].lowerStart) : lower.count
            guard start < lowerEnd else { continue }
            let value = right[Int(pivots[step].position)]
            guard value != 0 else { continue }
            for element in start..<lowerEnd { right[Int(lower[element].index)] -= lower[element].value * value }
        }
        var upperEnd = upper.count
        for step in stride(from: count - 1, through: 0, by: -1) {
            let pivot = pivots[step]
            var value = right[Int(pivot.position)]
            for element in Int(pivot.upperStart)..<upperEnd {
                value -= upper[element].value * values[Int(upper[element].index)]
            }
            upperEnd = Int(pivot.upperStart)
            values[Int(pivot.column)] = value * pivot.inverse
        }
    }

    /// Finds the multiples of the rows (by position) that add up to `gradient` (by column), which is used up.
    func solveForRows(_ gradient: inout [Double], into multipliers: inout [Double]) {
        let (pivots, lower, upper) = (pivots.span, lower.span, upper.span)
        var gradient = gradient.mutableSpan
        var multipliers = multipliers.mutableSpan
        let count = pivots.count
        for step in 0..<count {
            let pivot = pivots[step]
            let value = gradient[Int(pivot.column)] * pivot.inverse
            multipliers[Int(pivot.position)] = value
            guard value != 0 else { continue }
            let upperEnd = step + 1 < count ? Int(pivots[step + 1].upperStart) : upper.count
            for element in Int(pivot.upperStart)..<upperEnd {
                gradient[Int(upper[element].index)] -= upper[element].value * value
            }
        }
        var lowerEnd = lower.count
        for step in stride(from: count - 1, through: 0, by: -1) {
            let pivot = pivots[step]
            let start = Int(pivot.lowerStart)
            guard start < lowerEnd else { continue }
            var value = multipliers[Int(pivot.position)]
            for element in start..<lowerEnd {
                value -= lower[element].value * multipliers[Int(lower[element].index)]
            }
            lowerEnd = start
            multipliers[Int(pivot.position)] = value
        }
    }
}
