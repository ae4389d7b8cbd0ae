/// A font that a program names, by its PostScript name or that of its family.
package struct NamedFont: Equatable, Sendable {
    /// The name of its family, as it was asked for or as the family is known by.
    package var family: String
    /// Its PostScript name.
    package var name: String
    /// 100 to 900, as in OpenType.
    package var weight: Int
    /// Whether it leans.
    package var isItalic: Bool

    /// Creates the description of a font.
    package init(family: String, name: String, weight: Int, isItalic: Bool) {
        self.family = family
        self.name = name
        self.weight = weight
        self.isItalic = isItalic
    }

    /// A font that iOS brings, by the name of one font or of a family; `nil` for any other name.
    init?(ofApple name: String) {
        if let family = AppleFamily.family(ofFont: name) {
            self.init(family: family.name, name: name, style: String(name.dropFirst(family.stem.count)))
        } else if let family = AppleFamily.family(name), let style = family.styles.first {
            self.init(family: family.name, name: family.stem + style, style: style)
        } else {
            return nil
        }
    }

    private init(family: String, name: String, style: String) {
        // "Arial Rounded MT Bold" has no style beside its name.
        let style = style.isEmpty ? family : style
        self.init(
            family: family, name: name, weight: Self.weight(ofStyle: style), isItalic: Self.isItalic(style: style))
    }

    /// The weight that the name of a style says. What it does not say is 400.
    package static func weight(ofStyle style: String) -> Int {
        // Longer words first: "ExtraBold" has "Bold" in it.
        let words: [(String, Int)] = [
            ("ultralight", 100), ("extralight", 200), ("thin", 200), ("light", 300), ("medium", 500), ("demibold", 600),
            ("semibold", 600), ("ultrabold", 800), ("extrabold", 800), ("extrablack", 900), ("heavy", 800),
            ("bold", 700), ("black", 900), ("w3", 300), ("w4", 400), ("w5", 500), ("w6", 600), ("w7", 700), ("w8", 800),
        ]
        let style = style.lowercased()
        return words.first { style.contains($0.0) }?.1 ?? 400
    }

    /// Whether the name of a style says that it leans.
    package static func isItalic(style: String) -> Bool {
        let style = style.lowercased()
        return style.contains("ital") || style.contains("obli") || style.hasSuffix("bookit")
            || style.hasSuffix("bookita")
    }

    /// The name of a family's font in a weight and a slant: what iOS calls it, and the usual for others.
    package static func name(ofFamily family: String, weight: Int, isItalic: Bool) -> String? {
        guard let apple = AppleFamily.family(family) else { return nil }
        let style = apple.styles.first {
            Self.weight(ofStyle: $0.isEmpty ? family : $0) == weight && Self.isItalic(style: $0) == isItalic
        }
        return style.map { apple.stem + $0 }
    }
}
