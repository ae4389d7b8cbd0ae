import Foundation

/// Values of properties of any type, as they are compared to find out whether one has changed.
enum PropertyValue {
    /// Whether two values of a property are the same: equal, or the very same object. Others that cannot be compared are not.
    static func isSame(_ a: Any, _ b: Any) -> Bool {
        switch (unwrapped(a), unwrapped(b)) {
        case (nil, nil): true
        case (let a as [NSAttributedString.Key: Any], let b as [NSAttributedString.Key: Any]):
            AttributeDictionary(a).isEqual(to: AttributeDictionary(b))
        case (let a as any Equatable, let b?): isEqual(a, b)
        case (let a?, let b?): type(of: a) is AnyClass && (a as AnyObject) === (b as AnyObject)
        default: false
        }
    }

    private static func isEqual<Value: Equatable>(_ a: Value, _ b: Any) -> Bool { b as? Value == a }

    /// A value without its optional type.
    private static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }
}
