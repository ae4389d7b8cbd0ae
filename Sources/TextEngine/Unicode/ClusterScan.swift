/// The search for cluster boundaries, over any source of units.
///
/// The standard library recognises clusters forwards only, and from a place that is known to be a boundary. So a search
/// goes back to the nearest place that is one for certain, which nearly always is the place itself, and recognises from
/// there.
struct ClusterScan<Source: UnitSource> {
    private var source: Source

    init(_ source: Source) {
        self.source = source
    }

    /// `offset`, clamped to the text, if that is a boundary, otherwise the last one before it.
    mutating func boundary(atOrBefore offset: Int) -> Int {
        let target = min(max(offset, 0), source.utf16Count)
        var start = target
        while !isCertain(start) { start = startOfScalar(before: start) }
        return start == target ? target : walk(from: start) { $0 > target }.previous
    }

    /// The first boundary after `offset`, clamped to the text, or the end.
    mutating func boundary(after offset: Int) -> Int {
        let target = min(max(offset, 0), source.utf16Count)
        guard target < source.utf16Count else { return target }
        let start = boundary(atOrBefore: target)
        // In plain text the next unit is the next cluster, and no recogniser is needed to see it.
        if start == target && source.unit(at: start) < 0x300 && isCertain(start + 1) { return start + 1 }
        return walk(from: start) { $0 > target }.boundary
    }

    /// Recognises clusters from the boundary `start` on, until one ends where `isFar` says so, or the text ends.
    ///
    /// Returns that end, and the boundary before it.
    private mutating func walk(from start: Int, until isFar: (Int) -> Bool) -> (previous: Int, boundary: Int) {
        var previous = start
        var offset = start
        var recognizer = Unicode._CharacterRecognizer()
        while offset < source.utf16Count {
            let value = source.scalar(at: offset)
            if recognizer.hasBreak(before: Self.recognizable(value)) && offset > start {
                if isFar(offset) { return (previous, offset) }
                previous = offset
            }
            offset += value > 0xFFFF ? 2 : 1
        }
        return (previous, offset)
    }

    /// Whether `offset` is a boundary, as far as the two scalars beside it can tell whatever stands before them.
    private mutating func isCertain(_ offset: Int) -> Bool {
        guard offset > 0, offset < source.utf16Count else { return true }
        let left = source.unit(at: offset - 1)
        let right = source.unit(at: offset)
        if left < 0x300 && right < 0x300 { return GraphemeBreaker.isPlainBoundary(between: left, and: right) }
        if UTF16.isLeadSurrogate(left) && UTF16.isTrailSurrogate(right) { return false }
        let before = source.scalar(before: offset)
        var pair = Unicode._CharacterRecognizer()
        _ = pair.hasBreak(before: Self.recognizable(before))
        guard pair.hasBreak(before: Self.recognizable(source.scalar(at: offset))) else { return false }
        return !Self.dependsOnContext(before)
    }

    /// Whether what may follow `scalar` in its cluster depends on what stands before it: it extends a cluster, in which
    /// an emoji (GB11) or a conjunct (GB9c) may have begun earlier. Regional indicators, whose number counts too (GB12,
    /// GB13), are none of these: a pair of them alone has no boundary.
    private static func dependsOnContext(_ scalar: UInt32) -> Bool {
        var extending = Unicode._CharacterRecognizer()
        _ = extending.hasBreak(before: "a")
        return !extending.hasBreak(before: recognizable(scalar))
    }

    /// Surrogates are controls (GB4, GB5), but the recogniser takes scalars only: NUL, another control, stands in.
    private static func recognizable(_ value: UInt32) -> Unicode.Scalar {
        Unicode.Scalar(value) ?? "\0"
    }

    private mutating func startOfScalar(before offset: Int) -> Int {
        offset - (source.scalar(before: offset) > 0xFFFF ? 2 : 1)
    }
}
