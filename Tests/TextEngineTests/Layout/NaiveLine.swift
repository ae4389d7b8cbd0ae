@testable import TextEngine

/// One line of boxes, set character by character as UAX #9 has it, without runs.
struct NaiveLine {
    struct Grapheme {
        var range: Range<Int>
        var level: UInt8
        var width: Double
    }

    let graphemes: [Grapheme]
    /// Where each grapheme's left edge stands.
    let xs: [Double]
    let baseLevel: UInt8

    init(_ text: String, direction: BaseDirection) {
        let units = Array(text.utf16)
        var levels = [UInt8](repeating: 0, count: units.count)
        let bidi = units.withUnsafeBufferPointer { ICU.bidi($0, direction: direction) }
        for run in bidi.runs { for offset in run.range { levels[offset] = run.level } }
        // L1, for blanks at the end.
        var last = units.count
        while last > 0, units[last - 1] == 0x20 || BoxShaper.isInvisible(units[last - 1]) {
            last -= 1
            levels[last] = bidi.level
        }
        var graphemes: [Grapheme] = []
        var offset = 0
        for character in text {
            let count = character.utf16.count
            graphemes.append(
                Grapheme(
                    range: offset..<(offset + count), level: levels[offset],
                    width: BoxShaper.isInvisible(units[offset]) ? 0 : 10))
            offset += count
        }
        // L2, one reversal for each level.
        var order = Array(graphemes.indices)
        for level in (1...UInt8(130)).reversed() {
            var start = 0
            while start < order.count {
                var end = start
                while end < order.count, graphemes[order[end]].level >= level { end += 1 }
                order[start..<end].reverse()
                start = max(end, start + 1)
            }
        }
        var xs = [Double](repeating: 0, count: graphemes.count)
        var x = 0.0
        for index in order {
            xs[index] = x
            x += graphemes[index].width
        }
        self.graphemes = graphemes
        self.xs = xs
        baseLevel = bidi.level
    }
}

extension SeededGenerator {
    /// Text in which directions, scripts, blanks and long graphemes meet. Every `Character` is one grapheme.
    mutating func mixedText(atMost count: Int) -> String {
        let pool = [
            "a", "b", "f", "i", "א", "ב", "ل", "ا", "1", "2", ".", ",", "(", ")", " ", " ", " ", "漢", "😀", "e\u{301}",
            "👩‍👩‍👧", "🇩🇪", "-", "\u{2066}", "\u{2067}", "\u{2069}",
        ]
        return (0..<Int.random(in: 0...count, using: &self)).map { _ in
            pool[Int.random(in: 0..<pool.count, using: &self)]
        }.joined()
    }
}
