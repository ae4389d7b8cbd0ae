import ConstraintSolver
import Foundation

/// Stacks in the system: a stack that a constraint is about, or one of whose views one is about, is arranged by rows.
extension ConstraintLayout {
    /// Whether rows arrange the views of a stack.
    func arranges(_ view: UIView) -> Bool { knownBox(of: view)?.form != nil }

    /// Has the stack around a view take part when the view does.
    func adoptStack(around view: UIView) {
        guard let stack = view.superview, let arrangement = stack.arrangement,
            arrangement.views.contains(where: { $0 === view })
        else { return }
        _ = box(of: stack)
    }

    /// Has a stack take part when one of its views does.
    func adoptStackOfArrangedViews(_ view: UIView) {
        guard let arrangement = view.arrangement else { return }
        if arrangement.views.contains(where: { knownBox(of: $0) != nil || $0.hasContentPriorities }) {
            _ = box(of: view)
        }
    }

    /// Has the rows of a stack say how it arranges its views now.
    func refreshArrangement(of box: LayoutBox, _ view: UIView) {
        guard box.guide == nil, let arrangement = view.arrangement else { return }
        if arrangement.margins != nil { keepMargins(of: box) }
        let form = arrangement.form
        let isSame = form == box.form
        if !isSame { takeViews(of: arrangement, box) }
        let rows = StackRows(
            arrangement, box, box.arranged, share: share(of: box, arrangement),
            baselines: baselines(of: arrangement, box)
        ).rows
        if isSame, rows.count == box.arrangementRows.count {
            for (row, constraint) in zip(rows, box.arrangementRows) {
                try? solver.setConstant(row.constant, of: constraint)
            }
        } else {
            for constraint in box.arrangementRows { solver.remove(constraint) }
            box.arrangementRows = rows.compactMap { try? solver.add($0) }
        }
        box.form = form
        let isProportional = arrangement.distribution == .fillProportionally
        for (index, child) in box.arranged.enumerated() {
            let slot = StackSlot(
                isVertical: arrangement.isVertical, weight: Double(box.arranged.count - index),
                isStretched: index == arrangement.stretched, isProportional: isProportional)
            guard slot != child.slot || child.proportion != (isProportional ? box.share : nil) else { continue }
            child.slot = slot
            child.proportion = isProportional ? box.share : nil
            touch(child)
        }
    }

    /// The views of an arrangement get boxes, and those that are in it no longer are placed by themselves again.
    private func takeViews(of arrangement: StackArrangement, _ box: LayoutBox) {
        let former = box.arranged
        box.arranged = arrangement.views.map { self.box(of: $0) }
        for child in former where !box.arranged.contains(where: { $0 === child }) { release(child) }
        guard !isMeasuring else { return }
        for child in box.arranged { child.view?.constraintState.isArranged = true }
    }

    private func release(_ child: LayoutBox) {
        guard let view = child.view, knownBox(of: view) === child else { return }
        child.slot = nil
        child.proportion = nil
        if !isMeasuring { view.knownConstraints?.isArranged = false }
        touch(child)
    }

    /// The variable for what the views of a stack have in common, where they have.
    private func share(of box: LayoutBox, _ arrangement: StackArrangement) -> SolverVariable? {
        switch arrangement.distribution {
        case .fill, .fillEqually: return nil
        case .fillProportionally, .equalSpacing, .equalCentering:
            if box.share == nil { box.share = solver.addVariable() }
            return box.share
        }
    }

    /// How far below its top each view has the baseline that is aligned, in the size that it has got.
    private func baselines(of arrangement: StackArrangement, _ box: LayoutBox) -> [CGFloat] {
        guard arrangement.isBaselineAligned else { return [] }
        let isLast = arrangement.alignment == .lastBaseline
        box.baselines = box.arranged.map { child in
            child.view?.layoutBaseline(in: rect(of: child).size, isLast: isLast) ?? 0
        }
        return box.baselines
    }

    /// Whether baselines are elsewhere than was taken for a stack's rows.
    func hasMovedBaselines(_ box: LayoutBox) -> Bool {
        guard !box.baselines.isEmpty, let alignment = box.form?.alignment else { return false }
        return zip(box.arranged, box.baselines).contains { child, known in
            let size = rect(of: child).size
            return abs((child.view?.layoutBaseline(in: size, isLast: alignment == .lastBaseline) ?? 0) - known) > 0.01
        }
    }

    /// What the slot of a stack asks of a view beside what the view's content says.
    func slotRows(
        _ slot: StackSlot, _ variable: SolverVariable, _ value: CGFloat, proportion: SolverVariable?
    ) -> [LinearConstraint] {
        let cut = LinearConstraint(
            [LinearTerm(variable, slot.weight)], -slot.weight * value, .greaterThanOrEqual, priority: StackRows.cut)
        let stretch = LinearConstraint(
            [LinearTerm(variable)], -value, .lessThanOrEqual, priority: StackRows.stretch)
        var rows = slot.isStretched ? [cut] : [cut, stretch]
        if let proportion {
            // Where nobody wants anything all have the same.
            rows.append(
                LinearConstraint(
                    [LinearTerm(variable), LinearTerm(proportion, -max(0.001, value))], 0, .equal, priority: 999))
        }
        return rows
    }
}
