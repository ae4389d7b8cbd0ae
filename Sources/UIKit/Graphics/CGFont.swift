import Foundation

/// A font of no size, as ``CATextLayer/font`` takes one.
///
/// Core Graphics is not on Linux; this has the names alone. Text is drawn by ``UIFont``.
/// Source: Core Graphics, CGFont.
public final class CGFont: Hashable, Sendable {
    private let name: String

    /// The font of a name, as `UIFont(name:size:)` finds it; `nil` where there is none.
    public init?(_ name: CFString) {
        guard let font = UIFont(name: String(describing: name), size: 1) else { return nil }
        self.name = font.fontName
    }

    /// The font's own name, as in ``UIFont/fontName``.
    public var postScriptName: CFString? { name as CFString }

    /// Whether two are the same font.
    public static func == (a: CGFont, b: CGFont) -> Bool { a.name == b.name }

    /// Hashes the font's name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// The font at a size, in points.
    func font(ofSize size: CGFloat) -> UIFont? { UIFont(name: name, size: size) }
}
