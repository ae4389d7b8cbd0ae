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

    /// Whether the view stays where its ``frame`` is, and constraints see it there. The default is true; a view that is
    /// to be placed by constraints sets it to false.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { knownConstraints?.isPinned ?? true }
        set {
            guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
            constraintState.isPinned = newValue
            rootView.constraintLayout?.add(self)
            constraintContentDidChange()
            setNeedsConstraintLayout()
            superview?.setNeedsLayout()
            superview?.expectConstraintUpdate()
        }
    }

    // MARK: Content

    /// How strongly the view holds to the size of its content against growing. The default is 250.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let hugging = contentPriorities.hugging
        return axis == .horizontal ? hugging.horizontal : hugging.vertical
    }

    /// Sets how strongly the view holds to the size of its content against growing.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal {
            constraintState.priorities.hugging.horizontal = priority
        } else {
            constraintState.priorities.hugging.vertical = priority
        }
        contentPrioritiesDidChange()
    }

    /// How strongly the view holds to the size of its content against being cut. The default is 750.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let compression = contentPriorities.compression
        return axis == .horizontal ? compression.horizontal : compression.vertical
    }

    /// Sets how strongly the view holds to the size of its content against being cut.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        if axis == .horizontal {
            constraintState.priorities.compression.horizontal = priority
        } else {
            constraintState.priorities.compression.vertical = priority
        }
        contentPrioritiesDidChange()
    }

    private func contentPrioritiesDidChange() {
        constraintContentDidChange()
        // A stack that has placed its views by itself goes by them from now on.
        if let superview, superview.isSizedBySubviews { superview.setNeedsLayout() }
    }

    var contentPriorities: ContentPriorities { knownConstraints?.priorities ?? ContentPriorities() }

    // MARK: Updating

    /// Whether ``updateConstraints()`` is due.
    public var needsUpdateConstraints: Bool { knownConstraints?.needsUpdate ?? false }

    /// Calls ``updateConstraints()`` where it is due, here and in subviews.
    public func updateConstraintsIfNeeded() {
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
