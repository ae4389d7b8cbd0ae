import Foundation

extension UIMenu {
    /// The first entry that can be on, also in menus that stand inline.
    fileprivate var firstEntry: UIMenuElement? {
        children.lazy.compactMap { child -> UIMenuElement? in
            guard let menu = child as? UIMenu else { return child is UIAction || child is UICommand ? child : nil }
            return menu.options.contains(.displayInline) ? menu.firstEntry : nil
        }.first
    }

    /// Has the choice of an entry told, also in menus that stand inline.
    fileprivate func tellSelection(_ body: @escaping (UIMenuElement) -> Void) {
        selectionDidChange = body
        for case let menu as UIMenu in children where menu.options.contains(.displayInline) { menu.tellSelection(body) }
    }
}

/// The menu of a button: opens at a tap, or where that does something else when the button is held.
@MainActor
final class ButtonMenu: UIEditMenuInteractionDelegate {
    private unowned let button: UIButton
    private lazy var interaction = UIEditMenuInteraction(delegate: self)
    private var hold: UILongPressGestureRecognizer?
    /// The attributes of a title that the program gave.
    private var looks: [NSAttributedString.Key: Any] = [:]

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
        showSelection()
        interaction.reloadVisibleMenu()
    }

    /// The menu of a pop-up button, of which one entry is on.
    private var isPopUp: Bool { button.changesSelectionAsPrimaryAction && button.showsMenuAsPrimaryAction }

    /// Has a pop-up button say which entry is on: the first one where the program has said none.
    private func showSelection() {
        guard isPopUp, let menu = button.menu else { return }
        if menu.selectedElements.isEmpty, let first = menu.firstEntry { menu.select(first) }
        if let chosen = menu.selectedElements.first { show(chosen) }
    }

    private func show(_ chosen: UIMenuElement) {
        if button.configuration == nil {
            button.setTitle(chosen.title, for: .normal)
            // The title with attributes stands in place of the plain one, and keeps its looks.
            if let styled = button.attributedTitle(for: .normal) {
                if styled.length > 0 { looks = styled.attributes(at: 0, effectiveRange: nil) }
                button.setAttributedTitle(NSAttributedString(string: chosen.title, attributes: looks), for: .normal)
            }
        } else {
            button.configuration?.title = chosen.title
        }
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
    ) -> UIMenu? {
        guard let menu = button.menu, isPopUp else { return button.menu ?? UIMenu() }
        let popUp = UIMenu(
            title: menu.title, image: menu.image, identifier: menu.identifier,
            options: menu.options.union(.singleSelection), preferredElementSize: menu.preferredElementSize,
            children: menu.children)
        popUp.tellSelection { [weak self] in self?.show($0) }
        return popUp
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { button.bounds }
}
