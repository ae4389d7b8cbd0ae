import Foundation

/// Watches a view for being held, and shows the menu of its context menu interaction then.
@MainActor
final class ContextMenuPresenter: NSObject, UIGestureRecognizerDelegate {
    private unowned let interaction: UIContextMenuInteraction
    private let bar = ContextMenuBar()
    private let hold = UILongPressGestureRecognizer()
    /// What the delegate gave for the place that is held.
    private var wanted: UIContextMenuConfiguration?

    init(_ interaction: UIContextMenuInteraction) {
        self.interaction = interaction
        super.init()
        hold.delegate = self
        hold.addTarget(self, action: ContextMenuPresenter.wasHeld)
    }

    var isShown: Bool { bar.isShown }

    func watch(_ view: UIView) {
        view.addGestureRecognizer(hold)
    }

    func leave() {
        bar.dismiss()
        hold.view?.removeGestureRecognizer(hold)
    }

    func location(in view: UIView?) -> CGPoint {
        isShown ? bar.location(in: view) : hold.location(in: view)
    }

    func dismiss() {
        bar.dismiss()
    }

    func update(_ block: (UIMenu) -> UIMenu) {
        bar.update(block)
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
        bar.present(menu, in: view, at: place, beside: interaction.target?(place) ?? .null) { [weak interaction] in
            guard let interaction else { return }
            interaction.delegate?.contextMenuInteraction(
                interaction, willDisplayMenuFor: configuration, animator: $0)
        } willGo: { [weak interaction] in
            guard let interaction else { return }
            interaction.delegate?.contextMenuInteraction(interaction, willEndFor: configuration, animator: $0)
        }
    }
}
