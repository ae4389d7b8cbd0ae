import CSDL2
import RasterEngine
import TextEngine

/// Paints shaped runs with SDL_ttf and keeps the pictures, because the same words are painted again and again.
///
/// SDL_ttf shapes a run anew from its text; with script and direction set and the same size it places every glyph where
/// ``ScaledFont`` did. Used under ``FontLibrary``'s lock only.
final class RunRasterizer {
    /// The picture of a run.
    struct Picture {
        enum Ink {
            /// Letters, to be painted in any colour.
            case mask(CoverageMask)
            /// An emoji, which brings its own colours.
            case image(PixelBuffer)
        }
        var ink: Ink
        /// The run's left edge, in pixels from the picture's.
        var originX: Int
        /// The baseline, in pixels from the picture's top.
        var baseline: Int

        var byteCount: Int {
            switch ink {
            case .mask(let mask): mask.byteCount
            case .image(let image): image.width * image.height * 4
            }
        }
    }

    private struct Key: Hashable {
        var font: ObjectIdentifier
        var script: Script
        var isRightToLeft: Bool
        var text: [UInt16]
    }

    private struct Entry {
        var picture: Picture?
        var lastUse: Int
        // The key names the font by its address, so the font must outlive the entry.
        let font: ScaledFont
    }

    private var entries: [Key: Entry] = [:]
    private var faces = OpenFaces()
    private var uses = 0
    private var byteCount = 0

    /// About three screens of 800 × 480 covered with text.
    private static let byteLimit = 4 << 20

    /// The picture of a text, or `nil` when it has no ink.
    func picture(of text: [UInt16], font: ScaledFont, script: Script, isRightToLeft: Bool) -> Picture? {
        uses += 1
        let key = Key(font: ObjectIdentifier(font), script: script, isRightToLeft: isRightToLeft, text: text)
        if let index = entries.index(forKey: key) {
            entries.values[index].lastUse = uses
            return entries.values[index].picture
        }
        let picture = render(text, font: font, script: script, isRightToLeft: isRightToLeft)
        byteCount += picture?.byteCount ?? 0
        entries[key] = Entry(picture: picture, lastUse: uses, font: font)
        if byteCount > Self.byteLimit || entries.count > 8192 { dropOldest() }
        return picture
    }

    /// Drops the half that was not used for longest.
    private func dropOldest() {
        let median = entries.values.map(\.lastUse).sorted()[entries.count / 2]
        entries = entries.filter { $0.value.lastUse > median }
        byteCount = entries.values.reduce(0) { $0 + ($1.picture?.byteCount ?? 0) }
    }

