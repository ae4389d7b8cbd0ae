import Foundation

extension UIAppearanceProxy where Base: UIView {
    /// The colour of what can be tapped, instead of that of the views around.
    public var tintColor: UIColor? {
        get { value(of: "tintColor") as? UIColor }
        // What a view says of its tint may be that of another one.
        nonmutating set {
            record("tintColor", newValue as Any, read: { $0.ownTint as Any }, write: { $0.tintColor = newValue })
        }
    }
}

extension UIAppearanceProxy where Base: UIBarItem {
    /// Gives titles attributes in a state, such as a font and a colour.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        record(
            ["titleTextAttributes", state.rawValue] as [AnyHashable], attributes as Any,
            read: { $0.titleTextAttributes(for: state) as Any },
            write: { $0.setTitleTextAttributes(attributes, for: state) })
    }
}

extension UIAppearanceProxy where Base: UISegmentedControl {
    /// Gives titles attributes in a state, such as a font and a colour.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        record(
            ["titleTextAttributes", state.rawValue] as [AnyHashable], attributes as Any,
            read: { $0.titleTextAttributes(for: state) as Any },
            write: { $0.setTitleTextAttributes(attributes, for: state) })
    }
}

extension UIAppearanceProxy where Base: UIButton {
    /// Sets the title's colour in a state.
    public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        record(
            ["titleColor", state.rawValue] as [AnyHashable], color as Any, read: { $0.titleColor(for: state) as Any },
            write: { $0.setTitleColor(color, for: state) })
    }

    /// Sets the picture behind the content in a state.
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        record(
            ["backgroundImage", state.rawValue] as [AnyHashable], image as Any,
            read: { $0.backgroundImage(for: state) as Any }, write: { $0.setBackgroundImage(image, for: state) })
    }
}
