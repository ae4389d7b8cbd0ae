import Foundation

/// One of the things that surroundings consist of, as a type, so that its changes can be watched for
/// (``UITraitChangeObservable``).
///
/// Unlike on iOS a program adds none of its own to the surroundings: a type that it declares has its default value
/// everywhere, and never changes.
public protocol UITraitDefinition {
    /// What kind of value it has.
    associatedtype Value
    /// The value where nobody has said another.
    static var defaultValue: Value { get }
}

/// What is watched for: the type of a trait, as `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that surroundings have.
protocol KnownTrait: UITraitDefinition where Value: Equatable {
    static func value(in traits: UITraitCollection) -> Value
}

extension KnownTrait {
    static func hasChanged(from old: UITraitCollection, to new: UITraitCollection) -> Bool {
        value(in: old) != value(in: new)
    }
}

/// Light or dark (``UITraitCollection/userInterfaceStyle``).
public enum UITraitUserInterfaceStyle: KnownTrait {
    /// Nothing is said.
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle { traits.userInterfaceStyle }
}

/// How high the interface stands (``UITraitCollection/userInterfaceLevel``).
public enum UITraitUserInterfaceLevel: KnownTrait {
    /// Nothing is said.
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    static func value(in traits: UITraitCollection) -> UIUserInterfaceLevel { traits.userInterfaceLevel }
}

/// Which way the interface reads (``UITraitCollection/layoutDirection``).
public enum UITraitLayoutDirection: KnownTrait {
    /// Nothing is said.
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
    static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection { traits.layoutDirection }
}

/// How much what must be read stands out (``UITraitCollection/accessibilityContrast``).
public enum UITraitAccessibilityContrast: KnownTrait {
    /// Nothing is said.
    public static let defaultValue = UIAccessibilityContrast.unspecified
    static func value(in traits: UITraitCollection) -> UIAccessibilityContrast { traits.accessibilityContrast }
}

/// Device pixels to the point (``UITraitCollection/displayScale``).
public enum UITraitDisplayScale: KnownTrait {
    /// Nothing is said.
    public static let defaultValue: CGFloat = 0
    static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}

/// How large people want to read text (``UITraitCollection/preferredContentSizeCategory``).
public enum UITraitPreferredContentSizeCategory: KnownTrait {
    /// Nothing is said.
    public static let defaultValue = UIContentSizeCategory.unspecified
    static func value(in traits: UITraitCollection) -> UIContentSizeCategory { traits.preferredContentSizeCategory }
}

/// Whether there is much room from side to side (``UITraitCollection/horizontalSizeClass``).
public enum UITraitHorizontalSizeClass: KnownTrait {
    /// Nothing is said.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.horizontalSizeClass }
}

/// Whether there is much room from top to bottom (``UITraitCollection/verticalSizeClass``).
public enum UITraitVerticalSizeClass: KnownTrait {
    /// Nothing is said.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.verticalSizeClass }
}

extension UITraitCollection {
    /// The traits that colours depend on: light or dark, how high the interface stands, and how much what must be read
    /// stands out.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self]
    }
}
