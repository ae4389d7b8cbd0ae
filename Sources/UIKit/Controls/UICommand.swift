import Foundation

/// An entry of a menu that sends one of the standard edit actions along the responder chain.
///
/// Selectors do not exist on Linux: where UIKit's command has one, this has an ``Action-swift.enum``.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
    /// The standard edit actions, by the names that their selectors have on iOS.
    public enum Action: String, CaseIterable, Sendable {
        /// ``UIResponder/cut(_:)``
        case cut = "cut:"
        /// ``UIResponder/copy(_:)``
        case copy = "copy:"
        /// ``UIResponder/paste(_:)``
        case paste = "paste:"
        /// ``UIResponder/select(_:)``
        case select = "select:"
        /// ``UIResponder/selectAll(_:)``
        case selectAll = "selectAll:"
        /// ``UIResponder/delete(_:)``
        case delete = "delete:"
        /// ``UIResponder/toggleBoldface(_:)``
        case toggleBoldface = "toggleBoldface:"
        /// ``UIResponder/toggleItalics(_:)``
        case toggleItalics = "toggleItalics:"
        /// ``UIResponder/toggleUnderline(_:)``
        case toggleUnderline = "toggleUnderline:"
    }

    /// What is sent along the responder chain.
    public let action: Action
    /// What the program wants to find again in the command.
    public let propertyList: Any?
    /// What the command does, for people who look for it.
    open var discoverabilityTitle: String?
    /// How the command is shown; one that is disabled does nothing.
    open var attributes: UIMenuElement.Attributes
    /// Whether the command is on.
    open var state: UIMenuElement.State

    /// Creates a command.
    public init(
        title: String = "", image: UIImage? = nil, action: Action, propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, image: image)
    }
}

extension UIResponder {
    /// The first responder of the chain, this one included, that can do an action now.
    func target(for action: UICommand.Action, sender: Any?) -> UIResponder? {
        var responder: UIResponder? = self
        while let current = responder {
            if current.canPerformAction(action, withSender: sender) { return current }
            responder = current.next
        }
        return nil
    }

    /// Does an action of a menu.
    func perform(_ action: UICommand.Action, sender: Any?) {
        switch action {
        case .cut: cut(sender)
        case .copy: copy(sender)
        case .paste: paste(sender)
        case .select: select(sender)
        case .selectAll: selectAll(sender)
        case .delete: delete(sender)
        case .toggleBoldface: toggleBoldface(sender)
        case .toggleItalics: toggleItalics(sender)
        case .toggleUnderline: toggleUnderline(sender)
        }
    }
}
