import Foundation

// On iOS a timer's method is named by a selector; here it is given as `Self.tick`. There is no user info: Foundation on Linux
// has no place for it, so that only `nil` compiles.

extension Timer {
    /// Has a method of a target called after a time, or again and again. The target is kept until the timer is over.
    /// - Parameter selector: The method, as `Self.tick` or `Self.tick(_:)`.
    @MainActor @discardableResult
    @preconcurrency
    public class func scheduledTimer<Owner: AnyObject>(
        timeInterval: TimeInterval, target: AnyObject, selector: @escaping @MainActor (Owner) -> (Timer) -> Void,
        userInfo: Never?, repeats: Bool
    ) -> Timer {
        let call = TimedMethod(target, selector)
        return scheduledTimer(withTimeInterval: timeInterval, repeats: repeats) { call.fire($0) }
    }

    /// The same for a method without arguments.
    @MainActor @discardableResult
    @preconcurrency
    public class func scheduledTimer<Owner: AnyObject>(
        timeInterval: TimeInterval, target: AnyObject, selector: @escaping @MainActor (Owner) -> () -> Void,
        userInfo: Never?, repeats: Bool
    ) -> Timer {
        let call = TimedMethod(target) { (owner: Owner) in { _ in selector(owner)() } }
        return scheduledTimer(withTimeInterval: timeInterval, repeats: repeats) { call.fire($0) }
    }

    /// Creates a timer that calls a method of a target when a run loop has it.
    @MainActor
    @preconcurrency
    public convenience init<Owner: AnyObject>(
        timeInterval: TimeInterval, target: AnyObject, selector: @escaping @MainActor (Owner) -> (Timer) -> Void,
        userInfo: Never?, repeats: Bool
    ) {
        let call = TimedMethod(target, selector)
        self.init(timeInterval: timeInterval, repeats: repeats) { call.fire($0) }
    }

    /// The same for a method without arguments.
    @MainActor
    @preconcurrency
    public convenience init<Owner: AnyObject>(
        timeInterval: TimeInterval, target: AnyObject, selector: @escaping @MainActor (Owner) -> () -> Void,
        userInfo: Never?, repeats: Bool
    ) {
        let call = TimedMethod(target) { (owner: Owner) in { _ in selector(owner)() } }
        self.init(timeInterval: timeInterval, repeats: repeats) { call.fire($0) }
    }
}

/// A method that a timer of the main run loop calls.
final class TimedMethod: @unchecked Sendable {
    // Unchecked: made on the main actor, and called by timers of the main run loop.
    private let call: @MainActor (Timer) -> Void

    init<Owner: AnyObject>(_ target: AnyObject, _ method: @escaping @MainActor (Owner) -> (Timer) -> Void) {
        guard let owner = target as? Owner else {
            preconditionFailure("Timer: the target has no such method; it is no \(Owner.self)")
        }
        nonisolated(unsafe) let target = owner
        call = { method(target)($0) }
    }

    @MainActor
    init(_ target: AnyObject, _ selector: Selector) {
        precondition(selector.isMethod(of: target), "Timer: the target has no such method")
        nonisolated(unsafe) let target = target
        call = { selector.perform(on: target, sender: $0) }
    }

    func fire(_ timer: Timer) {
        nonisolated(unsafe) let timer = timer
        MainActor.assumeIsolated { call(timer) }
    }
}
