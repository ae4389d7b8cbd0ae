/// The pivots since a basis was factored: each has put another row at a position (the product form of the inverse).
///
/// A pivot keeps the edge that it went along, which is what the columns are when the row at its position is one and all
/// others are zero, and the entries of the row that came.
struct PivotUpdates: Sendable {
    private struct Update: Sendable {
        var position: Int32
        /// By how much the row that came changes along the edge.
        var inverse: Double
        /// Where the elements of its edge and its row begin; they end where those of the next begin.
        var edgeStart: Int32
        var rowStart: Int32
    }

    private var updates: [Update] = []
    private var edges: [BasisFactorization.Element] = []
    private var rows: [BasisFactorization.Element] = []

    /// The number of pivots.
    var count: Int { updates.count }

    /// The number of entries that all pivots have.
    var size: Int { edges.count + rows.count }

    /// Forgets all pivots.
    mutating func removeAll() {
        updates.removeAll(keepingCapacity: true)
        edges.removeAll(keepingCapacity: true)
        rows.removeAll(keepingCapacity: true)
    }

    /// Takes note of a pivot: `row` of the table comes to `position`, and changes by `slope` along the edge.
    mutating func append(
        position: Int, edge: [Double], along columns: [Int32], row: Int, of table: SparseRows, slope: Double
    ) {
        updates.append(
            Update(
                position: Int32(position), inverse: 1 / slope, edgeStart: Int32(edges.count),
                rowStart: Int32(rows.count)))
        for column in columns {
            edges.append(BasisFactorization.Element(index: column, value: edge[Int(column)]))
        }
        for entry in table.range(of: row) {
            rows.append(
                BasisFactorization.Element(index: table.entries[entry].column, value: table.entries[entry].coefficient))
        }
    }

    /// What the older basis found for `rightSide` (by position) becomes what the newest finds.
    func correctColumns(_ values: inout [Double], for rightSide: [Double]) {
        let (updates, edges, rows) = (updates.span, edges.span, rows.span)
        var values = values.mutableSpan
        for index in updates.indices {
            let update = updates[index]
            let isLast = index + 1 == updates.count
            var excess = -rightSide[Int(update.position)]
            for element in Int(update.rowStart)..<(isLast ? rows.count : Int(updates[index + 1].rowStart)) {
                excess += rows[element].value * values[Int(rows[element].index)]
            }
            guard excess != 0 else { continue }
            excess *= update.inverse
            for element in Int(update.edgeStart)..<(isLast ? edges.count : Int(updates[index + 1].edgeStart)) {
                values[Int(edges[element].index)] -= excess * edges[element].value
            }
        }
    }

    /// Makes a gradient (by column) into what is left for the older basis. `multiples` are those of the rows that came.
    func reduceGradient(_ gradient: inout [Double], multiples: inout [Double]) {
        multiples.removeAll(keepingCapacity: true)
        guard !updates.isEmpty else { return }
        multiples.append(contentsOf: repeatElement(0, count: updates.count))
        let (updates, edges, rows) = (updates.span, edges.span, rows.span)
        var gradient = gradient.mutableSpan
        var multiplesSpan = multiples.mutableSpan
        for index in stride(from: updates.count - 1, through: 0, by: -1) {
            let update = updates[index]
            let isLast = index + 1 == updates.count
            var multiple = 0.0
            for element in Int(update.edgeStart)..<(isLast ? edges.count : Int(updates[index + 1].edgeStart)) {
                multiple += edges[element].value * gradient[Int(edges[element].index)]
            }
            guard multiple != 0 else { continue }
            multiple *= update.inverse
            multiplesSpan[index] = multiple
            for element in Int(update.rowStart)..<(isLast ? rows.count : Int(updates[index + 1].rowStart)) {
                gradient[Int(rows[element].index)] -= multiple * rows[element].value
            }
        }
    }

    /// Puts the multiples of the rows that came where they stand now.
    func place(_ multiples: [Double], into multipliers: inout [Double]) {
        for index in updates.indices { multipliers[Int(updates[index].position)] = multiples[index] }
    }
}
