import CHarfBuzz
import RasterEngine
import TextEngine

extension WordRasterizer {
    /// Whether SDL_ttf, which shapes all text in the process's language, would set other glyphs than the word has.
    func isShapedOtherwise(_ word: ShapedWord) -> Bool {
        let (file, key) = (word.font.file, word.key)
        let language = file.language(.ofRasterizer, script: key.script)
        guard key.language != language else { return false }
        func glyphs(_ language: TextLanguage?) -> [ScaledFont.Glyph] {
            word.font.glyphs(
                of: key.text, script: key.script, isRightToLeft: key.isRightToLeft, language: language)
        }
        let (own, others) = (glyphs(key.language), glyphs(language))
        return !own.elementsEqual(others) { $0.id == $1.id && $0.x == $1.x && $0.y == $1.y }
    }

    /// A word's glyphs as their outlines are, without the hinting that SDL_ttf gives to heights.
    /// - Parameter blanks: How many blanks would stand before it: they say where between two pixels its pen stands.
    func outlinePicture(of word: ShapedWord, behind blanks: Int) -> WordPicture? {
        let font = word.font
        let shift = Double((blanks * font.blank.advance) & 63) / 64
        var path = PixelPath()
        let glyphs = font.glyphs(
            of: word.key.text, script: word.key.script, isRightToLeft: word.key.isRightToLeft,
            language: word.key.language)
        for glyph in glyphs {
            let x = Double(glyph.x) + Double(glyph.y) * font.shape.slant
            font.addOutline(of: glyph.id, to: &path, x: shift + x / 64, y: -Double(glyph.y) / 64)
        }
        // More than a word's letters reach is a damaged file's.
        let reach = Int(font.pixelSize) * (word.key.text.count + 4) * 4
        let limits = PixelRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach)
        let placed =
            font.stroke > 0
            ? PathRasterizer.rasterize(
                PathStroker.outlines(of: path, style: StrokeStyle(width: font.stroke)), within: limits)
            : PathRasterizer.rasterize(path, within: limits)
        guard placed.mask.width > 0, placed.mask.height > 0 else { return nil }
        return WordPicture(ink: .mask(placed.mask), originX: shift - Double(placed.x), baseline: -placed.y)
    }
}

/// Collects what HarfBuzz draws.
private final class OutlinePen {
    var elements: [PixelPath.Element] = []
    private let x: Double
    private let y: Double
    private let slant: Double

    init(x: Double, y: Double, slant: Double) {
        (self.x, self.y, self.slant) = (x, y, slant)
    }

    /// A point of the font's grid of 1/64 device pixels, whose y grows upwards.
    func point(_ across: Float, _ up: Float) -> PixelPath.Point {
        PixelPath.Point(x + (Double(across) + Double(up) * slant) / 64, y - Double(up) / 64)
    }

    static func at(_ data: UnsafeMutableRawPointer?) -> OutlinePen? {
        data.map { Unmanaged<OutlinePen>.fromOpaque($0).takeUnretainedValue() }
    }

    // Constant once made; HarfBuzz counts on nobody to free it.
    nonisolated(unsafe) static let functions: OpaquePointer? = {
        guard let functions = hb_draw_funcs_create() else { return nil }
        hb_draw_funcs_set_move_to_func(
            functions,
            { _, data, _, x, y, _ in
                guard let pen = OutlinePen.at(data) else { return }
                pen.elements.append(.move(pen.point(x, y)))
            }, nil, nil)
        hb_draw_funcs_set_line_to_func(
            functions,
            { _, data, _, x, y, _ in
                guard let pen = OutlinePen.at(data) else { return }
                pen.elements.append(.line(pen.point(x, y)))
            }, nil, nil)
        hb_draw_funcs_set_quadratic_to_func(
            functions,
            { _, data, _, controlX, controlY, x, y, _ in
                guard let pen = OutlinePen.at(data) else { return }
                pen.elements.append(.quad(pen.point(controlX, controlY), pen.point(x, y)))
            }, nil, nil)
        hb_draw_funcs_set_cubic_to_func(
            functions,
            { _, data, _, firstX, firstY, secondX, secondY, x, y, _ in
                guard let pen = OutlinePen.at(data) else { return }
                pen.elements.append(.cubic(pen.point(firstX, firstY), pen.point(secondX, secondY), pen.point(x, y)))
            }, nil, nil)
        hb_draw_funcs_set_close_path_func(
            functions, { _, data, _, _ in OutlinePen.at(data)?.elements.append(.close) }, nil, nil)
        hb_draw_funcs_make_immutable(functions)
        return functions
    }()
}

extension ScaledFont {
    /// Adds a glyph's outline whose pen stands at a place in device pixels.
    fileprivate func addOutline(of glyph: UInt32, to path: inout PixelPath, x: Double, y: Double) {
        guard let functions = OutlinePen.functions else { return }
        let pen = OutlinePen(x: x, y: y, slant: shape.slant)
        draw(glyph, with: functions, Unmanaged.passUnretained(pen).toOpaque())
        path.elements += pen.elements
    }
}
