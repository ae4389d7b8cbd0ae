/// Finds the borders of extended grapheme clusters, what a person calls a character (UAX #29), as `Character` has them.
///
/// CRLF is one cluster, and a lone surrogate is one of its own (it is a control by GB4 and GB5). Only a cluster without
/// end is not as `Character` has it: behind ``longestCluster`` units each scalar of it is one of its own. So the cost
/// depends on the clusters at hand and has a bound, whatever the text. Offsets are UTF-16; those outside the text are
/// clamped.
package enum GraphemeBreaker {
    /// How many units without a certain boundary are looked at. Text that is meant to be read has 30 marks on a letter
    /// at most (UAX #15, Stream-Safe Text Format); the longest emoji of Unicode has 15 units.
    package static let longestCluster = 256

    /// Whether a cluster starts or the text ends at `offset`.
    package static func isBoundary(_ offset: Int, in rope: Rope) -> Bool {
        boundary(atOrBefore: offset, in: rope) == offset
    }

    /// The last boundary before `offset`, or 0.
    package static func boundary(before offset: Int, in rope: Rope) -> Int {
        boundary(atOrBefore: offset <= 0 ? 0 : offset - 1, in: rope)
    }

    /// Whether a boundary is seen without looking any further: in most text it is.
    private static func isPlainBoundary(_ offset: Int, in rope: Rope) -> Bool {
        if offset == 0 || offset == rope.utf16Count { return true }
        guard let (left, right) = rope.neighbours(of: offset) else { return false }
        return isPlainBoundary(between: left, and: right)
    }

    /// Whether a boundary lies between two units whatever stands around them: below U+0300 nothing extends a cluster,
    /// and only CR LF holds together (GB3).
    static func isPlainBoundary(between left: UInt16, and right: UInt16) -> Bool {
        left < 0x300 && right < 0x300 && !(left == 0x0D && right == 0x0A)
    }

    /// The first boundary after `offset`, or the end.
    package static func boundary(after offset: Int, in rope: Rope) -> Int {
        if offset >= 0, offset < rope.utf16Count, isPlainBoundary(offset + 1, in: rope) { return offset + 1 }
        var scan = ClusterScan(UnitReader(rope))
        return scan.boundary(after: offset)
    }

    /// `offset` if that is a boundary, otherwise the last one before it.
    package static func boundary(atOrBefore offset: Int, in rope: Rope) -> Int {
        if isPlainBoundary(offset, in: rope) { return offset }
        var scan = ClusterScan(UnitReader(rope))
        return scan.boundary(atOrBefore: offset)
    }

    /// `offset` if that is a boundary, otherwise the first one after it.
    package static func boundary(atOrAfter offset: Int, in rope: Rope) -> Int {
        offset <= 0 ? 0 : boundary(after: offset - 1, in: rope)
    }

    /// The smallest range of whole clusters that includes `range`. An empty range becomes the boundary at or before it.
    package static func clusters(covering range: Range<Int>, in rope: Rope) -> Range<Int> {
        let lower = boundary(atOrBefore: range.lowerBound, in: rope)
        return lower..<(range.isEmpty ? lower : max(lower, boundary(atOrAfter: range.upperBound, in: rope)))
    }

    /// The last boundary before `offset` in `units`, or 0.
    package static func boundary(before offset: Int, in units: UnsafeBufferPointer<UInt16>) -> Int {
        boundary(atOrBefore: offset <= 0 ? 0 : offset - 1, in: units)
    }

    /// The first boundary after `offset` in `units`, or the end.
    package static func boundary(after offset: Int, in units: UnsafeBufferPointer<UInt16>) -> Int {
        var scan = ClusterScan(BufferReader(units))
        return scan.boundary(after: offset)
    }

    /// `offset` if that is a boundary in `units`, otherwise the last one before it.
    package static func boundary(atOrBefore offset: Int, in units: UnsafeBufferPointer<UInt16>) -> Int {
        var scan = ClusterScan(BufferReader(units))
        return scan.boundary(atOrBefore: offset)
    }

    /// `offset` if that is a boundary in `units`, otherwise the first one after it.
    ///
    /// Whoever walks from boundary to boundary says where the last one was, at or before the offset: a row of flags is
    /// counted from there, not from its beginning.
    package static func boundary(
        atOrAfter offset: Int, in units: UnsafeBufferPointer<UInt16>, knowing known: Int = 0
    ) -> Int {
        guard offset > known else { return known }
        var scan = ClusterScan(BufferReader(units, boundary: known))
        return scan.boundary(after: offset - 1)
    }
}
