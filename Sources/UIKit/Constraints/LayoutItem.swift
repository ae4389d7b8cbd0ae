/// What constraints may be about: a view or a layout guide.
@MainActor
protocol LayoutItem: HasLifetime {
    /// The view itself, or the one that the guide belongs to.
    var layoutView: UIView? { get }
    /// The guide, if it is one.
    var layoutGuide: UILayoutGuide? { get }
    /// What complaints call it: its class and its identifier, never its text.
    var layoutName: String { get }
}

extension UIView: LayoutItem {
    var layoutView: UIView? { self }
    var layoutGuide: UILayoutGuide? { nil }
    var layoutName: String {
        "\(type(of: self))" + (accessibilityIdentifier.map { "(\($0))" } ?? "")
    }
}

extension UILayoutGuide: LayoutItem {
    var layoutView: UIView? { owningView }
    var layoutGuide: UILayoutGuide? { self }
    var layoutName: String { "\(type(of: self))" + (identifier.isEmpty ? "" : "(\(identifier))") }
}

/// A reference that does not keep its view or guide and is empty once that is gone: an `UnkeptReference`, which can be to a class alone
/// and not to what conforms to a protocol.
struct LayoutItemReference {
    private let lifetime: Lifetime
    private unowned(unsafe) let target: any LayoutItem

    @MainActor
    init(_ item: any LayoutItem) { (lifetime, target) = (item.lifetime, item) }

    /// The view or guide; `nil` when it is gone.
    var item: (any LayoutItem)? { lifetime.isOver ? nil : target }
}
