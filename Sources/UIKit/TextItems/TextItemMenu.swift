import Foundation

/// Shows the menu of a text item.
@MainActor
final class TextItemMenu: UIEditMenuInteractionDelegate {
    private lazy var interaction = UIEditMenuInteraction(delegate: self)
    private var menu: UIMenu?

    /// Shows a menu at a point of a text view.
    func present(_ menu: UIMenu, of view: UITextView, at point: CGPoint) {
        self.menu = menu
        if interaction.view == nil { interaction.didMove(to: view) }
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "item", sourcePoint: point))
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { menu }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        // What its actions hold on to is not needed any more.
        menu = nil
    }
}
