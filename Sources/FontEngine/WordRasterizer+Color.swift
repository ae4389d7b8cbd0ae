import RasterEngine

extension WordRasterizer {
    /// The coloured bitmaps of a word's glyphs, scaled to the boxes that the font gives them.
    ///
    /// A colour font has bitmaps of one size. HarfBuzz hands them out glyph by glyph; SDL_ttf would paint them in that
    /// size only, and does not say where.
    func colorPicture(of word: ShapedWord) -> WordPicture? {
        let font = word.font
        var parts: [(image: PixelBuffer, rect: PixelRect)] = []
        for glyph in word.takeGlyphs() {
            guard let image = colorGlyphs.image(of: glyph.id, in: font) else { continue }
            let box = font.inkBox(of: glyph.id)
            let rect = PixelRect(
                x: (glyph.x + box.left + 32) >> 6, y: -((glyph.y + box.top + 32) >> 6), width: image.width,
                height: image.height)
            parts.append((image, rect))
        }
        guard let first = parts.first else { return nil }
        let bounds = parts.reduce(first.rect) { $0.union($1.rect) }
        guard parts.count > 1 else {
            return WordPicture(ink: .image(first.image), originX: Double(-bounds.x), baseline: -bounds.y)
        }
        let image = PixelBuffer(width: bounds.width, height: bounds.height)
        let painter = Painter(buffer: image, clip: image.bounds, cache: PaintCache())
        for part in parts {
            painter.paint(part.image, x: part.rect.x - bounds.x, y: part.rect.y - bounds.y, opacity: 1)
        }
        return WordPicture(ink: .image(image), originX: Double(-bounds.x), baseline: -bounds.y)
    }
}
