/// A number that a ``SimplexSolver`` finds.
package struct SolverVariable: SolverHandle {
    package let index: Int32
    package let generation: UInt32
}

/// A constraint that a ``SimplexSolver`` has.
package struct SolverConstraint: SolverHandle {
    package let index: Int32
    package let generation: UInt32
}

/// What a ``SimplexSolver`` gives out for what it has been given.
package protocol SolverHandle: Hashable, Sendable {
    /// A small number, from zero on, which only one handle of its kind has that is in the solver.
    var index: Int32 { get }
    /// Tells it from one that was removed and had the same index.
    var generation: UInt32 { get }
}

/// A variable times a number.
package struct LinearTerm: Equatable, Sendable {
    /// The variable.
    package var variable: SolverVariable

    /// What it is multiplied by.
    package var coefficient: Double

    /// Creates a term; without a coefficient it is the variable itself.
    package init(_ variable: SolverVariable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// How the sum of a constraint stands to zero.
package enum LinearRelation: Sendable {
    /// The sum is at most zero.
    case lessThanOrEqual
    /// The sum is zero.
    case equal
    /// The sum is at least zero.
    case greaterThanOrEqual
}

/// A linear constraint: the sum of the terms and the constant stands in a relation to zero.
///
/// `label.trailing + 8 == field.leading` is `label.x + label.width - field.x + 8 == 0`.
package struct LinearConstraint: Equatable, Sendable {
    /// The terms. Those of the same variable are added up.
    package var terms: [LinearTerm]

    /// What is added to the terms.
    package var constant: Double

    /// How the sum stands to zero.
    package var relation: LinearRelation

    /// From 1 to 1000, as UILayoutPriority: ``requiredPriority`` must hold, a lower one as far as all higher ones let it.
    package var priority: Float

    /// The priority of a constraint that must hold.
    package static let requiredPriority: Float = 1000

    /// The largest magnitude of a constant. Larger ones leave no digits for the places of views.
    package static let greatestConstant = 1e7

    /// The magnitudes that a coefficient may have, if it is not zero.
    package static let coefficientMagnitudes = 1e-6...1e6

    /// Creates a constraint, a required one when no priority is given.
    package init(
        _ terms: [LinearTerm], _ constant: Double, _ relation: LinearRelation,
        priority: Float = LinearConstraint.requiredPriority
    ) {
        self.terms = terms
        self.constant = constant
        self.relation = relation
        self.priority = priority
    }
}
