/// Controllers of what stands at the bottom of the screen appear when it has come up, and begin to disappear when it goes
/// down.
extension InputViews {
    /// The views come up.
    @MainActor
    func beginAppearing(in window: UIWindow, animated: Bool) {
        for controller in controllers { controller.isFadingIn = true }
        UIViewController.performTransition(animated: animated) { window.isHidden = false }
    }

    /// The views have come up.
    @MainActor
    func endAppearing(animated: Bool) {
        for controller in controllers { controller.endFadingIn(animated: animated) }
    }

    /// The views go down.
    @MainActor
    func beginDisappearing(animated: Bool) {
        UIViewController.performTransition(animated: animated) {
            for controller in controllers {
                controller.viewIfLoaded?.forEachInSubtree { $0.owningController?.viewWillMove(to: nil) }
            }
        }
    }
}
