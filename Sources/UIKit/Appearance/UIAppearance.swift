import Foundation

/// What can be given looks for all objects of a class: views, and items of bars.
///
///     UITextField.appearance().tintColor = .systemRed
///     UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).font = .systemFont(ofSize: 15)
///
/// An object takes them when it comes into a window, or for an item, when a bar that shows it does; not in windows of the
/// keyboard. What the program has set on the object itself stays as it is: that is what differs from a new object of the
/// class. Where several rules speak of one property, the one with more containers counts, then that of the more special
/// class, then the later one.
///
/// Differences from UIKit: what ``appearance()`` gives is no object of the class but a ``UIAppearanceProxy``, which has all
/// properties that can be set, of a program's own classes too and without `@objc dynamic`, and of the methods those that are
/// declared there. The class needs an `init(frame:)`, as it makes one object to see what its properties are at first; a
/// class without one ends the program. A property that the program has set to what it was at first counts as
/// not set. `appearance(for:)`, for other traits, is absent.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

/// What objects with an appearance can be inside.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

extension UIAppearance {
    /// What all objects of the class and of its subclasses look like.
    public static func appearance() -> UIAppearanceProxy<Self> {
        UIAppearanceProxy(containers: [])
    }

    /// What objects of the class look like that are inside objects of other classes: in one of the first class, which is
    /// somewhere in one of the second, and so on.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIAppearanceProxy<Self> {
        UIAppearanceProxy(containers: containerTypes.map { $0 as AnyClass })
    }
}

/// Takes what objects of a class are to look like; see ``UIAppearance``.
///
/// It has the properties of the class. One that is read is what was set here; one that was not is `nil`, and without an
/// optional type it cannot be read, which is a mistake of the program.
@preconcurrency @MainActor @dynamicMemberLookup
public struct UIAppearanceProxy<Base: UIAppearance> {
    let containers: [AnyClass]

    /// A property that is `nil` for nothing.
    public subscript<Value>(dynamicMember property: ReferenceWritableKeyPath<Base, Value?>) -> Value? {
        get { value(of: property) as? Value }
        nonmutating set { record(property, newValue as Any) { $0[keyPath: property] = newValue } }
    }

    /// Any other property.
    public subscript<Value>(dynamicMember property: ReferenceWritableKeyPath<Base, Value>) -> Value {
        get {
            guard let value = value(of: property) as? Value else {
                preconditionFailure("UIAppearanceProxy: a property was read that was not set here")
            }
            return value
        }
        nonmutating set { record(property, newValue) { $0[keyPath: property] = newValue } }
    }

    private func record<Value>(
        _ property: ReferenceWritableKeyPath<Base, Value>, _ value: Any, write: @escaping @MainActor (Base) -> Void
    ) {
        record(property, value, read: { $0[keyPath: property] as Any }, write: write)
    }

    /// Has a property set on the objects.
    /// - Parameters:
    ///   - key: Which property it is.
    ///   - read: What an object has of its own.
    func record(
        _ key: AnyHashable, _ value: Any, read: @escaping @MainActor (Base) -> Any,
        write: @escaping @MainActor (Base) -> Void
    ) {
        AppearanceRules.ofProgram.set(
            key, of: Base.self as AnyClass, in: containers, to: value,
            read: { ($0 as? Base).map(read) ?? () }, write: { if let object = $0 as? Base { write(object) } })
    }

    /// What a property was set to; `nil` when it was not.
    func value(of key: AnyHashable) -> Any? {
        AppearanceRules.ofProgram.value(of: key, Base.self as AnyClass, in: containers)
    }
}
