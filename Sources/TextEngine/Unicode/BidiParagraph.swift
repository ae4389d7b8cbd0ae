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
