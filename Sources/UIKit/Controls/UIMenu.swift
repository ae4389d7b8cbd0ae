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
        /// Cut, copy, paste, select.
        public static let standardEdit = Identifier("com.apple.menu.standard-edit")
        /// How text looks.
        public static let format = Identifier("com.apple.menu.format")
        /// Bold, italic, underlined.
        public static let textStyle = Identifier("com.apple.menu.text-style")
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
        /// One child at most is on. Kept for programs from iOS; the actions keep their own states here.
        public static let singleSelection = Options(rawValue: 32)
        /// The children are a palette. Shown as any other menu here.
        public static let displayAsPalette = Options(rawValue: 128)
    }

    /// What tells this menu from others.
    public let identifier: Identifier
    /// How the menu is shown.
    public let options: Options
    /// What the menu holds.
    public let children: [UIMenuElement]

    private static var lastNumber = 0

    /// Creates a menu. All arguments have defaults; a menu without an identifier gets one of its own.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
        children: [UIMenuElement] = []
    ) {
        Self.lastNumber += 1
        self.identifier = identifier ?? Identifier("com.typecase.menu.\(Self.lastNumber)")
        self.options = options
        self.children = children
        super.init(title: title, image: image)
    }

    /// The same menu with other children.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(title: title, image: image, identifier: identifier, options: options, children: newChildren)
    }
}
