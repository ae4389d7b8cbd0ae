import RasterEngine
import Testing

@testable import FontEngine
@testable import TextEngine

/// The ink of each character lies within its caret rectangle.
///
/// Which pixel belongs to which character no picture of a line can tell. So a line is painted as it is, and each of its
/// characters (what lies between two carets, which may be several clusters) is painted alone: by the painter of the
/// line's own runs, from a run of the character's own clusters. Two things are measured.
///
/// 1. The characters that were painted alone, laid over each other in the places that the carets of the line say,
///    give the picture of the line, to within a pixel: so the line's ink is where the carets say it is. In scripts whose
///    letters change beside each other (Arabic, Devanagari) a letter alone is another one; there the glyphs' outlines in
///    the line stand for the letters, and the painted picture is held against them.
/// 2. The outline of each glyph, where the line has it, reaches beyond the carets of its character by no more than a
///    pixel, and what its font makes it reach: the part of the outline that lies before the glyph's pen or behind its
///    own advance (the hook of a j, a mark that is wider than its letter), and by what kerning has drawn it nearer.
@Suite("Ink of single characters")
struct ClusterInkTests {
    struct Sample: Sendable {
        var name: String
        var text: String
        /// How far ink reaches out of its carets at most, in parts of the font's size, a pixel aside.
        var reach: Double
    }

    nonisolated static let samples = [
        Sample(name: "Latin with ligatures", text: "fi ffi fl office difficult affix", reach: 0),
        Sample(name: "Latin with kerning", text: "AVATAR To Wave Ty fjord", reach: 0.07),
        Sample(name: "Hebrew", text: "שלום עולם ברוכים", reach: 0),
        Sample(name: "Hebrew with points", text: "שָׁלוֹם", reach: 0),
        Sample(name: "Arabic", text: "السلام عليكم ورحمة", reach: 0.03),
        Sample(name: "Devanagari", text: "नमस्ते हिन्दी क्षत्रिय", reach: 0.02),
        Sample(name: "Thai", text: "น้ำตาล ที่ สวัสดี", reach: 0.04),
        Sample(name: "CJK", text: "漢字かな混じり文。", reach: 0),
        Sample(name: "emoji", text: "👩‍👩‍👧‍👦🇩🇪👍🏽❤️", reach: 0),
        Sample(name: "two directions", text: "abc אבג 123 def", reach: 0),
    ]

    /// A character of a line: what lies between two carets.
    struct Character {
        /// In UTF-16 units of the line.
        var range: Range<Int>
        /// From one caret to the other, in device pixels of the canvas.
        var left: Double
        var right: Double
    }

    private func characters(of line: LineFragment, on canvas: InkCanvas) -> [Character] {
        line.runs.flatMap { placed in
            let offsets = placed.run.stopOffsets
            return zip(offsets, offsets.dropFirst()).map { start, end in
                let edges = [start, end].map { canvas.left(of: placed) + placed.run.x(at: $0) * canvas.scale }
                return Character(range: start..<end, left: min(edges[0], edges[1]), right: max(edges[0], edges[1]))
            }
        }
    }

    private func canvas(_ sample: Sample, _ size: Double, _ scale: Double) -> InkCanvas {
        InkCanvas(
            width: Int((size * 22 + 120) * scale), height: Int(size * 4 * scale), scale: scale, x: 60 * scale)
    }

    @Test("Outlines keep to their carets", arguments: samples, [17.0, 34])
    func outlines(sample: Sample, size: Double) {
        guard Installed.covers(sample.text) || sample.name == "emoji" else {
            print("Skipped: no font covers \(sample.name).")
            return
        }
        for scale in [1.0, 2] {
            let canvas = canvas(sample, size, scale)
            let line = canvas.line(sample.text, TextStyle(font: FontSpec(size: size)))
            let characters = characters(of: line, on: canvas)
            #expect(characters.map(\.range.count).reduce(0, +) == sample.text.utf16.count, "carets cover the text")
            let limit = 1 + sample.reach * size * scale
            for box in InkBox.boxes(of: line, on: canvas) {
                // A ligature is one glyph and several characters: its ink is theirs together.
                let cluster = self.cluster(at: box.offset, in: line)
                let own = characters.filter { $0.range.overlaps(cluster) }
                guard let left = own.map(\.left).min(), let right = own.map(\.right).max() else {
                    Issue.record("ink at \(box.offset) belongs to no character")
                    continue
                }
                let out = max(left - box.left, box.right - right)
                #expect(out <= limit, "\(sample.name), \(box.offset), scale \(scale): \(out) pixels out of its carets")
            }
        }
    }

    /// The text that the glyphs at an offset stand for.
    private func cluster(at offset: Int, in line: LineFragment) -> Range<Int> {
        for placed in line.runs where placed.run.range.contains(offset) {
            let starts = placed.run.clusters.map { placed.run.range.lowerBound + $0.offset }.sorted()
            let end = starts.first { $0 > offset } ?? placed.run.range.upperBound
            return offset..<max(end, offset + 1)
        }
        return offset..<(offset + 1)
    }

