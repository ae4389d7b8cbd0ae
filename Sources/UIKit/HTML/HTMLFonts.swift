import Foundation

/// The fonts of a page.
struct HTMLFonts {
    private struct Key: Hashable {
        let families: [String]
        let size: CGFloat
        let weight: Int
        let isItalic: Bool
    }

    private var made: [Key: UIFont] = [:]

    /// The first font of a style's families that there is, else that of the system.
    mutating func font(for style: HTMLStyle) -> UIFont {
        let key = Key(families: style.families, size: style.size, weight: style.weight, isItalic: style.isItalic)
        if let font = made[key] { return font }
        let font = style.families.lazy.compactMap { Self.font($0, style) }.first ?? Self.systemFont(style)
        made[key] = font
        return font
    }

    private static func font(_ family: String, _ style: HTMLStyle) -> UIFont? {
        switch family.lowercased() {
        case "-apple-system", "system-ui", "blinkmacsystemfont", "ui-sans-serif", "sans-serif":
            return systemFont(style)
        case "monospace", "ui-monospace":
            let weight = UIFont.Weight(openTypeWeight: style.weight)
            return withTraits(.monospacedSystemFont(ofSize: style.size, weight: weight), style, isWeighted: true)
        case "serif", "ui-serif":
            let descriptor = UIFont.systemFont(ofSize: style.size).fontDescriptor.withDesign(.serif)
            return descriptor.map { withTraits(UIFont(descriptor: $0, size: style.size), style, isWeighted: false) }
        default:
            return UIFont(name: family, size: style.size).map { withTraits($0, style, isWeighted: false) }
        }
    }

    private static func systemFont(_ style: HTMLStyle) -> UIFont {
        let weight = UIFont.Weight(openTypeWeight: style.weight)
        return withTraits(.systemFont(ofSize: style.size, weight: weight), style, isWeighted: true)
    }

    private static func withTraits(_ font: UIFont, _ style: HTMLStyle, isWeighted: Bool) -> UIFont {
        var traits = font.fontDescriptor.symbolicTraits
        if style.isItalic { traits.insert(.traitItalic) }
        if !isWeighted, style.weight >= 600 { traits.insert(.traitBold) }
        guard traits != font.fontDescriptor.symbolicTraits,
            let descriptor = font.fontDescriptor.withSymbolicTraits(traits)
        else { return font }
        return UIFont(descriptor: descriptor, size: style.size)
    }
}
