import ConstraintSolver
import Foundation

/// The rows of a stack: how the places of its views follow from each other and from its own.
@MainActor
struct StackRows {
    private let arrangement: StackArrangement
    private let stack: LayoutBox
    private let boxes: [LayoutBox]
    /// What the distances or the middles of the views have in common, where the distribution says that they do.
    private let share: SolverVariable?
    /// How far below their tops the views have the baselines that are aligned.
    private let baselines: [CGFloat]
    private(set) var rows: [LinearConstraint] = []

    // The priorities of stacks, as on iOS: above everything that may give way, and below all that a program is likely to
    // say. What must not give way but may miss: a stack that is smaller than what it holds.
    static let edge: Float = 999.5
    /// What keeps a stack as small as it can be.
    static let fit: Float = 49
    /// What keeps a view that has no size of its own at the one that it was given.
    static let given: Float = 51
    /// What decides which of several views is stretched, and then which is cut.
    static let stretch: Float = 1.5
    static let cut: Float = 1.25
    /// What moves middles as far apart as there is room.
    private static let spread: Float = 1
    /// What makes a stack high enough for views that a baseline moves down.
    private static let baselineFit: Float = 50.5

    init(
        _ arrangement: StackArrangement, _ stack: LayoutBox, _ boxes: [LayoutBox], share: SolverVariable?,
        baselines: [CGFloat]
    ) {
        (self.arrangement, self.stack, self.boxes) = (arrangement, stack, boxes)
        (self.share, self.baselines) = (share, baselines)
        if !boxes.isEmpty {
            addAlong()
            addAcross()
        }
        addFit()
    }

    private mutating func add(
        _ terms: [LinearTerm], _ constant: CGFloat, _ relation: LinearRelation = .equal,
        priority: Float = LinearConstraint.requiredPriority
    ) {
        rows.append(LinearConstraint(terms, Double(constant), relation, priority: priority))
    }

    private mutating func addFit() {
        for side in [stack.width, stack.height] { add([LinearTerm(side)], 0, .lessThanOrEqual, priority: Self.fit) }
        for box in boxes {
            for side in [box.width, box.height] { add([LinearTerm(side)], 0, .greaterThanOrEqual) }
        }
    }

    // MARK: Directions

    /// A direction of the stack: across the screen or down.
    private struct Direction {
        var isVertical: Bool
        /// Whether it runs from right to left.
        var isMirrored: Bool
        var before: CGFloat
        var after: CGFloat
    }

    private func direction(isVertical: Bool) -> Direction {
        let margins = arrangement.margins ?? .zero
        if isVertical {
            return Direction(isVertical: true, isMirrored: false, before: margins.top, after: margins.bottom)
        }
        let isMirrored = arrangement.isRightToLeft
        return Direction(
            isVertical: false, isMirrored: isMirrored, before: isMirrored ? margins.right : margins.left,
            after: isMirrored ? margins.left : margins.right)
    }

    private func length(_ box: LayoutBox, _ direction: Direction) -> SolverVariable {
        direction.isVertical ? box.height : box.width
    }

    /// How far behind the stack's beginning a view begins, times a factor.
    private func start(_ box: LayoutBox, _ direction: Direction, _ factor: Double = 1) -> [LinearTerm] {
        if direction.isVertical { return [LinearTerm(box.y, factor)] }
        guard direction.isMirrored else { return [LinearTerm(box.x, factor)] }
        return [LinearTerm(stack.width, factor), LinearTerm(box.x, -factor), LinearTerm(box.width, -factor)]
    }

    /// How far behind its beginning a view ends, times a factor.
    private func end(_ box: LayoutBox, _ direction: Direction, _ factor: Double = 1) -> [LinearTerm] {
        start(box, direction, factor) + [LinearTerm(length(box, direction), factor)]
    }

    /// The distance from a view's end to the stack's.
    private func rest(_ box: LayoutBox, _ direction: Direction) -> [LinearTerm] {
        [LinearTerm(length(stack, direction))] + end(box, direction, -1)
    }

    // MARK: Along the axis

    private mutating func addAlong() {
        let direction = direction(isVertical: arrangement.isVertical)
        add(start(boxes[0], direction), -direction.before)
        for (index, (a, b)) in zip(boxes, boxes.dropFirst()).enumerated() {
            addGap(arrangement.gaps[index], between: a, b, direction)
            if arrangement.distribution == .fillEqually {
                add([LinearTerm(length(b, direction)), LinearTerm(length(boxes[0], direction), -1)], 0)
            }
        }
        if let share {
            switch arrangement.distribution {
            case .equalSpacing:
                add([LinearTerm(share)], 0, .greaterThanOrEqual)
                add([LinearTerm(share)], 0, .lessThanOrEqual, priority: Self.fit)
            case .equalCentering:
                // As far apart as there is room, so that only middles whose views are too large are farther.
                add([LinearTerm(share)], -100_000, .greaterThanOrEqual, priority: Self.spread)
            default: break
            }
        }
        add(rest(boxes[boxes.count - 1], direction), -direction.after, priority: Self.edge)
    }

    private mutating func addGap(_ gap: CGFloat, between a: LayoutBox, _ b: LayoutBox, _ direction: Direction) {
        let distance = start(b, direction) + end(a, direction, -1)
        guard let share else { return add(distance, -gap) }
        switch arrangement.distribution {
        case .equalSpacing: add(distance + [LinearTerm(share, -1)], -gap)
        case .equalCentering:
            add(distance, -gap, .greaterThanOrEqual)
            let middles =
                start(b, direction, 2) + [LinearTerm(length(b, direction))] + start(a, direction, -2)
                + [LinearTerm(length(a, direction), -1)]
            add(middles + [LinearTerm(share, -2)], 0, .greaterThanOrEqual)
        default: add(distance, -gap)
        }
    }

    // MARK: Across the axis

    private mutating func addAcross() {
        let direction = direction(isVertical: !arrangement.isVertical)
        if arrangement.isBaselineAligned { return addBaselines(direction) }
        for box in boxes {
            let rest = rest(box, direction)
            switch arrangement.alignment {
            case .fill:
                add(start(box, direction), -direction.before)
                add(rest, -direction.after, priority: Self.edge)
            case .leading, .firstBaseline, .lastBaseline:
                add(start(box, direction), -direction.before)
                add(rest, -direction.after, .greaterThanOrEqual, priority: Self.edge)
            case .center:
                add(
                    start(box, direction) + rest.map { LinearTerm($0.variable, -$0.coefficient) },
                    direction.after - direction.before)
                add(rest, -direction.after, .greaterThanOrEqual, priority: Self.edge)
            case .trailing:
                add(rest, -direction.after)
                add(start(box, direction), -direction.before, .greaterThanOrEqual, priority: Self.edge)
            }
        }
    }

    private mutating func addBaselines(_ direction: Direction) {
        for (index, box) in boxes.enumerated() {
            add(start(box, direction), -direction.before, .greaterThanOrEqual)
            add(start(box, direction), -direction.before, .lessThanOrEqual, priority: Self.stretch)
            add(
                [LinearTerm(length(stack, direction)), LinearTerm(length(box, direction), -1)],
                -direction.before - direction.after, .greaterThanOrEqual, priority: Self.edge)
            add(rest(box, direction), -direction.after, .greaterThanOrEqual, priority: Self.baselineFit)
            if index > 0 {
                add(start(box, direction) + start(boxes[0], direction, -1), baselines[index] - baselines[0])
            }
        }
    }
}
