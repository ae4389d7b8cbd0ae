import Foundation

/// What a view has to do with constraints. Most views have none.
@MainActor
final class ViewConstraints {
    // What is marked as unchecked is looked at for every view of each layout, by no code that could come in between.

    /// The active constraints whose nearest common view this is.
    @exclusivity(unchecked) var held: [NSLayoutConstraint] = []
    /// What stands for the content's size beside them, once that was asked for.
    var contentSize: [ContentSizeConstraint] = []
    /// Whether the view stays where its frame is.
    @exclusivity(unchecked) var isPinned = true
    /// How far to the right and below of its frame constraints have the view, in parts of a pixel, as points.
    @exclusivity(unchecked) var pixelRest = CGPoint.zero
    /// Whether rows of the stack that the view is in place it, wherever its frame is.
    @exclusivity(unchecked) var isArranged = false
    /// How strongly the content holds to its size.
    @exclusivity(unchecked) var priorities = ContentPriorities()
    /// Whether ``UIView/updateConstraints()`` is due.
    @exclusivity(unchecked) var needsUpdate = true
    /// The guides that programs have added.
    var guides: [UILayoutGuide] = []
    /// The guides that the view has by itself, by name.
    @exclusivity(unchecked) var ownGuides: [String: UILayoutGuide] = [:]
    /// The layout of the tree, at its outermost view, once there was one.
    @exclusivity(unchecked) var layout: ConstraintLayout?
}

extension UIView {
    /// What the view has to do with constraints, from now on something.
    var constraintState: ViewConstraints {
        if let knownConstraints { return knownConstraints }
        let state = ViewConstraints()
        knownConstraints = state
        markConstraintsBelow()
        return state
    }

    /// Whether constraints place the view: it does not stay where its frame is.
    // Without a closure, which has to ask each time whether it runs on the main thread.
    var isPlacedByConstraints: Bool {
        guard let knownConstraints else { return false }
        return !knownConstraints.isPinned || knownConstraints.isArranged
    }

    /// Whether the view holds to the size of its content in another way than all do.
    var hasContentPriorities: Bool {
        guard let knownConstraints else { return false }
        return knownConstraints.priorities != ContentPriorities()
    }

    /// The outermost view around this one.
    var rootView: UIView {
        var view = self
        while let parent = view.parent { view = parent }
        return view
    }

    /// The layout of the tree whose outermost view this is; `nil` where no constraints are.
    var constraintLayout: ConstraintLayout? { knownConstraints?.layout }

    private func markConstraintsBelow() {
        var view: UIView? = self
        while let current = view, !current.hasConstraintsBelow {
            current.hasConstraintsBelow = true
            view = current.parent
        }
    }

    // MARK: The tree

    /// The view goes out of its superview: constraints that hold it to views outside are removed, as on iOS.
    func leaveConstraintTree() {
        guard hasConstraintsBelow else { return }
        rootView.constraintLayout?.remove(self)
        knownConstraints?.layout = nil
        var ancestor = parent
        while let view = ancestor {
            for constraint in view.knownConstraints?.held ?? [] where constraint.isAbout(self) {
                view.removeConstraint(constraint)
            }
            ancestor = view.parent
        }
    }

    /// The view has come into a superview.
    func joinConstraintTree() {
        guard hasConstraintsBelow, let parent else { return }
        parent.expectConstraintUpdate()
        parent.markConstraintsBelow()
        rootView.constraintLayout?.add(self)
        setNeedsConstraintLayout()
    }

    /// Has ``updateConstraints()`` called for the first time. As on iOS that is for every view where constraints are: around one
    /// that they place, also where the view itself has a frame.
    func expectConstraintUpdate() {
        if knownConstraints == nil { setNeedsUpdateConstraints() }
    }

    /// The view's frame has changed.
    func constraintFrameDidChange() {
        guard hasConstraintsBelow else { return }
        rootView.constraintLayout?.frameDidChange(of: self)
    }

    /// The size of the view's content, its margins or its safe area have changed.
    func constraintContentDidChange() {
        guard hasConstraintsBelow else { return }
        rootView.constraintLayout?.contentDidChange(of: self)
    }

    /// The view or what is in it may read another way than before.
    func constraintDirectionDidChange() {
        guard hasConstraintsBelow else { return }
        rootView.constraintLayout?.directionDidChange()
    }

    /// Has the tree laid out before the next frame.
    func setNeedsConstraintLayout() {
        rootView.markNeedsLayout()
    }

    /// Brings the tree's constraints up to date: views that wait for their places are marked for layout.
    func solveConstraints() {
        let root = rootView
        guard root.hasConstraintsBelow else { return }
        let state = root.constraintState
        if state.layout == nil {
            let layout = ConstraintLayout(root: root)
            state.layout = layout
            layout.add(root)
        }
        state.layout?.update()
    }

    /// Puts the subviews where constraints have them.
    func placeConstrainedSubviews() {
        guard hasConstraintsBelow, let layout = rootView.constraintLayout else { return }
        for child in children where child.isPlacedByConstraints { layout.place(child) }
    }
}

extension NSLayoutConstraint {
    /// Whether an item is in a view, or is it.
    fileprivate func isAbout(_ view: UIView) -> Bool {
        for item in [item, otherItem] where item?.layoutView?.isDescendant(of: view) ?? false { return true }
        return false
    }
}
