import Foundation

// On iOS these are methods of NSObject, and the way of many programs to search only when nobody has typed for a while.

extension NSObject {
    /// Calls a method of the object after a time, which the method may take an argument for. The object is kept until then.
    /// - Parameters:
    ///   - aSelector: The method. One that is to be cancelled has a name: `Selector(Self.search(_:), named: "search(_:)")`.
    ///   - delay: In seconds.
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        DelayedCalls.add(DelayedCalls.Call(target: self, selector: aSelector, argument: anArgument), after: delay)
    }

    /// Calls a method of an object no more, with an argument that is the same object or is equal, as often as it was to be.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        DelayedCalls.cancel { call in
            call.target === aTarget as AnyObject && call.selector == aSelector && call.takes(anArgument)
        }
    }

    /// Calls no method of an object any more that was to be called after a time.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedCalls.cancel { $0.target === aTarget as AnyObject }
    }
}

/// Methods that are to be called after a time.
@MainActor
private enum DelayedCalls {
    struct Call {
        let target: NSObject
        let selector: Selector
        let argument: Any?

        /// Whether an argument is that of the call.
        func takes(_ other: Any?) -> Bool {
            guard let argument, let other else { return argument == nil && other == nil }
            if let (a, b) = (argument as? AnyHashable).flatMap({ a in (other as? AnyHashable).map { (a, $0) } }) {
                return a == b
            }
            return argument as AnyObject === other as AnyObject
        }
    }

    /// The calls that are to be made, by their numbers. The queue knows the numbers alone, so that a call that is cancelled
    /// keeps nothing.
    private static var waiting: [Int: Call] = [:]
    private static var count = 0

    static func add(_ call: Call, after delay: TimeInterval) {
        count += 1
        let number = count
        waiting[number] = call
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
            MainActor.assumeIsolated {
                guard let call = waiting.removeValue(forKey: number) else { return }
                call.selector.perform(on: call.target, sender: call.argument)
            }
        }
    }

    static func cancel(where isMeant: (Call) -> Bool) {
        // What goes may cancel further calls when it is let go of.
        let cancelled = waiting.filter { isMeant($0.value) }
        for number in cancelled.keys { waiting[number] = nil }
    }
}
