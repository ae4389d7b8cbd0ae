/// The room of something that stands in a line like a letter: a picture. Lengths are points.
package struct InlineBox: Hashable, Sendable {
    /// How wide it is.
    package let width: Double
    /// From the baseline to its top.
    package let ascent: Double
    /// From the baseline to its bottom, as a positive number; negative when it stands above the baseline.
    package let descent: Double

    /// The character that boxes stand for: the object replacement character.
    package static let character: UInt16 = 0xFFFC

    /// Creates a box. What is no number is 0, and what is larger than any window is brought near enough to calculate
    /// with.
    package init(width: Double, ascent: Double, descent: Double) {
        func usable(_ length: Double) -> Double { length.isNaN ? 0 : min(max(length, -10_000), 10_000) }
        self.width = max(0, usable(width))
        self.ascent = max(usable(ascent), -usable(descent))
        self.descent = usable(descent)
    }
}

/// What a box is to its line: a font whose only letter it is. The line is no lower than one of letters.
final class InlineBoxFont: RunFont {
    let ascent: Double
    let descent: Double
    let leading: Double

    init(_ box: InlineBox, beside font: (any RunFont)?) {
        ascent = max(box.ascent, font?.ascent ?? 0)
        descent = max(box.descent, font?.descent ?? 0)
        leading = font?.leading ?? 0
    }

    func ligatureCarets(glyph: UInt32, isRightToLeft: Bool) -> [Double] { [] }
}

extension ShapedRun {
    /// The box that the run consists of, or `nil` when it has letters.
    package var inlineBox: InlineBox? { font is InlineBoxFont ? style.box : nil }
}
