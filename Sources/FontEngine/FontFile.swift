import CHarfBuzz

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
    private let probe: OpaquePointer

    /// Opens a face, or gives `nil` when the file is missing or holds no glyphs.
    init?(_ location: Location) {
        let blob = hb_blob_create_from_file(location.path)
        defer { hb_blob_destroy(blob) }
        guard hb_blob_get_length(blob) > 0,
            let face = hb_face_create(blob, UInt32(clamping: location.index)),
            hb_face_get_glyph_count(face) > 0,
            let probe = hb_font_create(face)
        else { return nil }
        self.location = location
        self.face = face
        self.probe = probe
        unitsPerEm = Int(hb_face_get_upem(face))
        hasColorBitmaps = hb_ot_color_has_png(face) != 0
    }

    deinit {
        hb_font_destroy(probe)
        hb_face_destroy(face)
    }

    /// Whether the face has a glyph of its own for a character.
    func covers(_ scalar: UInt32) -> Bool {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(probe, scalar, &glyph) != 0 && glyph != 0
    }
}
