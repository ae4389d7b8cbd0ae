/// How letters depart from what their font shows by itself.
package struct LetterShape: Hashable, Sendable {
    /// A feature of OpenType that is switched on or off.
    package struct Feature: Hashable, Sendable {
        /// Four letters, such as "tnum".
        package var tag: String
        /// 0 for off; fonts with several forms count them from 1.
        package var value: Int

        /// Creates a setting.
        package init(_ tag: String, _ value: Int = 1) {
            self.tag = tag
            self.value = value
        }
    }

    /// How far letters lean to the right, in parts of the height; negative to the left. Advances stay as they are.
    package var slant: Double
    /// A factor on the widths of letters and their advances.
    package var width: Double
    /// Other forms of letters that the font has.
    package var features: [Feature]

    /// Letters as the font shows them.
    package static let plain = LetterShape()

    /// Creates a shape. What is no usable number is left out, and more than a reader could make out is cut.
    package init(slant: Double = 0, width: Double = 1, features: [Feature] = []) {
        self.slant = slant.isFinite ? min(max(slant, -1), 1) : 0
        self.width = width.isFinite && width > 0 ? min(max(width, 0.25), 4) : 1
        self.features = features
    }

    /// The shape with more slant and other widths on top of its own.
    package func leaning(by slant: Double, widening width: Double) -> LetterShape {
        LetterShape(slant: self.slant + slant, width: self.width * width, features: features)
    }
}
