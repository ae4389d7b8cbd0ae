import ConstraintSolver
import Foundation

/// The place of a view or guide as the variables of a solver, in the coordinates of its superview or view.
@MainActor
final class LayoutBox {
    // As in ``ConstraintLayout``, nothing comes in between accesses of what is marked as unchecked.

    let x: SolverVariable
    let y: SolverVariable
    let width: SolverVariable
    let height: SolverVariable
    /// The size of what a scroll view scrolls, once a constraint is about it.
    @exclusivity(unchecked) var content: (width: SolverVariable, height: SolverVariable)?
    /// The view, or the one that the guide belongs to.
    var view: UIView? { viewReference?.object }
    private let viewReference: UnkeptReference<UIView>?
    /// The guide, if it is one's box.
    private(set) weak var guide: UILayoutGuide?
    /// What follows from the item and from no constraint: where it is pinned, or how large its content is.
    @exclusivity(unchecked) var fixtures: [SolverConstraint] = []
    /// Its sizes that are kept from being negative.
    var held: Set<SolverVariable> = []
    /// What the fixtures say.
    @exclusivity(unchecked) var state = State.none
    /// Whether the fixtures may say something else by now.
    @exclusivity(unchecked) var isTouched = false
    /// How often its content or its surroundings have changed.
    @exclusivity(unchecked) var revision = 0
    /// What the stack that arranges the view asks of it; `nil` where none does.
    @exclusivity(unchecked) var slot: StackSlot?
    /// The factor between the length that the view wants and the one that it gets in its stack.
    var proportion: SolverVariable?

    /// The view's margins as they were when constraints or rows were told of them.
    var margins: UIEdgeInsets?

    // MARK: A stack's

    /// How the stack arranges its views, once its rows are in the system.
    var form: StackArrangement.Form?
    /// The boxes of its views, and its rows.
    var arranged: [LayoutBox] = []
    var arrangementRows: [SolverConstraint] = []
    /// What its views have in common, where they have.
    var share: SolverVariable?
    /// Where the baselines of its views were taken to be.
    var baselines: [CGFloat] = []

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
            /// Whether the size is the one that the view was given, because it has none of its own there.
            var isGiven = (width: false, height: false)
            /// Whether the size is that of what a stack holds, which has rows of its own.
            var isSum = false
            var slot: StackSlot?
            var proportion: SolverVariable?
            /// The lengths that stay because the content, which constraints had cut to them, has none any more.
            var kept: (width: CGFloat?, height: CGFloat?) = (nil, nil)

            /// Whether another one differs in numbers that are constants of rows.
            func hasForm(of other: Self) -> Bool {
                priorities == other.priorities && isGiven == other.isGiven && isSum == other.isSum
                    && slot == other.slot && proportion == other.proportion && kept == other.kept
                    && (size == other.size || slot?.isProportional != true)
                    && (size.width < 0) == (other.size.width < 0) && (size.height < 0) == (other.size.height < 0)
            }

            static func == (a: Self, b: Self) -> Bool { a.size == b.size && a.hasForm(of: b) }
        }
    }

    init(_ item: any LayoutItem, solver: inout SimplexSolver) {
        (viewReference, guide) = (item.layoutView.map(UnkeptReference.init), item.layoutGuide)
        (x, y) = (solver.addVariable(), solver.addVariable())
        // Where either is free a view is small rather than stretched to the zero of the coordinates: an inequality that alone holds
        // an edge is tight. The places of all that stands in it, which follow its own, do not outweigh that.
        (width, height) = (solver.addVariable(weight: 4096), solver.addVariable(weight: 4096))
    }

    /// Whether a variable is a length that cannot be negative.
    func isSize(_ variable: SolverVariable) -> Bool {
        variable == width || variable == height
            || content.map { $0.width == variable || $0.height == variable } ?? false
    }

    /// All variables.
    var variables: [SolverVariable] {
        [x, y, width, height] + (content.map { [$0.width, $0.height] } ?? []) + (share.map { [$0] } ?? [])
    }
}

/// How strongly a view's content holds to its size: against growing (hugging) and against being cut (compression).
struct ContentPriorities: Equatable {
    /// One priority for either direction.
    struct ByAxis: Equatable {
        var horizontal: UILayoutPriority
        var vertical: UILayoutPriority

        init(_ both: UILayoutPriority) { (horizontal, vertical) = (both, both) }

        subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
            get { axis == .horizontal ? horizontal : vertical }
            set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
        }
    }

    var hugging = ByAxis(.defaultLow)
    var compression = ByAxis(.defaultHigh)
}
