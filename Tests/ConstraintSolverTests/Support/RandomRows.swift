@testable import ConstraintSolver

extension SeededGenerator {
    /// A row over some of the variables, mostly like those of layouts: two or three terms, coefficients of one.
    ///
    /// - Parameter isTied: Whether many rows meet at the same points, because their numbers are few.
    mutating func row(variables: [Int], isTied: Bool = false) -> PlainSystem.Row {
        var terms: [Int: Double] = [:]
        for _ in 0..<Int.random(in: 1...4, using: &self) {
            let variable = variables[Int.random(in: variables.indices, using: &self)]
            let kind = Int.random(in: 0..<(isTied ? 6 : 10), using: &self)
            terms[variable] = [1, 1, 1, -1, -1, -1, 2, -0.5, 3, 0.25][kind]
        }
        let constant: Double =
            switch Int.random(in: 0..<8, using: &self) {
            case _ where isTied: Double(Int.random(in: -2...2, using: &self) * 10)
            case 0: 0
            case 1: Double(Int.random(in: -5000...5000, using: &self))
            case 2: Double(Int.random(in: -500...500, using: &self)) / 8
            default: Double(Int.random(in: -60...60, using: &self))
            }
        return PlainSystem.Row(
            terms: terms, constant: constant,
            relation: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][Int.random(in: 0..<4, using: &self)],
            priority: priority())
    }

    /// One of a few priorities, so that levels have several rows.
    mutating func priority() -> Float {
        [1000, 1000, 1000, 750, 750, 500, 250.5, 250, 250, 1][Int.random(in: 0..<10, using: &self)]
    }
}
