import ConstraintSolver
import Foundation

/// A constraint whose constant depends on the sizes of views, as those of baselines and margins do.
@MainActor
final class OffsetRow {
    let constraint: NSLayoutConstraint
    let row: SolverConstraint
    fileprivate let first: LayoutBox?
    fileprivate let second: LayoutBox?
    /// The constant as the solver was told it last.
    fileprivate var constant: Double?
    /// What that follows from; `nil` where it may be another one by itself.
    fileprivate var cause: Cause?

    /// What a constant follows from. While it is the same, the views need not be asked: one change at the top of a form moves
    /// all fields, whose sizes stay.
    fileprivate struct Cause: Equatable {
        var first: Side
        var second: Side?
    }

    fileprivate struct Side: Equatable {
        var size: CGSize
        var revision: Int
    }

    init(_ constraint: NSLayoutConstraint, _ row: SolverConstraint, in layout: ConstraintLayout) {
        (self.constraint, self.row) = (constraint, row)
        first = if let item = constraint.item { layout.box(of: item) } else { nil }
        second = if let item = constraint.otherItem { layout.box(of: item) } else { nil }
    }

    /// The views whose margins it keeps.
    var marginBoxes: [LayoutBox] {
        [(constraint.firstAttribute, first), (constraint.secondAttribute, second)].compactMap { attribute, box in
            attribute.rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue ? box : nil
        }
    }
}

extension ConstraintLayout {
    /// Has constraints of baselines and margins say what follows from the sizes that views have got.
    /// - Returns: Whether any says something else.
    func moveOffsets() -> Bool {
        var hasMoved = false
        for offset in offsetRows {
            let cause = cause(of: offset)
            if let cause, cause == offset.cause { continue }
            offset.cause = cause
            guard let constant = linear(offset.constraint)?.constant else { continue }
            if let told = offset.constant, abs(told - constant) <= 0.01 { continue }
            offset.constant = constant
            if setConstant(constant, of: offset.row, offset.constraint) { hasMoved = true }
        }
        return hasMoved
    }

    private func cause(of row: OffsetRow) -> OffsetRow.Cause? {
        guard let box = row.first, let first = side(of: box) else { return nil }
        guard let box = row.second else { return OffsetRow.Cause(first: first, second: nil) }
        guard let second = side(of: box) else { return nil }
        return OffsetRow.Cause(first: first, second: second)
    }

    /// What of a box its offsets follow from; `nil` where a view hands its baselines on to another one, which says nothing when
    /// it changes.
    private func side(of box: LayoutBox) -> OffsetRow.Side? {
        guard box.guide == nil, let view = box.view, view.forFirstBaselineLayout === view,
            view.forLastBaselineLayout === view
        else { return nil }
        return OffsetRow.Side(size: rect(of: box).size, revision: box.revision)
    }
}
