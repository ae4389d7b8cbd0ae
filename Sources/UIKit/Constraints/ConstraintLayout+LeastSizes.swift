import ConstraintSolver
import Foundation

/// No view and no guide is less than nothing wide or high, before all that is not required.
///
/// Almost all sizes are so by themselves. One that would not be gets a row that says it, and the system is solved again; a row for
/// each size would make all layout dearer. Where required constraints leave a size no other way it is negative in the system and
/// taken for zero, while iOS breaks one of them.
extension ConstraintLayout {
    /// More than any constraint of a program that may be broken.
    private static let priority: Float = 999.99

    /// Adds the rows of sizes that have become negative and have none. There are no more rounds of this than sizes.
    /// - Parameter negative: What is less than nothing, with the boxes that it belongs to.
    /// - Returns: Whether there are new rows.
    func holdSizes(of negative: [(variable: SolverVariable, box: LayoutBox?)]) -> Bool {
        var isHeld = false
        for (variable, box) in negative {
            guard let box, box.isSize(variable), box.held.insert(variable).inserted else { continue }
            let row = LinearConstraint([LinearTerm(variable)], 0, .greaterThanOrEqual, priority: Self.priority)
            if (try? solver.add(row)) != nil { isHeld = true }
        }
        return isHeld
    }
}
