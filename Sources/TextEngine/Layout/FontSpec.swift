/// Which font is wanted: a value that the layout passes on to whoever finds and shapes fonts.
package struct FontSpec: Hashable, Sendable {
    /// What kinds of letters are asked for beside a family.
    package enum Design: Hashable, Sendable {
        /// The interface font.
        case system
        /// The interface's font of equal advances.
        case monospaced
        /// A family by its name, as fontconfig knows it.
        case family(String)
        /// Plain boxes: for pictures in which letters are not the point, and when no font can be found at all.
        case block
    }

    /// The kind of letters.
    package var design: Design
    /// The size of the em square, in points.
    package var size: Double
    /// How bold: 100 to 900, 400 for text, as in OpenType.
    package var weight: Int
    /// Whether the letters lean.
    package var isItalic: Bool
    /// Whether digits all take the same advance.
    package var hasMonospacedDigits: Bool
    /// How letters depart from what the font shows by itself.
    package var shape: LetterShape

    /// Creates a wish. Sizes that are not positive numbers become 1 point, others are brought into 0.1 to 2,000.
    package init(
        design: Design = .system, size: Double, weight: Int = 400, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false, shape: LetterShape = .plain
    ) {
        self.design = design
        self.size = size > 0 ? min(max(size, 0.1), 2000) : 1
        self.weight = min(max(weight, 1), 1000)
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        self.shape = shape
    }
}
