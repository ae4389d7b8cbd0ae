import Foundation

/// The menu of a button: opens at a tap, or where that does something else when the button is held.
@MainActor
final class ButtonMenu: UIEditMenuInteractionDelegate {
    private unowned let button: UIButton
    private lazy var interaction = UIEditMenuInteraction(delegate: self)
    private var hold: UILongPressGestureRecognizer?

    init(button: UIButton) {
        self.button = button
    }

    /// Whether the button is held for its menu.
    func update() {
        let isHeld = button.menu != nil && !button.showsMenuAsPrimaryAction
        if !isHeld, let hold {
            button.removeGestureRecognizer(hold)
            self.hold = nil
        } else if isHeld, hold == nil {
            let hold = UILongPressGestureRecognizer()
            hold.addTarget(self, action: ButtonMenu.wasHeld)
            button.addGestureRecognizer(hold)
            self.hold = hold
        }
        interaction.reloadVisibleMenu()
    }

    private func wasHeld(_ recognizer: UILongPressGestureRecognizer) {
        if recognizer.state == .began, button.isEnabled { present() }
    }

    func present() {
        if interaction.view == nil { interaction.didMove(to: button) }
        button.sendActions(for: .menuActionTriggered)
        let middle = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
        interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "button", sourcePoint: middle))
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { button.menu ?? UIMenu() }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { button.bounds }
}
