import Foundation

// On iOS a timer's method is named by a selector; here it is given as `Self.tick`. Only timers that are scheduled as they are made
// have a user info: Foundation on Linux has no place for it, so that with the initialisers only `nil` compiles.

extension Timer {
    /// A timer that does nothing and is in no run loop, for a property that is to hold another one later.
    public convenience init(idle: Void = ()) {
        self.init(timeInterval: 1, repeats: false) { _ in }
    }

    /// Has a method of a target called after a time, or again and again. The target is kept until the timer is over.
    /// - Parameters:
    ///   - selector: The method, as `Self.tick` or `Self.tick(_:)`.
    ///   - userInfo: Anything for the method, which finds it as the timer's `userInfo`. It is kept, as the target, until the timer is over.
    @MainActor @discardableResult
    @preconcurrency
    public class func scheduledTimer<Owner: AnyObject>(
        timeInterval: TimeInterval, target: AnyObject, selector: @escaping @MainActor (Owner) -> (Timer) -> Void,
        userInfo: Any?, repeats: Bool
    ) -> Timer {
        let call = TimedMethod(target, selector)
        return TargetTimer.scheduled(timeInterval, repeats, userInfo, call)
    }

    /// The same for a method without arguments.
    @MainActor @discardableResult
    @preconcurrency
    public class func scheduledTimer<Owner: AnyObject>(
        timeInterval: TimeInterval, target: AnyObject, selector: @escaping @MainActor (Owner) -> () -> Void,
        userInfo: Any?, repeats: Bool
    ) -> Timer {
        let call = TimedMethod(target) { (owner: Owner) in { _ in selector(owner)() } }
        return TargetTimer.scheduled(timeInterval, repeats, userInfo, call)
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

/// A timer that knows the method that it calls, and lets it go when it is over. Foundation keeps timers that are over.
final class TargetTimer: Timer {
    private var call: TimedMethod?
    private var info: Any?

    private init(_ interval: TimeInterval, _ repeats: Bool, _ userInfo: Any?, _ call: TimedMethod) {
        (self.call, info) = (call, userInfo)
        super.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats) { timer in
            guard let timer = timer as? TargetTimer else { return }
            timer.call?.fire(timer)
            if !repeats { timer.invalidate() }
        }
    }

    override var userInfo: Any? { info }

    override func invalidate() {
        super.invalidate()
        (call, info) = (nil, nil)
    }

    /// A timer that the current run loop has already.
    static func scheduled(
        _ interval: TimeInterval, _ repeats: Bool, _ userInfo: Any?, _ call: TimedMethod
    ) -> Timer {
        let timer = TargetTimer(interval, repeats, userInfo, call)
        RunLoop.current.add(timer, forMode: .default)
        return timer
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
