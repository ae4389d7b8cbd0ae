import Testing

@testable import TextEngine

@Suite("Rope, lines")
struct RopeLineTests {
    /// The offsets where lines start, found the slow way.
    private func lineStarts(_ units: [UInt16]) -> [Int] {
        var starts = [0]
        for (index, unit) in units.enumerated() {
            let ends: Bool
            switch unit {
            case 0x0D: ends = index + 1 == units.count || units[index + 1] != 0x0A
            case 0x0A, 0x85, 0x2028, 0x2029: ends = true
            default: ends = false
            }
            if ends { starts.append(index + 1) }
        }
        return starts
    }

    private func check(_ rope: Rope, _ units: [UInt16], offsets: some Sequence<Int>, _ comment: Comment) {
        let starts = lineStarts(units)
        #expect(rope.lineCount == starts.count, comment)
        guard rope.lineCount == starts.count else { return }
        for offset in offsets {
            let line = starts.lastIndex { $0 <= offset } ?? 0
            #expect(rope.lineNumber(at: offset) == line, comment)
            #expect(rope.offset(ofLine: line) == starts[line], comment)
            let end = line + 1 < starts.count ? starts[line + 1] : units.count
            #expect(rope.paragraphRange(containing: offset) == starts[line]..<end, comment)
            let text = units[starts[line]..<end]
            let terminator = line + 1 == starts.count ? 0 : text.suffix(2) == [0x0D, 0x0A] ? 2 : 1
            let contentEnd = end - terminator
            #expect(rope.paragraphContentRange(containing: offset) == starts[line]..<contentEnd, comment)
        }
    }

    @Test(
        "Every terminator ends a line, CRLF as one",
        arguments: [
            "", "\n", "\r", "\r\n", "\n\r", "\r\r\n\n", "a\nb", "a\r\n", "\u{85}x\u{2028}y\u{2029}", "no end",
            "\r\n\r\n", "ab\u{B}c\u{C}d",
        ])
    func terminators(text: String) {
        let units = Array(text.utf16)
        check(Rope(text), units, offsets: 0...units.count, "\(units)")
    }

    @Test("A CRLF counts once wherever chunks end")
    func chunkBorders() {
        // CRLF at each offset around the first chunk borders, of a narrow and of a wide text.
        for filler in [UInt16(0x61), 0x4E2D] {
            for shift in 0..<4 {
                var units = [UInt16](repeating: filler, count: 6000)
                for border in stride(from: 1792, to: 6000, by: 1792) {
                    units.replaceSubrange((border - shift)..<(border - shift + 2), with: [13, 10])
                }
                let offsets = [0, 1788, 1789, 1790, 1791, 1792, 1793, 1794, 3583, 3584, 3585, 5999, 6000]
                check(Rope(utf16: units), units, offsets: offsets, "filler \(filler), shift \(shift)")
            }
        }
    }

    @Test("Counting in words agrees with counting one by one, at every length and alignment")
    func counting() {
        var generator = SeededGenerator()
        let narrowPool: [UInt8] = [0x0A, 0x0D, 0x0D, 0x85, 0x0B, 0x8A, 0x8D, 0x05, 0x61]
        let widePool: [UInt16] = [
            0x0A, 0x0D, 0x0D, 0x85, 0x2028, 0x2029, 0x202A, 0x2027, 0x0A0A, 0x0D0D, 0x0A00, 0x8085,
        ]
        for length in Array(0..<70) + [255, 256, 2040, 2041, 2047, 2048] {
            let narrow = (0..<length).map { _ in narrowPool[Int.random(in: 0..<narrowPool.count, using: &generator)] }
            let wide = (0..<length).map { _ in widePool[Int.random(in: 0..<widePool.count, using: &generator)] }
            let narrowCount = narrow.withUnsafeBufferPointer { LineTerminator.count(in: .narrow($0)) }
            #expect(
                narrowCount == lineStarts(narrow.map(UInt16.init)).count - 1, "length \(length), seed \(generator.seed)"
            )
            let wideCount = wide.withUnsafeBufferPointer { LineTerminator.count(in: .wide($0)) }
            #expect(wideCount == lineStarts(wide).count - 1, "length \(length), seed \(generator.seed)")
        }
        let feeds = [UInt8](repeating: 0x0A, count: 2048 * 4)
        #expect(feeds.withUnsafeBufferPointer { LineTerminator.count(in: .narrow($0)) } == 2048 * 4)
    }

    @Test("Lines stay right through random edits")
    func randomEdits() {
        var generator = SeededGenerator()
        var model: [UInt16] = []
        var rope = Rope()
        for step in 0..<3000 {
            let range = generator.range(within: model.count)
            let new = generator.units(atMost: step % 60 == 0 ? 4000 : 6)
            rope.replace(range, with: new)
            model.replaceSubrange(range, with: new)
            guard step % 25 == 0 else { continue }
            let random = (0..<4).map { _ in Int.random(in: 0...model.count, using: &generator) }
            let offsets = [range.lowerBound, 0, model.count] + random
            check(rope, model, offsets: offsets, "step \(step), seed \(generator.seed)")
        }
    }
}
