import ConstraintSolver
import Foundation

extension UIView {
    /// Whether constraints leave the view more than one place or size, at the same right. A view that stays where its frame
    /// is, and one in a tree without constraints, has one place. The answer takes a solution for each direction: it is
    /// for finding mistakes.
    ///
    /// There is no `exerciseAmbiguityInLayout()`: what is left free is as near to zero as it can be, sizes before places, each time.
    public var hasAmbiguousLayout: Bool {
        solveConstraints()
        return isPlacedByConstraints && rootView.constraintLayout?.hasSeveralPlaces(for: self) ?? false
    }

    /// The constraints that decide where the view is and how large it is in a direction: those whose
    /// ``NSLayoutConstraint/constant`` would move one of its edges. The answer takes two solutions for each constraint of
    /// the tree: it is for finding mistakes.
    ///
    /// Differences from UIKit: what views say by themselves, as the size of content, is not among them.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        solveConstraints()
        return rootView.constraintLayout?.constraints(placing: self, axis) ?? []
    }
}

extension ConstraintLayout {
    /// Whether a view could be elsewhere or larger or smaller without any constraint being worse off.
    func hasSeveralPlaces(for view: UIView) -> Bool {
        guard let box = knownBox(of: view) else { return false }
        return [box.x, box.y, box.width, box.height].contains { variable in
            let value = self.value(of: variable)
            // The weakest wish there is, and little of it: it changes only what nothing else decides.
            return [(1.0, LinearRelation.greaterThanOrEqual), (-1.0, .lessThanOrEqual)].contains { step, relation in
                var trial = solver
                let wish = LinearConstraint(
                    [LinearTerm(variable, 0.001)], -0.001 * (value + step), relation, priority: 1)
                guard (try? trial.add(wish)) != nil, (try? trial.solve()) != nil else { return false }
                return abs(trial.value(of: variable) - value) > 0.01
            }
        }
    }

    /// The constraints whose constants move an edge of a view.
    func constraints(placing view: UIView, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let box = knownBox(of: view) else { return [] }
        let edges = axis == .horizontal ? [box.x, box.width] : [box.y, box.height]
        let values = edges.map { value(of: $0) }
        return activeConstraints.filter { row, constraint in
            guard let constant = linear(constraint)?.constant else { return false }
            return [1.0, -1.0].contains { step in
                var trial = solver
                guard (try? trial.setConstant(constant + step, of: row)) != nil, (try? trial.solve()) != nil else {
                    return false
                }
                return zip(edges, values).contains { abs(trial.value(of: $0) - $1) > 0.01 }
            }
        }.map(\.constraint)
    }
}
