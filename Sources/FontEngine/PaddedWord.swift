import TextEngine

/// A word with blanks at its left, as SDL_ttf is given it.
struct PaddedWord {
    /// What is painted.
    let text: [UInt16]
    /// Where the word's left edge stands in SDL_ttf's picture, in device pixels.
    let pen: Double
    /// How many of the picture's columns at the left have no ink.
    let emptyColumns: Int

    /// Pads a word, or gives `nil` when the letters would look different behind blanks.
    init?(_ word: ShapedWord, blanks: Int) {
        let font = word.font
        let pad = [UInt16](repeating: 0x20, count: blanks)
        // The left is where text from right to left ends.
        text = word.key.isRightToLeft ? word.key.text + pad : pad + word.key.text
        let language = font.file.language(.ofRasterizer, script: word.key.script)
        func glyphs(of text: [UInt16]) -> [ScaledFont.Glyph] {
            font.glyphs(of: text, script: word.key.script, isRightToLeft: word.key.isRightToLeft, language: language)
        }
        let placed = glyphs(of: text)
        let shift = blanks * font.blank.advance
        if blanks > 0 {
            let alone = glyphs(of: word.key.text)
            guard placed.count == alone.count + blanks,
                zip(placed[blanks...], alone).allSatisfy({ $0.id == $1.id && $0.x == $1.x + shift && $0.y == $1.y })
            else { return nil }
        }
        // Ink that reaches to the left of the picture makes SDL_ttf move everything to the right by whole pixels, and
        // it does not say by how many. Ink that begins more than two ems before its pen is not to be expected.
        let near = placed[blanks...].filter { $0.x < shift + 2 * font.grid }
        let first = near.map { ($0.x >> 6) + font.file.firstColumn(of: $0.id, grid: font.grid) }.min() ?? 0
        let overhang = max(0, -first)
        pen = Double(shift) / 64 + Double(overhang)
        emptyColumns = max(0, blanks > 0 ? first + overhang - 1 : 0)
    }
}
