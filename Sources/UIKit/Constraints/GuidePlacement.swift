import ConstraintSolver
import Foundation

/// Where a guide is inside its view.
enum GuidePlacement: Equatable {
    /// Where constraints put it.
    case free
    /// At distances from the view's edges.
    case inset(UIEdgeInsets)
    /// At distances from the edges, and no wider than a width: then in the middle.
    case readable(UIEdgeInsets, maximumWidth: CGFloat)
    /// A strip of a height along the upper edge.
    case top(height: CGFloat)
    /// A strip of a height along the lower edge.
    case bottom(height: CGFloat)
    /// At a place of its own.
    case frame(CGRect)
    /// As large as the view, at the point that a scroll view has scrolled to.
    case visible(from: CGPoint)
    /// As large as what a scroll view scrolls.
    case content

    /// The rectangle in a view's bounds.
    func frame(in bounds: CGRect) -> CGRect {
        switch self {
        case .free: return .zero
        case .inset(let insets): return bounds.inset(by: insets)
        case .readable(let insets, let maximum):
            let room = bounds.inset(by: insets)
            let width = min(room.width, maximum)
            return CGRect(x: room.midX - width / 2, y: room.minY, width: width, height: room.height)
        case .top(let height): return CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: height)
        case .bottom(let height):
            return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
        case .frame(let frame): return frame
        case .visible(let origin): return CGRect(origin: origin, size: bounds.size)
        case .content: return .zero
        }
    }

    /// Whether another placement says the same with other numbers.
    func hasForm(of other: GuidePlacement) -> Bool {
        switch (self, other) {
        case (.free, .free), (.inset, .inset), (.readable, .readable), (.bottom, .bottom), (.frame, .frame): true
        case (.top, .top), (.visible, .visible), (.content, .content): true
        default: false
        }
    }

    /// What the placement says of a guide's variables in those of its view, whose origin is zero.
    /// - Parameter content: The size of what a scroll view scrolls, for ``content``.
    func rows(
        _ guide: LayoutBox, in view: LayoutBox, content: (width: SolverVariable, height: SolverVariable)? = nil
    ) -> [LinearConstraint] {
        func row(
            _ terms: [LinearTerm], _ constant: CGFloat, _ relation: LinearRelation = .equal,
            priority: Float = LinearConstraint.requiredPriority
        ) -> LinearConstraint {
            LinearConstraint(terms, Double(constant), relation, priority: priority)
        }
        let (x, y) = (LinearTerm(guide.x), LinearTerm(guide.y))
        let (width, height) = (LinearTerm(guide.width), LinearTerm(guide.height))
        let (across, down) = (LinearTerm(view.width, -1), LinearTerm(view.height, -1))
        func vertical(_ insets: UIEdgeInsets) -> [LinearConstraint] {
            [row([y], -insets.top), row([y, height, down], insets.bottom)]
        }
        switch self {
        case .free: return []
        case .inset(let insets):
            return [row([x], -insets.left), row([x, width, across], insets.right)] + vertical(insets)
        case .readable(let insets, let maximum):
            return [
                row([width], -maximum, .lessThanOrEqual),
                row([width, across], insets.left + insets.right, .lessThanOrEqual),
                row([width, across], insets.left + insets.right, priority: 999),
                row([LinearTerm(guide.x, 2), width, across], insets.right - insets.left),
            ] + vertical(insets)
        case .top(let strip):
            return [row([x], 0), row([width, across], 0), row([height], -strip), row([y], 0)]
        case .bottom(let strip):
            return [row([x], 0), row([width, across], 0), row([height], -strip), row([y, height, down], 0)]
        case .visible(let origin):
            return [
                row([x], -origin.x), row([y], -origin.y), row([width, across], 0), row([height, down], 0),
            ]
        case .content:
            guard let content else { return [] }
            return [
                row([x], 0), row([y], 0), row([width, LinearTerm(content.width, -1)], 0),
                row([height, LinearTerm(content.height, -1)], 0),
            ]
        case .frame(let frame):
            return [
                row([x], -frame.minX), row([y], -frame.minY), row([width], -frame.width),
                row([height], -frame.height),
            ]
        }
    }
}
