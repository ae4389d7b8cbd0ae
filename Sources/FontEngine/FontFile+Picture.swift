import CHarfBuzz

extension FontFile {
    /// Whether the face shows a grapheme by one glyph that stands for all of it, and has ink or a picture for that.
    func hasPicture(of text: String) -> Bool {
        guard let buffer = hb_buffer_create(), let first = text.unicodeScalars.first else { return false }
        defer { hb_buffer_destroy(buffer) }
        let units = Array(text.utf16)
        hb_buffer_add_utf16(buffer, units, Int32(units.count), 0, Int32(units.count))
        hb_buffer_guess_segment_properties(buffer)
        hb_buffer_set_flags(buffer, HB_BUFFER_FLAG_REMOVE_DEFAULT_IGNORABLES)
        hb_shape(probe, buffer, nil, 0)
        var count: UInt32 = 0
        guard let glyphs = hb_buffer_get_glyph_infos(buffer, &count), count == 1, glyphs[0].codepoint != 0 else {
            return false
        }
        let glyph = glyphs[0].codepoint
        // Of a flag of tags that it does not know a face may leave the black one.
        var plain: hb_codepoint_t = 0
        let parts = text.unicodeScalars.filter { !$0.properties.isVariationSelector }
        if parts.count > 1, hb_font_get_nominal_glyph(probe, first.value, &plain) != 0, plain == glyph { return false }
        guard hasColorBitmaps else { return hasInk(glyph) }
        let picture = hb_ot_color_glyph_reference_png(probe, glyph)
        defer { hb_blob_destroy(picture) }
        return hb_blob_get_length(picture) > 0
    }

    private func hasInk(_ glyph: hb_codepoint_t) -> Bool {
        var extents = hb_glyph_extents_t()
        return hb_font_get_glyph_extents(probe, glyph, &extents) != 0 && extents.width != 0
    }
}
