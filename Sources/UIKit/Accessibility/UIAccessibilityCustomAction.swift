import Foundation

/// One more thing that can be done with an element, by its name.
///
/// Where iOS takes a selector, a method is given here, `Self.remove`; it says whether it could.
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

/// Actions that call a method of an object, which they do not keep. Without the object the action says that it could not.
extension UIAccessibilityCustomAction {
    /// Creates an action whose method takes nothing.
    @preconcurrency
    public convenience init<Owner: AnyObject>(
        name: String, image: UIImage? = nil, target: AnyObject?, selector: @escaping @MainActor (Owner) -> () -> Bool
    ) {
        self.init(name: name, image: image) { [weak target] _ in (target as? Owner).map { selector($0)() } ?? false }
    }

    /// Creates an action whose method takes it.
    @preconcurrency
    public convenience init<Owner: AnyObject>(
        name: String, image: UIImage? = nil, target: AnyObject?,
        selector: @escaping @MainActor (Owner) -> (UIAccessibilityCustomAction) -> Bool
    ) {
        self.init(name: name, image: image) { [weak target] action in
            (target as? Owner).map { selector($0)(action) } ?? false
        }
    }
}
