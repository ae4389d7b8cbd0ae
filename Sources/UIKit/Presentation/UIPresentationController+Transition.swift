import Foundation

/// How a presentation comes and goes.
///
/// Whoever is told, and in which order, is as on iOS: what goes will disappear, what comes will appear and has appeared, and
/// then what goes has disappeared.
extension UIPresentationController {
    private static let riseDuration = 0.35
    private static let fadeInDuration = 0.25
    private static let fadeOutDuration = 0.2

    // MARK: Coming

    /// Shows the controller.
    func begin(from presenter: UIViewController, in window: UIWindow, animated: Bool, completion: (() -> Void)?) {
        let controller = presentedViewController
        self.presenter = presenter
        phase = .beginning
        let view: UIView = controller.view
        let style = shownStyle(for: window.traitCollection)
        if style == .popover, let popover = self as? UIPopoverPresentationController {
            popover.popoverDelegate?.prepareForPopoverPresentation(popover)
        }
        let container = PresentationContainer(self, in: window)
        self.container = container
        container.hold(view)
        container.place()
        if !controller.disablesAutomaticKeyboardDismissal { window.endEditing(true) }
        controller.isFadingIn = animated
        let takesAway = style == .fullScreen || style == .currentContext
        UIViewController.performTransition(animated: animated) {
            if takesAway { noteRemoval(of: presenter) }
            window.addSubview(container)
        }
        let isFaded = container.isFaded
        if animated { UIView.performWithoutAnimation { container.setAway(true, faded: isFaded) } }
        if !animated { endBeginning(animated: false) }
        container.animateInOwnApplication(
            duration: animated ? isFaded ? Self.fadeInDuration : Self.riseDuration : 0,
            { container.setAway(false, faded: isFaded) },
            // The presentation does not hold the controller, and it may be let go of while it comes.
            completion: { [controller] _ in
                withExtendedLifetime(controller) { self.endBeginning(animated: animated) }
                view.application?.postAccessibility(.screenChanged, view)
                completion?()
            })
    }

    private func endBeginning(animated: Bool) {
        // It may have been taken away again in the meantime.
        guard phase == .beginning else { return }
        presentedViewController.endFadingIn(animated: animated)
        // Whoever was told may have taken it away.
        guard phase == .beginning else { return }
        phase = .shown
        UIViewController.performTransition(animated: animated) { removed?.view.removeFromSuperview() }
    }

    // MARK: Going

    /// Takes the controller away.
    func end(animated: Bool, completion: (() -> Void)?) {
        guard let container else { return }
        let controller = presentedViewController
        phase = .ending
        controller.giveUpFocus()
        controller.isFadingIn = false
        UIViewController.performTransition(animated: animated) {
            controller.viewIfLoaded?.forEachInSubtree { $0.owningController?.viewWillMove(to: nil) }
            restorePresenter()
        }
        guard animated else {
            let animator = container.application?.animator
            endEnding(animated: false)
            if let completion { animator.map { $0.callLater(completion) } ?? completion() }
            return
        }
        let isFaded = container.isFaded
        container.animateInOwnApplication(
            duration: isFaded ? Self.fadeOutDuration : Self.riseDuration,
            { container.setAway(true, faded: isFaded) },
            completion: { _ in
                // It may have been shown again in the meantime, and whoever held it may be gone.
                withExtendedLifetime(controller) {
                    if self.phase == .ending, self.container === container { self.endEnding(animated: true) }
                }
                completion?()
            })
    }

    /// The controller's view has gone.
    func endEnding(animated: Bool) {
        guard phase == .ending, let container else { return }
        let controller = presentedViewController
        let application = container.application
        let presenter = presenter
        if removed != nil { presenter?.endFadingIn(animated: animated) }
        removed = nil
        self.container = nil
        self.presenter = nil
        (self as? UIPopoverPresentationController)?.arrowDirection = .unknown
        UIViewController.performTransition(animated: animated) { container.removeFromSuperview() }
        if controller.viewIfLoaded?.isDescendant(of: container) == true { controller.view.removeFromSuperview() }
        // Whoever was told may have presented it anew.
        if phase == .ending { phase = .away }
        application?.postAccessibility(.screenChanged, nil)
    }

    // MARK: The presenter

    /// The presenter's view is about to be taken away.
    private func noteRemoval(of presenter: UIViewController) {
        guard let view = presenter.viewIfLoaded, let superview = view.superview else { return }
        removed = (view, superview, superview.subviews.firstIndex { $0 === view } ?? 0)
        view.forEachInSubtree { $0.owningController?.viewWillMove(to: nil) }
    }

    /// Puts the presenter's view back. It has appeared when the presentation has ended.
    private func restorePresenter() {
        guard let (view, superview, index) = removed, let presenter else { return }
        presenter.isFadingIn = true
        if view.superview == nil, let superview {
            if superview is UIWindow || superview is PresentationPanel { view.frame = superview.bounds }
            superview.insertSubview(view, at: index)
        } else {
            view.forEachInSubtree { $0.owningController?.viewWillMove(to: view.window) }
        }
    }

    /// The part of a window that the presentation covers, where that is the view of a controller; `nil` for all of it.
    func coveredFrame(in window: UIWindow) -> CGRect? {
        guard presentationStyle == .currentContext || presentationStyle == .overCurrentContext,
            let view = presenter?.viewIfLoaded, let superview = view.superview ?? removed?.superview
        else { return nil }
        return window.convertFromScreen(superview.convertToScreen(view.frame))
            .offsetBy(dx: 0, dy: -window.viewState.contentShift)
    }
}
