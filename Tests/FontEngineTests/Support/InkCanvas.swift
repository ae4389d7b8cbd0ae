import RasterEngine
import TextEngine

@testable import FontEngine

/// A sheet on which text is painted and its ink looked for.
struct InkCanvas {
    let buffer: PixelBuffer
    let scale: Double
    let library: FontLibrary
    /// Where the text's left edge and its baseline stand, in device pixels.
    let origin: (x: Double, baseline: Int)

    init(width: Int = 600, height: Int = 200, scale: Double = 1, x: Double = 60, library: FontLibrary = .shared) {
        buffer = PixelBuffer(width: width, height: height)
        buffer.clear(buffer.bounds, to: 0xFFFF_FFFF)
        self.scale = scale
        self.library = library
        origin = (x, height / 2)
    }

    func line(_ text: String, _ style: TextStyle, direction: BaseDirection = .automatic) -> LineFragment {
        let units = Array(text.utf16)
        var options = TextLayout.Options()
        options.direction = direction
        let layout = TextLayout(
            units, styles: [StyleRun(range: 0..<units.count, style: style)], options: options,
            typesetter: Typesetter(shaper: FontShaper(scale: scale, library: library)))
        return layout.lines[0].fragment
    }

    /// Where a run stands, in device pixels.
    func left(of placed: LineFragment.PlacedRun) -> Double { origin.x + placed.x * scale }

    func paint(_ line: LineFragment, color: PaintColor = .black) {
        let text = TextPainter(Painter(buffer: buffer, clip: buffer.bounds, cache: PaintCache()), library: library)
        for placed in line.runs {
            text.paint(placed.run, x: left(of: placed), baseline: origin.baseline, scale: scale, color: color)
        }
    }

    /// How much ink a pixel has, from 0 to 255.
    func ink(_ x: Int, _ y: Int) -> Int {
        let pixel = buffer[x, y]
        return 255 - Int(min(pixel & 0xFF, pixel >> 8 & 0xFF, pixel >> 16 & 0xFF))
    }

    /// The columns that have ink.
    var columns: [Int] { (0..<buffer.width).filter { x in (0..<buffer.height).contains { ink(x, $0) > 0 } } }

    /// The rows that have ink.
    var rows: [Int] { (0..<buffer.height).filter { y in (0..<buffer.width).contains { ink($0, y) > 0 } } }

    /// The sum of all ink.
    var weight: Int {
        (0..<buffer.height).reduce(0) { sum, y in (0..<buffer.width).reduce(sum) { $0 + ink($1, y) } }
    }
}

/// The box that a glyph's outline says its ink fills, in device pixels of a canvas.
struct InkBox {
    var left: Double
    var right: Double
    var top: Double
    var bottom: Double
    /// The offset in the line that the glyph's cluster begins at.
    var offset: Int

    /// The boxes of all glyphs of a line that have ink.
    static func boxes(of line: LineFragment, on canvas: InkCanvas) -> [InkBox] {
        FontLibrary.locked {
            line.runs.flatMap { placed -> [InkBox] in
                guard let font = placed.run.font as? ScaledFont else { return [] }
                let run = placed.run
                let glyphs = font.glyphs(of: run.text, script: run.script, isRightToLeft: run.isRightToLeft)
                return glyphs.compactMap { glyph in
                    let box = font.inkBox(of: glyph.id)
                    guard box.width > 0, box.height > 0 else { return nil }
                    let left = canvas.left(of: placed) + Double(glyph.x + box.left) / 64
                    let top = Double(canvas.origin.baseline) - Double(glyph.y + box.top) / 64
                    return InkBox(
                        left: left, right: left + Double(box.width) / 64, top: top,
                        bottom: top + Double(box.height) / 64, offset: run.range.lowerBound + glyph.cluster)
                }
            }
        }
    }
}
