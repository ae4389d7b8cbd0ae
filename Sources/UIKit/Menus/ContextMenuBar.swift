import Foundation

/// A menu of what a view shows at a place: a bar that stands beside it, and what hears of its coming and going.
@MainActor
final class ContextMenuBar: UIEditMenuInteractionDelegate {
    /// Is told of the bar's coming or going, and may add to it.
    typealias Message = (ContextMenuAnimator) -> Void

    private struct Shown {
        var menu: UIMenu
        /// What is not covered, in points of the view; null for the place alone.
        let target: CGRect
        let willCome: Message
        let willGo: Message
    }

    private lazy var interaction = UIEditMenuInteraction(delegate: self)
    private var shown: Shown?

    var isShown: Bool { shown != nil }

    /// Shows a menu at a point of a view. Nothing happens when there is nothing in it that can be chosen.
    /// - Parameter target: What the bar does not cover, in points of the view; null for the point alone.
    func present(
        _ menu: UIMenu, in view: UIView, at point: CGPoint, beside target: CGRect = .null,
        willCome: @escaping Message, willGo: @escaping Message
    ) {
        interaction.dismissMenu()
        shown = Shown(menu: menu, target: target, willCome: willCome, willGo: willGo)
        if interaction.view !== view { interaction.didMove(to: view) }
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "context", sourcePoint: point))
        if !interaction.isShown { shown = nil }
    }

    func dismiss() {
        interaction.dismissMenu()
    }

    /// Shows another menu in the place of the one that is shown, if there is one.
    func update(_ block: (UIMenu) -> UIMenu) {
        guard let old = shown else { return }
        let new = block(old.menu)
        guard isShown else { return }
        shown?.menu = new
        interaction.reloadVisibleMenu()
        if !interaction.isShown { shown = nil }
    }

    /// The place that the menu is for, in points of a view; of the window when there is none.
    func location(in view: UIView?) -> CGPoint { interaction.location(in: view) }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { shown?.menu ?? UIMenu() }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { shown?.target ?? .null }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        shown?.willCome(ContextMenuAnimator(animator))
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        // What its actions hold on to is not needed any more.
        let gone = shown
        shown = nil
        gone?.willGo(ContextMenuAnimator(animator))
    }
}
