/// What counts as nothing. Values are points of a layout: from thousandths to some millions.
enum SolverTolerances {
    /// A constraint that misses by less than this holds.
    static let residual = 1e-6

    /// A slope of a level's cost that is flatter than this is flat. The weights of a level are one; on the last they may be thousands.
    static let slope = 1e-8

    /// Coefficients that cancel to less than this are zero.
    static let coefficient = 1e-11

    /// A row whose residual changes by less than this along an edge does not change.
    static let pivot = 1e-9

    /// A value that moves by less than this has not changed: other pivots round differently.
    static let value = 1e-7
}
