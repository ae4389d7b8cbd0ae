import Foundation

extension UIViewController {
    func startPresenting(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        guard presentedViewController == nil, controller.presentingViewController == nil, controller !== self,
            let window = viewIfLoaded?.window
        else { return }
        presentedViewController = controller
        controller.presentingViewController = self
        let shown: UIView = controller.view
        if controller.isFadingOut { controller.endFadingOut() }
        shown.frame = window.bounds
        shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if !controller.disablesAutomaticKeyboardDismissal { window.endEditing(true) }
        controller.isFadingIn = animated
        Self.performTransition(animated: animated) { window.addSubview(shown) }
        if animated { UIView.performWithoutAnimation { shown.alpha = 0 } }
        shown.animateInOwnApplication(
            duration: animated ? 0.25 : 0, { shown.alpha = 1 },
            completion: { _ in
                controller.endFadingIn()
                shown.application?.postAccessibility(.screenChanged, shown)
                completion?()
            })
    }

    func endPresenting(animated: Bool, completion: (() -> Void)?) {
        guard let controller = presentedViewController else { return }
        if controller.presentedViewController != nil { controller.endPresenting(animated: false, completion: nil) }
        presentedViewController = nil
        controller.presentingViewController = nil
        let shown: UIView = controller.view
        controller.giveUpFocus()
        controller.isFadingIn = false
        guard animated else {
            let application = application
            let animator = application?.animator
            shown.removeFromSuperview()
            application?.postAccessibility(.screenChanged, nil)
            if let completion { animator.map { $0.callLater(completion) } ?? completion() }
            return
        }
        controller.isFadingOut = true
        Self.performTransition(animated: true) {
            shown.forEachInSubtree { $0.owningController?.viewWillMove(to: nil) }
        }
        shown.animateInOwnApplication(
            duration: 0.2, { shown.alpha = 0 },
            completion: { _ in
                // It may have been shown again in the meantime.
                if controller.isFadingOut { controller.endFadingOut() }
                completion?()
            })
    }

    /// The view has been faded in: it and what is inside it have appeared.
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

    /// The view has been faded out: it and what is inside it have disappeared.
    func endFadingOut(animated: Bool = true) {
        isFadingOut = false
        let application = application
        Self.performTransition(animated: animated) { viewIfLoaded?.removeFromSuperview() }
        application?.postAccessibility(.screenChanged, nil)
        viewIfLoaded?.alpha = 1
    }

    // MARK: In a window

    /// The controller's view fills a window from now on.
    func enter(_ window: UIWindow) {
        let view: UIView = self.view
        view.frame = window.bounds
        window.insertSubview(view, at: 0)
    }

    /// The controller's view no longer fills its window.
    func leaveWindow() {
        if presentedViewController != nil { endPresenting(animated: false, completion: nil) }
        viewIfLoaded?.removeFromSuperview()
    }
}

extension UIWindow {
    /// The view of the controller that was presented last.
    var presentedView: UIView? {
        children.last { $0.owningController?.presentingViewController != nil }
    }

    /// What a person works with: the view of the controller that was presented last with what stands in front of it, or else
    /// the whole window.
    var frontViews: [UIView] {
        guard let index = children.lastIndex(where: { $0 === presentedView }) else { return [self] }
        return Array(children[index...])
    }
}
