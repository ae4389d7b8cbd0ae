/// Why a ``SimplexSolver`` does not take an edit. It is then as it was before.
package enum SolverError: Error, Equatable {
    /// The constant is no number, infinite, or larger than ``LinearConstraint/greatestConstant``.
    case constant(Double)
    /// The coefficient is no number, infinite, or outside ``LinearConstraint/coefficientMagnitudes``.
    case coefficient(Double)
    /// The priority is not from 1 to 1000.
    case priority(Float)
    /// The solver has no such variable any more.
    case unknownVariable
    /// The solver has no such constraint any more.
    case unknownConstraint
}

/// Required constraints that contradict each other.
///
/// The set is minimal: without any one of them the others can hold. When the constraints could hold before some edits,
/// one of those that were edited is among them.
package struct ConflictSet: Error, Equatable {
    /// The constraints, in the order in which they were added or changed for the last time.
    package let constraints: [SolverConstraint]

    /// The one that was added or changed last.
    package var latest: SolverConstraint { constraints[constraints.count - 1] }
}
