import CHarfBuzz
import Foundation
import TextEngine

/// One face of one font file, as HarfBuzz reads it.
///
/// Made and used under ``FontLibrary``'s lock only.
final class FontFile {
    /// A file and the face inside it, for collections.
    struct Location: Hashable, Sendable {
        var path: String
        var index: Int
    }

    /// Where the face was found.
    let location: Location
    /// The face, shared by the fonts of all sizes.
    let face: OpaquePointer
    /// The design units of the em square.
    let unitsPerEm: Int
    /// Whether the glyphs are coloured bitmaps of one size, as in Noto Color Emoji.
    let hasColorBitmaps: Bool
    /// Whether the outlines are PostScript's (the table "CFF "), which FreeType rounds in another way than TrueType's.
    private let hasPostScriptOutlines: Bool
    /// Whether it is a face of Inter, the interface font, which makes arrows of what is typed.
    let isInterfaceFont: Bool
    private let blob: OpaquePointer
    /// The face at a size at which one pixel is one design unit.
    let probe: OpaquePointer

    /// Lines that are higher than this many ems are a damaged file's, not a design's.
    private static let highestLine = 8

    /// Opens a face, or gives `nil` when the file is missing, is a pipe or a device, holds no glyphs, maps no characters
    /// to them, or cannot be set in lines.
    init?(_ location: Location) {
        guard Self.isRegularFile(location.path) else { return nil }
        let blob = hb_blob_create_from_file(location.path)
        let face = hb_face_create(blob, UInt32(clamping: location.index))
        let probe = hb_font_create(face)
        var extents = hb_font_extents_t()
        guard let blob, let face, let probe, hb_blob_get_length(blob) > 0, hb_face_get_glyph_count(face) > 0,
            Self.hasTable(0x636D_6170, in: face),
            hb_font_get_h_extents(probe, &extents) == 0
                || Int(extents.ascender) - Int(extents.descender) <= Self.highestLine * Int(hb_face_get_upem(face))
        else {
            hb_font_destroy(probe)
            hb_face_destroy(face)
            hb_blob_destroy(blob)
            return nil
        }
        self.location = location
        isInterfaceFont = location.path.split(separator: "/").last?.hasPrefix("Inter") ?? false
        self.face = face
        self.probe = probe
        self.blob = blob
        unitsPerEm = Int(hb_face_get_upem(face))
        hasColorBitmaps = hb_ot_color_has_png(face) != 0
        hasPostScriptOutlines = Self.hasTable(0x4346_4620, in: face)
    }

    /// Why a file that cannot be opened as a font cannot, as a sentence.
    static func fault(of path: String) -> String {
        var head = [UInt8](repeating: 0, count: 4)
        let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        if file >= 0 {
            // A pipe without a writer has nothing to read, and must not be waited for.
            let count = read(file, &head, 4)
            head.removeLast(4 - max(0, count))
            close(file)
        }
        let kind: String? =
            switch (head.first, String(decoding: head, as: UTF8.self)) {
            case (0x80, _), (_, "%!PS"), (_, "%!Fo"): "Type 1"
            case (_, "STAR"), (_, "\u{1}fcp"): "bitmap"
            case (_, "wOFF"), (_, "wOF2"): "web"
            default: nil
            }
        guard let kind else { return "The font file \(path) is missing or damaged." }
        return "The font file \(path) is a \(kind) font; only TrueType and OpenType fonts are supported."
    }

    /// Whether a path leads to a file with an end. A pipe would be waited for until somebody writes to it.
    static func isRegularFile(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    private static func hasTable(_ tag: hb_tag_t, in face: OpaquePointer) -> Bool {
        let table = hb_face_reference_table(face, tag)
        defer { hb_blob_destroy(table) }
        return hb_blob_get_length(table) > 0
    }

    deinit {
        hb_font_destroy(probe)
        hb_face_destroy(face)
        hb_blob_destroy(blob)
    }

    /// What ``language(_:script:)`` has found.
    var languageSystems: [LanguageKey: Bool] = [:]

    /// What ``coversPlain(_:)`` has found, by the unit.
    private lazy var plainCoverage = [Bool?](repeating: nil, count: 0x2028)

    /// Whether the face has a glyph of its own for a character.
    func covers(_ scalar: UInt32) -> Bool {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(probe, scalar, &glyph) != 0 && glyph != 0
    }

    /// Whether the face has a glyph of its own for a unit that is a character and a cluster by itself, and no emoji. What
    /// has no look needs none.
    func coversPlain(_ unit: UInt16) -> Bool {
        guard unit >= 0x20, GraphemeBreaker.isCluster(unit) else { return false }
        guard !GraphemeBreaker.isDirectional(unit) else { return true }
        guard unit < plainCoverage.count else { return covers(UInt32(unit)) }
        if let known = plainCoverage[Int(unit)] { return known }
        let isCovered = covers(UInt32(unit))
        plainCoverage[Int(unit)] = isCovered
        return isCovered
    }

    /// The characters that are never composed.
    lazy var uncomposed = UncomposedCharacters(face: face, font: probe)

    /// How many words have been shaped before ``uncomposed`` is asked for, which takes as long as shaping as many.
    private var shapedWords = 0

    /// Whether the feature "ccmp" may make anything of a word.
    func mayCompose(_ word: [UInt16]) -> Bool {
        // The fonts of scripts that are never among them have many rules, and are not asked about them.
        guard word.allSatisfy(UncomposedCharacters.mayHold) else { return true }
        guard shapedWords >= 40 else {
            shapedWords += 1
            return true
        }
        return !word.allSatisfy(uncomposed.contains)
    }

    /// The whole file, mapped into memory as long as the face lives.
    var bytes: UnsafeRawBufferPointer {
        var length: UInt32 = 0
        return UnsafeRawBufferPointer(start: hb_blob_get_data(blob, &length), count: Int(length))
    }

    /// The column that a glyph's ink begins in, in device pixels from the pen, where FreeType has it.
    /// - Parameter grid: The size of the em square in 1/64 device pixels.
    func firstColumn(of glyph: UInt32, grid: Int) -> Int {
        var extents = hb_glyph_extents_t()
        guard hb_font_get_glyph_extents(probe, glyph, &extents) != 0, extents.width != 0 else { return 0 }
        let left = Int(extents.x_bearing)
        // FreeType calculates with factors of 1/65536 (FT_DivFix, FT_MulFix): for PostScript outlines one of whole
        // pixels to the design unit, whose product is cut, for TrueType's one of 1/64 pixels, whose product is rounded.
        let factor = (grid << 16 + unitsPerEm / 2) / unitsPerEm
        guard !hasPostScriptOutlines else { return (left * ((factor + 32) / 64)) >> 16 }
        let rounded = (abs(left) * factor + 0x8000) >> 16
        return (left < 0 ? -rounded : rounded) >> 6
    }
}
