import Foundation

/// Shows the menu of a text item.
@MainActor
final class TextItemMenu: UIEditMenuInteractionDelegate {
    private lazy var interaction = UIEditMenuInteraction(delegate: self)
    private var shown: (menu: UIMenu, item: UITextItem)?

    /// Shows the menu of an item at a point of a text view, whose delegate hears when it comes and goes.
    func present(_ menu: UIMenu, of item: UITextItem, in view: UITextView, at point: CGPoint) {
        interaction.dismissMenu()
        shown = (menu, item)
        if interaction.view == nil { interaction.didMove(to: view) }
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "item", sourcePoint: point))
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { shown?.menu }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        guard let shown, let view = interaction.view as? UITextView else { return }
        view.storedDelegate?.textView(
            view, textItemMenuWillDisplayFor: shown.item, animator: ContextMenuAnimator(animator))
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        guard let shown else { return }
        // What its actions hold on to is not needed any more.
        self.shown = nil
        guard let view = interaction.view as? UITextView else { return }
        view.storedDelegate?.textView(view, textItemMenuWillEndFor: shown.item, animator: ContextMenuAnimator(animator))
    }
}
