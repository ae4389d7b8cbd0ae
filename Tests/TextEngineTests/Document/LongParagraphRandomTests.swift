import Testing

@testable import TextEngine

@Suite("Long paragraphs, random edits")
struct LongParagraphRandomTests {
    /// Pieces of some lines, so that a text of a thousand units is a long one.
    static let limits = PieceLimits(
        window: 96, context: 24, lookahead: 16, line: 512, reach: 400, lead: 100, laid: 2000, forgotten: 300)

    private static func text(_ count: Int, using random: inout SeededGenerator, isRightToLeft: Bool) -> [UInt16] {
        var units: [UInt16] = []
        while units.count < count {
            switch Int.random(in: 0..<30, using: &random) {
            case 0: units += Array("(\"x\") ".utf16)
            case 1: units += [0xE9, 0x301, 0x20]
            case 2: units += Array("\u{1F600} ".utf16)
            case 3: units += Array("   ".utf16)
            case 4: units += [UInt16](repeating: 0x61, count: Int.random(in: 0..<30, using: &random))
            case 5: units += Array("12.50-x ".utf16)
            case 6 where isRightToLeft: units += Array("שלום ".utf16)
            default: units += Array("abcdefghi".utf16.prefix(Int.random(in: 1...9, using: &random))) + [0x20]
            }
        }
        return Array(units.prefix(count))
    }

    @Test("Laid out from above, lines are those of the naive model after any edits", arguments: 1...8)
    func edits(series: UInt64) {
        var random = SeededGenerator(3 &+ series &* 104_729)
        let isRightToLeft = series % 4 == 0
        var limits = Self.limits
        limits.reach = 1 << 20
        var box = BoxDocument(
            Self.text(1500, using: &random, isRightToLeft: isRightToLeft), width: 120, limits: limits)
        for step in 0..<200 {
            let count = box.document.text.utf16Count
            switch Int.random(in: 0..<14, using: &random) {
            case 0 where step % 5 == 0: box.setWidth(Double(Int.random(in: 2...20, using: &random) * 10))
            case 1, 2, 3:
                let y = Double.random(in: -10...box.document.height + 10, using: &random)
                let top = box.document.layOut(from: y, height: 60)
                #expect(top >= 0 && top <= box.document.height, "seed \(random.seed), step \(step)")
            case 4: box.document.piece(laidOutAt: Int.random(in: 0...count, using: &random))
            case 5: box.document.invalidateLetters(of: random.range(within: count))
            case 6 where step % 7 == 0:
                let start = Int.random(in: 0...count, using: &random)
                box.replace(start..<start, with: [0x0A])
            case 7 where step % 3 == 0:
                let units = box.units
                let terminators = units.indices.filter { units[$0] == 0x0A }
                if let end = terminators.randomElement(using: &random) { box.replace(end..<(end + 1), with: []) }
            case 8 where step % 5 == 0: box.document.invalidate(random.range(within: count))
            default:
                let start = Int.random(in: 0...count, using: &random)
                let length = Int.random(in: 0..<12, using: &random) == 0 ? 200 : 6
                let end = min(count, start + Int.random(in: 0...length, using: &random))
                let new = count > 2500 ? 2 : count < 1000 ? 300 : length
                box.replace(start..<end, with: Self.text(new, using: &random, isRightToLeft: isRightToLeft))
            }
            #expect(box.document.tree.summary.count == box.document.count, "seed \(random.seed), step \(step)")
            if step % 10 == 0 {
                let (lines, model) = (box.lines(), box.model)
                #expect(lines == model, "seed \(random.seed), series \(series), step \(step)")
                guard lines == model else { return }
            }
        }
        #expect(box.document.tree.invariantFaults() == [])
    }

    @Test("What is entered in the middle covers what is seen, line by line, and does not jump", arguments: 1...8)
    func views(series: UInt64) {
        var random = SeededGenerator(5 &+ series &* 15_485_863)
        var box = BoxDocument(
            Self.text(20_000, using: &random, isRightToLeft: series % 4 == 0), width: 120, limits: Self.limits)
        var y = 0.0
        for step in 0..<300 {
            let count = box.document.text.utf16Count
            let place: Comment = "seed \(random.seed), series \(series), step \(step)"
            switch Int.random(in: 0..<8, using: &random) {
            case 0: y = Double.random(in: 0...box.document.height, using: &random)
            case 1, 2: y = max(0, y + Double.random(in: -70...70, using: &random))
            case 3:
                let start = Int.random(in: 0...count, using: &random)
                box.replace(start..<min(count, start + 3), with: [0x62, 0x20, 0x63])
            case 4:
                // In view.
                let stop = box.document.stop(nearestToX: 50, y: y + 30)
                box.replace(stop.head..<stop.head, with: [0x62])
            default: break
            }
            let seen = Self.middle(of: box, from: y, height: 60)
            y = box.document.layOut(from: y, height: 60)
            if let seen, let now = box.laidLines.last(where: { $0.range.lowerBound <= seen.offset }) {
                // Lines that began at a guess may change, and edits in view move what is below them by a line or so.
                #expect(abs(now.y - y - seen.y) <= 30, place)
            }
            let end = Self.cover(box, from: y, height: 60, place)
            #expect(end >= min(y + 60, box.document.height) - 1e-6, place)
            #expect(box.document.tree.summary.count == box.document.count, place)
            #expect(box.document.tree.summary.laidCount < 4000, place)
            // Once more nothing happens, but that a known line start may be a little nearer than it was.
            let before = Self.middle(of: box, from: y, height: 60)
            y = box.document.layOut(from: y, height: 60)
            if let before, let now = box.laidLines.last(where: { $0.range.lowerBound <= before.offset }) {
                #expect(abs(now.y - y - before.y) <= 30, place)
            }
        }
        #expect(box.document.tree.invariantFaults() == [])
    }

    /// A line in view and its distance from the top.
    private static func middle(of box: BoxDocument, from y: Double, height: Double) -> (offset: Int, y: Double)? {
        let line = box.laidLines.first { $0.y >= y && $0.y < y + height }
        return line.map { ($0.range.lowerBound, $0.y - y) }
    }

    /// Goes through the pieces in view, which must follow each other without a gap, and returns where they end.
    private static func cover(_ box: BoxDocument, from y: Double, height: Double, _ place: Comment) -> Double {
        var (end, offset) = (y, Int?.none)
        box.document.forEachPiece(from: y, to: y + height) { piece in
            #expect(piece.y <= end + 1e-6, place)
            #expect(offset == nil || offset == piece.range.lowerBound, place)
            let lines = piece.layout.lines
            #expect(lines[0].range.lowerBound == 0, place)
            for (upper, lower) in zip(lines, lines.dropFirst()) {
                #expect(upper.range.upperBound == lower.range.lowerBound, place)
            }
            end = piece.y + piece.layout.height
            offset = piece.range.upperBound
            return true
        }
        return end
    }
}
