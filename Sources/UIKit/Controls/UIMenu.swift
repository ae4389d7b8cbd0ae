import Foundation

/// A group of things that a person can choose from; menus may be in menus.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// What tells menus apart, so that a program finds the one that it wants to change.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        /// The identifier's text.
        public var rawValue: String
        /// Creates an identifier from its text.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from its text.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// How a menu is shown.
    public struct Options: OptionSet, Hashable, Sendable {
        /// One bit an option.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The children stand among those of the menu around it, and not behind an entry of their own.
        public static let displayInline = Options(rawValue: 1)
        /// It destroys something.
        public static let destructive = Options(rawValue: 2)
        /// One child is on: the one that was chosen last.
        public static let singleSelection = Options(rawValue: 32)
        /// The children are a palette: those that have a picture are shown by it alone.
        public static let displayAsPalette = Options(rawValue: 128)
    }

    /// How large the entries of a menu are.
    public enum ElementSize: Int, Sendable {
        /// As the place wants it: here as ``large``.
        case automatic = -1
        /// By their pictures, where they have one.
        case small
        /// With small titles.
        case medium
        /// With titles.
        case large
    }

    /// What tells this menu from others.
    public let identifier: Identifier
    /// How the menu is shown.
    public let options: Options
    /// What the menu holds.
    public let children: [UIMenuElement]
    /// How large the menu's entries are.
    open var preferredElementSize: ElementSize

    /// Is called when a person has chosen another of the entries of which one is on.
    var selectionDidChange: ((UIMenuElement) -> Void)?

    private static var lastNumber = 0

    /// Creates a menu. All arguments have defaults; a menu without an identifier gets one of its own.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        Self.lastNumber += 1
        self.identifier = identifier ?? Identifier("com.typecase.menu.\(Self.lastNumber)")
        self.options = options
        self.children = children
        self.preferredElementSize = preferredElementSize
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    /// The entries that are on, also those of menus that stand inline. Of one that is off in part it counts too.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu { return menu.options.contains(.displayInline) ? menu.selectedElements : [] }
            return child.isOn ? [child] : []
        }
    }

    /// The same menu with other children.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }
}
