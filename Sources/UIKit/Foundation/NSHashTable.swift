import Foundation

/// A set of objects that it does not keep, or that it keeps, as programs have several delegates in. Foundation on Linux has none.
///
/// Objects are the same when they are one, or when they are equal as NSObjects.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
    /// An object, kept or not.
    private struct Member {
        weak var object: ObjectType?
        let kept: ObjectType?
    }

    private let isWeak: Bool
    /// In the order in which they came.
    private var members: [Member] = []

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
        members.removeAll { $0.object == nil }
        guard let object, !contains(object) else { return }
        members.append(Member(object: object, kept: isWeak ? nil : object))
    }

    /// Takes an object away, if it is there.
    open func remove(_ object: ObjectType?) {
        members.removeAll { member in member.object.map { Self.isSame($0, object) } ?? true }
    }

    /// Takes all objects away.
    open func removeAllObjects() {
        members = []
    }

    /// Whether an object is there.
    open func contains(_ anObject: ObjectType?) -> Bool {
        member(anObject) != nil
    }

    /// The object that is there in the place of an object; `nil` for none.
    open func member(_ object: ObjectType?) -> ObjectType? {
        allObjects.first { Self.isSame($0, object) }
    }

    private static func isSame(_ one: ObjectType, _ other: ObjectType?) -> Bool {
        one === other || (one as? NSObject)?.isEqual(other) == true
    }
}
