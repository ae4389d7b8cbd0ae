import Foundation

/// Watches a view for being held, and shows the menu of its context menu interaction then.
@MainActor
final class ContextMenuPresenter: NSObject, UIGestureRecognizerDelegate, UIEditMenuInteractionDelegate {
    private unowned let interaction: UIContextMenuInteraction
    private lazy var bar = UIEditMenuInteraction(delegate: self)
    private let hold = UILongPressGestureRecognizer()
    /// What the delegate gave for the place that is held.
    private var wanted: UIContextMenuConfiguration?
    private var shown: (configuration: UIContextMenuConfiguration, menu: UIMenu)?

    init(_ interaction: UIContextMenuInteraction) {
        self.interaction = interaction
        super.init()
        hold.delegate = self
        hold.addTarget(self, action: ContextMenuPresenter.wasHeld)
    }

    var isShown: Bool { shown != nil }

    func watch(_ view: UIView) {
        view.addGestureRecognizer(hold)
        bar.didMove(to: view)
    }

    func leave() {
        bar.willMove(to: nil)
        bar.didMove(to: nil)
        hold.view?.removeGestureRecognizer(hold)
    }

    func location(in view: UIView?) -> CGPoint {
        isShown ? bar.location(in: view) : hold.location(in: view)
    }

    func dismiss() {
        bar.dismissMenu()
    }

    func update(_ block: (UIMenu) -> UIMenu) {
        guard let old = shown else { return }
        let new = block(old.menu)
        guard isShown else { return }
        shown = (old.configuration, new)
        bar.reloadVisibleMenu()
        if !bar.isShown { shown = nil }
    }

    /// Only a place that has a menu is held: elsewhere what is touched goes on as if there were no interaction.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let view = interaction.view else { return false }
        let place = gestureRecognizer.location(in: view)
        wanted = interaction.delegate?.contextMenuInteraction(interaction, configurationForMenuAtLocation: place)
        return wanted != nil
    }

    private func wasHeld(_ recognizer: UILongPressGestureRecognizer) {
        guard recognizer.state == .began, let configuration = wanted, let view = interaction.view else { return }
        wanted = nil
        let place = recognizer.location(in: view)
        guard let menu = configuration.menu(), interaction.view === view else { return }
        bar.dismissMenu()
        shown = (configuration, menu)
        bar.presentEditMenu(with: UIEditMenuConfiguration(identifier: "context", sourcePoint: place))
        // There may be nothing in it that can be chosen.
        if !bar.isShown { shown = nil }
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { shown?.menu ?? UIMenu() }

    func editMenuInteraction(
        _ bar: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        guard let shown else { return }
        interaction.delegate?.contextMenuInteraction(
            interaction, willDisplayMenuFor: shown.configuration, animator: ContextMenuAnimator(animator))
    }

    func editMenuInteraction(
        _ bar: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        guard let shown else { return }
        // What its actions hold on to is not needed any more.
        self.shown = nil
        interaction.delegate?.contextMenuInteraction(
            interaction, willEndFor: shown.configuration, animator: ContextMenuAnimator(animator))
    }
}
