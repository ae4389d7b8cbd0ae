import CHarfBuzz
import TextEngine

/// A face at one size on one scale: what text is shaped with. Metrics are points; the glyphs are placed on a grid of
/// 1/64 device pixel, the same that the rasteriser uses.
final class ScaledFont: RunFont, @unchecked Sendable {
    // Unchecked: HarfBuzz objects and lazy values are only touched under FontLibrary's lock; the rest is constant.

    /// The face.
    let file: FontFile
    /// The size of the em square, in device pixels.
    let pixelSize: Double
    /// Device pixels to the point.
    let scale: Double
    /// How letters depart from what the face shows by itself.
    let shape: LetterShape
    /// The width of the line that is painted along the edges of letters in place of them, in device pixels; 0 for the
    /// letters themselves.
    let stroke: Double
    let ascent: Double
    let descent: Double
    let leading: Double
    /// The height of a capital, in points.
    let capHeight: Double
    /// The height of a small x, in points.
    let xHeight: Double
    /// The size of the em square, in 1/64 device pixels.
    let grid: Int
    private let font: OpaquePointer
    /// What ``shape`` switches on and off.
    private let features: [hb_feature_t]
    /// The boxes of glyphs, once they were asked for.
    @exclusivity(unchecked) private var inkBoxes: [UInt32: InkBox?] = [:]

    /// Whether every printable ASCII character has a glyph, which spares most text the search for other fonts.
    private(set) lazy var coversLatin = (0x20..<0x7F).allSatisfy { file.covers($0) }
    /// The advances of the digits 0 to 9, in 1/64 device pixels.
    private(set) lazy var digits = (UInt16(0x30)...0x39).map { digit in
        glyphs(of: [digit], script: .latin, isRightToLeft: false).reduce(0) { $0 + $1.advance }
    }
    /// The glyph and the advance of a blank, in 1/64 device pixels.
    private(set) lazy var blank: (glyph: UInt32, advance: Int) = {
        let glyphs = glyphs(of: [0x20], script: .latin, isRightToLeft: false)
        return (glyphs.first?.id ?? 0, glyphs.reduce(0) { $0 + $1.advance })
    }()

    /// How many blanks before a word move it by about no, one, two and three quarters of a pixel beside whole ones.
    private(set) lazy var blanksForQuarters: [Int] = (0..<4).map { quarter in
        // From here on nobody sees an eighth of a pixel.
        guard pixelSize < 40 else { return 0 }
        func error(_ count: Int) -> Int {
            let distance = (count * blank.advance - quarter * 16) & 63
            return min(distance, 64 - distance)
        }
        return (0..<16).min { error($0) < error($1) } ?? 0
    }

    init?(file: FontFile, pixelSize: Double, scale: Double, shape: LetterShape = .plain, stroke: Double = 0) {
        guard let font = hb_font_create(file.face) else { return nil }
        self.shape = shape
        self.stroke = stroke
        features = shape.features.map {
            hb_feature_t(
                tag: hb_tag_from_string($0.tag, -1), value: UInt32(clamping: $0.value), start: 0, end: UInt32.max)
        }
        self.file = file
        self.pixelSize = pixelSize
        self.scale = scale
        self.font = font
        grid = Int((pixelSize * 64).rounded())
        hb_font_set_scale(font, Int32((Double(grid) * shape.width).rounded()), Int32(grid))
        let toPoints = 1 / (64 * scale)
        var extents = hb_font_extents_t()
        let hasExtents = hb_font_get_h_extents(font, &extents) != 0 && extents.ascender > extents.descender
        // A damaged file may not say how high its lines are.
        ascent = hasExtents ? Double(extents.ascender) * toPoints : pixelSize / scale * 0.8
        descent = hasExtents ? -Double(extents.descender) * toPoints : pixelSize / scale * 0.2
        leading = max(0, Double(extents.line_gap) * toPoints)
        func metric(_ tag: hb_ot_metrics_tag_t, fallback: Double) -> Double {
            var value: hb_position_t = 0
            return hb_ot_metrics_get_position(font, tag, &value) != 0 ? Double(value) * toPoints : fallback
        }
        capHeight = metric(HB_OT_METRICS_TAG_CAP_HEIGHT, fallback: ascent * 0.75)
        xHeight = metric(HB_OT_METRICS_TAG_X_HEIGHT, fallback: ascent * 0.55)
    }

    deinit {
        hb_font_destroy(font)
    }

    /// Whether letters are drawn as outlines: SDL_ttf shows a face as it is and no other way.
    var isDrawnAsOutlines: Bool { shape != .plain || stroke > 0 }

    // MARK: Shaping

    /// A glyph with its place. Lengths are 1/64 device pixels.
    struct Glyph {
        var id: UInt32
        /// The UTF-16 unit of the shaped text that the glyph's cluster begins at.
        var cluster: Int
        var advance: Int
        /// Where the pen stands, from the run's left edge, offset included.
        var x: Int
        /// How far the glyph stands above the baseline.
        var y: Int
        /// Whether the glyph stands where the pen does: the font moves it in no direction.
        var isAtPen: Bool
    }

    /// "liga" and "clig" switched off: the ligatures that are not part of a script's writing.
    private static let withoutLigatures = [withoutFeature("liga"), withoutFeature("clig")]
    /// "ccmp" switched off, for words that have nothing to compose.
    private static let withoutComposition = [withoutFeature("ccmp")]
    private static let withoutEither = withoutLigatures + withoutComposition

    private static func withoutFeature(_ name: String) -> hb_feature_t {
        hb_feature_t(tag: hb_tag_from_string(name, -1), value: 0, start: 0, end: UInt32.max)
    }

