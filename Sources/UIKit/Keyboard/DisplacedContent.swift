import Foundation

// How a window moves what stands in it, to make room for the keyboard.

extension UIView {
    /// Puts the view below its place, or above it where the distance is negative.
    func displace(by distance: CGFloat) {
        if viewState.displacement != distance { change(.displacement) { $0.displacement = distance } }
    }

    /// The view has come into another one: it stands where it was put.
    func stayUndisplaced() {
        guard viewState.displacement != 0 || animations != nil else { return }
        UIView.performWithoutAnimation { displace(by: 0) }
        interruptAnimations(of: .displacement)
    }

    /// A program gives a view another place. One that has measured by what is seen finds the view there: where the view's window
    /// has moved what stands in it, that view does not move with the others any more. What a window places itself, what
    /// constraints place, and what is typed into, goes on to be moved.
    func programPlaces() {
        guard let window = superview as? UIWindow, window.contentShift != 0, !isPlacedByConstraints,
            !(self is PresentationContainer), window.rootViewController?.viewIfLoaded !== self
        else { return }
        let responder = application?.focus.firstResponder as? UIView
        guard responder?.isDescendant(of: self) != true else { return }
        window.standingByThemselves.insert(ObjectIdentifier(self))
        displace(by: 0)
    }
}

extension UIWindow {
    /// Moves what stands in the window, but for what the program has put there by what is seen.
    /// - Parameter field: What is typed into: what it is in is moved always.
    func displaceContent(by distance: CGFloat, for field: UIView) {
        contentShift = distance
        for view in children {
            if field.isDescendant(of: view) {
                standingByThemselves.remove(ObjectIdentifier(view))
            } else if standingByThemselves.contains(ObjectIdentifier(view)) {
                continue
            }
            view.displace(by: distance)
        }
    }

    /// Everything stands at its place again.
    func replaceContent() {
        contentShift = 0
        for view in children { view.displace(by: 0) }
    }

    /// A view has come into the window: while that has moved what stands in it, it was put there by what is seen.
    func contentDidCome(_ view: UIView) {
        if contentShift != 0, !(view is PresentationContainer) {
            standingByThemselves.insert(ObjectIdentifier(view))
        } else {
            standingByThemselves.remove(ObjectIdentifier(view))
        }
    }

    /// Moves a view that constraints place with what they tie it to.
    func displaceTied(_ view: UIView) {
        guard contentShift != view.viewState.displacement, contentShift != 0 else { return }
        func top(_ item: AnyObject?) -> UIView? {
            let owner = item as? UIView ?? (item as? UILayoutGuide)?.owningView
            return owner.flatMap { sequence(first: $0, next: \.superview).first { $0.superview === self } }
        }
        let isTied = constraints.contains { constraint in
            let tops = [top(constraint.firstItem), top(constraint.secondItem)]
            return tops.contains { $0 === view }
                && tops.contains { $0 !== view && $0?.viewState.displacement == contentShift }
        }
        guard isTied else { return }
        standingByThemselves.remove(ObjectIdentifier(view))
        view.displace(by: contentShift)
    }
}
