import ConstraintSolver
import Foundation

/// The place of a view or guide as the variables of a solver, in the coordinates of its superview or view.
@MainActor
final class LayoutBox {
    let x: SolverVariable
    let y: SolverVariable
    let width: SolverVariable
    let height: SolverVariable
    /// The size of what a scroll view scrolls, once a constraint is about it.
    var content: (width: SolverVariable, height: SolverVariable)?
    /// The view, or the one that the guide belongs to.
    private(set) weak var view: UIView?
    /// The guide, if it is one's box.
    private(set) weak var guide: UILayoutGuide?
    /// What follows from the item and from no constraint: where it is pinned, or how large its content is.
    var fixtures: [SolverConstraint] = []
    /// What the fixtures say.
    var state = State.none
    /// Whether the fixtures may say something else by now.
    var isTouched = false

    /// What the fixtures of an item say.
    enum State: Equatable {
        case none
        /// The view is where its frame is.
        case pinned(CGRect)
        /// The outermost view has its size.
        case sized(CGSize)
        /// The view's content has a size, in a direction or both.
        case content(ContentSize)
        case guide(GuidePlacement)

        /// How large content is and how strongly it holds to that.
        struct ContentSize: Equatable {
            var size: CGSize
            var priorities: ContentPriorities
        }
    }

    init(_ item: any LayoutItem, solver: inout SimplexSolver) {
        (view, guide) = (item.layoutView, item.layoutGuide)
        (x, y) = (solver.addVariable(), solver.addVariable())
        (width, height) = (solver.addVariable(), solver.addVariable())
    }

    /// All variables.
    var variables: [SolverVariable] {
        [x, y, width, height] + (content.map { [$0.width, $0.height] } ?? [])
    }
}

/// How strongly a view's content holds to its size: against growing (hugging) and against being cut (compression).
struct ContentPriorities: Equatable {
    var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
    var compression = (horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)

    static func == (a: Self, b: Self) -> Bool { a.hugging == b.hugging && a.compression == b.compression }
}
