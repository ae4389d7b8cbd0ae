import Foundation

/// A part of a search that is one thing and no text, shown as a capsule before the text of a ``UISearchTextField``.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    /// What the program means by it. The field never looks at it.
    open var representedObject: Any?

    /// The picture at the beginning of the capsule.
    let icon: UIImage?
    /// What the capsule says.
    let text: String

    /// Creates a token.
    /// - Parameters:
    ///   - icon: A picture at its beginning, shown as high as the letters. A template has their colour.
    ///   - text: What it says, in one line. What is longer than a dozen letters or so ends in an ellipsis.
    public init(icon: UIImage?, text: String) {
        self.icon = icon
        self.text = text
        super.init()
    }
}
