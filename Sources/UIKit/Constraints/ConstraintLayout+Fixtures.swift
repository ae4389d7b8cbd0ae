import ConstraintSolver
import Foundation

/// What views and guides say by themselves, without constraints of a program.
extension ConstraintLayout {
    /// What keeps a length that nothing else decides: the lowest priority that there is, and little of it.
    private static func keeping(_ variable: SolverVariable, _ length: CGFloat) -> LinearConstraint {
        LinearConstraint([LinearTerm(variable, 0.0001)], -0.0001 * Double(length), .equal, priority: 1)
    }

    /// Has a box's fixtures say what is so now.
    func refresh(_ box: LayoutBox) {
        guard let view = box.view else { return }
        refreshArrangement(of: box, view)
        let state = state(of: box, view)
        guard state != box.state else { return }
        let new = rows(of: state, box, view)
        if new.count == box.fixtures.count, hasForm(state, of: box.state) {
            for (row, constraint) in zip(new, box.fixtures) { try? solver.setConstant(row.constant, of: constraint) }
        } else {
            for constraint in box.fixtures { solver.remove(constraint) }
            box.fixtures = new.compactMap { try? solver.add($0) }
        }
        box.state = state
    }

    private func state(of box: LayoutBox, _ view: UIView) -> LayoutBox.State {
        if let guide = box.guide { return .guide(guide.placement(in: view)) }
        if view === root { return isMeasuring ? content(of: view, box) : .sized(view.bounds.size) }
        if !view.isPlacedByConstraints, box.slot == nil, !view.waitsInStack {
            return .pinned(view.alignmentRect(forFrame: view.frame))
        }
        return content(of: view, box)
    }

    private func content(of view: UIView, _ box: LayoutBox) -> LayoutBox.State {
        let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        let isSum = box.form != nil
        // A stack's rows say how large it is.
        if isSum, box.slot == nil { return .content(.init(size: none, priorities: ContentPriorities())) }
        let (size, isGiven) = contentSize(of: view, box)
        return .content(
            .init(
                size: size, priorities: view.contentPriorities, isGiven: isGiven, isSum: isSum, slot: box.slot,
                proportion: box.proportion, kept: keptLengths(of: box, size)))
    }

    /// The lengths that a view keeps whose content has no size any more.
    ///
    /// A length that other constraints have decided, against the content's wish to be larger, stays as they have it, as in
    /// a solver that goes on from its last solution: a text view that begins to scroll at its greatest height does not
    /// fall back to its least one.
    private func keptLengths(of box: LayoutBox, _ size: CGSize) -> (width: CGFloat?, height: CGFloat?) {
        guard size.width < 0 || size.height < 0, case .content(let last) = box.state else { return (nil, nil) }
        func kept(_ size: CGFloat, _ last: CGFloat, _ kept: CGFloat?, _ variable: SolverVariable) -> CGFloat? {
            guard size < 0 else { return nil }
            let length = value(of: variable)
            return kept ?? (length < last - 0.01 ? length : nil)
        }
        return (
            kept(size.width, last.size.width, last.kept.width, box.width),
            kept(size.height, last.size.height, last.kept.height, box.height)
        )
    }

    /// Whether two states differ in numbers alone.
    private func hasForm(_ state: LayoutBox.State, of other: LayoutBox.State) -> Bool {
        switch (state, other) {
        case (.pinned, .pinned), (.sized, .sized): true
        case (.content(let a), .content(let b)):
            a.hasForm(of: b)
        case (.guide(let a), .guide(let b)): a.hasForm(of: b)
        default: false
        }
    }

    private func rows(of state: LayoutBox.State, _ box: LayoutBox, _ view: UIView) -> [LinearConstraint] {
        func fixed(_ variable: SolverVariable, _ value: CGFloat) -> LinearConstraint {
            LinearConstraint(
                [LinearTerm(variable)], -value, .equal)
        }
        switch state {
        case .none: return []
        case .pinned(let rect):
            return [
                fixed(box.x, rect.minX), fixed(box.y, rect.minY), fixed(box.width, rect.width),
                fixed(box.height, rect.height),
            ]
        case .sized(let size): return [fixed(box.width, size.width), fixed(box.height, size.height)]
        case .content(let content): return rows(of: content, box)
        case .guide(.content):
            let outer = self.box(of: view)
            return GuidePlacement.content.rows(box, in: outer, content: contentSize(of: outer))
        case .guide(let placement): return placement.rows(box, in: self.box(of: view))
        }
    }

    private func rows(of content: LayoutBox.State.ContentSize, _ box: LayoutBox) -> [LinearConstraint] {
        let (hugging, compression) = (content.priorities.hugging, content.priorities.compression)
        func held(
            _ variable: SolverVariable, _ value: CGFloat, isVertical: Bool, isGiven: Bool, _ hugging: UILayoutPriority,
            _ compression: UILayoutPriority, kept: CGFloat?
        ) -> [LinearConstraint] {
            if let kept { return [Self.keeping(variable, kept)] }
            guard value >= 0, value <= LinearConstraint.greatestConstant else { return [] }
            var rows: [LinearConstraint] = []
            if isGiven {
                rows = [LinearConstraint([LinearTerm(variable)], -value, .equal, priority: StackRows.given)]
            } else if !content.isSum {
                rows = [
                    LinearConstraint(
                        [LinearTerm(variable)], -value, .lessThanOrEqual, priority: hugging.solverValue),
                    LinearConstraint(
                        [LinearTerm(variable)], -value, .greaterThanOrEqual, priority: compression.solverValue),
                ]
            }
            guard let slot = content.slot, slot.isVertical == isVertical else { return rows }
            return rows + slotRows(slot, variable, value, proportion: content.proportion)
        }
        return held(
            box.width, content.size.width, isVertical: false, isGiven: content.isGiven.width, hugging.horizontal,
            compression.horizontal, kept: content.kept.width)
            + held(
                box.height, content.size.height, isVertical: true, isGiven: content.isGiven.height, hugging.vertical,
                compression.vertical, kept: content.kept.height)
    }
}

extension UIView {
    /// Whether the view is hidden in a stack that places it when it is shown: where it is meanwhile says nothing of where it belongs.
    fileprivate var waitsInStack: Bool {
        isHidden && superview?.arrangedViews.contains { $0 === self } ?? false
    }
}
