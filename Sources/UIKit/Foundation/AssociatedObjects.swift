import Foundation
import Synchronization

// On iOS these are functions of the Objective-C runtime, in the module ObjectiveC. They are how an extension keeps a value
// with an object of a class that is not its own.

/// How ``objc_setAssociatedObject(_:_:_:_:)`` keeps a value.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// The value is not kept. When it is gone there is none, where on iOS there would be a dangling reference.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// The value is kept.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy of the value is kept, if it is an object that can be copied, and else the value.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// The value is kept.
    case OBJC_ASSOCIATION_RETAIN = 0o1401
    /// A copy of the value is kept, if it is an object that can be copied, and else the value.
    case OBJC_ASSOCIATION_COPY = 0o1403
}

/// The class of an object; of a value that is none, the class of the box that it is put into.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

/// The value that was set for an object and a key; `nil` for none.
///
/// Difference from iOS: in the object's `deinit` there are no values any more, unless it is a view or another responder.
/// - Parameters:
///   - object: An instance of a class.
///   - key: Any address that stays the same, as that of a variable at the top of a file: `&key`.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedValues.of(AssociatedValues.owner(object), isMade: false)?.value(for: key)
}

/// Sets a value for an object and a key, or with `nil` takes it away. It is kept as long as the object.
///
/// Difference from iOS: of an object that is no responder and no bar item values may stay some time after it is gone.
/// - Parameters:
///   - object: An instance of a class.
///   - key: Any address that stays the same, as that of a variable at the top of a file: `&key`.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociatedValues.of(AssociatedValues.owner(object), isMade: value != nil)?.set(value, for: key, policy)
}

/// Takes all values of an object away.
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedValues.of(AssociatedValues.owner(object), isMade: false)?.removeAll()
}

/// The values that others keep with one object.
final class AssociatedValues: Sendable {
    /// A value, or a weak reference to one.
    private enum Kept: @unchecked Sendable {
        // Unchecked: values are what the program has put here, on the threads that it chooses, as on iOS.
        case value(Any)
        case reference(WeakReference)

        init(_ value: Any, _ policy: objc_AssociationPolicy) {
            guard type(of: value) is AnyClass else {
                self = .value(value)
                return
            }
            switch policy {
            case .OBJC_ASSOCIATION_ASSIGN: self = .reference(WeakReference(value as AnyObject))
            case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
                self = .value((value as? any NSCopying)?.copy(with: nil) ?? value)
            case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: self = .value(value)
            }
        }

        var current: Any? {
            switch self {
            case .value(let value): value
            case .reference(let reference): reference.object
            }
        }
    }

    private struct WeakReference: @unchecked Sendable {
        // Unchecked: a weak reference can be read on any thread.
        weak var object: AnyObject?

        init(_ object: AnyObject) { self.object = object }
    }

    /// By the addresses that are their keys.
    private let values = Mutex<[UInt: Kept]>([:])

    func value(for key: UnsafeRawPointer) -> Any? {
        let key = UInt(bitPattern: key)
        return values.withLock { $0[key] }?.current
    }

    func set(_ value: Any?, for key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
        let (key, new) = (UInt(bitPattern: key), value.map { Kept($0, policy) })
        // What was there goes when the lock is open: its deinit may come back here.
        let old = values.withLock { values in
            defer { values[key] = new }
            return values[key]
        }
        withExtendedLifetime(old) {}
    }

    func removeAll() {
        let old = values.withLock { values in
            defer { values = [:] }
            return values
        }
        withExtendedLifetime(old) {}
    }

    // MARK: Whose they are

    /// Values of an object that cannot keep them itself.
    private struct Entry: Sendable {
        let owner: WeakReference
        let values: AssociatedValues
    }

    private struct Table: Sendable {
        var entries: [ObjectIdentifier: Entry] = [:]
        /// From how many objects on those that are gone are looked for.
        var tidyLimit = 64
    }

    private static let table = Mutex(Table())

    /// The object that a caller means; one in an optional is that object.
    static func owner(_ object: Any) -> AnyObject {
        func unwrapped<Value>(_ object: Any) -> Value? { object as? Value }
        return unwrapped(object) ?? object as AnyObject
    }

    /// The values of an object: a responder or a bar item has them itself, any other in a table.
    /// - Parameter isMade: Whether there shall be some from now on.
    static func of(_ owner: AnyObject, isMade: Bool) -> AssociatedValues? {
        if let owner = owner as? AccessibleObject {
            return owner.associatedValues.withLock { values in
                if values == nil, isMade { values = AssociatedValues() }
                return values
            }
        }
        let reference = WeakReference(owner)
        let (values, dead) = table.withLock { table -> (AssociatedValues?, [Entry]) in
            if let entry = table.entries[ObjectIdentifier(owner)], entry.owner.object != nil {
                return (entry.values, [])
            }
            guard isMade else { return (nil, []) }
            let values = AssociatedValues()
            // An object that was at the same place before is gone.
            let old = table.entries.updateValue(
                Entry(owner: reference, values: values), forKey: ObjectIdentifier(owner))
            return (values, takeDead(from: &table) + (old.map { [$0] } ?? []))
        }
        withExtendedLifetime(dead) {}
        return values
    }

    private static func takeDead(from table: inout Table) -> [Entry] {
        guard table.entries.count > table.tidyLimit else { return [] }
        let dead = table.entries.filter { $0.value.owner.object == nil }
        for id in dead.keys { table.entries[id] = nil }
        table.tidyLimit = max(64, table.entries.count * 2)
        return Array(dead.values)
    }
}
