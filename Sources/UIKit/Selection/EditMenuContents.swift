import Foundation

/// An entry of an edit menu, and how it is shown.
@MainActor
struct EditMenuEntry {
    var element: UIMenuElement
    var size = UIMenu.ElementSize.automatic

    var title: String { element.title }
}

/// What stands in an edit menu.
@MainActor
enum EditMenuContents {
    /// The entries that make sense for a view at the moment, as a responder and its chain say, with what the chain makes of them.
    static func suggested(for view: UIView, asking responder: UIResponder) -> [UIMenuElement] {
        let words = view.words
        func commands(_ actions: [EditAction]) -> [UICommand] {
            actions.filter { responder.target(forAction: UICommand.Action($0), withSender: nil) != nil }.map {
                UICommand(title: words[$0.word], action: UICommand.Action($0))
            }
        }
        var suggested: [UIMenuElement] = []
        let deletes = responder.target(forAction: .delete, withSender: nil) as? UIResponder
        // A text has keys for that.
        let standard = commands(
            [.cut, .copy, .paste, .select, .selectAll] + (deletes?.selectableText == nil ? [.delete] : []))
        if !standard.isEmpty {
            suggested.append(UIMenu(identifier: .standardEdit, options: .displayInline, children: standard))
        }
        let styles = commands([.toggleBoldface, .toggleItalics, .toggleUnderline])
        if !styles.isEmpty {
            suggested.append(
                UIMenu(title: words[.format], identifier: .textStyle, children: styles))
        }
        let own = view.application?.editMenus.controller.menuItems ?? []
        for item in own where responder.target(forAction: item.action, withSender: nil) != nil {
            suggested.append(UICommand(title: item.title, action: item.action))
        }
        let tree = MenuTree(.context, root: UIMenu(identifier: .root, children: suggested))
        tree.build(from: responder)
        return tree.root.children
    }

    /// A menu is about to be shown for a view: whoever does its commands may change them, and what is known only now is
    /// asked for.
    static func prepare(_ elements: [UIMenuElement], for view: UIView, asking responder: UIResponder) {
        for element in elements {
            switch element {
            case let menu as UIMenu: prepare(menu.children, for: view, asking: responder)
            case let command as UICommand:
                let target = responder.target(forAction: command.action, withSender: command)
                (target as? UIResponder)?.validate(command)
            case let action as UIAction:
                if action.title.isEmpty, let title = action.usualTitle(in: view.words) { action.title = title }
            case let deferred as UIDeferredMenuElement: deferred.menuWillShow()
            default: break
            }
        }
    }

    /// The entries of a bar: menus that stand inline give way to their children, hidden entries and empty menus go.
    /// - Parameters:
    ///   - size: How the menu that they are in wants its entries to be shown.
    ///   - arrival: Is called when there are other entries, which have come later.
    static func flattened(
        _ elements: [UIMenuElement], size: UIMenu.ElementSize = .automatic,
        arrival: @escaping @MainActor () -> Void = {}
    ) -> [EditMenuEntry] {
        elements.flatMap { element -> [EditMenuEntry] in
            if let deferred = element as? UIDeferredMenuElement {
                return flattened(deferred.elements(arrival), size: size, arrival: arrival)
            }
            guard let menu = element as? UIMenu else {
                return element.isHidden ? [] : [EditMenuEntry(element: element, size: size)]
            }
            guard menu.options.contains(.displayInline) else {
                return isEmpty(menu) ? [] : [EditMenuEntry(element: menu, size: size)]
            }
            return flattened(menu.children, size: menu.sizeOfChildren, arrival: arrival)
        }
    }

    /// Whether there is nothing in a menu to choose from. What is known later counts.
    private static func isEmpty(_ menu: UIMenu) -> Bool {
        menu.children.allSatisfy { child in
            if let menu = child as? UIMenu { isEmpty(menu) } else { child.isHidden }
        }
    }
}

extension UIMenu {
    /// How the entries of the menu are shown: those of a palette by their pictures.
    var sizeOfChildren: ElementSize { options.contains(.displayAsPalette) ? .small : preferredElementSize }

    /// The innermost menu inside this one, or itself, of whose entries only one is on, and which has an entry.
    func selectionMenu(of element: UIMenuElement) -> UIMenu? {
        for child in children {
            if let menu = child as? UIMenu, let found = menu.selectionMenu(of: element) { return found }
        }
        return options.contains(.singleSelection) && holds(element) ? self : nil
    }

    private func holds(_ element: UIMenuElement) -> Bool {
        children.contains { $0 === element || ($0 as? UIMenu)?.holds(element) == true }
    }

    /// A person has chosen an entry, of which only one is on.
    func select(_ element: UIMenuElement) {
        turnOn(element)
        selectionDidChange?(element)
    }

    private func turnOn(_ element: UIMenuElement) {
        for child in children {
            if let menu = child as? UIMenu { menu.turnOn(element) }
            (child as? UIAction)?.state = child === element ? .on : .off
            (child as? UICommand)?.state = child === element ? .on : .off
        }
    }
}

extension UIMenuElement {
    private var shownAttributes: Attributes {
        switch self {
        case let action as UIAction: action.attributes
        case let command as UICommand: command.attributes
        case let menu as UIMenu: menu.options.contains(.destructive) ? .destructive : []
        default: []
        }
    }

    fileprivate var isHidden: Bool { shownAttributes.contains(.hidden) }
    var isDisabled: Bool { shownAttributes.contains(.disabled) }
    var isDestructive: Bool { shownAttributes.contains(.destructive) }
    var keepsMenuPresented: Bool { shownAttributes.contains(.keepsMenuPresented) }

    /// Whether the element is on, or parts of it.
    var isOn: Bool {
        switch self {
        case let action as UIAction: action.state != .off
        case let command as UICommand: command.state != .off
        default: false
        }
    }
}
