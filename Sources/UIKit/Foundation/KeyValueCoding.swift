import Diagnostics
import Foundation

/// An object of UIKit's that gives properties and sets them by their names.
///
/// On iOS every object of Objective-C does so, and programs reach parts in this way that UIKit has no other name for. Here it is UIKit's
/// classes, and the names are those that can be observed, some parts (a search bar's `cancelButton`, a field's `placeholderLabel`, the
/// `view` of a bar's item, an alert's `attributedTitle` and `attributedMessage`, an action's `titleTextColor`), and to be asked
/// for what a subclass of a program stores. A name may have an underline in front. A name that is not known, or a value of another
/// type, ends a program on iOS; here it is told on standard error, and nothing happens.
@preconcurrency @MainActor
public protocol KeyValueCoded: AnyObject {}

extension UIResponder: KeyValueCoded {}
extension UIBarItem: KeyValueCoded {}
extension UIMenuElement: KeyValueCoded {}
extension UIAlertAction: KeyValueCoded {}
extension UIGestureRecognizer: KeyValueCoded {}

extension KeyValueCoded {
    /// What a property has; `nil` for nothing, and where there is none of the name.
    public func value(forKey key: String) -> Any? {
        found(NamedProperties.value(of: self, at: NamedProperties.publicName(key)), key)
    }

    /// What a property of a property has, by names with dots between them.
    public func value(forKeyPath keyPath: String) -> Any? {
        found(NamedProperties.value(of: self, at: NamedProperties.publicName(keyPath)), keyPath)
    }

    /// Gives a property a value.
    public func setValue(_ value: Any?, forKey key: String) {
        setValue(value, forKeyPath: key)
    }

    /// Gives a property of a property a value, by names with dots between them.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard !NamedProperties.set(value, of: self, at: NamedProperties.publicName(keyPath)) else { return }
        Log.complain(
            "setValue(_:forKeyPath:): \(type(of: self)) has no \(keyPath) of this type that can be set by its name.")
    }

    private func found(_ value: Any?, _ name: String) -> Any? {
        if value == nil {
            Log.complain("value(forKeyPath:): \(type(of: self)) has no \(name) that is known by its name.")
        }
        return value is NSNull ? nil : value
    }
}
