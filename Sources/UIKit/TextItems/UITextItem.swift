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

    /// The menu of a text item, shown by a long press.
    @preconcurrency @MainActor
    public struct MenuConfiguration {
        /// The menu.
        public var menu: UIMenu

        /// Creates a configuration. There are no previews on a kiosk.
        public init(menu: UIMenu) {
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
