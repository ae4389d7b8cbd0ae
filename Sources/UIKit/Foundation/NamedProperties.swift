import Foundation

/// The properties that can be observed by their names: what UIKit's classes have to show, and what a program's own store.
@MainActor
enum NamedProperties {
    /// The value at names with dots between them, NSNull for none; `nil` where there is no such property.
    static func value(of object: AnyObject, at keyPath: String) -> Any? {
        guard !keyPath.isEmpty else { return nil }
        var value: Any = object
        for name in keyPath.split(separator: ".") {
            if value is NSNull { return value }
            guard type(of: value) is AnyClass, let next = self.value(named: String(name), of: value as AnyObject) else {
                return nil
            }
            value = unwrapped(next)
        }
        return value
    }

    private static func value(named name: String, of object: AnyObject) -> Any? {
        known(name, of: object) ?? stored(name, of: object)
    }

    /// A property that the object's class, or one above it up to those of UIKit, stores.
    private static func stored(_ name: String, of object: AnyObject) -> Any? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
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

    private static func known(_ name: String, of object: AnyObject) -> Any? {
        for table in knownTables {
            if let value = table.get(name, object) { return value }
        }
        return nil
    }

    /// Those of subclasses stand before those of their superclasses.
    static let knownTables = [
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
