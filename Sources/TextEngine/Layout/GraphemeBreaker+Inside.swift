extension GraphemeBreaker {
    /// The cluster boundaries strictly inside a range that begins with one, in ascending order, as UTF-16 offsets of
    /// the units.
    package static func boundaries(in units: UnsafeBufferPointer<UInt16>, range: Range<Int>) -> [Int] {
        if range.allSatisfy({ isCluster(units[$0]) }) { return range.isEmpty ? [] : Array(range.dropFirst()) }
        var scan = ClusterScan(BufferReader(units))
        return scan.boundaries(in: range)
    }

    /// Whether a unit is a cluster of its own among others of which this is true: letters and signs that do not combine
    /// (``ClusterRecognizer/isLetter(_:)``), controls, the zero width space, which stands for all controls when text is
    /// shaped, and the characters that direct text.
    @inline(__always)
    package static func isCluster(_ unit: UInt16) -> Bool {
        // Of all pairs below U+0300 only CR LF is one cluster.
        if unit < 0x300 { return unit != 0x0D }
        return ClusterRecognizer.isLetter(UInt32(unit)) || unit == 0x200B || isDirectional(unit)
    }

    /// Whether a unit directs text and has no look: a mark, an embedding, an override, an isolate or what ends one (UAX #9).
    @inline(__always)
    package static func isDirectional(_ unit: UInt16) -> Bool {
        unit == 0x200E || unit == 0x200F || BidiEmbedding.isSign(unit)
    }
}
