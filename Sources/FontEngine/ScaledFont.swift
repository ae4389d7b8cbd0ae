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
    let ascent: Double
    let descent: Double
    let leading: Double
    /// The height of a capital, in points.
    let capHeight: Double
    /// The height of a small x, in points.
    let xHeight: Double
    private let font: OpaquePointer

    /// Whether every printable ASCII character has a glyph, which spares most text the search for other fonts.
    private(set) lazy var coversLatin = (0x20..<0x7F).allSatisfy { file.covers($0) }
    /// The advance of the widest digit, in 1/64 device pixels.
    private(set) lazy var widestDigit: Double = {
        let digits = (UInt16(0x30)...0x39).map { digit in
            [digit].withUnsafeBufferPointer { glyphs(of: $0, script: .latin, isRightToLeft: false) }
        }
        return Double(digits.map { $0.reduce(0) { $0 + $1.advance } }.max() ?? 0)
    }()

    init?(file: FontFile, pixelSize: Double, scale: Double) {
        guard let font = hb_font_create(file.face) else { return nil }
        self.file = file
        self.pixelSize = pixelSize
        self.scale = scale
        self.font = font
        let grid = Int32((pixelSize * 64).rounded())
        hb_font_set_scale(font, grid, grid)
        var extents = hb_font_extents_t()
        hb_font_get_h_extents(font, &extents)
        let toPoints = 1 / (64 * scale)
        ascent = Double(extents.ascender) * toPoints
        descent = -Double(extents.descender) * toPoints
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
    }

    /// Shapes text on its own, without context, exactly as the rasteriser will. Glyphs come from left to right.
    func glyphs(of text: UnsafeBufferPointer<UInt16>, script: Script, isRightToLeft: Bool) -> [Glyph] {
        guard let buffer = hb_buffer_create() else { return [] }
        defer { hb_buffer_destroy(buffer) }
        hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, hb_script_t(script.rawValue))
        hb_buffer_add_utf16(buffer, text.baseAddress, Int32(text.count), 0, Int32(text.count))
        hb_shape(font, buffer, nil, 0)
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return [] }
        var glyphs: [Glyph] = []
        glyphs.reserveCapacity(Int(count))
        var pen = 0
        for index in 0..<Int(count) {
            let position = positions[index]
            glyphs.append(
                Glyph(
                    id: infos[index].codepoint, cluster: Int(infos[index].cluster), advance: Int(position.x_advance),
                    x: pen + Int(position.x_offset), y: Int(position.y_offset)))
            pen += Int(position.x_advance)
        }
        return glyphs
    }

    /// The box of a glyph's ink relative to its pen, in 1/64 device pixels with y upwards.
    func inkBox(of glyph: UInt32) -> (left: Int, top: Int, width: Int, height: Int) {
        var extents = hb_glyph_extents_t()
        guard hb_font_get_glyph_extents(font, glyph, &extents) != 0 else { return (0, 0, 0, 0) }
        return (Int(extents.x_bearing), Int(extents.y_bearing), Int(extents.width), -Int(extents.height))
    }

    func ligatureCarets(glyph: UInt32, isRightToLeft: Bool) -> [Double] {
        FontLibrary.shared.locked {
            let direction = isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
            var count: UInt32 = 16
            var carets = [hb_position_t](repeating: 0, count: 16)
            guard hb_ot_layout_get_ligature_carets(font, direction, glyph, 0, &count, &carets) > 0 else { return [] }
            return carets.prefix(Int(count)).map { Double($0) / (64 * scale) }
        }
    }
}
