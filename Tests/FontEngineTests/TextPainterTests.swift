import RasterEngine
import Testing
import TextEngine

@testable import FontEngine

@Suite("TextPainter")
struct TextPainterTests {
    /// Letters, and the boxes that are shown without any font.
    private func libraries() throws -> [FontLibrary] {
        [FontLibrary(catalog: FontCatalog(folder: nil)) { _ in }, FontLibrary(folder: try FontFolder().path)]
    }

    private func paint(
        _ canvas: InkCanvas, x: Double = 60, scale: Double = 1, color: PaintColor = .black, text: String = "abc \u{5D0}"
    ) {
        let painter = TextPainter(
            Painter(buffer: canvas.buffer, clip: canvas.buffer.bounds, cache: PaintCache()), library: canvas.library)
        for placed in canvas.line(text, TextStyle(font: FontSpec(size: 17))).runs {
            painter.paint(placed.run, x: x, baseline: canvas.origin.baseline, scale: scale, color: color)
        }
    }

    @Test("Text at a place or on a scale that is no number is not painted, be it letters or boxes")
    func strangePlaces() throws {
        for library in try libraries() {
            let canvas = InkCanvas(library: library)
            for strange in [Double.nan, .infinity, -.infinity] {
                paint(canvas, x: strange)
                paint(canvas, scale: strange)
                paint(canvas, x: strange, scale: strange)
            }
            paint(canvas, text: "")
            #expect(canvas.weight == 0)
            paint(canvas)
            #expect(canvas.weight > 0)
        }
    }

    @Test("Text without a colour costs no pictures")
    func clearText() throws {
        for library in try libraries() {
            let canvas = InkCanvas(library: library)
            _ = canvas.line("abc \u{5D0}", TextStyle(font: FontSpec(size: 17)))
            func bytes() -> Int { FontLibrary.locked { library.words.byteCount + library.words.inks.byteCount } }
            let before = bytes()
            paint(canvas, color: PaintColor(red: 1, green: 0, blue: 0, alpha: 0))
            #expect(canvas.weight == 0 && bytes() == before)
        }
    }
}
