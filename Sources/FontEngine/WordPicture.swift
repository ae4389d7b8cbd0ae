import RasterEngine

/// The ink of a word.
struct WordPicture {
    enum Ink {
        /// Letters, to be painted in any colour.
        case mask(CoverageMask)
        /// Emoji, which bring their own colours.
        case image(PixelBuffer)
    }
    var ink: Ink
    /// The word's left edge, in pixels from the picture's: not a whole number where the letters were painted for a place
    /// between two pixels.
    var originX: Double
    /// The baseline, in pixels from the picture's top.
    var baseline: Int

    /// How far the picture's first column stands to the right of the pixel that the word's pen stands in.
    func left(at quarter: Int) -> Int { Int((Double(quarter) / 4 - originX).rounded()) }

    /// The memory that the pixels take.
    var byteCount: Int {
        switch ink {
        case .mask(let mask): mask.byteCount
        case .image(let image): image.width * image.height * 4
        }
    }
}
