import CSDL2
import RasterEngine
import TextEngine

/// Paints words with SDL_ttf.
///
/// SDL_ttf shapes a word anew from its text; with script, direction and size set it places every glyph where
/// ``ScaledFont`` did. Used under ``FontLibrary``'s lock only.
final class WordRasterizer {
    private var faces = OpenFaces()
    let colorGlyphs = ColorGlyphCache()

    /// The picture of a word, or `nil` when it has no ink.
    /// - Parameter blanks: How many blanks stand before it. They move its pen to a place between two pixels, which
    ///   nothing else does: SDL_ttf begins on a whole one.
    func picture(of word: ShapedWord, behind blanks: Int) -> WordPicture? {
        if word.font.file.hasColorBitmaps { return colorPicture(of: word) }
        if word.font.isDrawnAsOutlines || isShapedOtherwise(word) { return outlinePicture(of: word, behind: blanks) }
        return letters(of: word, behind: blanks) ?? (blanks > 0 ? letters(of: word, behind: 0) : nil)
    }

    /// Forgets what was painted: closes the faces that are open, and with them what SDL_ttf remembers of its last text.
    func removeAll() {
        faces.closeAll()
        colorGlyphs.removeAll()
    }

    // MARK: Letters

    private func letters(of word: ShapedWord, behind blanks: Int) -> WordPicture? {
        guard let face = faces.face(for: word.font), let line = PaddedWord(word, blanks: blanks) else { return nil }
        TTF_SetFontDirection(face, word.key.isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
        setScript(word.key.script, of: face)
        var utf8 = Array(String(decoding: line.text, as: UTF16.self).utf8CString)
        guard let surface = Self.coverage(of: &utf8, face: face) else { return nil }
        defer { SDL_FreeSurface(surface) }
        let (width, height) = (Int(surface.pointee.w) - line.emptyColumns, Int(surface.pointee.h))
        guard width > 0, height > 0, surface.pointee.format.pointee.BytesPerPixel == 1 else { return nil }
        let baseline = Int(TTF_FontAscent(face)) + Self.rise(of: surface, text: &utf8, face: face)
        // Only what has ink is kept and painted; the surface is as high as the font's lines.
        let ink = Self.ink(of: surface, columns: line.emptyColumns..<(line.emptyColumns + width))
        let mask = CoverageMask(width: ink.columns.count, height: ink.rows.count)
        for (row, y) in ink.rows.enumerated() {
            mask.row(row).update(from: surface.row(y) + ink.columns.lowerBound, count: mask.width)
        }
        return WordPicture(
            ink: .mask(mask), originX: line.pen - Double(ink.columns.lowerBound),
            baseline: baseline - ink.rows.lowerBound)
    }

    /// The rows and columns that have ink; both are empty where nothing has.
    private static func ink(
        of surface: UnsafeMutablePointer<SDL_Surface>, columns: Range<Int>
    ) -> (rows: Range<Int>, columns: Range<Int>) {
        let height = Int(surface.pointee.h)
        func isInked(row y: Int) -> Bool { columns.contains { surface.row(y)[$0] != 0 } }
        guard let top = (0..<height).first(where: isInked(row:)), let bottom = (0..<height).last(where: isInked(row:))
        else {
            return (0..<0, columns.lowerBound..<columns.lowerBound)
        }
        func isInked(column: Int) -> Bool { (top...bottom).contains { surface.row($0)[column] != 0 } }
        let left = columns.first(where: isInked(column:)) ?? columns.lowerBound
        let right = columns.last(where: isInked(column:)) ?? left
        return (top..<(bottom + 1), left..<(right + 1))
    }

    private func setScript(_ script: Script, of face: OpaquePointer) {
        var name: [CChar] = [24, 16, 8, 0].map { CChar(truncatingIfNeeded: script.rawValue >> $0 & 0x7F) } + [0]
        TTF_SetFontScriptName(face, &name)
    }

    /// White on black in 256 steps: the index of a pixel is its coverage.
    private static func coverage(
        of utf8: inout [CChar], face: OpaquePointer
    ) -> UnsafeMutablePointer<SDL_Surface>? {
        let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
        let black = SDL_Color(r: 0, g: 0, b: 0, a: 255)
        return TTF_RenderUTF8_Shaded(face, &utf8, white, black)
    }

    /// How far ink reaches above the font's ascent, in whole pixels: SDL_ttf moves the word down by it, and does not say
    /// so. Hinting moves the tops of letters, so they cannot be calculated.
    private static func rise(
        of surface: UnsafeMutablePointer<SDL_Surface>, text utf8: inout [CChar], face: OpaquePointer
    ) -> Int {
        let (height, normal) = (Int(surface.pointee.h), Int(TTF_FontHeight(face)))
        guard height > normal else { return 0 }
        // Either ink stands too high or it hangs too low. A line through the word tells: it is drawn at half the font's
        // height, over the full width.
        TTF_SetFontStyle(face, TTF_STYLE_STRIKETHROUGH)
        defer { TTF_SetFontStyle(face, TTF_STYLE_NORMAL) }
        guard let struck = coverage(of: &utf8, face: face) else { return 0 }
        defer { SDL_FreeSurface(struck) }
        let width = Int(surface.pointee.w)
        let line = (0..<min(height, Int(struck.pointee.h))).first { y in
            (0..<width).allSatisfy { struck.row(y)[$0] == 255 } && (0..<width).contains { surface.row(y)[$0] != 255 }
        }
        return line.map { max(0, $0 - normal / 2) } ?? 0
    }
}

extension UnsafeMutablePointer<SDL_Surface> {
    /// The first byte of a row.
    fileprivate func row(_ y: Int) -> UnsafePointer<UInt8> {
        UnsafePointer(pointee.pixels.assumingMemoryBound(to: UInt8.self) + y * Int(pointee.pitch))
    }
}
