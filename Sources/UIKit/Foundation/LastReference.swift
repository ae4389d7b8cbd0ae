import Dispatch
import Foundation

/// What a `deinit` does that belongs to the main actor, wherever the last reference was dropped.
///
/// The `deinit` of a public class is a plain one, because a subclass's plain `deinit` would not compile beneath an isolated
/// one. So it runs where the last reference goes, which may be a background thread that a closure or a task has
/// carried the object to.
enum LastReference {
    private static let mainQueue: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the code that asks runs on the main actor. Under some hosts, test runners among them, the main queue is
    /// served by other threads than the main one.
    static var isOnMainActor: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) != nil
    }

    /// Hands values to a function on the main actor: at once when the code runs there, otherwise as soon as the main queue
    /// comes to it. In the second case the main queue keeps the values until then.
    static func handOver<Value: Sendable>(
        _ value: consuming Value, to receive: @escaping @MainActor @Sendable (consuming Value) -> Void
    ) {
        let parcel = Parcel(value)
        if isOnMainActor {
            MainActor.assumeIsolated { receive(parcel.open()) }
        } else {
            DispatchQueue.main.async { receive(parcel.open()) }
        }
    }

    /// Holds a value for one taker. A closure that captured the value itself would go on holding it while it runs.
    private final class Parcel<Value: Sendable>: @unchecked Sendable {
        // Unchecked: it is written before it is handed over and opened once.
        private var value: Value?

        init(_ value: consuming Value) { self.value = value }

        func open() -> Value {
            guard let value = value.take() else { preconditionFailure("LastReference: a parcel is opened once") }
            return value
        }
    }
}
