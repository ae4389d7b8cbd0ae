import Foundation

/// A set of objects that it does not keep, or that it keeps, as programs have several delegates in. Foundation on Linux has none.
///
/// Objects are the same when they are one, or when they are equal as NSObjects. Objects of a protocol may be named by it.
/// What is no object ends the program, or is not found again if it was cast to AnyObject: it does not compile on iOS.
open class NSHashTable<ObjectType>: NSObject {
    private let isWeak: Bool
    /// In the order in which they came.
    private var members: [TableReference<ObjectType>] = []

    /// Creates an empty set that keeps its objects.
    public override init() {
        isWeak = false
    }

    private init(isWeak: Bool) {
        self.isWeak = isWeak
    }

    /// An empty set whose objects leave it when nobody else keeps them.
    public class func weakObjects() -> NSHashTable<ObjectType> {
        NSHashTable(isWeak: true)
    }

    /// The objects that are there, in the order in which they came.
    open var allObjects: [ObjectType] { members.compactMap(\.object) }

    /// The objects that are there, one after the other.
    open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }

    /// Any of the objects; `nil` in an empty set.
    open var anyObject: ObjectType? { allObjects.first }

    /// How many objects are there. Those that are gone are not counted, where on iOS they may be for a while.
    open var count: Int { allObjects.count }

    /// Adds an object, if it is not there already.
    open func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        replace(by: members.filter(\.isThere) + [TableReference(object, isWeak: isWeak)])
    }

    /// Takes an object away, if it is there.
    open func remove(_ object: ObjectType?) {
        replace(by: members.filter { member in member.isThere && object.map(member.isOne) != true })
    }

    /// Takes all objects away.
    open func removeAllObjects() {
        replace(by: [])
    }

    /// What goes is let go of when the set is whole again: it may use it, or bring others to go that do.
    private func replace(by new: [TableReference<ObjectType>]) {
        let old = members
        members = new
        withExtendedLifetime(old) {}
    }

    /// Whether an object is there.
    open func contains(_ anObject: ObjectType?) -> Bool {
        member(anObject) != nil
    }

    /// The object that is there in the place of an object; `nil` for none.
    open func member(_ object: ObjectType?) -> ObjectType? {
        object.flatMap { object in members.first { $0.isOne(object) }?.object }
    }
}
