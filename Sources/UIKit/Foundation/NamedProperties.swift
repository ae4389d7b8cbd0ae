import Foundation

/// Properties by their names: what UIKit's classes have to show, and what a program's own store.
@MainActor
enum NamedProperties {
    /// The value at names with dots between them, NSNull for none; `nil` where there is no such property.
    static func value(of object: AnyObject, at keyPath: String) -> Any? {
        let names = keyPath.split(separator: ".").map(String.init)
        return names.isEmpty ? nil : value(of: object, at: names[...])
    }

    /// Gives a property at names with dots between them a value.
    /// - Returns: Whether there is such a property of UIKit's that takes the value.
    static func set(_ value: Any?, of object: AnyObject, at keyPath: String) -> Bool {
        let names = keyPath.split(separator: ".").map(String.init)
        guard let last = names.last, let owner = self.value(of: object, at: names.dropLast()),
            type(of: owner) is AnyClass
        else { return false }
        return tables.contains { $0.set(partName(last), owner as AnyObject, value) }
    }

    private static func value(of object: AnyObject, at names: ArraySlice<String>) -> Any? {
        var value: Any = object
        for name in names where name != "self" {
            if value is NSNull { return value }
            guard type(of: value) is AnyClass, let next = self.value(named: name, of: value as AnyObject) else {
                return nil
            }
            value = unwrapped(next)
        }
        return value
    }

    private static func value(named name: String, of object: AnyObject) -> Any? {
        known(partName(name), of: object) ?? stored(name, of: object)
    }

    /// A property that the object's class, or one above it up to those of UIKit, stores.
    private static func stored(_ name: String, of object: AnyObject) -> Any? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror, let type = current.subjectType as? AnyClass, ClassOrigin.isProgram(type) {
            if let child = current.children.first(where: { $0.label == name }) { return child.value }
            mirror = current.superclassMirror
        }
        return nil
    }

    /// What is in an optional; NSNull for nothing.
    private static func unwrapped(_ value: Any) -> Any {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.map { unwrapped($0.value) } ?? NSNull()
    }

    // MARK: UIKit's

    /// A name without the underline that names of private parts have in front.
    private static func partName(_ name: String) -> String { String(name.drop { $0 == "_" }) }

    private static func known(_ name: String, of object: AnyObject) -> Any? {
        for table in tables {
            if let value = table.get(name, object) { return value }
        }
        return nil
    }

    /// The properties of a class by their names.
    private struct Table {
        let get: (String, AnyObject) -> Any?
        let set: (String, AnyObject, Any?) -> Bool

        init<Owner: AnyObject>(_ properties: [String: PartialKeyPath<Owner>]) {
            get = { name, object in
                guard let owner = object as? Owner, let property = properties[name] else { return nil }
                return owner[keyPath: property]
            }
            set = { name, object, value in
                guard let owner = object as? Owner, let property = properties[name] else { return false }
                return PropertyAssignment(owner: owner, property: property).assign(value)
            }
        }
    }

    /// Those of subclasses stand before those of their superclasses.
    private static let tables = [
        Table(labels), Table(searchBars), Table(fields), Table(textViews), Table(scrollViews), Table(imageViews),
        Table(buttons), Table(controls), Table(views), Table(layers), Table(alerts), Table(controllers),
        Table(barButtons), Table(barItems), Table(alertActions), Table(recognizers),
    ]

    private static let views: [String: PartialKeyPath<UIView>] = [
        "frame": \.frame, "bounds": \.bounds, "center": \.center, "transform": \.transform, "alpha": \.alpha,
        "hidden": \.isHidden, "isHidden": \.isHidden, "backgroundColor": \.backgroundColor, "tintColor": \.tintColor,
        "superview": \.superview, "window": \.window, "layer": \.layer, "tag": \.tag,
        "userInteractionEnabled": \.isUserInteractionEnabled, "safeAreaInsets": \.safeAreaInsets,
    ]

    private static let layers: [String: PartialKeyPath<CALayer>] = [
        "bounds": \.bounds, "position": \.position, "frame": \.frame, "hidden": \.isHidden, "opacity": \.opacity,
        "cornerRadius": \.cornerRadius,
    ]

    private static let scrollViews: [String: PartialKeyPath<UIScrollView>] = [
        "contentSize": \.contentSize, "contentOffset": \.contentOffset, "contentInset": \.contentInset,
        "adjustedContentInset": \.adjustedContentInset,
    ]

    private static let labels: [String: PartialKeyPath<UILabel>] = [
        "text": \.text, "attributedText": \.attributedText, "font": \.font, "textColor": \.textColor,
        "textAlignment": \.textAlignment, "enabled": \.isEnabled,
    ]

    private static let fields: [String: PartialKeyPath<UITextField>] = [
        "text": \.text, "attributedText": \.attributedText, "font": \.font, "textColor": \.textColor,
        "textAlignment": \.textAlignment, "placeholder": \.placeholder, "selectedTextRange": \.selectedTextRange,
        "editing": \.isEditing, "secureTextEntry": \.isSecureTextEntry,
        "attributedPlaceholder": \.attributedPlaceholder, "placeholderLabel": \.placeholderLabel,
        "clearButton": \.clearButton, "leftView": \.leftView, "rightView": \.rightView,
    ]

    private static let textViews: [String: PartialKeyPath<UITextView>] = [
        "text": \.text, "attributedText": \.attributedText, "font": \.font, "textColor": \.textColor,
        "textAlignment": \.textAlignment, "textContainerInset": \.textContainerInset,
        "selectedRange": \.selectedRange, "selectedTextRange": \.selectedTextRange, "editable": \.isEditable,
    ]

    private static let imageViews: [String: PartialKeyPath<UIImageView>] = [
        "image": \.image
    ]

    private static let controls: [String: PartialKeyPath<UIControl>] = [
        "enabled": \.isEnabled, "selected": \.isSelected, "highlighted": \.isHighlighted,
    ]

    private static let buttons: [String: PartialKeyPath<UIButton>] = [
        "currentTitle": \.currentTitle, "currentImage": \.currentImage,
    ]

    private static let controllers: [String: PartialKeyPath<UIViewController>] = [
        "title": \.title, "editing": \.isEditing,
    ]

    private static let searchBars: [String: PartialKeyPath<UISearchBar>] = [
        "text": \.text, "placeholder": \.placeholder, "searchField": \.searchTextField, "cancelButton": \.cancelButton,
    ]

    private static let alerts: [String: PartialKeyPath<UIAlertController>] = [
        "message": \.message, "attributedTitle": \.attributedTitle, "attributedMessage": \.attributedMessage,
    ]

    private static let alertActions: [String: PartialKeyPath<UIAlertAction>] = [
        "title": \.title, "enabled": \.isEnabled, "titleTextColor": \.titleTextColor,
    ]

    private static let barButtons: [String: PartialKeyPath<UIBarButtonItem>] = [
        "view": \.shownView, "customView": \.customView, "tintColor": \.tintColor,
    ]

    private static let barItems: [String: PartialKeyPath<UIBarItem>] = [
        "title": \.title, "image": \.image, "enabled": \.isEnabled, "tag": \.tag,
    ]

    private static let recognizers: [String: PartialKeyPath<UIGestureRecognizer>] = [
        "state": \.state, "view": \.view, "enabled": \.isEnabled,
    ]
}
