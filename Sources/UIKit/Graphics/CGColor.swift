import Foundation

/// A colour that does not depend on anything.
///
/// Core Graphics is not on Linux; this stands in for its colour where layers ask for one.
public final class CGColor: Hashable, Sendable {
    /// Red, green, blue and alpha.
    let channels: UIColor.Components

    init(components: UIColor.Components) {
        channels = components
    }

    /// Creates a colour from components between 0 and 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(components: UIColor(red: red, green: green, blue: blue, alpha: alpha).components(with: .current))
    }

    /// Creates a colour from components between 0 and 1; all colours here are of this space.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a grey between black (0) and white (1).
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Creates a colour from four components between 0 and 1: red, green, blue and alpha.
    /// - Parameter space: Of no effect: all colours are of one space.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }

    /// Red, green, blue and alpha between 0 and 1; never `nil`. On iOS greys have two components.
    public var components: [CGFloat]? {
        [channels.red, channels.green, channels.blue, channels.alpha].map { CGFloat($0) }
    }

    /// How many ``components`` there are: always 4. On iOS greys have 2.
    public var numberOfComponents: Int { 4 }

    /// The opacity, between 0 and 1.
    public var alpha: CGFloat { channels.alpha }

    /// The same colour with another opacity, between 0 and 1. Never `nil`.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(red: channels.red, green: channels.green, blue: channels.blue, alpha: alpha)
    }

    /// Whether two colours have the same components.
    public static func == (a: CGColor, b: CGColor) -> Bool { a.channels == b.channels }

    /// Feeds the components to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(channels) }
}
