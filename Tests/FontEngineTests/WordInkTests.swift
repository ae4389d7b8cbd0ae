import RasterEngine
import Testing
import TextEngine

@testable import FontEngine

/// Words are painted from masks that are kept; nobody may see from what they were painted.
@Suite("WordInk")
struct WordInkTests {
    private static let texts = [
        "AVATAR To Wave fjord", "illumination 1234, (office) ffi", "Tiếng Việt ẫ", "a\u{301}e\u{308}o\u{327}\u{302}x",
        "السلام عليكم", "שָׁלוֹם עולם", "नमस्ते", "漢字かな", "Ελληνικά, Йога", "😀 👨‍👩‍👧 x", "abc אבג 123 def",
    ]
    private static let colors = [
        PaintColor.black, .white, PaintColor(red: 0, green: 0.48, blue: 1, alpha: 1),
        PaintColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.6),
    ]
    private static let fonts: [(design: FontSpec.Design, size: Double, isItalic: Bool)] = [
        (.system, 17, false), (.system, 12, false), (.system, 34, false), (.system, 60, false),
        (.family("Noto Sans"), 17, false), (.family("Liberation Serif"), 21, true),
    ]

    private static func styles() -> [TextStyle] {
        fonts.map { TextStyle(font: FontSpec(design: $0.design, size: $0.size, isItalic: $0.isItalic)) }
    }

    private static func isShown(_ text: String) -> Bool { Installed.covers(text) }

    private static func pixels(_ canvas: InkCanvas) -> [UInt32] {
        Array(UnsafeBufferPointer(start: canvas.buffer.pixels, count: canvas.buffer.width * canvas.buffer.height))
    }

    private static func library() -> FontLibrary { FontLibrary(catalog: FontCatalog()) { _ in } }

    /// The words of a run as the painter finds them.
    private func forEachWord(
        of run: ShapedRun, _ body: (UnsafeBufferPointer<UInt16>, UnsafeBufferPointer<ShapedRun.Cluster>) -> Void
    ) {
        guard let font = run.font as? ScaledFont else { return }
        for place in InkPlaces(run, font: font, x: 0, scale: font.scale) {
            run.text.withUnsafeBufferPointer { text in
                run.clusters.withUnsafeBufferPointer { clusters in
                    body(
                        UnsafeBufferPointer(rebasing: text[place.range]),
                        UnsafeBufferPointer(rebasing: clusters[place.clusters]))
                }
            }
        }
    }

    @Test("Letters in one mask are painted as one after the other, at every quarter of a pixel")
    func joined() {
        FontLibrary.locked {
            let words = FontLibrary.shared.words
            var (joinedCount, overlapCount) = (0, 0)
            for style in Self.styles() {
                for text in Self.texts where Self.isShown(text) {
                    for placed in InkCanvas().line(text, style).runs {
                        guard let font = placed.run.font as? ScaledFont else { continue }
                        let glyphCache = words.inks.glyphCache(
                            font, script: placed.run.script, isRightToLeft: placed.run.isRightToLeft)
                        forEachWord(of: placed.run) { text, clusters in
                            for quarter in 0..<4 {
                                let ink = WordInk(
                                    text, clusters: clusters, from: glyphCache, quarter: quarter, words: words)
                                let (before, bytes) = (ink.look, ink.byteCount)
                                // A word that has come twice may still be being typed.
                                #expect(ink.join() == 0)
                                #expect(ink.join() == ink.byteCount - bytes)
                                guard case .joined(let stack, _, _) = ink.look else { continue }
                                joinedCount += 1
                                overlapCount += stack.overlaps.count
                                expectSame(ink.look, before, "\(style.font), \(Array(text)), quarter \(quarter)")
                            }
                        }
                    }
                }
            }
            #expect(joinedCount > 100 && overlapCount > 0, "Words must be joined, and some letters must touch")
        }
    }

    /// Looks whether two looks are the same in all colours, and wherever they are cut.
    private func expectSame(_ a: WordInk.Look, _ b: WordInk.Look, _ comment: Comment) {
        for (number, color) in Self.colors.enumerated() {
            let painted = [a, b].map { look in
                let canvas = InkCanvas(width: 220, height: 80, x: 100)
                canvas.buffer.clear(canvas.buffer.bounds, to: number == 1 ? 0xFF20_3040 : 0xFFF2_F2F7)
                let parts = [
                    canvas.buffer.bounds, PixelRect(x: 103, y: 0, width: 9, height: 39),
                    PixelRect(x: 107, y: 36, width: 50, height: 3),
                ]
                // What was painted before is painted over, so that parts that are too large show too.
                for clip in parts {
                    let painter = TextPainter(Painter(buffer: canvas.buffer, clip: clip, cache: PaintCache()))
                    _ = painter.paint(look, x: 100, baseline: 40, color: color)
                }
                return Self.pixels(canvas)
            }
            #expect(painted[0] == painted[1], comment)
        }
    }

    @Test("A text that is cut into parts of any width and height looks like the whole", arguments: [1, 1.5, 2])
    func cut(scale: Double) {
        for (number, style) in Self.styles().enumerated() {
            for (index, text) in Self.texts.enumerated() where Self.isShown(text) {
                let color = Self.colors[(number + index) % 4]
                let x = 20 + Double(index) * 0.13
                let size = (width: Int(style.font.size * 16 * scale) + 40, height: Int(style.font.size * 3 * scale))
                let (whole, parts) = (
                    InkCanvas(width: size.width, height: size.height, scale: scale, x: x),
                    InkCanvas(width: size.width, height: size.height, scale: scale, x: x, library: Self.library())
                )
                let line = whole.line(text, style)
                whole.paint(line, color: color)
                let grid = max(1, Int(style.font.size * scale / 17))
                let (across, down) = ([17, 13, 31][index % 3] * grid, [7, 11, 64][number % 3] * grid)
                // From the end to the start, so that words are met from their ends.
                for left in stride(from: 0, to: size.width, by: across).reversed() {
                    for top in stride(from: 0, to: size.height, by: down) {
                        let clip = PixelRect(x: left, y: top, width: across, height: down)
                        let painter = TextPainter(
                            Painter(buffer: parts.buffer, clip: clip, cache: PaintCache()), library: parts.library)
                        for placed in line.runs {
                            painter.paint(
                                placed.run, x: parts.left(of: placed), baseline: parts.origin.baseline, scale: scale,
                                color: color)
                        }
                    }
                }
                #expect(Self.pixels(whole) == Self.pixels(parts), "\(text), \(style.font), scale \(scale)")
            }
        }
    }

    @Test("A text looks the same when it is painted again, and when all was forgotten in between")
    func again() {
        let library = Self.library()
        for style in Self.styles() {
            for text in Self.texts where Self.isShown(text) {
                func canvas() -> InkCanvas {
                    let canvas = InkCanvas(width: 900, height: 160, x: 30.4, library: library)
                    canvas.paint(canvas.line(text, style))
                    return canvas
                }
                let first = Self.pixels(canvas())
                #expect(first.contains { $0 != 0xFFFF_FFFF }, "\(text)")
                #expect(Self.pixels(canvas()) == first, "\(text), \(style.font)")
                FontLibrary.locked { library.words.inks.removeAll() }
                #expect(Self.pixels(canvas()) == first, "\(text), \(style.font), forgotten")
            }
        }
    }

    @Test("Words with the same letters in other places are other words")
    func places() {
        let library = Self.library()
        func pixels(tracking: Double = 0, digits: Bool = false, fresh: Bool = false) -> [UInt32] {
            var style = TextStyle(font: FontSpec(size: 17, hasMonospacedDigits: digits))
            style.tracking = tracking
            let canvas = InkCanvas(width: 300, height: 60, library: fresh ? Self.library() : library)
            canvas.paint(canvas.line("AVA1x1A Tv11", style))
            return Self.pixels(canvas)
        }
        for (tracking, digits) in [(0, false), (0, true), (1.3, false), (0, false), (-0.6, true), (0, true)] {
            #expect(
                pixels(tracking: tracking, digits: digits)
                    == pixels(tracking: tracking, digits: digits, fresh: true), "\(tracking) \(digits)")
        }
    }

    @Test("The memory stays bounded, however many words are painted")
    func memory() {
        let library = Self.library()
        for number in 0..<6000 {
            let canvas = InkCanvas(width: 120, height: 40, x: 2 + Double(number % 4) / 4, library: library)
            canvas.paint(canvas.line("word\(number)x", TextStyle(font: FontSpec(size: 13 + Double(number % 30)))))
        }
        FontLibrary.locked {
            #expect(library.words.inks.byteCount > 0 && library.words.inks.byteCount <= InkCache.byteLimit)
            #expect(library.words.byteCount + library.words.inks.byteCount <= 8 << 20)
        }
    }

    @Test("When all was forgotten the memory is empty, and the same words take as much of it again")
    func forgottenMemory() {
        let library = Self.library()
        func bytes() -> Int { FontLibrary.locked { library.words.inks.byteCount } }
        func paint() {
            let canvas = InkCanvas(width: 400, height: 60, library: library)
            canvas.paint(canvas.line("Some words of ink", TextStyle(font: FontSpec(size: 17))))
        }
        #expect(bytes() == 0)
        paint()
        let full = bytes()
        #expect(full > 0)
        for _ in 0..<3 {
            FontLibrary.locked { library.words.inks.removeAll() }
            #expect(bytes() == 0)
            paint()
            #expect(bytes() == full)
        }
    }

    @Test("The pen takes the nearest quarter of a pixel")
    func subpixelPositions() {
        let places: [(x: Double, pixel: Int, quarter: Int)] = [
            (0, 0, 0), (0.12, 0, 0), (0.13, 0, 1), (0.37, 0, 1), (0.38, 0, 2), (0.88, 1, 0), (-0.1, 0, 0),
            (-0.2, -1, 3), (-1, -1, 0), (-7.4, -8, 2), (1e300, 0, 0), (-1e300, 0, 0), (.nan, 0, 0), (.infinity, 0, 0),
        ]
        for (x, pixel, quarter) in places {
            let place = SubpixelPosition(x)
            #expect(place.pixel == pixel && place.quarter == quarter, "\(x)")
        }
    }
}
