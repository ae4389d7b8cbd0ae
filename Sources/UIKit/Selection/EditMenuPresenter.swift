import Foundation

/// Shows the one edit menu that there can be, keeps it where it belongs, and takes it away.
///
/// While what it points at moves, because it is scrolled or makes room for the keyboard, the menu hides; it comes back
/// when that is at rest.
@MainActor
final class EditMenuPresenter {
    /// The menu that is shown.
    @MainActor
    private final class Shown {
        let interaction: UIEditMenuInteraction
        let configuration: UIEditMenuConfiguration
        let view: EditMenuView
        /// In points of the interaction's view.
        var target: CGRect
        /// Where the target was on the screen in the last frame.
        var lastPlace: CGRect?
        /// All that is in the menu.
        var menu: UIMenu
        /// When the target last moved.
        var movedAt: Double?

        init(
            _ interaction: UIEditMenuInteraction, _ configuration: UIEditMenuConfiguration, menu: UIMenu,
            view: EditMenuView, target: CGRect
        ) {
            (self.interaction, self.configuration, self.menu) = (interaction, configuration, menu)
            (self.view, self.target) = (view, target)
        }
    }

    private unowned let application: UIApplication
    private var shown: Shown?
    /// Counts what begins, so that a callback that begins something else is noticed.
    private var turn = 0
    private var patience: FrameTimers.Token?

    /// How long what the menu points at has to be at rest before a menu that has hidden comes back, in seconds.
    private static let rest = 0.25
    private static let fade = 0.15

    init(application: UIApplication) {
        self.application = application
    }

    // MARK: What is shown

    var isShown: Bool { shown != nil }

    func shows(_ interaction: UIEditMenuInteraction) -> Bool { shown?.interaction === interaction }

    /// The window of the view with the menu.
    var sourceWindow: UIWindow? { shown?.interaction.view?.window }

    /// Where the menu is for, in points of the view that has it.
    var sourcePoint: CGPoint? { shown?.configuration.sourcePoint }

    /// The menu as programs spoke to it before there were interactions.
    lazy var controller = UIMenuController(presenter: self)

    /// The view that the menu is for.
    var shownView: UIView? { shown?.interaction.view }

