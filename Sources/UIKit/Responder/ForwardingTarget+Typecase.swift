import Foundation

/// An object that has another one do what selectors ask of it, as one that keeps a target without keeping it alive:
///
/// ```swift
/// final class WeakTarget: NSObject, ForwardingTarget {
///     weak var target: AnyObject?
///     func forwardingTarget(for aSelector: Selector) -> Any? { target }
/// }
/// ```
///
/// On iOS every NSObject overrides this method. Here a class says by this protocol that it has it, and controls, recognisers,
/// timers and links to the display look for their methods there, too.
@preconcurrency @MainActor
public protocol ForwardingTarget: AnyObject {
    /// Who is to do it; `nil` for nobody, and then nothing is done.
    func forwardingTarget(for aSelector: Selector) -> Any?
}

extension NSObjectProtocol {
    /// Whether the method of a selector is one of this object's class, or of the object that it forwards it to. Every responder
    /// has the standard edit actions.
    @preconcurrency @MainActor
    public func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return aSelector.edit == nil ? aSelector.isMethod(of: self) : self is UIResponder
    }
}
