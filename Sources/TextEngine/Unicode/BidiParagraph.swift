/// The direction that a paragraph's text starts from.
package enum BaseDirection: Sendable {
    /// That of the first strong character (rules P2 and P3 of UAX #9), left to right if there is none.
    case automatic
    /// Left to right.
    case leftToRight
    /// Right to left.
    case rightToLeft
}

/// Neighbouring units of one embedding level.
package struct BidiRun: Equatable, Sendable {
    /// The run, in UTF-16 units.
    package var range: Range<Int>
    /// The level: even from left to right, odd from right to left.
    package var level: UInt8

    /// Whether the run reads from right to left.
    package var isRightToLeft: Bool { level & 1 == 1 }
}

/// The result of the bidirectional algorithm for one paragraph.
package struct BidiParagraph: Equatable, Sendable {
    /// The level of the paragraph itself: 0 from left to right, 1 from right to left.
    package var level: UInt8
    /// The runs in logical order, without gaps; neighbours differ in level. Empty in an empty paragraph.
    package var runs: [BidiRun]

    init(level: UInt8, runs: [BidiRun]) {
        self.level = level
        self.runs = runs
    }

    /// A paragraph of `utf16Count` units that all have its own level.
    init(uniform level: UInt8, utf16Count: Int) {
        self.init(level: level, runs: utf16Count == 0 ? [] : [BidiRun(range: 0..<utf16Count, level: level)])
    }

    /// Whether a unit can give a text that starts from left to right any other level than 0: it is of a script that runs
    /// from right to left, half of such a character, an Arabic digit, or a sign that only directs the text.
    static func mayRaiseLevel(_ unit: UInt16) -> Bool {
        if unit < 0x590 { return false }
        if GraphemeBreaker.isDirectional(unit) { return true }
        switch unit {
        case 0x590...0x8FF: return true
        // U+10800 to U+10FFF and U+1E800 to U+1EFFF.
        case 0xD802...0xD803, 0xD83A...0xD83B: return true
        case 0xFB1D...0xFDFF, 0xFE70...0xFEFF: return true
        default: return false
        }
    }

    /// The order in which the parts of a line appear from left to right (rule L2 of UAX #9).
    ///
    /// `levels` are those of the parts in logical order; the result holds their indices in visual order.
    package static func visualOrder(ofLevels levels: [UInt8]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 & 1 == 1 }).min() else { return order }
        for level in (lowestOdd...highest).reversed() {
            var start = 0
            while start < order.count {
                guard levels[order[start]] >= level else {
                    start += 1
                    continue
                }
                var end = start + 1
                while end < order.count && levels[order[end]] >= level { end += 1 }
                order[start..<end].reverse()
                start = end
            }
        }
        return order
    }
}
