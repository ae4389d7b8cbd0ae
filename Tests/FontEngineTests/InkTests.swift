import RasterEngine
import Testing

@testable import FontEngine
@testable import TextEngine

@Suite("TextPainter, ink and geometry")
struct InkTests {
    private static let texts: [(name: String, text: String)] = [
        ("Latin", "AVATAR To Wave. Typography, fjord (office)"), ("Vietnamese", "Tiếng Việt: ẫ ộ Ễ Ặ ữ"),
        ("Arabic", "السلام عليكم ورحمة"), ("Arabic with marks", "السَّلَامُ لله"), ("Hebrew", "שָׁלוֹם עולם"),
        ("Devanagari", "नमस्ते हिन्दी क्षत्रिय"), ("Thai", "น้ำตาล ที่ สวัสดี"), ("CJK", "漢字かな混じり文"),
        ("Greek and Cyrillic", "Ελληνικά, Йога Ґанок"), ("mixed", "abc אבג 123 def"),
    ]

    /// Looks whether the columns and rows that are painted are those that the boxes of the glyphs cover.
    private func check(_ canvas: InkCanvas, _ boxes: [InkBox], _ comment: Comment) {
        let columns = Set(canvas.columns)
        let rows = Set(canvas.rows)
        func isCovered(_ place: Int, _ edges: KeyPath<InkBox, Double>, _ ends: KeyPath<InkBox, Double>) -> Bool {
            boxes.contains {
                Double(place + 1) > $0[keyPath: edges] - 1 && Double(place) < $0[keyPath: ends] + 1
            }
        }
        #expect(columns.allSatisfy { isCovered($0, \.left, \.right) }, comment)
        // Hinting moves edges by up to a pixel up or down, and what it moves is rounded.
        let reach = (-1...1)
        #expect(rows.allSatisfy { row in reach.contains { isCovered(row + $0, \.top, \.bottom) } }, comment)
        for box in boxes where box.right - box.left >= 1 {
            let (first, last) = (Int((box.left - 1).rounded(.down)), Int((box.right + 1).rounded(.up)))
            #expect((first...(first + 3)).contains { columns.contains($0) }, comment)
            #expect(((last - 3)...last).contains { columns.contains($0) }, comment)
        }
        if let top = boxes.map(\.top).min(), let bottom = boxes.map(\.bottom).max() {
            // Marks that stand on marks are each moved by hinting.
            #expect(abs(Double(rows.min() ?? 0) - top) < 3 && abs(Double((rows.max() ?? 0) + 1) - bottom) < 3, comment)
        }
    }

    @Test("Letters are painted where their clusters stand", arguments: [17.0, 34])
    func letters(size: Double) {
        for (name, text) in Self.texts {
            guard Installed.covers(text) else {
                print("Skipped: no font covers \(name).")
                continue
            }
            for scale in [1, 1.5, 2, 3] {
                let canvas = InkCanvas(
                    width: Int((size * 26 + 80) * scale), height: Int(size * 4 * scale), scale: scale, x: 40)
                let line = canvas.line(text, TextStyle(font: FontSpec(size: size)))
                canvas.paint(line)
                check(canvas, InkBox.boxes(of: line, on: canvas), "\(name) at \(size), scale \(scale)")
            }
        }
    }

    @Test("So are italic letters and stacks of marks", arguments: [1, 1.5, 2, 3])
    func overhangs(scale: Double) {
        let stack = "Z\u{351}\u{36B}\u{343}\u{36A}A\u{334}\u{335}\u{31C}\u{330}L\u{320}\u{368}\u{367}g"
        for text in ["fjord jf fff", stack, "j\u{300}\u{300}\u{300}", "ff\u{323}\u{323}\u{323}\u{323}"] {
            for family in ["Inter", "Liberation Serif", "Noto Sans"] where Installed.has(family) {
                let canvas = InkCanvas(width: Int(300 * scale), height: Int(160 * scale), scale: scale)
                let spec = FontSpec(design: .family(family), size: 17, isItalic: true)
                let line = canvas.line(text, TextStyle(font: spec))
                canvas.paint(line)
                check(canvas, InkBox.boxes(of: line, on: canvas), "\(family), \(text), scale \(scale)")
            }
        }
    }

