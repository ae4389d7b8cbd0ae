import Foundation

/// A view of a stack that is shown or hidden in an animation. The others make room, and the view grows out of nothing or shrinks to
/// it along the stack's axis: nobody has to call `layoutIfNeeded`.
///
/// On iOS the view's size is animated. Here its picture is: what is in the view stays as it is laid out.
@MainActor
struct StackChange {
    let view: UIView
    /// The view that it is arranged in.
    let stack: UIView
    private let wasHidden: Bool

    /// Where a view is, or how large it is, as far as that is animated.
    struct Place: Hashable {
        let view: ObjectIdentifier
        let property: AnimatableProperty
    }
    private static let places = [AnimatableProperty.center, .boundsSize]

    /// The view has just been hidden or shown.
    init(of view: UIView, in stack: UIView) {
        (self.view, self.stack, wasHidden) = (view, stack, !view.isHidden)
    }

    /// Whether the view is not as it was, in a stack that arranges it still.
    var isOne: Bool {
        view.isHidden != wasHidden && view.superview === stack && stack.arrangedViews.contains { $0 === view }
    }

    /// What moves in the view already.
    func placesOnTheWay() -> [Place] {
        var places: [Place] = []
        view.forEachInSubtree { view in
            for property in Self.places where view.animations?.running[property] != nil {
                places.append(Place(view: ObjectIdentifier(view), property: property))
            }
        }
        return places
    }

    /// Lays out what is around the stack, which is of another size now.
    func layOutStack() {
        var outermost: UIView = stack
        while let next = outermost.superview, outermost.arrangement != nil { outermost = next }
        outermost.layoutIfNeeded()
    }

    /// Shows the view on its way.
    /// - Parameter others: What has moved before the stack was laid out, and goes on.
    func show(beside others: Set<Place>) {
        guard let context = Animator.context, isOne, view.application?.reducesMotion == false,
            view.transform.isIdentity,
            let arrangement = stack.arrangement
        else { return }
        let nothing = nothing(arrangement)
        let whole = CGAffineTransform.identity.lengths
        guard !view.isHidden else {
            view.layerUse.leavesStack = view.pass(.transform, from: whole, to: nothing, context)
            return
        }
        // It grows where it belongs, with what is in it, and does not come flying from where it was last.
        view.forEachInSubtree { view in
            for property in Self.places where !others.contains(Place(view: ObjectIdentifier(view), property: property))
            {
                view.interruptAnimations(of: property, finished: true)
            }
        }
        _ = view.pass(.transform, from: nothing, to: whole, context)
    }

    /// The view shrunk to the edge of the one before it.
    private func nothing(_ arrangement: StackArrangement) -> SIMD4<Double> {
        let frame = view.frame
        let before = stack.arrangedViews.prefix { $0 !== view }.last { !$0.isHidden }?.frame
        if arrangement.isVertical {
            let way = view.isHidden ? (before?.maxY ?? frame.minY) - frame.minY : 0
            return [1, 0.001, 0, Double(way - frame.height / 2)]
        }
        let isRightToLeft = arrangement.isRightToLeft
        let edge = isRightToLeft ? frame.maxX : frame.minX
        let way = view.isHidden ? ((isRightToLeft ? before?.minX : before?.maxX) ?? edge) - edge : 0
        return [0.001, 1, Double(way + (isRightToLeft ? frame.width : -frame.width) / 2), 0]
    }
}
