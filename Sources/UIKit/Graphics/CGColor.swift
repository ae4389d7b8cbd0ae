import Foundation

/// A colour that does not depend on anything.
///
/// Core Graphics is not on Linux; this stands in for its colour where layers ask for one.
public final class CGColor: Hashable, Sendable {
    let components: UIColor.Components

    init(components: UIColor.Components) {
        self.components = components
    }

    /// Creates a colour from components between 0 and 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(components: UIColor(red: red, green: green, blue: blue, alpha: alpha).components(with: .current))
    }

    /// The opacity, between 0 and 1.
    public var alpha: CGFloat { components.alpha }

    /// The same colour with another opacity, between 0 and 1. Never `nil`.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(red: components.red, green: components.green, blue: components.blue, alpha: alpha)
    }

    /// Whether two colours have the same components.
    public static func == (a: CGColor, b: CGColor) -> Bool { a.components == b.components }

    /// Feeds the components to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
