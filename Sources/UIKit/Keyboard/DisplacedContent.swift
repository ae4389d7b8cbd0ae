import Foundation

// How a window moves what stands in it, to make room for the keyboard: each of its subviews is displaced. One that the program
// puts somewhere meanwhile is not, for it was measured by what is seen.

extension UIView {
    /// Puts the view below its place, or above it where the distance is negative.
    func displace(by distance: CGFloat) {
        if viewState.displacement != distance { change(.displacement) { $0.displacement = distance } }
    }

    /// The program is about to put the view somewhere else in its superview. In a window that has moved what stands in it the view
    /// stands there then. What a window places itself, what constraints place, and what is typed into, goes on to be moved.
    /// - Parameter isOther: Whether the new place is higher or lower than the old one.
    @inline(__always)
    func placeWillBeSet(_ isOther: @autoclosure () -> Bool) {
        guard let window = parent as? UIWindow, window.contentShift != 0, isOther() else { return }
        window.placeWillBeSet(of: self)
    }
}

extension UIWindow {
    /// Moves what stands in the window, but for what the program has put there by what is seen.
    /// - Parameter field: What is typed into: what it is in is moved always.
    func displaceContent(by distance: CGFloat, for field: UIView) {
        contentShift = distance
        for view in children {
            if field.isDescendant(of: view) { undisplaced.remove(ObjectIdentifier(view)) }
            if !undisplaced.contains(ObjectIdentifier(view)) { view.displace(by: distance) }
        }
    }

    /// Everything stands at its place again.
    func undisplaceContent() {
        contentShift = 0
        for view in children { view.displace(by: 0) }
    }

    fileprivate func placeWillBeSet(of view: UIView) {
        let responder = application?.focus.firstResponder as? UIView
        guard !view.isPlacedByConstraints, !(view is PresentationContainer),
            rootViewController?.viewIfLoaded !== view, responder?.isDescendant(of: view) != true
        else { return }
        undisplaced.insert(ObjectIdentifier(view))
        view.displace(by: 0)
    }

    /// A view has come into the window: while that has moved what stands in it, it was put there by what is seen.
    func didGain(_ view: UIView) {
        if contentShift != 0, !(view is PresentationContainer) { undisplaced.insert(ObjectIdentifier(view)) }
    }

    /// A view stands in the window no more: elsewhere it stands where it is put.
    func didLose(_ view: UIView) {
        undisplaced.remove(ObjectIdentifier(view))
        UIView.performWithoutAnimation { view.displace(by: 0) }
        view.interruptAnimations(of: .displacement)
    }

    /// Moves a view that constraints place with what they tie it to.
    func displaceTied(_ view: UIView) {
        guard contentShift != view.viewState.displacement, contentShift != 0 else { return }
        func outermost(_ item: AnyObject?) -> UIView? {
            let owner = item as? UIView ?? (item as? UILayoutGuide)?.owningView
            return owner.flatMap(KeyboardAvoidance.outermostView)
        }
        let isTied = constraints.contains { constraint in
            let views = [outermost(constraint.firstItem), outermost(constraint.secondItem)]
            return views.contains { $0 === view }
                && views.contains { $0 !== view && $0?.viewState.displacement == contentShift }
        }
        guard isTied else { return }
        undisplaced.remove(ObjectIdentifier(view))
        view.displace(by: contentShift)
    }
}
