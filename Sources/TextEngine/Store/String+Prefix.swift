extension String {
    /// The beginning of the text, no longer than so many UTF-16 units: cut at the border of a cluster as
    /// ``GraphemeBreaker`` finds them, of which there is always one near.
    package func prefix(utf16 limit: Int) -> String {
        // No scalar has more units than bytes.
        guard utf8.count > limit else { return self }
        var text = self
        let kept = text.withUTF8 { bytes -> Int? in
            guard let end = Self.end(ofUnits: limit, in: bytes) else { return nil }
            // What a cluster at the cut may depend on, before it and behind.
            let reach = GraphemeBreaker.longestCluster * 16
            var start = max(0, end - reach)
            while start > 0, Self.isContinuation(bytes[start]) { start -= 1 }
            // In a row of flags it depends on the row's beginning which signs are a pair.
            if Self.indicatorCount(before: start, in: bytes) % 2 == 1 { start -= 4 }
            var stop = min(bytes.count, end + 8)
            while stop < bytes.count, Self.isContinuation(bytes[stop]) { stop += 1 }
            let before = String(decoding: bytes[start..<end], as: UTF8.self)
            let window = Rope(String(decoding: bytes[start..<stop], as: UTF8.self))
            let cut = before.utf16.count
            let border = GraphemeBreaker.boundary(atOrBefore: cut, in: window)
            let kept = border > 0 ? window.string(in: 0..<border).utf8.count : end - start
            return start + kept
        }
        return kept.map { String(Substring(text.utf8.prefix($0))) } ?? self
    }

    /// How many regional indicators stand before a place.
    private static func indicatorCount(before end: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var start = end
        while start >= 4, bytes[start - 4] == 0xF0, bytes[start - 3] == 0x9F, bytes[start - 2] == 0x87,
            (0xA6...0xBF).contains(bytes[start - 1])
        {
            start -= 4
        }
        return (end - start) / 4
    }

    /// Where the scalars end that have no more than so many UTF-16 units; nil where all have not.
    private static func end(ofUnits limit: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var (offset, count) = (0, 0)
        // As long as a whole block fits it is counted without branches.
        guard let start = bytes.baseAddress else { return nil }
        while offset + blockLength <= bytes.count, count + blockLength <= limit {
            count += units(inBlock: start + offset)
            offset += blockLength
        }
        while offset < bytes.count {
            let byte = bytes[offset]
            if !isContinuation(byte) {
                count += byte >= 0xF0 ? 2 : 1
                if count > limit { return offset }
            }
            offset += 1
        }
        return nil
    }

    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

    /// So many bytes are counted between two looks at the limit.
    private static let blockLength = 8 * 127

    /// The UTF-16 units of a block: one for each byte that begins a scalar, and one more where it begins one of two.
    ///
    /// Rounds of one length whose sum fits into a byte, without branches, become instructions for sixteen bytes each.
    private static func units(inBlock bytes: UnsafePointer<UInt8>) -> Int {
        var (offset, total) = (0, 0)
        while offset < blockLength {
            let end = offset &+ 127
            var sum: UInt8 = 0
            while offset < end {
                let byte = bytes[offset]
                sum &+= (byte & 0xC0 == 0x80 ? 0 : 1) &+ (byte >= 0xF0 ? 1 : 0)
                offset &+= 1
            }
            total &+= Int(sum)
        }
        return total
    }
}
