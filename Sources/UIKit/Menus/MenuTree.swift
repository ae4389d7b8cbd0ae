import Foundation

/// Menus in menus, as they are built.
@MainActor
final class MenuTree: UIMenuBuilder {
    let system: UIMenuSystem
    private(set) var root: UIMenu

    init(_ system: UIMenuSystem, root: UIMenu) {
        (self.system, self.root) = (system, root)
    }

    /// Has the responders change the tree: those at the end of the chain first, so that the nearest has the last word.
    func build(from responder: UIResponder) {
        for responder in Array(sequence(first: responder, next: \.next)).reversed() { responder.buildMenu(with: self) }
    }

    /// All that is in the tree and has the class.
    func elements<Element: UIMenuElement>(_ type: Element.Type = Element.self) -> [Element] {
        var (found, pending): ([Element], [UIMenuElement]) = ([], [root])
        while let element = pending.popLast() {
            if let element = element as? Element { found.append(element) }
            if let menu = element as? UIMenu { pending += menu.children.reversed() }
        }
        return found
    }

    // MARK: The builder

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
        elements().first { (menu: UIMenu) in menu.identifier == identifier }
    }

    func action(for identifier: UIAction.Identifier) -> UIAction? {
        elements().first { (action: UIAction) in action.identifier == identifier }
    }

    func command(for action: UICommand.Action, propertyList: Any?) -> UICommand? {
        elements().first { (command: UICommand) in
            command.action == action && Self.areEqual(command.propertyList, propertyList)
        }
    }

    private static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        guard let a = a as? AnyHashable, let b = b as? AnyHashable else { return (a as AnyObject) === (b as AnyObject) }
        return a == b
    }

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        guard replacedIdentifier == replacementMenu.identifier || isNew(replacementMenu) else { return }
        change(replacedIdentifier) { _ in [replacementMenu] }
    }

    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
    }

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        if isNew(siblingMenu) { change(siblingIdentifier) { [siblingMenu, $0] } }
    }

    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        if isNew(siblingMenu) { change(siblingIdentifier) { [$0, siblingMenu] } }
    }

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        if isNew(childMenu) { replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 } }
    }

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        if isNew(childMenu) { replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] } }
    }

    func remove(menu removedIdentifier: UIMenu.Identifier) {
        change(removedIdentifier) { _ in [] }
    }

    private func isNew(_ menu: UIMenu) -> Bool { self.menu(for: menu.identifier) == nil }

    /// Puts others in the place of a menu. Of the root there is always one.
    private func change(_ identifier: UIMenu.Identifier, _ change: (UIMenu) -> [UIMenu]) {
        guard menu(for: identifier) != nil else { return }
        if root.identifier == identifier {
            if let changed = change(root).first(where: { $0.identifier == identifier }) { root = changed }
        } else {
            root = changed(root, identifier, change)
        }
    }

    private func changed(_ menu: UIMenu, _ identifier: UIMenu.Identifier, _ change: (UIMenu) -> [UIMenu]) -> UIMenu {
        var hasChanged = false
        let children = menu.children.flatMap { child -> [UIMenuElement] in
            guard let child = child as? UIMenu else { return [child] }
            if child.identifier == identifier {
                hasChanged = true
                return change(child)
            }
            let new = changed(child, identifier, change)
            if new !== child { hasChanged = true }
            return [new]
        }
        return hasChanged ? menu.replacingChildren(children) : menu
    }
}
