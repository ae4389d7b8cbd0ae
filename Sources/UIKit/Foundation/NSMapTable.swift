import Foundation

/// A table of objects by other objects, each of which it keeps or does not. Foundation on Linux has none.
///
/// Keys are the same when they are one, or when they are equal as NSObjects. An entry is gone when its key or its value is.
/// Keys and values of a protocol may be named by it. What is no object ends the program, or is not
/// found again if it was cast to AnyObject: it does not compile on iOS.
open class NSMapTable<KeyType, ObjectType>: NSObject {
    private struct Entry {
        let key: TableReference<KeyType>
        var value: TableReference<ObjectType>
    }

    private let hasWeakKeys: Bool
    private let hasWeakValues: Bool
    /// By the keys' hash values.
    private var buckets: [Int: [Entry]] = [:]
    /// At how many buckets those whose objects have gone are looked for.
    private var limit = 16

    /// Creates an empty table that keeps its keys and its values.
    public override init() {
        (hasWeakKeys, hasWeakValues) = (false, false)
    }

    private init(hasWeakKeys: Bool, hasWeakValues: Bool) {
        self.hasWeakKeys = hasWeakKeys
        self.hasWeakValues = hasWeakValues
    }

    /// An empty table that keeps its keys and its values.
    public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }

    /// An empty table that keeps its values as long as somebody else keeps their keys.
    public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(hasWeakKeys: true, hasWeakValues: false)
    }

    /// An empty table that keeps its keys as long as somebody else keeps their values.
    public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(hasWeakKeys: false, hasWeakValues: true)
    }

    /// An empty table that keeps nothing.
    public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable(hasWeakKeys: true, hasWeakValues: true)
    }

    /// How many entries there are. Those that are gone are not counted, where on iOS they may be for a while.
    open var count: Int { entries.count }

    /// The keys, in no order.
    open func keyEnumerator() -> NSEnumerator { NSArray(array: entries.map(\.0)).objectEnumerator() }

    /// The values, in no order; `nil` in an empty table.
    open func objectEnumerator() -> NSEnumerator? {
        entries.isEmpty ? nil : NSArray(array: entries.map(\.1)).objectEnumerator()
    }

    /// The value of a key; `nil` without one.
    open func object(forKey aKey: KeyType?) -> ObjectType? {
        guard let aKey else { return nil }
        return buckets[Self.hash(of: aKey)]?.first { $0.key.isOne(aKey) }?.value.object
    }

    /// Sets the value of a key. Without a value or without a key nothing happens.
    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
        guard let anObject, let aKey else { return }
        let value = TableReference(anObject, isWeak: hasWeakValues)
        let hash = Self.hash(of: aKey)
        var bucket = living(hash)
        if let index = bucket.firstIndex(where: { $0.key.isOne(aKey) }) {
            bucket[index].value = value
        } else {
            bucket.append(Entry(key: TableReference(aKey, isWeak: hasWeakKeys), value: value))
        }
        put(bucket, hash)
        if buckets.count > limit { dropWhatHasGone() }
    }

    /// Takes a key and its value away, if they are there.
    open func removeObject(forKey aKey: KeyType?) {
        guard let aKey else { return }
        let hash = Self.hash(of: aKey)
        let bucket = living(hash).filter { !$0.key.isOne(aKey) }
        put(bucket, hash)
    }

    /// Takes all entries away.
    open func removeAllObjects() {
        let old = buckets
        buckets = [:]
        withExtendedLifetime(old) {}
    }

    private var entries: [(KeyType, ObjectType)] {
        buckets.values.joined().compactMap { entry in
            entry.key.object.flatMap { key in entry.value.object.map { (key, $0) } }
        }
    }

    // What goes is let go of when the table is whole again: it may use it, or bring others to go that do.

    private func put(_ bucket: [Entry], _ hash: Int) {
        let old = bucket.isEmpty ? buckets.removeValue(forKey: hash) : buckets.updateValue(bucket, forKey: hash)
        withExtendedLifetime(old) {}
    }

    /// Values are not kept for ever for keys that have gone.
    private func dropWhatHasGone() {
        let old = buckets
        buckets = old.compactMapValues { bucket in
            let living = Self.living(bucket)
            return living.isEmpty ? nil : living
        }
        limit = max(16, buckets.count * 2)
        withExtendedLifetime(old) {}
    }

    private func living(_ hash: Int) -> [Entry] { Self.living(buckets[hash] ?? []) }

    private static func living(_ bucket: [Entry]) -> [Entry] {
        bucket.filter { $0.key.isThere && $0.value.isThere }
    }

    private static func hash(of key: KeyType) -> Int {
        (key as? NSObject)?.hash ?? ObjectIdentifier(key as AnyObject).hashValue
    }
}
