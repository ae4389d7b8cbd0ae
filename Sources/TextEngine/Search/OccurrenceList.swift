/// All occurrences in a text, from front to back and none over another: found in slices, and following edits.
///
/// Offsets are UTF-16 units.
package struct OccurrenceList: Sendable {
    private var pattern: SearchPattern
    /// The most occurrences that are looked for.
    package let limit: Int
    /// What was found so far.
    package private(set) var ranges: [Range<Int>] = []
    /// Occurrences that begin before this offset are known.
    package private(set) var scannedCount = 0
    /// Whether the whole text was looked through, or as much of it as the limit admits.
    package private(set) var isComplete = false
    /// What was known of the text behind the last edit, to be taken over when the search comes there in step.
    private var tail: Tail?

    private struct Tail {
        var ranges: [Range<Int>]
        var scannedCount: Int
        /// From here on the edit has changed nothing.
        var start: Int
    }

    /// The occurrences of a pattern, to be found.
    package init(_ pattern: SearchPattern, limit: Int = 10_000) {
        self.pattern = pattern
        self.limit = max(1, limit)
    }

    /// Whether there may be more than were found because there are too many.
    package var isCut: Bool { ranges.count >= limit }

    /// Looks through no more than a number of units.
    /// - Returns: Whether all is found.
    @discardableResult
    package mutating func advance(in rope: Rope, budget: Int) -> Bool {
        let end = scannedCount + min(max(1, budget), rope.utf16Count - scannedCount)
        while !isComplete {
            if takeTail() { continue }
            let stop = min(end, tail.map { max($0.start, scannedCount + 1) } ?? end)
            if let found = pattern.first(in: rope, startingIn: scannedCount..<max(scannedCount, stop)) {
                ranges.append(found)
                scannedCount = found.upperBound
            } else {
                scannedCount = max(scannedCount, stop)
            }
            if scannedCount >= rope.utf16Count || isCut {
                isComplete = true
                tail = nil
            } else if scannedCount >= end {
                break
            }
        }
        return isComplete
    }

    /// Takes over what is known of the text behind the last edit, if the search is there and in step with it: not
    /// inside an occurrence of then.
    private mutating func takeTail() -> Bool {
        guard let known = tail, scannedCount >= known.start else { return false }
        guard scannedCount < known.scannedCount else {
            tail = nil
            return false
        }
        let next = known.ranges.partitioningIndex { $0.lowerBound >= scannedCount }
        if next > 0, known.ranges[next - 1].upperBound > scannedCount { return false }
        tail = nil
        ranges += known.ranges[next...].prefix(limit - ranges.count)
        scannedCount = known.scannedCount
        if isCut, let last = ranges.last {
            scannedCount = last.upperBound
            isComplete = true
        }
        return true
    }

    /// Follows an edit.
    /// - Parameters:
    ///   - range: What was replaced, in the text before.
    ///   - newCount: The length of what has come in its place.
    ///   - rope: The text after it.
    package mutating func replaced(_ range: Range<Int>, newCount: Int, in rope: Rope) {
        let shift = newCount - range.count
        let (lower, upper) = affected(range.lowerBound..<(range.lowerBound + newCount), in: rope)
        let kept = ranges.partitioningIndex { $0.upperBound > lower }
        let scanned = max(kept > 0 ? ranges[kept - 1].upperBound : 0, min(lower, scannedCount))
        if tail == nil, scannedCount > upper - shift {
            let first = ranges.partitioningIndex { $0.lowerBound >= upper - shift }
            tail = Tail(
                ranges: ranges[first...].map { ($0.lowerBound + shift)..<($0.upperBound + shift) },
                scannedCount: scannedCount + shift, start: upper)
            // An occurrence across the border may be gone, and with it what came in step with it.
            if first > 0, ranges[first - 1].upperBound > upper - shift {
                tail?.start = ranges[first - 1].upperBound + shift
            }
        } else {
            tail = nil
        }
        let crossing = kept < ranges.count ? min(ranges[kept].lowerBound, scanned) : scanned
        ranges.removeSubrange(kept...)
        scannedCount = max(kept > 0 ? ranges[kept - 1].upperBound : 0, crossing)
        isComplete = false
    }

    /// The part of the text, around what an edit has put in, where occurrences may have come or gone: clusters and
    /// words do not reach over line ends, and no word is looked at further than some thousand units.
    private func affected(_ range: Range<Int>, in rope: Rope) -> (lower: Int, upper: Int) {
        var (lower, upper) = (range.lowerBound, range.upperBound)
        for _ in 0...(pattern.terminatorCount + 1) {
            lower = lower > 0 ? rope.paragraphRange(containing: lower - 1).lowerBound : 0
        }
        for _ in 0...(pattern.terminatorCount + 1) where upper < rope.utf16Count {
            upper = rope.paragraphRange(containing: upper).upperBound
        }
        return (
            max(lower, range.lowerBound - pattern.reach), min(upper, range.upperBound + pattern.reach, rope.utf16Count)
        )
    }

    // MARK: Asking

    /// The number of an occurrence among all, from 0.
    package func index(of range: Range<Int>) -> Int? {
        let index = ranges.partitioningIndex { $0.lowerBound >= range.lowerBound }
        return index < ranges.count && ranges[index] == range ? index : nil
    }

    /// The first occurrence that begins at an offset or behind it; else the first of all.
    package func next(from offset: Int) -> Range<Int>? {
        let index = ranges.partitioningIndex { $0.lowerBound >= offset }
        return index < ranges.count ? ranges[index] : ranges.first
    }

    /// The last occurrence that ends at an offset or before it; else the last of all.
    package func previous(from offset: Int) -> Range<Int>? {
        let index = ranges.partitioningIndex { $0.upperBound > offset }
        return index > 0 ? ranges[index - 1] : ranges.last
    }

    /// The occurrences that touch a range.
    package func ranges(touching range: Range<Int>) -> ArraySlice<Range<Int>> {
        let first = ranges.partitioningIndex { $0.upperBound > range.lowerBound }
        let end = ranges.partitioningIndex { $0.lowerBound >= range.upperBound }
        return ranges[first..<max(first, end)]
    }
}

extension Array {
    /// The index of the first element with a property that all behind it have too; the count if none has it.
    fileprivate func partitioningIndex(where hasProperty: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if hasProperty(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
