import Foundation

/// Something that a menu shows, or a control does: a title and a picture.
@preconcurrency @MainActor
open class UIMenuElement: AccessibleObject {
    /// What the element says.
    open internal(set) var title: String
    /// The element's picture.
    open internal(set) var image: UIImage?
    /// What is said below the title, in smaller letters.
    open var subtitle: String?

    /// Whether an element is on.
    public enum State: Int, Sendable {
        /// It is off.
        case off
        /// It is on.
        case on
        /// Parts of it are on.
        case mixed
    }

    /// How an element is shown.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// One bit an attribute.
        public let rawValue: UInt
        /// Creates attributes from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It cannot be chosen.
        public static let disabled = Attributes(rawValue: 1)
        /// It destroys something.
        public static let destructive = Attributes(rawValue: 2)
        /// It is not shown.
        public static let hidden = Attributes(rawValue: 4)
        /// The menu stays when it is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
        super.init()
    }

    override var usualLabel: String? { title }
}

/// What an action does. The argument is the action itself, whose ``UIAction/sender`` says what was used.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// Something that is done when a control or a menu is used.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// What tells actions apart: adding one with the same identifier takes the place of the old one.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        /// The identifier's text.
        public var rawValue: String
        /// Creates an identifier from its text.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from its text.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        // A menu that shows an action with one of these and without a title names it, in the language of the interface.

        /// "Paste".
        public static let paste = Identifier("com.typecase.action.paste")
        /// "Paste and Match Style".
        public static let pasteAndMatchStyle = Identifier("com.typecase.action.pasteAndMatchStyle")
        /// "Paste and Go".
        public static let pasteAndGo = Identifier("com.typecase.action.pasteAndGo")
        /// "Paste and Search".
        public static let pasteAndSearch = Identifier("com.typecase.action.pasteAndSearch")
    }

    /// What tells this action from others.
    public let identifier: Identifier
    /// What the action does, for people who look for it.
    open var discoverabilityTitle: String?
    /// How the action is shown; one that is disabled does nothing.
    open var attributes: UIMenuElement.Attributes
    /// Whether the action is on.
    open var state: UIMenuElement.State
    /// What the action says.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// The action's picture.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    /// What was used, while the action runs.
    public var sender: Any? { user }
    private weak var user: AnyObject?

    private let handler: UIActionHandler
    private static var lastNumber = 0

    /// Creates an action. All arguments but the handler have defaults; an action without an identifier gets one of its
    /// own.
    @preconcurrency
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        Self.lastNumber += 1
        self.identifier = identifier ?? Identifier("com.typecase.action.\(Self.lastNumber)")
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    /// The title that a menu gives an action that has none and pastes.
    func usualTitle(in words: Words) -> String? {
        switch identifier {
        case .paste: words[.paste]
        case .pasteAndMatchStyle: words[.pasteAndMatchStyle]
        case .pasteAndGo: words[.pasteAndGo]
        case .pasteAndSearch: words[.pasteAndSearch]
        default: nil
        }
    }

    func perform(sender: AnyObject?) {
        guard !attributes.contains(.disabled) else { return }
        user = sender
        handler(self)
        user = nil
    }
}
