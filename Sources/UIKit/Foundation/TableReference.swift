import Foundation

/// What a table has of an object: it keeps it or not.
struct TableReference<Object> {
    private weak var weakReference: AnyObject?
    private let kept: Object?
    private var reference: AnyObject? { kept.map { $0 as AnyObject } ?? weakReference }

    /// - Parameter object: An object of a class. Protocols of a program are no classes to Swift on Linux, so that the type
    ///   cannot say it.
    init(_ object: Object, isWeak: Bool) {
        precondition(type(of: object as Any) is AnyClass, "tables are of objects; \(Object.self) is no class")
        // A weak reference makes every retain of its object slower, so that only a weak table has one.
        weakReference = isWeak ? object as AnyObject : nil
        kept = isWeak ? nil : object
    }

    /// The object; `nil` if it has gone.
    var object: Object? { kept ?? reference.flatMap { $0 as? Object } }

    var isThere: Bool { reference != nil }

    /// Whether another is the same: one object, or an equal one.
    func isOne(_ other: Object) -> Bool {
        guard let reference else { return false }
        return reference === (other as AnyObject) || (reference as? NSObject)?.isEqual(other) == true
    }
}
