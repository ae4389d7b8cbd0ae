import Foundation

/// What stands in an edit menu.
@MainActor
enum EditMenuContents {
    /// The entries that make sense for a view at the moment, as its responder chain says.
    static func suggested(for view: UIView) -> [UIMenuElement] {
        let words = view.words
        func commands(_ actions: [UICommand.Action]) -> [UICommand] {
            actions.filter { view.target(for: $0, sender: nil) != nil }.map {
                UICommand(title: words[$0.word], action: $0)
            }
        }
        var suggested: [UIMenuElement] = []
        let standard = commands([.cut, .copy, .paste, .select, .selectAll])
        if !standard.isEmpty {
            suggested.append(UIMenu(identifier: .standardEdit, options: .displayInline, children: standard))
        }
        let styles = commands([.toggleBoldface, .toggleItalics, .toggleUnderline])
        if !styles.isEmpty {
            suggested.append(
                UIMenu(title: words[.format], identifier: .textStyle, children: styles))
        }
        return suggested
    }

    /// The entries of a bar: menus that stand inline give way to their children, hidden entries and empty menus go.
    static func flattened(_ elements: [UIMenuElement]) -> [UIMenuElement] {
        elements.flatMap { element -> [UIMenuElement] in
            guard let menu = element as? UIMenu else { return element.isHidden ? [] : [element] }
            let children = flattened(menu.children)
            return children.isEmpty ? [] : menu.options.contains(.displayInline) ? children : [menu]
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

    /// Whether the element is on, or parts of it.
    var isOn: Bool {
        switch self {
        case let action as UIAction: action.state != .off
        case let command as UICommand: command.state != .off
        default: false
        }
    }
}