    /// Where the menu is on the screen; before it is placed, what it points at.
    var menuFrame: CGRect {
        guard let shown else { return .zero }
        let frame = shown.view.barOnScreen
        return frame.isNull ? place(of: shown) ?? .zero : frame
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: controller)
    }

    /// The menu's view, also while it hides.
    var visibleMenu: EditMenuView? { shown?.view }

    // MARK: Coming and going

    func present(_ interaction: UIEditMenuInteraction, with configuration: UIEditMenuConfiguration) {
        dismiss()
        turn += 1
        let turn = turn
        guard configuration.sourcePoint.isFinite, let contents = contents(of: interaction, configuration),
            turn == self.turn, let view = interaction.view, view.window != nil
        else { return }
        let target = target(of: interaction, configuration)
        let menu = EditMenuView(menu: contents) { [weak self] in self?.choose($0) }
        menu.didEmpty = { [weak self, weak menu] in
            if let menu, self?.shown?.view === menu { self?.dismiss() }
        }
        // What is known only now was asked for, which may have done anything.
        guard !menu.isEmpty, turn == self.turn, view.window != nil else { return }
        let shown = Shown(interaction, configuration, menu: contents, view: menu, target: target)
        let animator = EditMenuAnimator()
        self.shown = shown
        interaction.delegate?.editMenuInteraction(interaction, willPresentMenuFor: configuration, animator: animator)
        if turn == self.turn { post(UIMenuController.willShowMenuNotification) }
        guard turn == self.turn, self.shown === shown, view.window != nil else {
            if self.shown === shown { dismiss() }
            return
        }
        animator.addCompletion { [weak self] in
            if self?.shown === shown { self?.post(UIMenuController.didShowMenuNotification) }
        }
        menu.overrideUserInterfaceStyle = view.traitCollection.userInterfaceStyle
        menu.tintColor = view.tintColor
        UIView.performWithoutAnimation {
            application.selection.window.addSubview(menu)
            menu.alpha = 0
        }
        animator.run(in: application, for: duration) { menu.alpha = 1 }
        application.setNeedsFrame()
    }

    private var duration: Double { application.reducesMotion ? 0 : Self.fade }

    /// Takes the menu away.
    func dismiss() {
        guard let shown else { return }
        turn += 1
        self.shown = nil
        patience = nil
        let animator = EditMenuAnimator()
        shown.interaction.delegate?.editMenuInteraction(
            shown.interaction, willDismissMenuFor: shown.configuration, animator: animator)
        post(UIMenuController.willHideMenuNotification)
        let view = shown.view
        view.isUserInteractionEnabled = false
        animator.addCompletion { [weak self] in
            view.removeFromSuperview()
            self?.post(UIMenuController.didHideMenuNotification)
        }
        animator.run(in: application, for: view.isHidden ? 0 : duration) { view.alpha = 0 }
        application.setNeedsFrame()
    }

    /// Takes the menu away at once, with what it says of the text.
    func forgetText() {
        UIView.performWithoutAnimation { dismiss() }
    }

    /// A finger went down. Anywhere but on the menu and what belongs to it, it sends the menu away and goes on to what
    /// it has touched; a text knows itself what its touches do to its menu.
    func touchBegan(_ touch: UITouch) {
        guard let shown, touch.window !== application.selection.window else { return }
        if shown.interaction.movingTarget != nil, let view = shown.interaction.view, touch.isForText(in: view) {
            return
        }
        dismiss()
    }

    // MARK: Contents

    /// The menu as the delegate wants it; `nil` when there is none.
    private func contents(
        of interaction: UIEditMenuInteraction, _ configuration: UIEditMenuConfiguration
    ) -> UIMenu? {
        guard let view = interaction.view, view.window != nil else { return nil }
        let responder = interaction.commandResponder ?? view
        let suggested = EditMenuContents.suggested(for: view, asking: responder)
        let menu = interaction.delegate?.editMenuInteraction(
            interaction, menuFor: configuration, suggestedActions: suggested)
        let contents = menu ?? UIMenu(children: suggested)
        EditMenuContents.prepare(contents.children, for: view, asking: responder)
        return contents
    }

    func reload() {
        guard let shown else { return }
        let turn = turn
        let contents = contents(of: shown.interaction, shown.configuration)
        guard turn == self.turn else { return }
        guard let contents else { return dismiss() }
        shown.menu = contents
        shown.view.show(contents)
        guard !shown.view.isEmpty else { return dismiss() }
        shown.lastPlace = nil
        application.setNeedsFrame()
    }

    /// A person has chosen an entry.
    private func choose(_ element: UIMenuElement) {
        guard let shown, let view = shown.interaction.view, !element.isDisabled else { return }
        let (interaction, configuration) = (shown.interaction, shown.configuration)
        // Whoever hears that the menu goes may give the focus up.
        let responder = interaction.commandResponder ?? view
        if !element.keepsMenuPresented { dismiss() }
        shown.menu.selectionMenu(of: element)?.select(element)
        let turn = turn
        switch element {
        case let command as UICommand:
            let action = command.action(for: application.presses.modifiers)
            if let target = responder.target(forAction: action, withSender: command) as AnyObject? {
                action.perform(on: target, sender: command)
            }
            // What was selected by the menu is to be used: the menu comes back for it.
            if [.select, .selectAll].contains(command.action), turn == self.turn, responder.isFirstResponder {
                present(interaction, with: configuration)
            }
        case let action as UIAction: action.perform(sender: view)
        default: break
        }
        // The entry, or others, may look different now.
        if element.keepsMenuPresented, turn == self.turn { shown.view.update() }
    }

    // MARK: Place

    private func target(of interaction: UIEditMenuInteraction, _ configuration: UIEditMenuConfiguration) -> CGRect {
        let asked =
            interaction.delegate?.editMenuInteraction(interaction, targetRectFor: configuration) ?? .null
        return asked.isNull || !asked.isFinite ? CGRect(origin: configuration.sourcePoint, size: .zero) : asked
    }

    func updatePosition(animated: Bool) {
        guard let shown else { return }
        let turn = turn
        let target = target(of: shown.interaction, shown.configuration)
        guard turn == self.turn else { return }
        shown.target = target
        guard let place = place(of: shown) else { return }
        shown.lastPlace = place
        application.animator.animate(
            duration: animated ? duration : 0, delay: 0, options: [],
            animations: { shown.view.place(at: place, arrow: arrow(of: shown)) }, completion: nil)
    }

    private func arrow(of shown: Shown) -> UIEditMenuArrowDirection { shown.configuration.preferredArrowDirection }

    /// The target on the screen as it is seen now; `nil` when nothing of it is seen.
    private func place(of shown: Shown) -> CGRect? {
        guard let view = shown.interaction.view else { return nil }
        if let movingTarget = shown.interaction.movingTarget { return movingTarget() }
        let place = view.convertToScreenAsShown(shown.target)
        let seen = view.visibleOnScreen(view.bounds)
        guard place.isFinite, !seen.isNull, place.intersects(seen.insetBy(dx: -1, dy: -1)) else { return nil }
        return place
    }

    /// Brings the menu to where its target is seen now. Called once a frame, after the layout.
    func follow() {
        guard let shown else { return }
        guard shown.interaction.view?.window != nil, shown.interaction.isWanted?() ?? true else { return dismiss() }
        let place = place(of: shown)
        // A menu that has just come, or has other entries, stands where it belongs at once.
        if shown.lastPlace == nil, shown.movedAt == nil, let place { return show(shown, at: place) }
        let time = application.time
        var hasMoved = true
        if let last = shown.lastPlace, let place { hasMoved = !place.isNear(last) }
        shown.lastPlace = place
        if hasMoved { shown.movedAt = time }
        guard let movedAt = shown.movedAt else { return }
        if let place, time - movedAt >= Self.rest, application.touches.liveCount == 0 {
            return show(shown, at: place)
        }
        if !shown.view.isHidden { shown.view.isHidden = true }
        // Nothing else may want a frame when everything is at rest.
        if place == nil {
            patience = nil
        } else if patience == nil {
            patience = application.timers.every(0.1) { [weak self] in self?.application.setNeedsFrame() }
        }
    }

    private func show(_ shown: Shown, at place: CGRect) {
        shown.lastPlace = place
        shown.movedAt = nil
        patience = nil
        UIView.performWithoutAnimation { shown.view.place(at: place, arrow: arrow(of: shown)) }
        if shown.view.isHidden { shown.view.isHidden = false }
        application.selection.window.update(above: sourceWindow)
    }
}

/// What a delegate adds to the coming or going of a menu.
@MainActor
private final class EditMenuAnimator: UIEditMenuInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func run(in application: UIApplication, for duration: Double, _ own: () -> Void) {
        let (animations, completions) = (animations, completions)
        application.animator.animate(
            duration: duration, delay: 0, options: [],
            animations: {
                own()
                for animation in animations { animation() }
            },
            completion: { _ in
                for completion in completions { completion() }
            })
    }
}

extension CGRect {
    /// Whether two rectangles are in the same place but for the rounding of what moves them.
    fileprivate func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 0.5 && abs(minY - other.minY) < 0.5 && abs(maxX - other.maxX) < 0.5
            && abs(maxY - other.maxY) < 0.5
    }
}

extension UITouch {
    /// Whether the text of a view looks itself after the touch.
    fileprivate func isForText(in view: UIView) -> Bool {
        if self.view === view { return true }
        return gestureRecognizers?.contains { ($0 as? TextInteractionRecognizer)?.text.pointedView === view } ?? false
    }
}
