/// The search for cluster boundaries, over any source of units.
///
/// The standard library recognises clusters forwards only, and from a place that is known to be a boundary. So a search
/// goes back to the nearest anchor, a place that is a boundary whatever stands before it, which nearly always is the
/// place itself, and recognises from there.
///
/// A text may have no anchor for megabytes: marks upon marks, emoji joined to emoji. Behind
/// ``GraphemeBreaker/longestCluster`` units without one every scalar is a cluster of its own. That rule looks at the
/// text between the anchor and the place only, so that it gives the same answer from wherever it is asked, and an edit
/// changes no boundary farther behind it than that.
struct ClusterScan<Source: UnitSource> {
    private var source: Source
    private var pairs = KnownPairs()

    init(_ source: Source) {
        self.source = source
    }

    /// `offset`, clamped to the text, if that is a boundary, otherwise the last one before it.
    mutating func boundary(atOrBefore offset: Int) -> Int {
        let target = startOfScalar(atOrBefore: min(max(offset, 0), source.utf16Count))
        guard let anchor = anchor(of: target) else { return target }
        return anchor == target ? target : walk(from: anchor) { $0 > target }.previous
    }

    /// The first boundary after `offset`, clamped to the text, or the end.
    mutating func boundary(after offset: Int) -> Int {
        let offset = min(max(offset, 0), source.utf16Count)
        guard offset < source.utf16Count else { return offset }
        let target = startOfScalar(atOrBefore: offset)
        guard let anchor = anchor(of: target) else { return endOfScalar(at: target) }
        // In plain text the next unit is the next cluster, and no recogniser is needed to see it.
        if anchor == target && GraphemeBreaker.isCluster(source.unit(at: target)) && isAnchor(target + 1) {
            return target + 1
        }
        return walk(from: anchor) { $0 > target }.boundary
    }

    /// The boundaries strictly inside a range that begins with one, in ascending order, in one walk.
    mutating func boundaries(in range: Range<Int>) -> [Int] {
        var boundaries: [Int] = []
        var recognizer = ClusterRecognizer()
        var (offset, last) = (range.lowerBound, anchor(of: range.lowerBound))
        if let anchor = last { offset = anchor }
        // How many of the boundaries are known to be anchors or none.
        var seen = 0
        let start = offset
        while offset < range.upperBound {
            let value = source.scalar(at: offset)
            var isBoundary = recognizer.hasBreak(before: value) && offset > start
            if !isBoundary, offset > start, offset - (last ?? .min / 2) > GraphemeBreaker.longestCluster {
                if let found = boundaries[seen...].last(where: { isAnchor($0) }) { last = found }
                seen = boundaries.count
                isBoundary = offset - (last ?? .min / 2) > GraphemeBreaker.longestCluster
            }
            if isBoundary, offset > range.lowerBound { boundaries.append(offset) }
            offset += value > 0xFFFF ? 2 : 1
        }
        return boundaries
    }

    /// Recognises clusters from an anchor on, until one ends where `isFar` says so, or the text ends.
    ///
    /// Returns that end, and the boundary before it.
    private mutating func walk(from anchor: Int, until isFar: (Int) -> Bool) -> (previous: Int, boundary: Int) {
        var previous = anchor
        var offset = anchor
        var recognizer = ClusterRecognizer()
        while offset < source.utf16Count {
            let value = source.scalar(at: offset)
            let isBoundary =
                recognizer.hasBreak(before: value)
                || offset - anchor > GraphemeBreaker.longestCluster
            if isBoundary && offset > anchor {
                if isFar(offset) { return (previous, offset) }
                previous = offset
            }
            offset += value > 0xFFFF ? 2 : 1
        }
        return (previous, offset)
    }

    // MARK: Anchors

    /// The last anchor that is not behind the start of a scalar, or nil where there is none near.
    private mutating func anchor(of offset: Int) -> Int? {
        var start = offset
        while !isAnchor(start) {
            start -= source.scalar(before: start) > 0xFFFF ? 2 : 1
            if offset - start > GraphemeBreaker.longestCluster { return nil }
        }
        return start
    }

    /// Whether `offset` is a boundary, as far as the two scalars beside it can tell whatever stands before them;
    /// between regional indicators their number tells.
    private mutating func isAnchor(_ offset: Int) -> Bool {
        guard offset > 0, offset < source.utf16Count else { return true }
        let left = source.unit(at: offset - 1)
        let right = source.unit(at: offset)
        if GraphemeBreaker.isCluster(left) && GraphemeBreaker.isCluster(right) { return true }
        if UTF16.isLeadSurrogate(left) && UTF16.isTrailSurrogate(right) { return false }
        let (before, behind) = (source.scalar(before: offset), source.scalar(at: offset))
        if IndicatorTail.isIndicator(before) && IndicatorTail.isIndicator(behind) {
            return source.indicatorCount(before: offset) & 1 == 0
        }
        return pairs.divides(before, behind)
    }

    private mutating func startOfScalar(atOrBefore offset: Int) -> Int {
        guard offset > 0, offset < source.utf16Count, UTF16.isTrailSurrogate(source.unit(at: offset)),
            UTF16.isLeadSurrogate(source.unit(at: offset - 1))
        else { return offset }
        return offset - 1
    }

    private mutating func endOfScalar(at offset: Int) -> Int {
        offset + (source.scalar(at: offset) > 0xFFFF ? 2 : 1)
    }
}

/// The pairs of scalars that were asked about last. A cluster without end is mostly made of one or two of them.
private struct KnownPairs {
    private typealias Pair = (before: UInt32, behind: UInt32, divides: Bool)

    private var last: Pair?
    private var other: Pair?

    /// Whether two scalars are of two clusters whatever stands before them.
    mutating func divides(_ before: UInt32, _ behind: UInt32) -> Bool {
        if let divides = ClusterRecognizer.divides(before, behind) { return divides }
        if let last, last.before == before, last.behind == behind { return last.divides }
        let known = other
        other = last
        if let known, known.before == before, known.behind == behind {
            last = known
            return known.divides
        }
        let divides = ClusterContext.divides(
            ClusterRecognizer.recognizable(before), ClusterRecognizer.recognizable(behind))
        last = (before, behind, divides)
        return divides
    }
}

/// What may stand before two scalars and make them one cluster that alone are two: an emoji before a joiner (GB11), a
/// consonant before marks, or before the sign that joins it to the next one (GB9c).
private enum ClusterContext {
    private static let contexts = [recognizer("👩"), recognizer("क"), recognizer("क\u{94D}")]
    private static let letter = recognizer("a")

    private static func recognizer(_ text: String) -> Unicode._CharacterRecognizer {
        var recognizer = Unicode._CharacterRecognizer()
        for scalar in text.unicodeScalars { _ = recognizer.hasBreak(before: scalar) }
        return recognizer
    }

    /// Whether two scalars are of two clusters whatever stands before them. (Regional indicators apart.)
    static func divides(_ before: Unicode.Scalar, _ behind: Unicode.Scalar) -> Bool {
        var pair = Unicode._CharacterRecognizer()
        _ = pair.hasBreak(before: before)
        guard pair.hasBreak(before: behind) else { return false }
        // What extends no cluster begins one, and nothing that stands before it matters.
        var extending = letter
        if extending.hasBreak(before: before) { return true }
        return contexts.allSatisfy { context in
            var recognizer = context
            _ = recognizer.hasBreak(before: before)
            return recognizer.hasBreak(before: behind)
        }
    }
}
