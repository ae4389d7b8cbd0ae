import RasterEngine

/// The coloured glyphs that were painted last, in the size of their font: one emoji mostly comes again, and many are
/// made of others. Used under ``FontLibrary``'s lock only.
final class ColorGlyphCache {
    private struct Key: Hashable {
        var font: ObjectIdentifier
        var glyph: UInt32
    }

    private struct Entry {
        // The key names the font by its address, so the font must outlive the entry.
        let font: ScaledFont
        let image: PixelBuffer?
    }

    private var entries: [Key: Entry] = [:]
    private var byteCount = 0

    /// Some hundred emoji in the sizes of text.
    private static let byteLimit = 1 << 20

    /// A glyph's bitmap, scaled to the box that the font gives it; `nil` where it has none, or a damaged one.
    func image(of glyph: UInt32, in font: ScaledFont) -> PixelBuffer? {
        let key = Key(font: ObjectIdentifier(font), glyph: glyph)
        if let known = entries[key] { return known.image }
        let box = font.inkBox(of: glyph)
        let image = (try? PixelBuffer.decode(png: font.png(of: glyph)))?
            .scaled(width: max(1, (box.width + 32) >> 6), height: max(1, (box.height + 32) >> 6))
        let bytes = 64 + (image.map { $0.width * $0.height * 4 } ?? 0)
        if byteCount + bytes > Self.byteLimit { removeAll() }
        byteCount += bytes
        entries[key] = Entry(font: font, image: image)
        return image
    }

    /// Forgets all.
    func removeAll() {
        entries.removeAll()
        byteCount = 0
    }
}
