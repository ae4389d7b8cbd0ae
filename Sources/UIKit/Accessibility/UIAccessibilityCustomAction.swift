import Foundation

/// One more thing that can be done with an element, by its name.
///
/// Difference from UIKit: an action runs a closure. There is none with a target and a selector, because there are no
/// selectors.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// What an action does, and whether it could.
    public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

    /// What the action is called, in words.
    open var name: String
    /// What the action is called, with attributes. Setting it sets ``name`` too.
    open var attributedName: NSAttributedString {
        get { styledName ?? NSAttributedString(string: name) }
        set { (name, styledName) = (newValue.string, newValue) }
    }
    private var styledName: NSAttributedString?
    /// The action's picture.
    open var image: UIImage?
    /// What the action does; it says whether it could.
    open var actionHandler: Handler?

    /// Creates an action.
    public init(name: String, image: UIImage? = nil, actionHandler: Handler? = nil) {
        (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
        super.init()
    }
}
