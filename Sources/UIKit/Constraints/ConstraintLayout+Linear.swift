import ConstraintSolver
import Foundation

/// Constraints between views as sums of variables.
extension ConstraintLayout {
    /// A constraint as `first − multiplier × second − constant`; `nil` when an item is gone or is in another tree.
    func linear(_ constraint: NSLayoutConstraint) -> LinearConstraint? {
        // Who holds an active constraint is the nearest view.
        guard constraint.hasItems, let ancestor = constraint.holder ?? constraint.nearestView,
            let first = constraint.item
        else { return nil }
        var sum = LinearConstraint(
            [], -Double(constraint.constant), LinearRelation(constraint.relation),
            priority: constraint.priority.solverValue)
        sum.terms.reserveCapacity(6)
        let isRightToLeft =
            constraint.firstAttribute.followsReading
            && first.layoutView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        // Distances run the way that is read: 8 points behind something are on its left where that is right to left.
        if isRightToLeft { sum.constant = -sum.constant }
        add(constraint.firstAttribute.resolved(isRightToLeft: isRightToLeft), of: first, 1, in: ancestor, to: &sum)
        if let second = constraint.otherItem {
            let attribute = constraint.secondAttribute.resolved(isRightToLeft: isRightToLeft)
            add(attribute, of: second, -Double(constraint.multiplier), in: ancestor, to: &sum)
        }
        if isRightToLeft, sum.relation != .equal {
            sum.relation = sum.relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
        }
        return sum
    }

    /// Adds a multiple of what an item has to a sum.
    private func add(
        _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, _ factor: Double, in ancestor: UIView,
        to sum: inout LinearConstraint
    ) {
        guard let view = item.layoutView else { return }
        let box = box(of: item)
        let isOutside = item.layoutGuide == nil && view === ancestor
        switch attribute {
        case .width: sum.terms.append(LinearTerm(box.width, factor))
        case .height: sum.terms.append(LinearTerm(box.height, factor))
        default:
            let isHorizontal = attribute.isHorizontal
            // Inside of itself a view begins at zero, and what a scroll view scrolls is as large as its content.
            var side = isHorizontal ? box.width : box.height
            if isOutside, view is UIScrollView {
                let content = contentSize(of: box)
                side = isHorizontal ? content.width : content.height
            }
            if !isOutside { addOrigin(of: item, box, isHorizontal, factor, in: ancestor, to: &sum) }
            let place = attribute.place(in: view) { rect(of: box).size }
            if place.share != 0 { sum.terms.append(LinearTerm(side, factor * place.share)) }
            sum.constant += factor * place.offset
        }
    }

    /// Adds where an item begins in an ancestor.
    private func addOrigin(
        of item: any LayoutItem, _ box: LayoutBox, _ isHorizontal: Bool, _ factor: Double, in ancestor: UIView,
        to sum: inout LinearConstraint
    ) {
        sum.terms.append(LinearTerm(isHorizontal ? box.x : box.y, factor))
        var outer = item.layoutGuide == nil ? item.layoutView?.superview : item.layoutView
        while let view = outer, view !== ancestor {
            let box = self.box(of: view)
            sum.terms.append(LinearTerm(isHorizontal ? box.x : box.y, factor))
            outer = view.superview
        }
    }
}

extension LinearRelation {
    @MainActor
    fileprivate init(_ relation: NSLayoutConstraint.Relation) {
        switch relation {
        case .lessThanOrEqual: self = .lessThanOrEqual
        case .equal: self = .equal
        case .greaterThanOrEqual: self = .greaterThanOrEqual
        }
    }
}

extension NSLayoutConstraint {
    /// Whether what it says depends on a view's size or margins beyond the views' places.
    var hasOffset: Bool { firstAttribute.hasOffset || secondAttribute.hasOffset }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var hasOffset: Bool { rawValue >= Self.lastBaseline.rawValue }

    /// A place as a share of a view's side, and a distance from there, where the view has a size.
    @MainActor
    fileprivate func place(in view: UIView, size: () -> CGSize) -> (share: Double, offset: Double) {
        // Those of a view follow from others: only who asks pays.
        var margins: UIEdgeInsets { view.layoutMargins }
        switch self {
        case .right, .bottom, .trailing: return (1, 0)
        case .centerX, .centerY: return (0.5, 0)
        case .leftMargin, .leadingMargin: return (0, margins.left)
        case .rightMargin, .trailingMargin: return (1, -margins.right)
        case .topMargin: return (0, margins.top)
        case .bottomMargin: return (1, -margins.bottom)
        case .centerXWithinMargins: return (0.5, (margins.left - margins.right) / 2)
        case .centerYWithinMargins: return (0.5, (margins.top - margins.bottom) / 2)
        // From the edge that it keeps its distance from when the view grows.
        case .firstBaseline: return (0, view.layoutBaseline(in: size(), isLast: false))
        case .lastBaseline:
            let size = size()
            return (1, view.layoutBaseline(in: size, isLast: true) - size.height)
        case .notAnAttribute, .left, .top, .leading, .width, .height: return (0, 0)
        }
    }
}
