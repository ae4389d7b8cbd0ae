import Diagnostics
import Foundation

/// A method of a class, which is called on whatever object of the class turns up: what stands for a selector.
///
/// Two of them are the same when one was made from the other, or when they have one name, as selectors are on iOS: Swift cannot
/// tell whether two methods are.
final class MethodReference: Sendable {
    /// The name that the program has given it.
    let name: String?
    private let isOwner: @MainActor (AnyObject) -> Bool
    /// Says of a sender that it cannot be given to the method.
    private let check: @MainActor (AnyObject) -> Void
    private let body: @MainActor (AnyObject, Any?, UIEvent?) -> Void

    /// A method without arguments.
    init<Owner: AnyObject>(_ method: @escaping @MainActor (Owner) -> () -> Void, named name: String? = nil) {
        self.name = name
        isOwner = { $0 is Owner }
        check = { _ in }
        body = { object, _, _ in (object as? Owner).map { method($0)() } }
    }

    /// A method that takes the sender.
    init<Owner: AnyObject, Sender>(
        _ method: @escaping @MainActor (Owner) -> (Sender) -> Void, named name: String? = nil
    ) {
        self.name = name
        isOwner = { $0 is Owner }
        check = { if !($0 is Sender) { Self.refuse($0, for: Sender.self) } }
        body = { object, sender, _ in
            if let owner = object as? Owner, let sender: Sender = Self.sender(sender) { method(owner)(sender) }
        }
    }

    /// A method that takes the sender and the event that made it send.
    init<Owner: AnyObject, Sender>(
        _ method: @escaping @MainActor (Owner) -> (Sender, UIEvent?) -> Void, named name: String? = nil
    ) {
        self.name = name
        isOwner = { $0 is Owner }
        check = { if !($0 is Sender) { Self.refuse($0, for: Sender.self) } }
        body = { object, sender, event in
            if let owner = object as? Owner, let sender: Sender = Self.sender(sender) { method(owner)(sender, event) }
        }
    }

    /// Says at once what would be said at the first call.
    @MainActor
    func check(sender: AnyObject) { check(sender) }

    /// Says of a method that it cannot be called by what sends.
    private static func refuse(_ sender: Any?, for type: Any.Type) {
        Log.complain(
            "An action's method takes a \(type), and what sends is a \(sender.map { "\(Swift.type(of: $0))" } ?? "nothing"): "
                + "it is not called.", cause: "sender of \(type)")
    }

    /// What the method is given; `nil` when it takes another class, which Swift cannot be given.
    private static func sender<Sender>(_ sender: Any?) -> Sender? {
        // A notification comes in either form.
        if let note = sender as? Notification, Sender.self == NSNotification.self,
            let taken = NSNotification(name: note.name, object: note.object, userInfo: note.userInfo) as? Sender
        {
            return taken
        }
        if let taken = sender as? Sender { return taken }
        refuse(sender, for: Sender.self)
        return nil
    }

    /// Whether the method is one of the object's class.
    @MainActor
    func belongs(to object: AnyObject) -> Bool { isOwner(object) }

    /// Calls the method of an object, if it has it.
    /// - Returns: Whether it has it.
    @MainActor
    func call(_ object: AnyObject, sender: Any?, event: UIEvent?) -> Bool {
        guard isOwner(object) else { return false }
        body(object, sender, event)
        return true
    }
}
