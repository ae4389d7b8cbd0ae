import Foundation

/// What a keyboard is to be: everything that the machine does not find out by itself.
package struct KeyboardConfiguration: Equatable, Sendable {
    /// The language's keys.
    package var layout: KeyLayout
    /// The kind of keyboard that the field asks for.
    package var variant: KeyboardVariant
    /// The window's size in points.
    package var window: CGSize
    /// Whether there is another language to change to, which the globe key is for.
    package var hasGlobe: Bool
    /// Whether the text is secret: no key that types may be lit or pop up, as others may look on.
    package var isSecure: Bool
    /// Whether the return key does anything.
    package var isReturnEnabled: Bool
    /// How a held delete key repeats; `nil` for people who need it not to (EN 301 549, 5.7).
    package var deleteRepeat: KeyRepeat?

    /// Describes a keyboard.
    package init(
        layout: KeyLayout,
        variant: KeyboardVariant = .default,
        window: CGSize,
        hasGlobe: Bool = false,
        isSecure: Bool = false,
        isReturnEnabled: Bool = true,
        deleteRepeat: KeyRepeat? = .standard
    ) {
        self.layout = layout
        self.variant = variant
        self.window = window
        self.hasGlobe = hasGlobe
        self.isSecure = isSecure
        self.isReturnEnabled = isReturnEnabled
        self.deleteRepeat = deleteRepeat
    }
}
