import TextEngine

/// A font of plain boxes that needs no file.
///
/// Text is set with it where a machine has no font at all, so that a kiosk starts and its fault can be seen, and in
/// pictures in which letters are not the point.
final class BlockFont: RunFont {
    /// The size of the em square, in points.
    let size: Double
    let ascent: Double
    let descent: Double
    let leading = 0.0

    init(size: Double) {
        self.size = size
        ascent = size * 0.8
        descent = size * 0.2
    }

    /// Every grapheme is as wide as this, in points.
    var advance: Double { size * 0.6 }

    func ligatureCarets(glyph: UInt32, isRightToLeft: Bool) -> [Double] { [] }
}
