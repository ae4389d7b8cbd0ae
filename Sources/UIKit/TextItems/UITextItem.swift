import Foundation

/// Something in a text that can be tapped: a link, which may have been found in the text, an attachment, or what has a tag.
@preconcurrency @MainActor
public struct UITextItem {
    /// What can be tapped.
    public enum Content {
        /// A link.
        case link(URL)
        /// A picture in the text.
        case textAttachment(NSTextAttachment)
        /// A part of the text that the program has given a name by ``Foundation/NSAttributedString/Key/textItemTag``. Without a
        /// delegate a tap on it does nothing.
        case tag(String)
    }

    /// What would be seen beside a menu; see ``MenuConfiguration``.
    public enum MenuPreview {
        /// The item itself.
        case `default`
        /// A view of the program's.
        case view(UIView)

        /// Creates the preview that is a view.
        public init(view: UIView) { self = .view(view) }
    }

    /// The menu of a text item, shown by a long press.
    @preconcurrency @MainActor
    public struct MenuConfiguration {
        /// The menu.
        public var menu: UIMenu

        /// Creates a configuration.
        public init(menu: UIMenu) {
            self.menu = menu
        }

        /// Creates a configuration. Unlike on iOS a menu shows no preview beside itself, and the item stays where it is seen: what
        /// is given for that has no effect, and `nil` says what is the case.
        public init(preview: MenuPreview? = .default, menu: UIMenu) {
            self.menu = menu
        }
    }

    /// What it is.
    public let content: Content
    /// Where it stands, in UTF-16 units of the text.
    public let range: NSRange
}

/// What a person does with a text item.
public enum UITextItemInteraction: Int, Sendable {
    /// A tap.
    case invokeDefaultAction
    /// A long press.
    case presentActions
    /// A look at what is behind it. Never on a kiosk.
    case preview
}
