import Foundation

extension UIView {
    /// The view that holds this one.
    public var superview: UIView? { parent }

    /// The views in this one, from back to front.
    public var subviews: [UIView] { layerUse.hasCovers ? children.filter { !($0 is TransitionCover) } : children }

    /// Takes the view out of a superview that it is about to be added to again, without telling anyone.
    func leave(ifChildOf view: UIView) {
        if parent === view { view.takeOut(self) }
    }

    /// Makes the view a child of another, or of none.
    func attach(to view: UIView?) {
        endStackPass()
        leaveConstraintTree()
        if type(of: self).requiresConstraintBasedLayout { _ = constraintState }
        parent = view
        joinConstraintTree()
        knownLook = InheritedLook()
        if !children.isEmpty { InheritedLook.didChange() }
        let newWindow = view?.window
        layerStorage?.placeDidChange()
        guard hostWindow !== newWindow else { return }
        forEachInSubtree { $0.hostWindow = newWindow }
    }

    /// Takes a subview out of the others. Layers that stand in front of it stand in front of the one behind it then.
    func takeOut(_ view: UIView) {
        guard let index = children.firstIndex(where: { $0 === view }) else { return }
        if hasSublayers {
            let behind = index > 0 ? ObjectIdentifier(children[index - 1]) : nil
            for layer in layer.children where layer.subviewBehind == ObjectIdentifier(view) {
                layer.subviewBehind = behind
            }
        }
        children.remove(at: index)
    }

    /// - Parameter sibling: The subview that the other one comes directly in front of: what layers stand in front of it are in front of
    ///   both then.
    func insert(_ view: UIView, at index: Int, inFrontOf sibling: UIView? = nil) {
        defer { if let sibling, hasSublayers, view.parent === self { layer.raiseLayers(from: sibling, to: view) } }
        precondition(!isWithin(view), "UIView.addSubview: a view cannot be inside itself")
        if view.layerUse.isMask {
            view.layer.removeFromSuperlayer()
            view.layerUse.isMask = false
        }
        // A tree in no window may be a mask, and of what is put into it.
        if window == nil, view.window != nil || view.hasMask { layer.requireOutside(view.layer) }
        if view.layerUse.isRaised { layerUse.ordersPainting = true }
        let oldParent = view.superview
        let (oldWindow, newWindow) = (view.window, window)
        if oldParent === self {
            view.leave(ifChildOf: self)
            children.insert(view, at: min(max(0, index), children.count))
            view.setNeedsComposition()
            placeCovers()
            return
        }
        let (oldTint, oldTraits) = (view.tintColor, view.resolvedTraits)
        if oldWindow !== newWindow { oldWindow?.application?.focus.viewWillLeaveWindow(view) }
        view.willMove(toSuperview: self)
        if oldWindow !== newWindow { view.tellWindowWillChange(to: newWindow) }
        if let oldParent {
            oldParent.willRemoveSubview(view)
            view.damageWhereItWas()
            oldParent.takeOut(view)
            oldParent.setNeedsLayout()
        }
        // A callback may have put the view elsewhere.
        if let current = view.superview, current !== oldParent {
            view.damageWhereItWas()
            current.takeOut(view)
        }
        precondition(!isWithin(view), "UIView.addSubview: a view cannot be inside itself")
        children.insert(view, at: min(max(0, index), children.count))
        view.attach(to: self)
        (oldParent as? UIWindow)?.didLose(view)
        (self as? UIWindow)?.didGain(view)
        oldParent?.placeCovers()
        placeCovers()
        view.markSubtreeNew()
        setNeedsLayout()
        if view.tintColor != oldTint { view.propagateTintChange() }
        if view.resolvedTraits != oldTraits { view.propagateTraitChange(from: oldTraits) }
        view.didMoveToSuperview()
        // A callback that has moved the view on has told everyone of that.
        guard view.superview === self else { return }
        didAddSubview(view)
        if oldWindow !== newWindow { view.tellWindowDidChange(to: newWindow) }
    }

    func detach() {
        guard let oldParent = superview else { return }
        let oldWindow = window
        let limited = oldParent.inheritedLook.contentSizes.map { _ in resolvedTraits }
        oldWindow?.application?.focus.viewWillLeaveWindow(self)
        guard superview === oldParent else { return }
        willMove(toSuperview: nil)
        if oldWindow != nil { tellWindowWillChange(to: nil) }
        oldParent.willRemoveSubview(self)
        guard superview === oldParent else { return }
        damageWhereItWas()
        oldParent.takeOut(self)
        attach(to: nil)
        (oldParent as? UIWindow)?.didLose(self)
        oldParent.placeCovers()
        if let limited, limited != resolvedTraits { propagateTraitChange(from: limited) }
        didMoveToSuperview()
        if oldWindow != nil {
            oldWindow?.application?.focus.viewDidLeaveWindow()
            oldWindow?.viewDidLeave(self)
            tellWindowDidChange(to: nil)
        }
        oldParent.setNeedsLayout()
    }

