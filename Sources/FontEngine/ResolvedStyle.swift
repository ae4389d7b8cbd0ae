import TextEngine

/// What a style names, found: the font of its letters and the language of its text.
struct ResolvedStyle {
    /// The font, or boxes when the machine has no usable one.
    let font: any RunFont
    /// The language, where the style names one.
    let language: TextLanguage?
    private let (spec, tag, scale): (FontSpec, String?, Double)

    fileprivate init(_ style: TextStyle, scale: Double, in library: FontLibrary) {
        (spec, tag) = (style.shapedFont, style.language)
        self.scale = scale
        font = library.font(for: spec, scale: scale)
        language = TextLanguage(tag)
    }

    fileprivate func isThat(of style: TextStyle, scale: Double) -> Bool {
        self.scale == scale && tag == style.language && spec == style.shapedFont
    }
}

extension FontLibrary {
    /// Finds what a style names. Neighbouring runs mostly name the same.
    func resolve(_ style: TextStyle, scale: Double) -> ResolvedStyle {
        if let known = lastStyle, known.isThat(of: style, scale: scale) { return known }
        let style = ResolvedStyle(style, scale: scale, in: self)
        lastStyle = style
        return style
    }
}
