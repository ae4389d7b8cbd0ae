import Foundation

/// An entry of a menu that sends an action along the responder chain.
///
/// Selectors do not exist on Linux: where UIKit's command has one, this has an ``Action-swift.struct``, a standard edit
/// action such as `.copy` or a method such as `Self.archive`.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
    /// What is sent along the responder chain.
    public let action: Action
    /// What the program wants to find again in the command.
    public let propertyList: Any?
    /// What the command does instead while further keys are held.
    public let alternates: [UICommandAlternate]
    /// What the command does, for people who look for it.
    open var discoverabilityTitle: String?
    /// How the command is shown; one that is disabled does nothing.
    open var attributes: UIMenuElement.Attributes
    /// Whether the command is on.
    open var state: UIMenuElement.State
    /// What the command says.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// The command's picture.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    /// Creates a command. All arguments but the action have defaults.
    public init(
        title: String = "", image: UIImage? = nil, action: Action, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.alternates = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, image: image)
    }

    /// Creates a command that calls a method of the first responder in the chain that has it.
    @preconcurrency
    public convenience init<Owner: AnyObject>(
        title: String = "", image: UIImage? = nil, action: @escaping @MainActor (Owner) -> () -> Void,
        propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.init(
            title: title, image: image, action: Action(action), propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// Creates a command that calls a method with the command.
    @preconcurrency
    public convenience init<Owner: AnyObject, Sender>(
        title: String = "", image: UIImage? = nil, action: @escaping @MainActor (Owner) -> (Sender) -> Void,
        propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.init(
            title: title, image: image, action: Action(action), propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }
}

extension UICommand {
    /// What the command does with modifiers held.
    func action(for modifiers: UIKeyModifierFlags) -> Action {
        let held = modifiers.intersection([.shift, .control, .alternate, .command])
        return alternates.first { !$0.modifierFlags.isEmpty && $0.modifierFlags == held }?.action ?? action
    }
}

/// What a command does instead while further keys are held.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
    /// What the command says then. Edit menus are shown to fingers and go on saying the command's own title.
    public let title: String
    /// What is sent along the responder chain.
    public let action: UICommand.Action
    /// The keys that are held, beside those of the command.
    public let modifierFlags: UIKeyModifierFlags

    /// Creates an alternate.
    public init(title: String, action: UICommand.Action, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
        super.init()
    }
}
