import Testing

@testable import TextEngine

@Suite("Long paragraphs")
struct LongParagraphTests {
    private static func words(_ count: Int) -> [UInt16] {
        var random = SeededGenerator(7)
        let words = (0..<1000).map { _ in "abcdefghij".prefix(Int.random(in: 1...10, using: &random)) }
        let page = Array((words.joined(separator: " ") + " ").utf16)
        var units: [UInt16] = []
        units.reserveCapacity(count + page.count)
        while units.count < count { units += page }
        return Array(units.prefix(count))
    }

    @Test("Ten million units in one paragraph: opening, jumping and typing cost what is seen")
    func giant() {
        var text = Rope(utf16: Self.words(80_000))
        while text.utf16Count < 10_000_000 { text.append(text) }
        let count = text.utf16Count
        var box = BoxDocument(text, width: 800)
        #expect(box.shapedUnits { _ = $0.document.layOut(from: 0, height: 480) } < 20_000)
        var y = 0.0
        for part in [0.5, 1, 0.25] {
            let shaped = box.shapedUnits { y = $0.document.layOut(from: $0.document.height * part, height: 480) }
            #expect(shaped < 30_000)
            let offset = box.document.stop(nearestToX: 100, y: y + 100).head
            for number in 0..<5 {
                box.replace((offset + number)..<(offset + number), with: [0x78])
                let typed = box.shapedUnits {
                    y = $0.document.layOut(from: y, height: 480)
                    _ = $0.document.caret(at: offset + number + 1, affinity: .downstream)
                }
                #expect(typed < 4000)
            }
        }
        let caret = box.shapedUnits { _ = $0.document.caret(at: count / 3, affinity: .downstream) }
        #expect(caret < 10_000)
        let stop = box.shapedUnits { _ = $0.document.lineRange(at: count * 2 / 3, affinity: .upstream) }
        #expect(stop < 10_000)
    }

    @Test("Lines that an edit moves without end are set in pieces that grow, not two at a time")
    func endless() {
        var box = BoxDocument(String(repeating: "\u{2067}a", count: 20_000), width: 800)
        _ = box.document.layOut(from: 0, height: 480)
        box.replace(41..<41, with: [0x78])
        _ = box.document.layOut(from: 0, height: 480)
        var (pieces, lines) = (0, 0)
        box.document.forEachPiece(from: 0, to: 480) {
            pieces += 1
            lines += $0.layout.lines.count
            return true
        }
        #expect(lines >= 48)
        #expect(pieces < 8)
    }

    @Test("Scrolling through a paragraph forgets lines and moves nothing")
    func forgetting() {
        var box = BoxDocument(Self.words(300_000), width: 400)
        var y = box.document.layOut(from: 0, height: 480)
        for _ in 0..<300 {
            let height = box.document.height
            let wanted = y + 300
            y = box.document.layOut(from: wanted, height: 480)
            // All is laid out from above, so what is above is never corrected.
            #expect(abs(y - wanted) < 1e-6 || y == box.document.height)
            #expect(box.document.height > height * 0.5)
            #expect(box.document.tree.summary.laidCount < 100_000)
        }
        let forgotten = box.document.tree.first { $0.piece == nil }
        #expect(forgotten != nil)
        // On the way back lines begin where they did.
        let model = Dictionary(uniqueKeysWithValues: box.model.map { ($0.range.lowerBound, $0) })
        for _ in 0..<300 {
            let wanted = max(0, y - 300)
            y = box.document.layOut(from: wanted, height: 480)
            #expect(abs(y - wanted) < 1e-6)
            box.document.forEachPiece(from: y, to: y + 480) { piece in
                for line in piece.layout.lines {
                    let range = (piece.range.lowerBound + line.range.lowerBound)
                    #expect(model[range] != nil)
                }
                return true
            }
        }
        #expect(y == 0)
    }

    @Test("A text that is not wrapped is broken only where a line becomes too long to handle")
    func unwrapped() {
        let limits = PieceLimits(
            window: 96, context: 24, lookahead: 16, line: 512, reach: 4000, lead: 100, laid: 2000, forgotten: 300)
        var box = BoxDocument(Self.words(300), width: 100, wrap: .none, limits: limits)
        #expect(box.lines().map(\.range) == [0..<300])
        box = BoxDocument(Self.words(2000), width: 100, wrap: .none, limits: limits)
        let ends = box.lines().map(\.range.upperBound)
        #expect(ends == [512, 1024, 1536, 2000])
        // The ends below an edit stay with their text.
        box.replace(600..<600, with: [0x78])
        #expect(box.lines().map(\.range.upperBound) == [512, 1025, 1537, 2001])
    }

    @Test("Where two pieces meet, the end of a line and the beginning of the next are told apart by affinity")
    func affinity() {
        var box = BoxDocument(Self.words(2000), width: 120, limits: LongParagraphRandomTests.limits)
        let lines = box.lines()
        for (upper, lower) in zip(lines, lines.dropFirst()) {
            let border = lower.range.lowerBound
            #expect(box.document.lineRange(at: border, affinity: .upstream) == upper.range)
            #expect(box.document.lineRange(at: border, affinity: .downstream) == lower.range)
            #expect(box.document.caret(at: border, affinity: .upstream).y == upper.y)
            #expect(box.document.caret(at: border, affinity: .downstream) == .init(x: 0, y: lower.y, height: 10))
            let end = box.document.stop(nearestToX: 500, y: upper.y + 5)
            #expect(end == TextSelection(caret: border, affinity: .upstream))
            #expect(box.document.stop(nearestToX: -5, y: lower.y + 5) == TextSelection(caret: border))
        }
    }

    @Test("Only the end of a paragraph shows a selected line end")
    func selections() {
        var box = BoxDocument(Self.words(500) + [0x0A, 0x61], width: 120, limits: LongParagraphRandomTests.limits)
        let lines = box.lines()
        var pieces: [(Bool, Bool)] = []
        box.document.forEachPiece(from: 0, to: .infinity) {
            pieces.append(($0.beginsParagraph, $0.endsParagraph))
            return true
        }
        #expect(pieces.count > 5)
        #expect(pieces.map(\.0) == pieces.indices.map { $0 == 0 || $0 == pieces.count - 1 })
        #expect(pieces.map(\.1) == pieces.indices.map { $0 >= pieces.count - 2 })
        var signs = 0
        var spans = 0
        box.document.forEachSpan(of: 0..<502, from: 0, to: .infinity) { x, _, height in
            spans += 1
            if x.upperBound - x.lowerBound == height / 4 { signs += 1 }
        }
        #expect(signs == 1)
        #expect(spans == lines.count + 1)
    }

    @Test("A word that becomes shorter moves up into the line before, also across pieces")
    func movingUp() {
        for offset in stride(from: 20, to: 400, by: 7) {
            var box = BoxDocument(Self.words(600), width: 120, limits: LongParagraphRandomTests.limits)
            _ = box.lines()
            box.replace(offset..<(offset + 4), with: [])
            #expect(box.lines() == box.model, "\(offset)")
        }
    }

    @Test("A first strong letter turns all lines of its paragraph")
    func direction() {
        var box = BoxDocument(Self.words(600), width: 120, limits: LongParagraphRandomTests.limits)
        _ = box.lines()
        box.replace(0..<0, with: [0x5D0, 0x20])
        #expect(box.lines() == box.model)
        box.replace(0..<1, with: [])
        #expect(box.lines() == box.model)
    }
}
