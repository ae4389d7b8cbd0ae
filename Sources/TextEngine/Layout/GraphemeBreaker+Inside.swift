extension GraphemeBreaker {
    /// The cluster boundaries strictly inside a range, in ascending order, as UTF-16 offsets of the units.
    package static func boundaries(in units: UnsafeBufferPointer<UInt16>, range: Range<Int>) -> [Int] {
        // Below U+0300 nothing combines, and of all pairs only CR LF is one cluster.
        let isSimple = range.allSatisfy { units[$0] < 0x300 && units[$0] != 0x0D }
        if isSimple { return range.isEmpty ? [] : Array(range.dropFirst()) }
        var boundaries: [Int] = []
        var offset = range.lowerBound
        while offset < range.upperBound {
            offset = max(offset + 1, boundary(after: offset, in: units))
            if offset < range.upperBound { boundaries.append(offset) }
        }
        return boundaries
    }
}
