import Foundation

/// Actions that are methods: where on iOS `#selector(UIResponder.resignFirstResponder)` stands, here stands
/// `UIResponder.resignFirstResponder`.
extension UIApplication {
    /// Calls a method of an object, or of the first responder of the chain that has it.
    /// - Returns: Whether anybody has it.
    @preconcurrency
    @discardableResult
    public func sendAction<Owner: AnyObject>(
        _ action: @escaping @MainActor (Owner) -> () -> Void, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        sendAction(UICommand.Action(action), to: target, from: sender, for: event)
    }

    /// Calls a method that says whether it has done something, of an object or of the first responder of the chain that has
    /// it.
    /// - Returns: Whether anybody has it.
    @preconcurrency
    @discardableResult
    public func sendAction<Owner: AnyObject>(
        _ action: @escaping @MainActor (Owner) -> () -> Bool, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        let method: @MainActor (Owner) -> () -> Void = { owner in { _ = action(owner)() } }
        return sendAction(UICommand.Action(method), to: target, from: sender, for: event)
    }

    /// Calls a method with what sends it, of an object or of the first responder of the chain that has it.
    /// - Returns: Whether anybody has it.
    @preconcurrency
    @discardableResult
    public func sendAction<Owner: AnyObject, Sender>(
        _ action: @escaping @MainActor (Owner) -> (Sender) -> Void, to target: Any?, from sender: Any?,
        for event: UIEvent?
    ) -> Bool {
        sendAction(UICommand.Action(action), to: target, from: sender, for: event)
    }
}
