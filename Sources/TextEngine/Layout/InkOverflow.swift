/// How far ink may lie from the baseline and from the sides of what it belongs to, in points.
package struct InkOverflow: Equatable, Sendable {
    /// Above the baseline; negative when all of it lies below.
    package var above: Double
    /// Below the baseline; negative when all of it lies above.
    package var below: Double
    /// To the left of the left edge and to the right of the right one.
    package var side: Double

    /// No ink at all.
    package static let none = InkOverflow(above: -.infinity, below: -.infinity, side: 0)

    /// Creates a reach.
    package init(above: Double, below: Double, side: Double) {
        self.above = above
        self.below = below
        self.side = side
    }

    /// The reach of letters that nothing is known of but their font: marks may stand above each other, by the height
    /// of a line.
    /// - Parameter size: That of the font's em square, in points.
    package init(ofAnyLettersIn font: any RunFont, size: Double) {
        // A font may say that its lines have no height.
        let height = max(font.ascent + font.descent, size)
        self.init(above: font.ascent + height, below: font.descent + height, side: height)
    }

    /// What covers both.
    package mutating func formUnion(_ other: InkOverflow) {
        above = max(above, other.above)
        below = max(below, other.below)
        side = max(side, other.side)
    }

    /// The same ink, higher up.
    package func raised(by distance: Double) -> InkOverflow {
        InkOverflow(above: above + distance, below: below - distance, side: side)
    }
}
