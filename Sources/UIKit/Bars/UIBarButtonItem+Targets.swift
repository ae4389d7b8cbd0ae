import Foundation

/// Buttons that call a method of an object, which they do not keep. It takes nothing, or the item; see
/// ``UIControl/addTarget(_:action:for:)-(_,(Owner)->()->Void,_)``. `nil` as target calls the method of the first in the
/// responder chain that has it.
extension UIBarButtonItem {
    /// Creates a button with a title.
    @preconcurrency
    public convenience init<Owner: AnyObject>(
        title: String?, style: Style, target: AnyObject?, action: @escaping @MainActor (Owner) -> () -> Void
    ) {
        self.init(title: title, style: style, target: nil, action: nil)
        call(TargetMethod(target, Selector(action)))
    }

    /// Creates a button with a title whose method takes it.
    @preconcurrency
    public convenience init<Owner: AnyObject, Sender>(
        title: String?, style: Style, target: AnyObject?, action: @escaping @MainActor (Owner) -> (Sender) -> Void
    ) {
        self.init(title: title, style: style, target: nil, action: nil)
        call(TargetMethod(target, Selector(action)))
    }

    /// Creates a button with a picture, and another for low windows.
    @preconcurrency
    public convenience init<Owner: AnyObject>(
        image: UIImage?, landscapeImagePhone: UIImage? = nil, style: Style, target: AnyObject?,
        action: @escaping @MainActor (Owner) -> () -> Void
    ) {
        self.init(image: image, landscapeImagePhone: landscapeImagePhone, style: style, target: nil, action: nil)
        call(TargetMethod(target, Selector(action)))
    }

    /// Creates a button with a picture, and another for low windows, whose method takes it.
    @preconcurrency
    public convenience init<Owner: AnyObject, Sender>(
        image: UIImage?, landscapeImagePhone: UIImage? = nil, style: Style, target: AnyObject?,
        action: @escaping @MainActor (Owner) -> (Sender) -> Void
    ) {
        self.init(image: image, landscapeImagePhone: landscapeImagePhone, style: style, target: nil, action: nil)
        call(TargetMethod(target, Selector(action)))
    }

    /// Creates a button of the system.
    @preconcurrency
    public convenience init<Owner: AnyObject>(
        barButtonSystemItem systemItem: SystemItem, target: AnyObject?,
        action: @escaping @MainActor (Owner) -> () -> Void
    ) {
        self.init(systemItem: systemItem)
        call(TargetMethod(target, Selector(action)))
    }

    /// Creates a button of the system whose method takes it.
    @preconcurrency
    public convenience init<Owner: AnyObject, Sender>(
        barButtonSystemItem systemItem: SystemItem, target: AnyObject?,
        action: @escaping @MainActor (Owner) -> (Sender) -> Void
    ) {
        self.init(systemItem: systemItem)
        call(TargetMethod(target, Selector(action)))
    }
}
