import Foundation

/// The names of key-value coding, by which programs from iOS ask for settings too.
extension UserDefaults {
    /// The value of a key: the same as `object(forKey:)`.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Sets the value of a key: the same as `set(_:forKey:)`.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