    @Test("All ink lies where a line says that it reaches", arguments: [1, 1.5, 2])
    func reach(scale: Double) {
        let stack = "Z\u{351}\u{36B}\u{343}\u{36A}A\u{334}\u{335}\u{31C}\u{330}L\u{320}\u{368}\u{367}g"
        let texts = Self.texts.map(\.text) + [stack, "aceno", "ÅÇgjpqy|", "🙂👍🏽", "a", "_", "'"]
        for text in texts where Installed.covers(text) {
            for (family, isItalic) in [("Inter", false), ("Liberation Serif", true), ("Noto Sans", false)]
            where Installed.has(family) {
                let size = 17.0
                let canvas = InkCanvas(width: Int(320 * scale), height: Int(size * 6 * scale), scale: scale, x: 20)
                let spec = FontSpec(design: .family(family), size: size, isItalic: isItalic)
                let line = canvas.line(String(text.prefix(16)), TextStyle(font: spec))
                canvas.paint(line)
                let (rows, columns) = (canvas.rows, canvas.columns)
                let comment: Comment = "\(family), scale \(scale), \(text)"
                let base = Double(canvas.origin.baseline)
                #expect(Double(rows.min() ?? 0) >= base - line.ink.above * scale, comment)
                #expect(Double((rows.max() ?? 0) + 1) <= base + line.ink.below * scale, comment)
                let (left, side) = (canvas.origin.x, line.ink.side * scale)
                #expect(Double(columns.min() ?? 0) >= left - side, comment)
                #expect(Double((columns.max() ?? 0) + 1) <= left + line.width * scale + side, comment)
            }
        }
    }

    @Test("Letters that hinting makes higher lie there too, and marks that are wider than their letter")
    func reachOfTallAndWide() {
        func check(_ text: String, _ family: String, _ size: Double, _ scale: Double) {
            let canvas = InkCanvas(
                width: Int((size * 7 + 60) * scale), height: Int(size * 4 * scale), scale: scale, x: 30 * scale)
            let line = canvas.line(text, TextStyle(font: FontSpec(design: .family(family), size: size)))
            canvas.paint(line)
            let (rows, columns, base) = (canvas.rows, canvas.columns, Double(canvas.origin.baseline))
            let comment: Comment = "\(text), \(family) at \(size), scale \(scale)"
            #expect(Double(rows.min() ?? 0) >= base - line.ink.above * scale, comment)
            #expect(Double((rows.max() ?? 0) + 1) <= base + line.ink.below * scale, comment)
            let (left, side) = (canvas.origin.x, line.ink.side * scale)
            #expect(Double(columns.min() ?? 0) >= left - side - 1, comment)
            #expect(Double((columns.max() ?? 0) + 1) <= left + line.width * scale + side + 1, comment)
        }
        for family in ["Liberation Sans", "Liberation Mono", "Noto Sans"] where Installed.has(family) {
            for size in stride(from: 8.0, through: 40, by: 2) {
                for scale in [1, 1.25, 1.5, 2] { check("ÄÖÜÅÓǗ", family, size, scale) }
            }
        }
        for family in ["Inter", "Noto Sans"] where Installed.has(family) {
            for text in ["m\u{20DD}", "i\u{488}", "\u{488}"] { check(text, family, 17, 1) }
        }
    }

    @Test("Plain letters reach no farther than they are high")
    func plainReach() {
        let canvas = InkCanvas()
        let size = 20.0
        let line = canvas.line("aceno", TextStyle(font: FontSpec(size: size)))
        #expect(line.ink.above < size * 0.55 + 4 && line.ink.below < 4)
    }

    @Test("A letter's ink is between its carets, but for what kerning and leaning take", arguments: [17.0, 34])
    func carets(size: Double) {
        for (name, text) in Self.texts where Installed.covers(text) {
            let canvas = InkCanvas(width: 1200, height: 200)
            let line = canvas.line(text, TextStyle(font: FontSpec(size: size)))
            for placed in line.runs {
                let run = placed.run
                for (index, cluster) in run.clusters.enumerated() {
                    let offset = run.range.lowerBound + cluster.offset
                    // No caret stands inside a grapheme, which may have several clusters.
                    let graphemeEnd = run.clusters[(index + 1)...].first {
                        run.distance(at: run.range.lowerBound + $0.offset) > run.distance(at: offset)
                    }
                    let end = graphemeEnd?.offset ?? run.text.count
                    let edges = [
                        run.distance(at: offset), run.distance(at: run.range.lowerBound + end),
                    ].map { canvas.left(of: placed) + (run.isRightToLeft ? run.width - $0 : $0) }
                    for box in InkBox.boxes(of: line, on: canvas) where box.offset == offset {
                        let centre = (box.left + box.right) / 2
                        let (low, high) = (min(edges[0], edges[1]), max(edges[0], edges[1]))
                        let reach = 1 + size * 0.2
                        #expect(centre > low - reach && centre < high + reach, "\(name) at \(size), offset \(offset)")
                    }
                }
            }
        }
    }

