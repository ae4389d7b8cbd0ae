import Foundation
import Synchronization

// On iOS the observers' methods are named by selectors; here they are given as `Self.keyboardWillShow`.

extension NotificationCenter {
    /// Has a method of an observer called with each notification. The observer is not kept, and hears nothing more when it
    /// is gone or ``removeObserver(_:)`` was called.
    ///
    /// Unlike on iOS the method is always called on the main thread: at once when the notification is posted there, else
    /// as soon as the main thread comes to it.
    /// - Parameters:
    ///   - selector: The method, as `Self.keyboardWillShow` or `Self.keyboardWillShow(_:)`.
    ///   - name: The notifications' name; `nil` for all.
    ///   - object: Who posts them; `nil` for all.
    @preconcurrency
    public func addObserver<Owner: AnyObject>(
        _ observer: AnyObject, selector: @escaping @MainActor (Owner) -> (Notification) -> Void,
        name: Notification.Name?, object: Any?
    ) {
        observe(observer, name, object) { (owner: Owner, note) in selector(owner)(note) }
    }

    /// The same for a method that takes an NSNotification.
    @preconcurrency
    public func addObserver<Owner: AnyObject>(
        _ observer: AnyObject, selector: @escaping @MainActor (Owner) -> (NSNotification) -> Void,
        name: Notification.Name?, object: Any?
    ) {
        observe(observer, name, object) { (owner: Owner, note) in
            selector(owner)(NSNotification(name: note.name, object: note.object, userInfo: note.userInfo))
        }
    }

    /// The same for a method without arguments.
    @preconcurrency
    public func addObserver<Owner: AnyObject>(
        _ observer: AnyObject, selector: @escaping @MainActor (Owner) -> () -> Void, name: Notification.Name?,
        object: Any?
    ) {
        observe(observer, name, object) { (owner: Owner, _) in selector(owner)() }
    }

    /// Ends all that an observer hears of by its methods, or what a token stands for that
    /// `addObserver(forName:object:queue:using:)` has given.
    public func removeObserver(_ observer: AnyObject) {
        removeMethods(of: observer) { _ in true }
        (self.removeObserver as (Any) -> Void)(observer)
    }

    /// Ends what an observer hears of by its methods of a name and from an object; `nil` for all.
    public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
        let sender = object.map { ObjectIdentifier($0 as AnyObject) }
        removeMethods(of: observer) { ($0.name == name || name == nil) && ($0.sender == sender || sender == nil) }
        (self.removeObserver as (Any, Notification.Name?, Any?) -> Void)(observer, name, object)
    }

    func observe<Owner: AnyObject>(
        _ observer: AnyObject, _ name: Notification.Name?, _ object: Any?,
        _ method: @escaping @MainActor (Owner, Notification) -> Void
    ) {
        precondition(observer is Owner, "addObserver: the observer has no such method; it is no \(Owner.self)")
        let call = MethodOfObserver(observer: observer) { owner, note in
            if let owner = owner as? Owner { method(owner, note) }
        }
        let token = addObserver(forName: name, object: object, queue: nil) { call.receive($0) }
        let sender = object.map { ObjectIdentifier($0 as AnyObject) }
        let observation = Observation(
            center: ObjectIdentifier(self), token: token, call: call, name: name, sender: sender)
        let dead = Observation.all.withLock { all in
            all[ObjectIdentifier(observer), default: []].append(observation)
            return Observation.takeDead(from: &all)
        }
        for observation in dead { (self.removeObserver as (Any) -> Void)(observation.token) }
    }

    private func removeMethods(of observer: AnyObject, where isMeant: (Observation) -> Bool) {
        let center = ObjectIdentifier(self)
        let removed = Observation.all.withLock { all -> [Observation] in
            let own = all[ObjectIdentifier(observer)] ?? []
            func goes(_ observation: Observation) -> Bool { observation.center == center && isMeant(observation) }
            let rest = own.filter { !goes($0) }
            all[ObjectIdentifier(observer)] = rest.isEmpty ? nil : rest
            return own.filter(goes)
        }
        for observation in removed { (self.removeObserver as (Any) -> Void)(observation.token) }
    }
}

/// A method that is called with notifications as long as its observer is there.
private final class MethodOfObserver: @unchecked Sendable {
    // Unchecked: the observer and the method are only touched on the main actor.
    private weak var observer: AnyObject?
    private let method: @MainActor (AnyObject, Notification) -> Void

    init(observer: AnyObject, _ method: @escaping @MainActor (AnyObject, Notification) -> Void) {
        self.observer = observer
        self.method = method
    }

    var isAlive: Bool { observer != nil }

    func receive(_ note: Notification) {
        nonisolated(unsafe) let note = note
        LastReference.handOver(self) { call in
            if let observer = call.observer { call.method(observer, note) }
        }
    }
}

/// What an observer hears of.
private struct Observation: @unchecked Sendable {
    // Unchecked: the token is only handed back to the center, which takes it on any thread.
    let center: ObjectIdentifier
    let token: any NSObjectProtocol
    let call: MethodOfObserver
    let name: Notification.Name?
    let sender: ObjectIdentifier?

    /// By observers. They are asked for by `deinit` too, on any thread.
    static let all = Mutex<[ObjectIdentifier: [Observation]]>([:])
    /// From how many observers on those that are gone are looked for.
    private static let tidyLimit = Mutex(64)

    /// Takes out what observers that are gone would have heard of, now and then.
    static func takeDead(from all: inout [ObjectIdentifier: [Observation]]) -> [Observation] {
        let count = all.count
        guard tidyLimit.withLock({ count > $0 }) else { return [] }
        var dead: [Observation] = []
        for (id, observations) in all where !observations.contains(where: { $0.call.isAlive }) {
            dead += observations
            all[id] = nil
        }
        let limit = max(64, all.count * 2)
        tidyLimit.withLock { $0 = limit }
        return dead
    }
}
