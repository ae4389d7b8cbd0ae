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
        turn += 1
        let turn = turn
        isStarting = true
        let shown = put(controller, inFrontOf: presenter, in: window, animated: animated)
        isStarting = false
        let animator = window.application?.animator
        guard phase == .beginning, let container = shown else {
            if let completion { animator?.callLater(completion) }
            return withExtendedLifetime(shown) { takeAway(animated: false) }
        }
        let isFaded = container.isFaded
        if animated {
            UIView.performWithoutAnimation { container.setAway(true, faded: isFaded) }
        } else {
            endBeginning(animated: false)
            guard self.turn == turn else {
                if let completion { animator?.callLater(completion) }
                return
            }
        }
        container.animateInOwnApplication(
            duration: animated ? isFaded ? Self.fadeInDuration : Self.riseDuration : 0,
            { container.setAway(false, faded: isFaded) },
            // The presentation does not hold the controller, and it may be let go of while it comes.
            completion: { [controller] _ in
                withExtendedLifetime(controller) {
                    // It may have been taken away again in the meantime.
                    if self.turn == turn {
                        self.endBeginning(animated: animated)
                        container.application?.postAccessibility(.screenChanged, controller.viewIfLoaded)
                    }
                }
                completion?()
            })
    }

    /// Puts the controller into the window. Whoever is told of anything may call it off.
    /// - Returns: What it is in, as far as it has come.
    private func put(
        _ controller: UIViewController, inFrontOf presenter: UIViewController, in window: UIWindow, animated: Bool
    ) -> PresentationContainer? {
        let view: UIView = controller.view
        let style = shownStyle(for: window.traitCollection)
        if style == .popover, let popover = self as? UIPopoverPresentationController {
            popover.popoverDelegate?.prepareForPopoverPresentation(popover)
        }
        guard phase == .beginning else { return nil }
        let container = PresentationContainer(self, in: window)
        self.container = container
        controller.isFadingIn = true
        container.hold(view)
        container.place()
        takeFocus(in: window)
        guard phase == .beginning else { return container }
        let takesAway = style == .fullScreen || style == .currentContext
        UIViewController.performTransition(animated: animated) {
            if takesAway { noteRemoval(of: presenter) }
            if phase == .beginning { window.addSubview(container) }
        }
        return container
    }

    private func endBeginning(animated: Bool) {
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
        if let completion { endings.append(completion) }
        phase = .ending
        turn += 1
        // What is being put into the window is taken out of it as soon as all have been told.
        if !isStarting { takeAway(animated: animated) }
    }

    private func takeAway(animated: Bool) {
        let (controller, turn) = (presentedViewController, turn)
        // At once where that can be, so that the keyboard stays where it is.
        handBackFocus()
        controller.giveUpFocus()
        controller.isFadingIn = false
        UIViewController.performTransition(animated: animated) {
            controller.viewIfLoaded?.forEachInSubtree { $0.owningController?.viewWillMove(to: nil) }
            restorePresenter()
        }
        handBackFocus()
        // Whoever was told may have presented it anew.
        guard phase == .ending, self.turn == turn else { return }
        guard animated, let container else { return endEnding(animated: false) }
        let isFaded = container.isFaded
        container.animateInOwnApplication(
            duration: isFaded ? Self.fadeOutDuration : Self.riseDuration,
            { container.setAway(true, faded: isFaded) },
            completion: { _ in
                // It may have been shown again in the meantime, and whoever held it may be gone.
                withExtendedLifetime(controller) {
                    if self.phase == .ending, self.turn == turn {
                        for ending in self.leave(animated: true) { ending() }
                    }
                }
            })
    }

    /// Somebody else wants the controller away, which is on its way out.
    func awaitEnd(animated: Bool, _ completion: (() -> Void)?) {
        if let completion { endings.append(completion) }
        if !animated, !isStarting { endEnding(animated: false) }
    }

    /// The controller goes now, and those who want to know are told at the next frame.
    func endEnding(animated: Bool) {
        let animator = (container?.application ?? presenter?.application)?.animator
        for ending in leave(animated: animated) { animator.map { $0.callLater(ending) } ?? ending() }
    }

    /// The controller's view goes.
    /// - Returns: Whom to tell.
    private func leave(animated: Bool) -> [() -> Void] {
        guard phase == .ending else { return [] }
        let (controller, container, presenter, turn) = (presentedViewController, container, presenter, turn)
        let application = container?.application
        let (wasRemoved, told) = (removed != nil, endings)
        // Whoever is told may present it anew.
        (removed, self.container, self.presenter, endings) = (nil, nil, nil, [])
        if presenter?.leaving === controller { presenter?.leaving = nil }
        (self as? UIPopoverPresentationController)?.arrowDirection = .unknown
        if wasRemoved { presenter?.endFadingIn(animated: animated) }
        if let container {
            UIViewController.performTransition(animated: animated) { container.removeFromSuperview() }
            if let view = controller.viewIfLoaded, view.isDescendant(of: container) { view.removeFromSuperview() }
        }
        if phase == .ending, self.turn == turn { phase = .away }
        application?.postAccessibility(.screenChanged, nil)
        return told
    }

    /// The controller goes at once, with what it presents itself: that is seen to go instead, and its presenter is this one's.
    func giveWay(to next: UIPresentationController, animated: Bool) {
        let controller = presentedViewController
        next.presenter = presenter
        (next.removed, next.interrupted) = (removed, interrupted)
        (removed, interrupted) = (nil, nil)
        phase = .ending
        turn += 1
        controller.giveUpFocus()
        controller.isFadingIn = false
        UIViewController.performTransition(animated: animated) { endEnding(animated: animated) }
    }

    // MARK: The presenter

    /// The presenter's view is about to be taken away.
    private func noteRemoval(of presenter: UIViewController) {
        guard let view = presenter.viewIfLoaded, let superview = view.superview else { return }
        let index = superview.subviews.firstIndex { $0 === view } ?? 0
        removed = RemovedView(view: view, superview: superview, index: index)
        view.forEachInSubtree { if phase == .beginning { $0.owningController?.viewWillMove(to: nil) } }
    }

    /// Puts the presenter's view back. It has appeared when the presentation has ended.
    private func restorePresenter() {
        guard let removed, let presenter, presenter.presented?.madePresentation?.removed == nil else { return }
        let view = removed.view
        presenter.isFadingIn = true
        if view.superview == nil, let superview = removed.superview {
            if superview is UIWindow || superview is PresentationPanel { view.frame = superview.bounds }
            superview.insertSubview(view, at: removed.index)
        } else {
            view.forEachInSubtree { $0.owningController?.viewWillMove(to: view.window) }
        }
    }

    /// The part of a window that the presentation covers, where that is the view of a controller, and how far that is moved with what
    /// stands in the window; `nil` for all of the window.
    func coveredFrame(in window: UIWindow) -> (frame: CGRect, displacement: CGFloat)? {
        guard presentationStyle == .currentContext || presentationStyle == .overCurrentContext,
            let view = presenter?.viewIfLoaded, let superview = view.superview ?? removed?.superview
        else { return nil }
        let seen = window.convertFromScreen(superview.convertToScreen(view.frame))
        let outermost = superview === window ? view : KeyboardAvoidance.outermostView(around: superview)
        let displacement = outermost?.viewState.displacement ?? 0
        // In a window itself the frame is not that of what is seen.
        return (seen.offsetBy(dx: 0, dy: superview === window ? 0 : -displacement), displacement)
    }
}
