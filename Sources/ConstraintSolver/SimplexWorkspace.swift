/// Arrays that the simplex uses again and again.
struct SimplexWorkspace: Sendable {
    /// Where a row starts to cost something, or stops, along an edge.
    struct Breakpoint: Sendable {
        /// How far along the edge.
        var step: Double
        /// How much steeper the level's cost gets. Infinite for a row of a higher level.
        var gain: Double
        var row: Int32
    }

    /// The directions in which a row at a position may not leave zero, because a higher level would pay.
    var locks: [Tableau.Sides] = []

    /// By column: the slope of what the level's inactive rows cost.
    var gradient: [Double] = []

    /// By position: the same when that active row leaves zero and all others stay.
    var multipliers: [Double] = []

    /// By column: how the values change along an edge, and which do.
    var edge: [Double] = []
    var edgeColumns: [Int32] = []

    /// By row: how the residuals change along an edge, and which do.
    var slopes: [Double] = []
    var slopeRows: [Int32] = []
    var isTouched: [Bool] = []

    var breakpoints: [Breakpoint] = []

    /// Makes everything as large as the system is now.
    mutating func resize(columns: Int, rows: Int) {
        func fit<Element>(_ array: inout [Element], _ count: Int, _ zero: Element) {
            if array.count < count { array.append(contentsOf: repeatElement(zero, count: count - array.count)) }
        }
        fit(&locks, columns, [])
        fit(&gradient, columns, 0)
        fit(&multipliers, columns, 0)
        fit(&edge, columns, 0)
        fit(&slopes, rows, 0)
        fit(&isTouched, rows, false)
    }
}
