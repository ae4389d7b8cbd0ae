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

    private static var waiting: [(call: Call, work: DispatchWorkItem)] = []

    static func add(_ call: Call, after delay: TimeInterval) {
        var item: DispatchWorkItem?
        let work = DispatchWorkItem {
            MainActor.assumeIsolated {
                waiting.removeAll { $0.work === item }
                item = nil
                call.selector.perform(on: call.target, sender: call.argument)
            }
        }
        item = work
        waiting.append((call, work))
        DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: work)
    }

    static func cancel(where isMeant: (Call) -> Bool) {
        for (call, work) in waiting where isMeant(call) { work.cancel() }
        waiting.removeAll { $0.work.isCancelled }
    }
}
