@testable import ConstraintSolver

/// A view of a layout: four variables.
struct Box {
    var x, y, width, height: SolverVariable
}

/// A sum of terms and a number, so that tests read as layouts do.
struct Sum {
    var terms: [LinearTerm]
    var constant = 0.0

    static func + (left: Sum, right: Sum) -> Sum {
        Sum(terms: left.terms + right.terms, constant: left.constant + right.constant)
    }
    static func + (left: Sum, right: Double) -> Sum { Sum(terms: left.terms, constant: left.constant + right) }
    static func * (left: Sum, right: Double) -> Sum {
        Sum(
            terms: left.terms.map { LinearTerm($0.variable, $0.coefficient * right) }, constant: left.constant * right)
    }
}

extension SolverVariable {
    /// The variable as a sum.
    var sum: Sum { Sum(terms: [LinearTerm(self)]) }
}

extension Box {
    var leading: Sum { x.sum }
    var top: Sum { y.sum }
    var trailing: Sum { x.sum + width.sum }
    var bottom: Sum { y.sum + height.sum }
    var centerX: Sum { x.sum + width.sum * 0.5 }
}

extension SimplexSolver {
    mutating func box() -> Box {
        Box(x: addVariable(), y: addVariable(), width: addVariable(), height: addVariable())
    }

    /// `left relation right`.
    @discardableResult
    mutating func constrain(
        _ left: Sum, _ relation: LinearRelation, _ right: Sum, _ priority: Float = LinearConstraint.requiredPriority
    ) throws -> SolverConstraint {
        let difference = left + right * -1
        return try add(LinearConstraint(difference.terms, difference.constant, relation, priority: priority))
    }

    /// `left relation number`.
    @discardableResult
    mutating func constrain(
        _ left: Sum, _ relation: LinearRelation, _ number: Double,
        _ priority: Float = LinearConstraint.requiredPriority
    ) throws -> SolverConstraint {
        try constrain(left, relation, Sum(terms: [], constant: number), priority)
    }

    /// The width that a text wants: it hugs its content and resists compression.
    mutating func fit(_ width: SolverVariable, _ size: Double, hugging: Float = 250, resistance: Float = 750) throws {
        try constrain(width.sum, .lessThanOrEqual, size, hugging)
        try constrain(width.sum, .greaterThanOrEqual, size, resistance)
    }

    /// Solves, and tells the values.
    mutating func solved(_ variables: SolverVariable...) throws -> [Double] {
        try solve()
        return variables.map { value(of: $0) }
    }
}
