import Foundation

/// Methods of objects that a recogniser calls whenever it recognises something.
///
/// They are written as for ``UIControl/addTarget(_:action:for:)-(_,(Owner)->()->Void,_)``, and differ from UIKit's in the
/// same way.
extension UIGestureRecognizer {
    /// Creates a recogniser that calls a method of an object, which it does not keep.
    @preconcurrency
    public convenience init<Owner: AnyObject>(
        target: AnyObject?, action: @escaping @MainActor (Owner) -> () -> Void
    ) {
        self.init()
        addTarget(target, action: action)
    }

    /// Creates a recogniser that calls a method of an object, which it does not keep, with itself.
    @preconcurrency
    public convenience init<Owner: AnyObject, Sender>(
        target: AnyObject?, action: @escaping @MainActor (Owner) -> (Sender) -> Void
    ) {
        self.init()
        addTarget(target, action: action)
    }

    /// Calls a method of an object, which is not kept, whenever the recogniser recognises something.
    @preconcurrency
    public func addTarget<Owner: AnyObject>(
        _ target: AnyObject?, action: @escaping @MainActor (Owner) -> () -> Void
    ) {
        add(target, Selector(action))
    }

    /// Calls a method of an object, which is not kept, with the recogniser whenever that recognises something.
    @preconcurrency
    public func addTarget<Owner: AnyObject, Sender>(
        _ target: AnyObject?, action: @escaping @MainActor (Owner) -> (Sender) -> Void
    ) {
        add(target, Selector(action))
    }

    /// Adds a method by the way that subclasses override; without a target it is one of the responder chain.
    func add(_ target: AnyObject?, _ action: Selector) {
        if let target { addTarget(target, action: action) } else { add(TargetMethod(nil, action)) }
    }
}
