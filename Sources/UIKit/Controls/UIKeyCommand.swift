import Foundation

/// A command that a key of a hardware keyboard gives, alone or with others held.
///
/// Commands are found along the responder chain when a key goes down, from the first responder on
/// (``UIResponder/keyCommands``), and last in the main menu (``UIResponder/buildMenu(with:)``); the first that can be done
/// is done, and the key goes no further. While the key is held and repeats the command is given again. Keys that type, move
/// the caret or edit go to a text first that has the focus, unless the command has
/// ``wantsPriorityOverSystemBehavior``; so do the chords that a text does itself, such as Ctrl+C.
///
/// Differences from UIKit: Linux keyboards have Ctrl where Apple's have Command. A command for
/// ``UIKeyModifierFlags/command`` is given with the Super key and, where no command asks for Ctrl itself, with Ctrl. A
/// key is known by what it prints without Shift, and letters by their place where the layout is not Latin; "+" of a US
/// keyboard is "=" with Shift here.
open class UIKeyCommand: UICommand {
    /// The key: what it prints without modifiers, or one of the constants here. "\t" is Tab, "\r" Return, "\u{8}" Delete,
    /// " " the space bar. Capitals are the same as small letters.
    public let input: String?
    /// The keys that are held with it. Caps Lock and the numeric pad do not count unless they are asked for.
    public let modifierFlags: UIKeyModifierFlags
    /// Whether the command goes before what a text does with the key. The default is no.
    open var wantsPriorityOverSystemBehavior = false

    /// Creates a command. All arguments but the action and the key have defaults.
    public init(
        title: String = "", image: UIImage? = nil, action: Action, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// Creates a command that calls a method of the first responder in the chain that has it.
    @preconcurrency
    public convenience init<Owner: AnyObject>(
        title: String = "", image: UIImage? = nil, action: @escaping @MainActor (Owner) -> () -> Void, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.init(
            title: title, image: image, action: Action(action), input: input, modifierFlags: modifierFlags,
            propertyList: propertyList, alternates: alternates, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state)
    }

    /// Creates a command that calls a method with the command.
    @preconcurrency
    public convenience init<Owner: AnyObject, Sender>(
        title: String = "", image: UIImage? = nil, action: @escaping @MainActor (Owner) -> (Sender) -> Void,
        input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.init(
            title: title, image: image, action: Action(action), input: input, modifierFlags: modifierFlags,
            propertyList: propertyList, alternates: alternates, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state)
    }

    /// Creates a command that is shown nowhere.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Action) {
        self.init(action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Creates a command that is shown nowhere and calls a method of the first responder in the chain that has it.
    @preconcurrency
    public convenience init<Owner: AnyObject>(
        input: String, modifierFlags: UIKeyModifierFlags, action: @escaping @MainActor (Owner) -> () -> Void
    ) {
        self.init(action: Action(action), input: input, modifierFlags: modifierFlags)
    }

    /// Creates a command that is shown nowhere and calls a method with the command.
    @preconcurrency
    public convenience init<Owner: AnyObject, Sender>(
        input: String, modifierFlags: UIKeyModifierFlags, action: @escaping @MainActor (Owner) -> (Sender) -> Void
    ) {
        self.init(action: Action(action), input: input, modifierFlags: modifierFlags)
    }

    /// Creates a command that a program can show with a title.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Action, discoverabilityTitle: String
    ) {
        self.init(
            action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
    }

    /// Creates a command with a title that calls a method of the first responder in the chain that has it.
    @preconcurrency
    public convenience init<Owner: AnyObject>(
        input: String, modifierFlags: UIKeyModifierFlags, action: @escaping @MainActor (Owner) -> () -> Void,
        discoverabilityTitle: String
    ) {
        self.init(
            action: Action(action), input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }

    /// Creates a command with a title that calls a method with the command.
    @preconcurrency
    public convenience init<Owner: AnyObject, Sender>(
        input: String, modifierFlags: UIKeyModifierFlags, action: @escaping @MainActor (Owner) -> (Sender) -> Void,
        discoverabilityTitle: String
    ) {
        self.init(
            action: Action(action), input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }
}

/// Keys that print nothing.
extension UIKeyCommand {
    /// The up arrow.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The down arrow.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The left arrow.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The right arrow.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// Escape.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    /// Page up.
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    /// Page down.
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    /// Home.
    public nonisolated static let inputHome = "UIKeyInputHome"
    /// End.
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    /// The key that deletes forward. That which deletes backward is "\u{8}".
    public nonisolated static let inputDelete = "UIKeyInputDelete"
    /// Function key 1.
    public nonisolated static let f1 = "UIKeyInputF1"
    /// Function key 2.
    public nonisolated static let f2 = "UIKeyInputF2"
    /// Function key 3.
    public nonisolated static let f3 = "UIKeyInputF3"
    /// Function key 4.
    public nonisolated static let f4 = "UIKeyInputF4"
    /// Function key 5.
    public nonisolated static let f5 = "UIKeyInputF5"
    /// Function key 6.
    public nonisolated static let f6 = "UIKeyInputF6"
    /// Function key 7.
    public nonisolated static let f7 = "UIKeyInputF7"
    /// Function key 8.
    public nonisolated static let f8 = "UIKeyInputF8"
    /// Function key 9.
    public nonisolated static let f9 = "UIKeyInputF9"
    /// Function key 10.
    public nonisolated static let f10 = "UIKeyInputF10"
    /// Function key 11.
    public nonisolated static let f11 = "UIKeyInputF11"
    /// Function key 12.
    public nonisolated static let f12 = "UIKeyInputF12"
}