    private func render(_ text: [UInt16], font: ScaledFont, script: Script, isRightToLeft: Bool) -> Picture? {
        guard let face = faces.face(for: font) else { return nil }
        TTF_SetFontDirection(face, isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
        setScript(script, of: face)
        var utf8 = Array(String(decoding: text, as: UTF16.self).utf8CString)
        if font.file.hasColorBitmaps { return renderColor(&utf8, text: text, face: face, font: font, script: script) }
        let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
        let black = SDL_Color(r: 0, g: 0, b: 0, a: 255)
        // White on black in 256 steps: the index of a pixel is its coverage.
        guard let surface = TTF_RenderUTF8_Shaded(face, &utf8, white, black) else { return nil }
        defer { SDL_FreeSurface(surface) }
        let (width, height) = (Int(surface.pointee.w), Int(surface.pointee.h))
        guard width > 0, height > 0, surface.pointee.format.pointee.BytesPerPixel == 1 else { return nil }
        let mask = CoverageMask(width: width, height: height)
        let source = surface.pointee.pixels.assumingMemoryBound(to: UInt8.self)
        for y in 0..<height {
            mask.row(y).update(from: source + y * Int(surface.pointee.pitch), count: width)
        }
        let overhang = overhang(of: text, font: font, script: script, isRightToLeft: isRightToLeft, face: face)
        return Picture(ink: .mask(mask), originX: overhang.left, baseline: overhang.top + Int(TTF_FontAscent(face)))
    }

    /// How far ink reaches to the left of the run's edge and above the font's ascent, in whole pixels: by that much
    /// SDL_ttf moves the run into its picture, and does not say so.
    private func overhang(
        of text: [UInt16], font: ScaledFont, script: Script, isRightToLeft: Bool, face: OpaquePointer
    ) -> (left: Int, top: Int) {
        let glyphs = text.withUnsafeBufferPointer {
            font.glyphs(of: $0, script: script, isRightToLeft: isRightToLeft)
        }
        let ascent = Int(TTF_FontAscent(face))
        let em = Int(font.pixelSize * 64)
        var (left, top) = (0, 0)
        for glyph in glyphs where glyph.x < 2 * em || glyph.y > 0 {
            let box = font.inkBox(of: glyph.id)
            left = max(left, -((glyph.x >> 6) + (box.left >> 6)))
            let row = ((ascent << 6) - glyph.y) >> 6
            top = max(top, -(row - (box.top + 63) >> 6))
        }
        return (left, top)
    }

    private func setScript(_ script: Script, of face: OpaquePointer) {
        var name: [CChar] = [24, 16, 8, 0].map { CChar(truncatingIfNeeded: script.rawValue >> $0 & 0x7F) } + [0]
        TTF_SetFontScriptName(face, &name)
    }

    // MARK: Colour

    /// A colour font has one size of bitmap; the picture is cut to its ink and scaled to the box that the font gives.
    private func renderColor(
        _ utf8: inout [CChar], text: [UInt16], face: OpaquePointer, font: ScaledFont, script: Script
    ) -> Picture? {
        let glyphs = text.withUnsafeBufferPointer { font.glyphs(of: $0, script: script, isRightToLeft: false) }
        guard let glyph = glyphs.first(where: { font.inkBox(of: $0.id).width > 0 }),
            let surface = TTF_RenderUTF8_Blended(face, &utf8, SDL_Color(r: 255, g: 255, b: 255, a: 255))
        else { return nil }
        defer { SDL_FreeSurface(surface) }
        guard let ink = PixelBuffer(inkOf: surface) else { return nil }
        let box = font.inkBox(of: glyph.id)
        let (width, height) = (max(1, (box.width + 32) >> 6), max(1, (box.height + 32) >> 6))
        return Picture(
            ink: .image(ink.scaled(width: width, height: height)), originX: -((glyph.x + box.left + 32) >> 6),
            baseline: (box.top + 32) >> 6)
    }
}

extension PixelBuffer {
    /// The part of a surface that is not transparent.
    fileprivate convenience init?(inkOf surface: UnsafeMutablePointer<SDL_Surface>) {
        let (width, height) = (Int(surface.pointee.w), Int(surface.pointee.h))
        guard width > 0, height > 0, surface.pointee.format.pointee.BytesPerPixel == 4 else { return nil }
        func row(_ y: Int) -> UnsafePointer<UInt32> {
            let bytes = UnsafeRawPointer(surface.pointee.pixels) + y * Int(surface.pointee.pitch)
            return bytes.assumingMemoryBound(to: UInt32.self)
        }
        var ink = PixelRect.zero
        for y in 0..<height {
            for x in 0..<width where row(y)[x] >> 24 > 0 {
                ink = ink.union(PixelRect(x: x, y: y, width: 1, height: 1))
            }
        }
        guard !ink.isEmpty else { return nil }
        self.init(width: ink.width, height: ink.height)
        for y in 0..<ink.height {
            for x in 0..<ink.width {
                let pixel = row(ink.y + y)[ink.x + x]
                let alpha = pixel >> 24
                self.row(y)[x] = alpha << 24 | Pixel.scale(pixel, by: alpha) & 0x00FF_FFFF
            }
        }
    }
}
