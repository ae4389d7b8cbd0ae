/// A stretch of a text around an offset, large enough to find the words there and small enough to cost little.
struct BreakWindow {
    /// How far a first look goes to either side, in UTF-16 units.
    static let smallestRadius = 256
    /// How far a look goes at most; longer words than that are taken to end there.
    static let largestRadius = 4096

    /// The radius of the next look, after one with `radius` was too short.
    static func radius(after radius: Int) -> Int { min(radius * 4, largestRadius) }

    /// The stretch, of whole clusters, in UTF-16 units of the text.
    let range: Range<Int>
    private let units: [UInt16]
    /// Whether the words of the whole text have a boundary at either end of the stretch.
    private let isStartCertain: Bool
    private let isEndCertain: Bool

    /// The stretch of `radius` units to either side of `offset`, cut to `limits`.
    init(around offset: Int, radius: Int, in rope: Rope, within limits: Range<Int>? = nil) {
        let limits = limits ?? 0..<rope.utf16Count
        var lower = limits.lowerBound
        if offset - radius > lower {
            lower = max(lower, GraphemeBreaker.boundary(atOrBefore: offset - radius, in: rope))
        }
        var upper = limits.upperBound
        if offset + radius < upper {
            upper = min(upper, GraphemeBreaker.boundary(atOrAfter: offset + radius, in: rope))
        }
        var units = rope.units(in: lower..<upper)
        var isStartCertain = lower == limits.lowerBound
        if !isStartCertain {
            // A word starts behind a blank whatever stands before that, so it is the better place to start from.
            let near = units.prefix(offset - lower).prefix(radius / 2)
            let blank = near.indices.dropLast().first {
                WordBreaker.isBlank(near[$0]) && !WordBreaker.isBlank(near[$0 + 1])
            }
            if let skipped = blank.map({ GraphemeBreaker.boundary(atOrAfter: lower + $0 + 1, in: rope) - lower }),
                skipped <= offset - lower
            {
                units.removeFirst(skipped)
                lower += skipped
                isStartCertain = true
            }
        }
        range = lower..<upper
        self.units = units
        self.isStartCertain = isStartCertain
        isEndCertain = upper == limits.upperBound
    }

    /// Whether `segment`, in units of the text, is known not to go on beyond the stretch.
    func isWhole(_ segment: Range<Int>) -> Bool {
        (segment.lowerBound > range.lowerBound || isStartCertain)
            && (segment.upperBound < range.upperBound || isEndCertain)
    }

    /// The words of the stretch and what stands between them, in units of the text.
    func wordSegments() -> [WordSegment] {
        units.withUnsafeBufferPointer { ICU.wordSegments(in: $0) }.map {
            WordSegment(range: shifted($0.range), isWord: $0.isWord)
        }
    }

    /// The sentences of the stretch, in units of the text.
    func sentences() -> [Range<Int>] {
        units.withUnsafeBufferPointer { ICU.sentences(in: $0) }.map(shifted)
    }

    private func shifted(_ local: Range<Int>) -> Range<Int> {
        (local.lowerBound + range.lowerBound)..<(local.upperBound + range.lowerBound)
    }
}