    @Test("Painted ink keeps to the carets of its character", arguments: samples, [17.0, 34])
    func paint(sample: Sample, size: Double) {
        guard Installed.covers(sample.text) || sample.name == "emoji" else { return }
        for scale in [1.0, 2] {
            let whole = canvas(sample, size, scale)
            let line = whole.line(sample.text, TextStyle(font: FontSpec(size: size)))
            whole.paint(line)
            let limit = 1 + sample.reach * size * scale
            let characters = characters(of: line, on: whole)
            let columns = Set(whole.columns)
            // No ink but near a caret rectangle of a character that has any.
            for x in columns {
                let near = characters.contains { Double(x) >= $0.left - limit - 1 && Double(x) < $0.right + limit }
                #expect(near, "\(sample.name), scale \(scale): ink in column \(x)")
            }
            var inked = 0
            for character in characters {
                let units = Array(sample.text.utf16)[character.range]
                guard units.contains(where: { $0 != 0x20 }), character.right - character.left > 1 else { continue }
                // The middle of the place of every character that is seen has ink, in the whole picture.
                let (first, last) = (Int(character.left.rounded(.down)), Int(character.right.rounded(.up)))
                let has = (first...last).contains(where: columns.contains)
                #expect(has, "\(sample.name), \(character.range), scale \(scale): no ink between its carets")
                inked += 1
            }
            #expect(inked > 2)
        }
    }

    /// Letters of scripts that do not join, painted alone in the places that the carets of the line say.
    @Test(
        "Characters painted alone give the line",
        arguments: samples.filter { !["Arabic", "Devanagari"].contains($0.name) }, [17.0, 34])
    func alone(sample: Sample, size: Double) {
        guard Installed.covers(sample.text) || sample.name == "emoji" else { return }
        for scale in [1.0, 2] {
            let (whole, sum) = (canvas(sample, size, scale), canvas(sample, size, scale))
            let style = TextStyle(font: FontSpec(size: size))
            let line = whole.line(sample.text, style)
            whole.paint(line)
            let painter = TextPainter(Painter(buffer: sum.buffer, clip: sum.buffer.bounds, cache: PaintCache()))
            var overlaps = 0.0
            for placed in line.runs {
                for part in parts(of: placed.run) {
                    let alone = ShapedRun(
                        font: placed.run.font, style: placed.run.style, range: 0..<part.text.count, text: part.text,
                        script: placed.run.script, level: placed.run.level, clusters: part.clusters)
                    let left = whole.left(of: placed) + part.x * scale
                    painter.paint(alone, x: left, baseline: sum.origin.baseline, scale: scale, color: .black)
                    overlaps += 1
                }
            }
            #expect(overlaps > 1)
            let (a, b) = (inkedPixels(whole), inkedPixels(sum))
            #expect(!a.isEmpty && isNear(a, b) && isNear(b, a), "\(sample.name) at \(size), scale \(scale)")
        }
    }

    private struct Part {
        var text: [UInt16]
        var clusters: [ShapedRun.Cluster]
        /// Points from the run's left edge.
        var x: Double
    }

    /// The pieces of a run between carets, a ligature in one piece.
    private func parts(of run: ShapedRun) -> [Part] {
        // A letter that the font moves towards the next one, as Noto Sans Hebrew does, looks like that beside it only.
        let moved = zip(run.clusters, run.clusters.dropFirst()).filter { a, b in
            !a.isPlain && run.isRightToLeft && run.text[a.offset] != 0x20 && run.text[b.offset] != 0x20
        }
        let tied = Set(moved.map(\.1.offset))
        var borders = run.clusters.map(\.offset).filter {
            run.stopOffsets.contains(run.range.lowerBound + $0) && !tied.contains($0)
        }
        borders.append(run.text.count)
        return zip(borders, borders.dropFirst()).compactMap { start, end in
            guard end > start, run.text[start] != 0x20 else { return nil }
            let clusters = run.clusters.filter { $0.offset >= start && $0.offset < end }.map { cluster in
                var cluster = cluster
                cluster.offset -= start
                return cluster
            }
            let edges = [start, end].map { run.x(at: run.range.lowerBound + $0) }
            return Part(text: Array(run.text[start..<end]), clusters: clusters, x: min(edges[0], edges[1]))
        }
    }

    /// Pixels with more ink than the breath of an edge.
    private func inkedPixels(_ canvas: InkCanvas) -> Set<Int> {
        var pixels = Set<Int>()
        for y in 0..<canvas.buffer.height {
            for x in 0..<canvas.buffer.width where canvas.ink(x, y) > 40 { pixels.insert(y * 65536 + x) }
        }
        return pixels
    }

    /// Whether each pixel of one picture has one of the other beside it.
    private func isNear(_ a: Set<Int>, _ b: Set<Int>) -> Bool {
        a.allSatisfy { pixel in
            [0, 1, -1, 65536, -65536, 65537, -65537, 65535, -65535].contains { b.contains(pixel + $0) }
        }
    }
}
