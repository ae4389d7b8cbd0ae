import Foundation

extension UIView {
    // MARK: Constraints

    /// The active constraints whose items have this view as their innermost common one. Behind them stand those of its
    /// content's width and height, where it has any, from the layout on in which constraints place the view. To remove these takes
    /// them out of the list and no more; one that is given another constant holds the view to that.
    public var constraints: [NSLayoutConstraint] { listedConstraints }

    /// Activates a constraint. It comes to the view that its items have in common, which on iOS has to be this one.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard !constraint.isActive else { return }
        guard let view = constraint.nearestView else { return constraint.isActive = true }
        constraint.holder = view
        view.constraintState.held.append(constraint)
        view.rootView.constraintLayout?.add(constraint)
        view.setNeedsConstraintLayout()
    }

    /// Activates constraints.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Deactivates a constraint of this view.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if let listed = constraint as? ContentSizeConstraint, listed.item === self { return listed.takeOut() }
        guard constraint.holder === self else { return }
        constraint.holder = nil
        knownConstraints?.held.removeAll { $0 === constraint }
        rootView.constraintLayout?.remove(constraint)
    }

    /// Deactivates constraints of this view.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// Sets whether constraints see the view where its frame is.
    func pin(_ isPinned: Bool) {
        constraintState.isPinned = isPinned
        rootView.constraintLayout?.add(self)
        constraintContentDidChange()
        setNeedsConstraintLayout()
        superview?.setNeedsLayout()
        superview?.expectConstraintUpdate()
    }

    // MARK: Content

    /// Changes how strongly the view holds to the size of its content.
    func changeContentPriorities(_ change: (inout ContentPriorities) -> Void) {
        change(&constraintState.priorities)
        constraintContentDidChange()
        // A stack that has placed its views by itself goes by them from now on.
        if let superview, superview.isSizedBySubviews { superview.setNeedsLayout() }
    }

    var contentPriorities: ContentPriorities { knownConstraints?.priorities ?? ContentPriorities() }

    // MARK: Updating

    /// What ``setNeedsUpdateConstraints()`` does.
    func askForConstraintUpdate() {
        constraintState.needsUpdate = true
        rootView.constraintLayout?.constraintUpdateIsDue(for: self)
        setNeedsConstraintLayout()
    }

    /// Calls ``updateConstraints()`` where it is due, from the innermost views outwards.
    func updateConstraintsOfSubtree() {
        var views: [UIView] = []
        forEachInSubtree { if $0.needsUpdateConstraints { views.append($0) } }
        for view in views.reversed() { view.updateConstraintsWhereDue() }
    }

    /// Calls ``updateConstraints()`` of this view if it is due.
    func updateConstraintsWhereDue() {
        guard let state = knownConstraints, state.needsUpdate else { return }
        state.needsUpdate = false
        owningController?.updateViewConstraints()
        if owningController == nil { updateConstraints() }
    }

    // MARK: Measuring

    /// The smallest size that the constraints inside of the view leave it.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The largest size that the constraints inside of the view leave it.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// The size that the constraints inside of the view give it when it is to come near a size.
    func fittingSize(
        near target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        let layout = ConstraintLayout(root: self, isMeasuring: true)
        return layout.size(near: target, horizontal, vertical)
    }

    /// How far below its top the view has a baseline, by that of ``forFirstBaselineLayout`` or ``forLastBaselineLayout``.
    /// - Parameter size: The size that the view will have.
    func layoutBaseline(in size: CGSize, isLast: Bool) -> CGFloat {
        let view = isLast ? forLastBaselineLayout : forFirstBaselineLayout
        guard view !== self, view.isDescendant(of: self) else { return baseline(in: size, isLast: isLast) }
        return convert(CGPoint(x: 0, y: view.layoutBaseline(in: view.bounds.size, isLast: isLast)), from: view).y
    }
}