    /// Takes the focus from a responder inside views whose window has gone.
    static func giveUpFocus(in views: [UIView]) {
        var pending = views
        while let view = pending.popLast() {
            if let focus = view.heldFocus { return focus.viewDidLeaveWindow() }
            pending += view.children
        }
    }

    func reorder(_ view: UIView, to index: Int) {
        // The frontmost one may have layers in front of it.
        guard let old = children.firstIndex(where: { $0 === view }),
            old != index || hasSublayers && index == children.count - 1
        else { return }
        takeOut(view)
        children.insert(view, at: index)
        view.setNeedsComposition()
        placeCovers()
    }

    /// Lets two subviews change places in ``subviews``, told by their places there. Nothing happens where one is not in the list, for
    /// which UIKit raises an exception. It cannot be overridden here.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        let (lower, upper) = (min(index1, index2), max(index1, index2))
        guard lower >= 0, upper < subviews.count, lower < upper else { return }
        let (lowest, highest) = (childIndex(ofSubview: lower), childIndex(ofSubview: upper))
        let (back, front) = (children[lowest], children[highest])
        children.swapAt(lowest, highest)
        if hasSublayers { layer.exchangePlaces(of: back, and: front) }
        for view in [back, front] { view.setNeedsComposition() }
        placeCovers()
    }

    /// Whether the view is another one or inside it. A view without subviews, as most that are added, needs no search.
    private func isWithin(_ view: UIView) -> Bool {
        view === self || !view.children.isEmpty && isDescendant(of: view)
    }

    /// Calls a function for the view and its descendants, outermost first. It is not recursive, because hierarchies
    /// may be deeper than the stack.
    func forEachInSubtree(_ body: (UIView) -> Void) {
        var pending = [self]
        while let view = pending.popLast() {
            body(view)
            pending += view.children.reversed()
        }
    }

    /// The view itself or the first descendant that is what is looked for.
    func firstInSubtree(where isWanted: (UIView) -> Bool) -> UIView? {
        var pending = [self]
        while let view = pending.popLast() {
            if isWanted(view) { return view }
            pending += view.children.reversed()
        }
        return nil
    }

    /// The same without descendants that are passed over, and without what is in them.
    private func forEachInSubtree(passingOver isPassedOver: (UIView) -> Bool, _ body: (UIView) -> Void) {
        var pending = [self]
        while let view = pending.popLast() {
            body(view)
            for child in view.children.reversed() where !isPassedOver(child) { pending.append(child) }
        }
    }

    private func tellWindowWillChange(to newWindow: UIWindow?) {
        forEachInSubtree { view in
            view.owningController?.viewWillMove(to: newWindow)
            view.willMove(toWindow: newWindow)
        }
    }

    private func tellWindowDidChange(to newWindow: UIWindow?) {
        let appearance = newWindow?.isOverlay == false ? newWindow?.application?.appearanceRules : nil
        var pending = [self]
        while let view = pending.popLast() {
            // A view that a callback has moved on in the meantime was told then.
            guard view.window === newWindow else { continue }
            // Nor are those told again that the view adds when it is told.
            let subviews = view.children
            if newWindow == nil { view.endAllAnimations() }
            view.layerStorage?.placeDidChange()
            if let appearance { appearance.apply(to: view) }
            view.didMoveToWindow()
            if view.awaitsWindow, newWindow != nil { view.becomeFirstResponder() }
            for interaction in view.interactions { (interaction as? any WindowFollowing)?.viewDidMoveToWindow() }
            view.owningController?.viewDidMove()
            pending += subviews.reversed()
        }
    }

    /// ``isHidden`` changed.
    func visibilityDidChange() {
        if isHidden { application?.focus.viewWillLeaveWindow(self) }
        setNeedsComposition()
        guard let parent, parent.isSizedBySubviews else { return }
        invalidateIntrinsicContentSize()
        parent.constraintContentDidChange()
        endStackPass()
        if window != nil { Animator.context?.group.note(StackChange(of: self, in: parent)) }
    }

    /// Changes something that the ``tintColor`` follows.
    func changeTint(_ body: () -> Void) {
        let old: UIColor? = tintColor
        body()
        InheritedLook.didChange()
        if tintColor != old { propagateTintChange() }
    }

    /// Tells the view and all descendants that take its tint.
    func propagateTintChange() {
        forEachInSubtree(passingOver: { $0.ownTint != nil }) { view in
            view.setNeedsDisplay()
            view.tintColorDidChange()
        }
    }

    // MARK: Traits

    var resolvedTraits: UITraitCollection { traits(withOwnStyle: overrideUserInterfaceStyle) }

    /// Whether the view's traits may differ from those around it.
    var hasOwnTraits: Bool {
        overrideUserInterfaceStyle != .unspecified || ownLevel != .unspecified || contentSizeLimits != nil
    }

    /// The traits that the view would have if its own style, or its own level, were another.
    func traits(
        withOwnStyle ownStyle: UIUserInterfaceStyle, level ownLevel: UIUserInterfaceLevel? = nil
    ) -> UITraitCollection {
        let base = (application?.screen ?? .ofDetachedViews).traitCollection
        var (style, level) = (ownStyle, ownLevel ?? self.ownLevel)
        var limits = contentSizeLimits
        if let outer = superview?.inheritedLook {
            limits = limits?.inside(outer.contentSizes) ?? outer.contentSizes
            if style == .unspecified { style = outer.style }
            if level == .unspecified { level = outer.level }
        }
        if style == .unspecified { style = base.userInterfaceStyle }
        if level == .unspecified { level = base.userInterfaceLevel }
        if let limits { return base.with(style, level, limits) }
        if style == base.userInterfaceStyle, level == base.userInterfaceLevel { return base }
        return base.with(style, level)
    }

    /// ``overrideUserInterfaceStyle`` changed.
    func styleDidChange(from old: UIUserInterfaceStyle) {
        InheritedLook.didChange()
        let previous = traits(withOwnStyle: old)
        if previous != resolvedTraits { propagateTraitChange(from: previous) }
    }

    /// Tells the view and its descendants that their surroundings are others.
    /// - Parameter previous: What they were, when only light and dark or the level have changed. Descendants with a style
    ///   of their own are not told of another style.
    /// - Parameter former: What they were on the screen, when anything else has changed.
    func propagateTraitChange(from previous: UITraitCollection? = nil, on former: UITraitCollection? = nil) {
        // Without the former traits the language may be another one.
        if previous == nil { constraintDirectionDidChange() }
        // What is as wide as can be read well follows the size of letters.
        if previous?.preferredContentSizeCategory != resolvedTraits.preferredContentSizeCategory {
            constraintContentDidChange()
        }
        let isStyleAlone =
            previous.map {
                $0.userInterfaceLevel == resolvedTraits.userInterfaceLevel
                    && $0.preferredContentSizeCategory == resolvedTraits.preferredContentSizeCategory
            } ?? false
        let isLevelAlone = previous.map { $0.userInterfaceStyle == resolvedTraits.userInterfaceStyle } ?? false
        forEachInSubtree(passingOver: { isStyleAlone && $0.overrideUserInterfaceStyle != .unspecified }) { view in
            var previous = isLevelAlone ? previous?.with(view.resolvedTraits.userInterfaceStyle) : previous
            if let known = previous, let sizes = view.sizes(below: self, known.preferredContentSizeCategory) {
                previous = known.with(known.userInterfaceStyle, .unspecified, sizes)
            }
            // A style of its own, or of a view around it, it has had before, and its level too.
            let known = previous ?? former.map { view.inheritedLook.applied(to: $0) }
            view.traitCollectionDidChange(known)
            view.owningController?.traitCollectionDidChange(known)
            if let known { view.tellTraitWatches(from: known) }
            // Colours of the background, the border and the shadow are other ones too.
            view.setNeedsComposition()
            view.setNeedsLayout()
        }
    }

    /// The sizes of text that the view keeps to where one around it has a size; `nil` where none between them says anything.
    private func sizes(below outer: UIView, _ size: UIContentSizeCategory) -> ContentSizeLimits? {
        let limits = sequence(first: self, next: \.superview).prefix { $0 !== outer }.compactMap(\.contentSizeLimits)
        guard !limits.isEmpty else { return nil }
        return limits.reversed().reduce(ContentSizeLimits(exact: size)) { $1.inside($0) }
    }

    /// Tells those who watch the view's surroundings, or its controller's, what has changed.
    private func tellTraitWatches(from known: @autoclosure () -> UITraitCollection) {
        guard !traitWatches.isEmpty || owningController?.traitWatches.isEmpty == false else { return }
        let (previous, now) = (known(), resolvedTraits)
        tellTraitWatches(from: previous, to: now)
        owningController?.tellTraitWatches(from: previous, to: now)
    }

    var inheritedSafeArea: UIEdgeInsets {
        guard hasSafeArea else { return .zero }
        // From the outermost view inwards: each hands on what of its covered edges reaches into the next.
        var chain = [self]
        while let parent = chain[chain.count - 1].superview { chain.append(parent) }
        var insets = UIEdgeInsets.zero
        for (index, view) in chain.enumerated().reversed() {
            if insets != .zero {
                let (frame, bounds) = (view.frame, chain[index + 1].bounds)
                insets = UIEdgeInsets(
                    top: max(0, bounds.minY + insets.top - frame.minY),
                    left: max(0, bounds.minX + insets.left - frame.minX),
                    bottom: max(0, frame.maxY - (bounds.maxY - insets.bottom)),
                    right: max(0, frame.maxX - (bounds.maxX - insets.right)))
            }
            if let more = view.owningController?.coveredEdges { insets = insets + more }
        }
        return insets
    }

    /// Whether the view or one around it keeps room free for its controller. Most never do, and safe areas are asked for
    /// often.
    private var hasSafeArea: Bool {
        var view: UIView? = self
        while let current = view {
            if let insets = current.owningController?.coveredEdges, insets != .zero { return true }
            view = current.superview
        }
        return false
    }
}
