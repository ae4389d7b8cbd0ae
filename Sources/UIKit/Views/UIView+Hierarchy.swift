import Foundation

extension UIView {
    /// Takes the view out of a superview that it is about to be added to again, without telling anyone.
    func leave(ifChildOf view: UIView) {
        if parent === view { view.children.removeAll { $0 === self } }
    }

    func insert(_ view: UIView, at index: Int) {
        precondition(!isDescendant(of: view), "UIView.addSubview: a view cannot be inside itself")
        let oldParent = view.superview
        let (oldWindow, newWindow) = (view.window, window)
        if oldParent === self {
            view.leave(ifChildOf: self)
            children.insert(view, at: min(max(0, index), children.count))
            view.setNeedsComposition()
            return
        }
        if oldWindow !== newWindow { UIApplication.shared.focus.viewWillLeaveWindow(view) }
        view.willMove(toSuperview: self)
        if oldWindow !== newWindow { view.tellWindowWillChange(to: newWindow) }
        if let oldParent {
            oldParent.willRemoveSubview(view)
            view.damageWhereItWas()
            oldParent.children.removeAll { $0 === view }
        }
        // A callback may have put the view elsewhere.
        if let current = view.superview, current !== oldParent {
            view.damageWhereItWas()
            current.children.removeAll { $0 === view }
        }
        children.insert(view, at: min(max(0, index), children.count))
        view.attach(to: self)
        view.markSubtreeNew()
        view.didMoveToSuperview()
        didAddSubview(view)
        if oldWindow !== newWindow { view.tellWindowDidChange() }
        setNeedsLayout()
    }

    func detach() {
        guard let oldParent = superview else { return }
        let oldWindow = window
        if oldWindow != nil { UIApplication.shared.focus.viewWillLeaveWindow(self) }
        guard superview === oldParent else { return }
        willMove(toSuperview: nil)
        if oldWindow != nil { tellWindowWillChange(to: nil) }
        oldParent.willRemoveSubview(self)
        guard superview === oldParent else { return }
        damageWhereItWas()
        oldParent.children.removeAll { $0 === self }
        attach(to: nil)
        didMoveToSuperview()
        if oldWindow != nil {
            UIApplication.shared.focus.viewDidLeaveWindow()
            oldWindow?.viewDidLeave(self)
            tellWindowDidChange()
        }
        oldParent.setNeedsLayout()
    }

    func reorder(_ view: UIView, to index: Int) {
        guard let old = children.firstIndex(where: { $0 === view }), old != index else { return }
        children.remove(at: old)
        children.insert(view, at: index)
        view.setNeedsComposition()
    }

    private func tellWindowWillChange(to newWindow: UIWindow?) {
        willMove(toWindow: newWindow)
        for child in children { child.tellWindowWillChange(to: newWindow) }
    }

    private func tellWindowDidChange() {
        if window == nil { endAllAnimations() }
        didMoveToWindow()
        for child in children { child.tellWindowDidChange() }
    }

    func propagateTintChange() {
        setNeedsDisplay()
        tintColorDidChange()
        for child in children { child.propagateTintChange() }
    }

    // MARK: Traits

    var resolvedTraits: UITraitCollection {
        let base = UIScreen.main.traitCollection
        var view: UIView? = self
        while let current = view {
            if current.overrideUserInterfaceStyle != .unspecified {
                if current.overrideUserInterfaceStyle == base.userInterfaceStyle { return base }
                return UITraitCollection(
                    userInterfaceStyle: current.overrideUserInterfaceStyle, layoutDirection: base.layoutDirection,
                    displayScale: base.displayScale)
            }
            view = current.superview
        }
        return base
    }

    func propagateTraitChange(from previous: UITraitCollection? = nil) {
        traitCollectionDidChange(previous)
        setNeedsDisplay()
        setNeedsLayout()
        for child in children { child.propagateTraitChange(from: previous) }
    }

    var inheritedSafeArea: UIEdgeInsets {
        var insets = owningController?.additionalSafeAreaInsets ?? .zero
        guard let parent = superview else { return insets }
        let outer = parent.safeAreaInsets
        guard outer != .zero else { return insets }
        let (frame, bounds) = (frame, parent.bounds)
        insets.top += max(0, bounds.minY + outer.top - frame.minY)
        insets.left += max(0, bounds.minX + outer.left - frame.minX)
        insets.bottom += max(0, frame.maxY - (bounds.maxY - outer.bottom))
        insets.right += max(0, frame.maxX - (bounds.maxX - outer.right))
        return insets
    }
}
