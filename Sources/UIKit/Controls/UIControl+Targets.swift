import Foundation

/// Methods of objects that a control calls.
///
/// Linux has no selectors. Where a program for iOS writes `#selector(tapped)` it writes `Self.tapped` here, or the class's
/// name instead of `Self`; the method needs no `@objc`. It may take nothing, the control as the class that it is, or the
/// control and the event. `nil` as target calls the method of the first in the responder chain that has it, from the
/// first responder on, or from the control where there is none.
///
/// Differences from UIKit: Swift cannot tell whether two methods are the same, so a method that is added twice is called
/// twice unless it is added by one ``Selector`` or by selectors of one name, and ``removeTarget(_:action:for:)`` takes away
/// all methods of an object, or that of a ``Selector`` which was kept. What a target cannot be asked, because it is of
/// another class or because the method takes another class than the control's, is said when it is added, and is not called; on
/// iOS the call ends the program.
extension UIControl {
    /// Calls a method of an object, which is not kept, when events happen.
    @preconcurrency
    public func addTarget<Owner: AnyObject>(
        _ target: AnyObject?, action: @escaping @MainActor (Owner) -> () -> Void, for controlEvents: Event
    ) {
        addTarget(target, action: Selector(action), for: controlEvents)
    }

    /// Calls a method of an object, which is not kept, with the control when events happen.
    @preconcurrency
    public func addTarget<Owner: AnyObject, Sender>(
        _ target: AnyObject?, action: @escaping @MainActor (Owner) -> (Sender) -> Void, for controlEvents: Event
    ) {
        addTarget(target, action: Selector(action), for: controlEvents)
    }

    /// Calls a method of an object, which is not kept, with the control and the event when events happen. The event is
    /// `nil` when no finger made the control send.
    @preconcurrency
    public func addTarget<Owner: AnyObject, Sender>(
        _ target: AnyObject?, action: @escaping @MainActor (Owner) -> (Sender, UIEvent?) -> Void,
        for controlEvents: Event
    ) {
        addTarget(target, action: Selector(action), for: controlEvents)
    }
}
