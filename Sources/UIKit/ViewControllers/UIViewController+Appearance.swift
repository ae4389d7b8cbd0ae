import Foundation

/// Appearing and disappearing follow the views: a controller is told when its view comes into a window that is shown or
/// leaves it, whoever put it there. So a controller inside another needs nobody to hand the calls on.
extension UIViewController {
    /// Whether the view is seen.
    enum Appearance {
        case hidden, appearing, visible, disappearing
    }

    /// Whether a controller is on its way to the one that it is inside, or out of it.
    enum Movement {
        case settled, arriving, leaving
    }

    private static var isTransitionAnimated = false

    /// Runs changes of views that a person sees move, or not, and which controllers are told so.
    static func performTransition(animated: Bool, _ changes: () -> Void) {
        let outer = isTransitionAnimated
        isTransitionAnimated = animated
        changes()
        isTransitionAnimated = outer
    }

    /// The view is about to be in a window, or in none.
    func viewWillMove(to window: UIWindow?) {
        if let window, !window.isHidden {
            guard appearance == .hidden || appearance == .disappearing else { return }
            appearance = .appearing
            isEntering = true
            viewWillAppear(Self.isTransitionAnimated)
        } else {
            if window == nil { endPresentationOutOfSight() }
            guard appearance == .visible || appearance == .appearing else { return }
            appearance = .disappearing
            awaitedFocus = nil
            viewWillDisappear(Self.isTransitionAnimated)
        }
    }

    /// The view is where it was about to be.
    func viewDidMove() {
        giveAwaitedFocus()
        if appearance == .appearing, isEntering {
            isEntering = false
            viewIsAppearing(Self.isTransitionAnimated)
        }
        switch appearance {
        case .appearing where !isInsideFadingIn:
            appearance = .visible
            // What appears has its place.
            viewIfLoaded?.layoutSubtree()
            guard appearance == .visible else { return }
            if let view = viewIfLoaded { view.application?.avoidance.noteMove(of: view) }
            viewDidAppear(Self.isTransitionAnimated)
            if movement == .arriving { movement = .settled }
            takeFreeFocus()
        case .disappearing:
            appearance = .hidden
            viewDidDisappear(Self.isTransitionAnimated)
            if movement == .leaving { movement = .settled }
        case .appearing, .visible, .hidden: break
        }
    }

    /// What wanted the focus while the view was on its way into the window gets it now.
    private func giveAwaitedFocus() {
        guard let awaited = awaitedFocus, awaited.responderWindow != nil else { return }
        awaitedFocus = nil
        awaited.becomeFirstResponder()
    }

    /// A controller that can be the first responder is so when it has appeared, unless somebody is already: so its bar stands
    /// at the bottom of the screen without being asked for.
    private func takeFreeFocus() {
        guard appearance == .visible, let focus = application?.focus, focus.firstResponder == nil,
            canBecomeFirstResponder
        else { return }
        becomeFirstResponder()
    }

    /// The view has come into sight: it and what is inside it have appeared.
    func endFadingIn(animated: Bool = true) {
        guard isFadingIn else { return }
        isFadingIn = false
        Self.performTransition(animated: animated) {
            viewIfLoaded?.forEachInSubtree { view in
                if let controller = view.owningController, controller.appearance == .appearing {
                    controller.viewDidMove()
                }
            }
        }
    }

    /// The view has gone out of sight: it and what is inside it have disappeared.
    func endFadingOut(animated: Bool = true) {
        let application = application
        Self.performTransition(animated: animated) { viewIfLoaded?.removeFromSuperview() }
        application?.postAccessibility(.screenChanged, nil)
    }

    private var isInsideFadingIn: Bool {
        sequence(first: self) { $0.parent }.contains { $0.isFadingIn }
    }
}

extension UIWindow {
    /// Tells the controllers inside that the window was shown or hidden.
    func tellControllersOfVisibility() {
        forEachInSubtree { view in
            view.owningController?.viewWillMove(to: self)
            view.owningController?.viewDidMove()
        }
    }
}
