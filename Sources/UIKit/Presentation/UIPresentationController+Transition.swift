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
    /// - Parameter source: Who was asked to present it.
    func begin(
        from presenter: UIViewController, source: UIViewController, in window: UIWindow, animated: Bool,
        completion: (() -> Void)?
    ) {
        let controller = presentedViewController
        self.presenter = presenter
        phase = .beginning
        turn += 1
        let turn = turn
        transition?.complete(cancelled: true)
        let transition = ViewTransition(
            from: presenter, to: controller, in: window, animated: animated, style: presentationStyle)
        self.transition = transition
        isStarting = true
        let own =
            animated
            ? controller.transitioningDelegate?.animationController(
                forPresented: controller, presenting: presenter, source: source) : nil
        let shown = put(controller, inFrontOf: presenter, in: window, animated: animated, by: own)
        isStarting = false
        let animator = window.application?.animator
        guard phase == .beginning, let container = shown else {
            if let completion { animator?.callLater(completion) }
            return withExtendedLifetime(shown) { takeAway(animated: false) }
        }
        if let animation { return come(by: animation, in: container, transition, completion: completion) }
        let isFaded = container.isFaded
        let duration = animated ? isFaded ? Self.fadeInDuration : Self.riseDuration : 0
        transition.takesPlace(in: container, duration: duration)
        if animated {
            UIView.performWithoutAnimation { container.setAway(true, faded: isFaded) }
        } else {
            transition.run()
            endBeginning(animated: false)
            transition.complete(cancelled: self.turn != turn)
            guard self.turn == turn else {
                if let completion { animator?.callLater(completion) }
                return
            }
        }
        container.animateInOwnApplication(
            duration: duration,
            {
                container.setAway(false, faded: isFaded)
                transition.run()
            },
            // The presentation does not hold the controller, and it may be let go of while it comes.
            completion: { [controller] _ in
                withExtendedLifetime(controller) {
                    // It may have been taken away again in the meantime.
                    if self.turn == turn {
                        self.endBeginning(animated: animated)
                        transition.complete(cancelled: self.turn != turn)
                        container.application?.postAccessibility(.screenChanged, controller.viewIfLoaded)
                    }
                }
                completion?()
            })
    }

    /// Comes by a program's animation, which says when it is over.
    private func come(
        by animation: PresentationAnimation, in container: PresentationContainer, _ transition: ViewTransition,
        completion: (() -> Void)?
    ) {
        let (turn, duration) = (turn, animation.duration)
        transition.takesPlace(in: container, duration: duration)
        animation.start { [weak self, weak container] isMade in
            if let self, self.turn == turn {
                self.animation = nil
                if isMade {
                    endBeginning(animated: true)
                    transition.complete(cancelled: self.turn != turn)
                    container?.application?.postAccessibility(.screenChanged, presentedViewController.viewIfLoaded)
                } else {
                    presentedViewController.endBeingPresented(animated: false)
                }
            }
            completion?()
        }
        container.animateInOwnApplication(duration: duration) { transition.run() }
    }

    /// Puts the controller into the window. Whoever is told of anything may call it off.
    /// - Returns: What it is in, as far as it has come.
    private func put(
        _ controller: UIViewController, inFrontOf presenter: UIViewController, in window: UIWindow, animated: Bool,
        by animator: (any UIViewControllerAnimatedTransitioning)?
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
        animation = animator.map { PresentationAnimation(of: self, in: container, by: $0, isComing: true) }
        container.hold(view)
        container.place()
        presentationTransitionWillBegin()
        takeFocus(in: window)
        guard phase == .beginning else { return container }
        let takesAway = style == .custom ? shouldRemovePresentersView : style == .fullScreen || style == .currentContext
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
        presentationTransitionDidEnd(true)
        guard phase == .shown else { return }
        UIViewController.performTransition(animated: animated) { removed?.view.removeFromSuperview() }
    }

    // MARK: Going

    /// Takes the controller away.
    func end(animated: Bool, completion: (() -> Void)?) {
        if let completion { endings.append(completion) }
        let wasComing = phase == .beginning
        phase = .ending
        turn += 1
        if wasComing { presentationTransitionDidEnd(false) }
        // What is being put into the window is taken out of it as soon as all have been told.
        if !isStarting { takeAway(animated: animated) }
    }

    private func takeAway(animated: Bool) {
        let (controller, turn) = (presentedViewController, turn)
        transition?.complete(cancelled: true)
        let transition = (container ?? presenter?.viewIfLoaded).map {
            ViewTransition(from: controller, to: presenter, in: $0, animated: animated, style: presentationStyle)
        }
        self.transition = transition
        animation = nil
        if container != nil { dismissalTransitionWillBegin() }
        guard phase == .ending, self.turn == turn else { return }
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
        if let own = controller.transitioningDelegate?.animationController(forDismissed: controller) {
            let animation = PresentationAnimation(of: self, in: container, by: own, isComing: false)
            return go(by: animation, in: container, transition)
        }
        let isFaded = container.isFaded
        let duration = isFaded ? Self.fadeOutDuration : Self.riseDuration
        transition?.takesPlace(in: container, duration: duration)
        container.animateInOwnApplication(
            duration: duration,
            {
                container.setAway(true, faded: isFaded)
                transition?.run()
            },
            completion: { _ in
                // It may have been shown again in the meantime, and whoever held it may be gone.
                withExtendedLifetime(controller) {
                    if self.phase == .ending, self.turn == turn {
                        for ending in self.leave(animated: true) { ending() }
                    }
                }
            })
    }

    /// Goes by a program's animation, which says when it is over.
    private func go(
        by animation: PresentationAnimation, in container: PresentationContainer, _ transition: ViewTransition?
    ) {
        let (turn, duration) = (turn, animation.duration)
        self.animation = animation
        transition?.takesPlace(in: container, duration: duration)
        animation.start { [weak self] isMade in
            guard let self, phase == .ending, self.turn == turn else { return }
            self.animation = nil
            transition?.complete(cancelled: !isMade)
            for ending in leave(animated: true) { ending() }
        }
        container.animateInOwnApplication(duration: duration) { transition?.run() }
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
        // A program's animation may have put the presenter's view beside the one that goes.
        if let removed, let container, removed.view.superview === container {
            removed.superview?.insertSubview(removed.view, at: removed.index)
        }
        animation = nil
        let transition = transition
        transition?.run()
        guard phase == .ending, self.turn == turn else { return [] }
        // Whoever is told may present it anew.
        (removed, self.container, self.presenter, endings, self.transition) = (nil, nil, nil, [], nil)
        if presenter?.leaving === controller { presenter?.leaving = nil }
        (self as? UIPopoverPresentationController)?.arrowDirection = .unknown
        if wasRemoved { presenter?.endFadingIn(animated: animated) }
        if let container {
            UIViewController.performTransition(animated: animated) { container.removeFromSuperview() }
            if let view = controller.viewIfLoaded, view.isDescendant(of: container) { view.removeFromSuperview() }
        }
        if phase == .ending, self.turn == turn { phase = .away }
        transition?.complete()
        dismissalTransitionDidEnd(true)
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