    /// Shapes text on its own, without context, as the rasteriser will. Glyphs come from left to right.
    /// - Parameter language: What ``FontFile/language(_:script:)`` has found for the text's language.
    func glyphs(
        of text: [UInt16], script: Script, isRightToLeft: Bool, hasLigatures: Bool = true,
        language: TextLanguage? = nil
    ) -> [Glyph] {
        guard let buffer = hb_buffer_create() else { return [] }
        defer { hb_buffer_destroy(buffer) }
        hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, hb_script_t(script.rawValue))
        // Some fonts have other letters and ligatures in some languages.
        if let language { hb_buffer_set_language(buffer, language.tag) }
        hb_buffer_add_utf16(buffer, text, Int32(text.count), 0, Int32(text.count))
        switch (hasLigatures, file.mayCompose(text)) {
        case _ where !features.isEmpty:
            let all = hasLigatures ? features : features + Self.withoutLigatures
            hb_shape(font, buffer, all, UInt32(all.count))
        case (true, true): hb_shape(font, buffer, nil, 0)
        case (true, false): hb_shape(font, buffer, Self.withoutComposition, 1)
        case (false, true): hb_shape(font, buffer, Self.withoutLigatures, 2)
        case (false, false): hb_shape(font, buffer, Self.withoutEither, 3)
        }
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return [] }
        var pen = 0
        return (0..<Int(count)).map { index in
            let position = positions[index]
            defer { pen += Int(position.x_advance) }
            return Glyph(
                id: infos[index].codepoint, cluster: Int(infos[index].cluster), advance: Int(position.x_advance),
                x: pen + Int(position.x_offset), y: Int(position.y_offset),
                isAtPen: position.x_offset == 0 && position.y_offset == 0)
        }
    }

    // MARK: Glyphs

    /// The box of a glyph's ink relative to its pen, in 1/64 device pixels with y upwards.
    typealias InkBox = (left: Int, top: Int, width: Int, height: Int)

    /// The box of a glyph's ink; empty where there is none that is known.
    func inkBox(of glyph: UInt32) -> InkBox { declaredBox(of: glyph) ?? (0, 0, 0, 0) }

    /// How far the ink of glyphs may reach, in whole pixels. Hinting fits heights to the grid, which may move the top of
    /// a letter by two pixels, and marks that stand on marks farther.
    func inkOverflow(of glyphs: [Glyph]) -> InkOverflow {
        guard !file.hasColorBitmaps else { return InkOverflow(ofAnyLettersIn: self, size: pixelSize / scale) }
        var (top, bottom, left, right, slack) = (Int.min, Int.max, 0, 0, 2)
        var width = 0
        for glyph in glyphs {
            width += glyph.advance
            if glyph.y != 0 { slack = 3 }
            guard let box = knownBox(of: glyph.id) else {
                return InkOverflow(ofAnyLettersIn: self, size: pixelSize / scale)
            }
            guard box.height > 0 else { continue }
            top = max(top, glyph.y + box.top)
            bottom = min(bottom, glyph.y + box.top - box.height)
            let (lean, base) = (leaning(glyph.y + box.top), leaning(glyph.y + box.top - box.height))
            left = min(left, glyph.x + box.left + min(lean, base))
            right = max(right, glyph.x + box.left + box.width + max(lean, base))
        }
        guard top > bottom else { return .none }
        func points(_ length: Int) -> Double { Double((length + 63) >> 6 + slack) / scale }
        let usual = max(ascent + descent, pixelSize / scale) / 2
        return InkOverflow(
            above: points(top), below: points(-bottom), side: max(usual, points(-left), points(right - width)))
    }

    /// How far ink at a height stands to the right because letters lean, in 1/64 device pixels.
    private func leaning(_ height: Int) -> Int { Int((Double(height) * shape.slant).rounded()) }

    /// The box of a glyph's ink, once it was asked for; nil where the file does not say or lies.
    private func knownBox(of glyph: UInt32) -> InkBox? {
        if let known = inkBoxes[glyph] { return known }
        let box = declaredBox(of: glyph)
        inkBoxes[glyph] = .some(box)
        return box
    }

    private func declaredBox(of glyph: UInt32) -> InkBox? {
        var extents = hb_glyph_extents_t()
        guard hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.height <= 0, extents.width >= 0
        else { return nil }
        return (Int(extents.x_bearing), Int(extents.y_bearing), Int(extents.width), -Int(extents.height))
    }

    /// Has a glyph's outline drawn by functions of HarfBuzz, in 1/64 device pixels with y upwards.
    func draw(_ glyph: UInt32, with functions: OpaquePointer, _ data: UnsafeMutableRawPointer) {
        hb_font_get_glyph_shape(font, glyph, functions, data)
    }

    /// The file of a glyph's coloured bitmap, or nothing when it has none.
    func png(of glyph: UInt32) -> [UInt8] {
        let blob = hb_ot_color_glyph_reference_png(font, glyph)
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        return Array(UnsafeRawBufferPointer(start: hb_blob_get_data(blob, &length), count: Int(length)))
    }

    func ligatureCarets(glyph: UInt32, isRightToLeft: Bool) -> [Double] {
        FontLibrary.locked {
            let direction = isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
            var count: UInt32 = 16
            var carets = [hb_position_t](repeating: 0, count: 16)
            guard hb_ot_layout_get_ligature_carets(font, direction, glyph, 0, &count, &carets) > 0 else { return [] }
            return carets.prefix(Int(count)).map { Double($0) / (64 * scale) }
        }
    }
}
