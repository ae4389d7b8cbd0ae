/// The look of a run of text as far as the layout is concerned, with a payload that it carries for the painter.
package struct TextStyle: Equatable, Sendable {
    /// The font that is wanted.
    package var font: FontSpec
    /// Points added after each cluster.
    package var tracking: Double
    /// Points by which the run stands above the line's baseline.
    package var baselineOffset: Double
    /// How far letters lean beside what the font does (``LetterShape/slant``).
    package var slant: Double
    /// A factor on the widths of letters and their advances.
    package var widthFactor: Double
    /// Whether letters may become one where a script can do without: ff, fi.
    package var hasLigatures: Bool
    /// The language that the text is written in, a BCP 47 tag: letters have other forms in some, and one character
    /// other fonts. `nil` where it is not known.
    package var language: String?
    /// The directions that the run is embedded in, from the outside to the inside. Its signs have no effect then.
    package var embeddings: [BidiEmbedding]
    /// What stands for each U+FFFC of the run, or `nil` to leave it a letter.
    package var box: InlineBox?
    /// What the painter needs to know, compared by identity. Runs that differ only in this are shaped apart.
    package var paint: (any TextPaint)?

    /// Creates a style.
    package init(
        font: FontSpec, tracking: Double = 0, baselineOffset: Double = 0, slant: Double = 0, widthFactor: Double = 1,
        hasLigatures: Bool = true, language: String? = nil, embeddings: [BidiEmbedding] = [], box: InlineBox? = nil,
        paint: (any TextPaint)? = nil
    ) {
        self.font = font
        self.tracking = tracking
        self.baselineOffset = baselineOffset
        self.slant = slant
        self.widthFactor = widthFactor
        self.hasLigatures = hasLigatures
        self.language = language
        self.embeddings = embeddings
        self.box = box
        self.paint = paint
    }

    /// The font in the shape that the style gives its letters.
    package var shapedFont: FontSpec {
        guard slant != 0 || widthFactor != 1 else { return font }
        var spec = font
        spec.shape = font.shape.leaning(by: slant, widening: widthFactor)
        return spec
    }

    package static func == (a: TextStyle, b: TextStyle) -> Bool {
        a.font == b.font && a.tracking == b.tracking && a.baselineOffset == b.baselineOffset
            && a.slant == b.slant && a.widthFactor == b.widthFactor && a.hasLigatures == b.hasLigatures
            && a.language == b.language && a.embeddings == b.embeddings && a.box == b.box && a.paint === b.paint
    }
}

/// Colours and lines that belong to a run; the layout only hands it on.
package protocol TextPaint: AnyObject, Sendable {
    /// How far letters reach together with what is painted besides them: lines and shadows.
    /// - Parameters:
    ///   - ink: How far the letters reach.
    ///   - size: The size of their font, in points.
    func reach(of ink: InkOverflow, fontSize size: Double) -> InkOverflow
}