    @Test("Letters that are painted one by one stand where they stand in their word", arguments: [1, 1.5, 2, 3])
    func oneByOne(scale: Double) {
        for text in ["AVATAR Wave", "illumination 1234", "Çà et là", "Ελληνικά"] {
            func canvas(_ change: (inout TextStyle) -> Void) -> InkCanvas {
                let canvas = InkCanvas(width: Int(260 * scale), height: Int(50 * scale), scale: scale)
                var style = TextStyle(font: FontSpec(size: 17))
                change(&style)
                canvas.paint(canvas.line(text, style))
                return canvas
            }
            let whole = canvas { _ in }
            let single = canvas { $0.tracking = 1e-9 }
            #expect(whole.rows == single.rows, "\(text)")
            let (a, b) = (Set(whole.columns), Set(single.columns))
            #expect(a.allSatisfy { b.contains($0) || b.contains($0 - 1) || b.contains($0 + 1) }, "\(text)")
            #expect(b.allSatisfy { a.contains($0) || a.contains($0 - 1) || a.contains($0 + 1) }, "\(text)")
            #expect(abs(whole.weight - single.weight) < whole.weight / 25, "\(text)")
        }
    }

    @Test("Digits of one width do not tear other letters apart")
    func monospacedDigits() {
        func canvas(_ text: String, _ isMonospaced: Bool) -> InkCanvas {
            let canvas = InkCanvas(width: 400, height: 60)
            canvas.paint(
                canvas.line(text, TextStyle(font: FontSpec(size: 17, hasMonospacedDigits: isMonospaced))))
            return canvas
        }
        for text in ["AVATAR fjord", "السلام عليكم", "नमस्ते"] where Installed.covers(text) {
            let (plain, spread) = (canvas(text, false), canvas(text, true))
            #expect(plain.columns == spread.columns && plain.weight == spread.weight, "\(text)")
        }
        // A one stands in the middle of a room that is as wide as a zero's.
        let columns = canvas("010", true).columns
        let gaps = zip(columns, columns.dropFirst()).filter { $1 - $0 > 1 }.map { $1 - $0 }
        #expect(gaps.count == 2 && abs(gaps[0] - gaps[1]) <= 1)
    }

    @Test("Where letters join, the ink is not laid on twice")
    func joins() {
        let half = PaintColor(red: 0, green: 0, blue: 0, alpha: 128.0 / 255)
        for (text, tracking) in [("بيتنا سلام", 0.0), ("بيتنا سلام", 4), ("नमस्ते", 0), ("ABC", 0)] {
            guard Installed.covers(text) else { continue }
            let canvas = InkCanvas(width: 300, height: 100)
            var style = TextStyle(font: FontSpec(size: 34))
            style.tracking = tracking
            canvas.paint(canvas.line(text, style), color: half)
            let darkest = canvas.columns.flatMap { x in canvas.rows.map { canvas.ink(x, $0) } }.max() ?? 0
            #expect(darkest <= 129 && darkest > 100, "\(text)")
        }
    }

    @Test("Only words near the clip are painted, and those whole")
    func clip() {
        let text = "one two three four five six seven eight nine ten"
        let whole = InkCanvas(width: 500, height: 60)
        let line = whole.line(text, TextStyle(font: FontSpec(size: 17)))
        whole.paint(line)
        let parts = InkCanvas(width: 500, height: 60)
        for start in stride(from: 0, to: 500, by: 7) {
            let clip = PixelRect(x: start, y: 0, width: 7, height: 60)
            let painter = TextPainter(Painter(buffer: parts.buffer, clip: clip, cache: PaintCache()))
            for placed in line.runs {
                painter.paint(
                    placed.run, x: parts.left(of: placed), baseline: parts.origin.baseline, scale: 1, color: .black)
            }
        }
        for y in 0..<60 { for x in 0..<500 where whole.ink(x, y) != parts.ink(x, y) { Issue.record("\(x) \(y)") } }
    }

    @Test("Places that are no numbers are not painted")
    func strangePlaces() {
        let canvas = InkCanvas(width: 60, height: 60)
        let line = canvas.line("abc", TextStyle(font: FontSpec(size: 17)))
        let painter = TextPainter(Painter(buffer: canvas.buffer, clip: canvas.buffer.bounds, cache: PaintCache()))
        for x in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
            for baseline in [30, Int(1e9), -Int(1e9)] {
                painter.paint(line.runs[0].run, x: x, baseline: baseline, scale: 1, color: .black)
            }
        }
        #expect(canvas.weight == 0)
    }
}
