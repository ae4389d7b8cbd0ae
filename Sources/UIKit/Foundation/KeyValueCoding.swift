import Diagnostics
import Foundation

/// An object of UIKit's that gives properties and sets them by their names.
///
/// On iOS every object of Objective-C does so, and programs reach parts in this way that UIKit has no other name for. Here these
/// names are known:
/// - of UIKit's properties those that can be observed;
/// - parts, with an underline in front or without: a field's `placeholderLabel` and `clearButton`, a search bar's `searchField` and
///   `cancelButton`, the `view` of a bar's item, an alert's `attributedTitle` and `attributedMessage`, an action's `titleTextColor`;
/// - to be asked for and not to be set, what a subclass of a program stores.
///
/// Names with dots between them go from property to property, and ask no class that overrides ``value(forKey:)`` or
/// ``setValue(_:forKey:)``.
///
/// A name that is not known, or a value of another type, ends a program on iOS; here it is told on standard error, and nothing
/// happens.
@preconcurrency @MainActor
public protocol KeyValueCoded: AnyObject {
    /// What a property has; `nil` for nothing, and where none of the name is known.
    func value(forKey key: String) -> Any?
    /// Gives a property a value.
    func setValue(_ value: Any?, forKey key: String)
}

extension UIResponder: KeyValueCoded {}
extension UIBarItem: KeyValueCoded {}
extension UIAlertAction: KeyValueCoded {}
extension UIGestureRecognizer: KeyValueCoded {}

extension KeyValueCoded {
    /// What a property has; `nil` for nothing, and where none of the name is known.
    public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

    /// What a property of a property has, by names with dots between them.
    public func value(forKeyPath keyPath: String) -> Any? {
        let value = NamedProperties.value(of: self, at: keyPath)
        if value == nil { Log.complain("\(type(of: self)) has no property that is known by the name \(keyPath).") }
        return value is NSNull ? nil : value
    }

    /// Gives a property a value.
    public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

    /// Gives a property of a property a value, by names with dots between them.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard !NamedProperties.set(value, of: self, at: keyPath) else { return }
        Log.complain(
            "\(type(of: self)) has no property of the name \(keyPath) that can be set to a value of this type.")
    }
}
