extension UnitSource {
    /// The scalar value that starts at `offset`. The value of a lone surrogate, or of a pair's second half, is itself.
    mutating func scalar(at offset: Int) -> UInt32 {
        let unit = self.unit(at: offset)
        guard UTF16.isLeadSurrogate(unit), offset + 1 < utf16Count else { return UInt32(unit) }
        let next = self.unit(at: offset + 1)
        guard UTF16.isTrailSurrogate(next) else { return UInt32(unit) }
        return 0x10000 + (UInt32(unit) & 0x3FF) << 10 + UInt32(next) & 0x3FF
    }

    /// The scalar value that ends at `offset`, which must be positive.
    mutating func scalar(before offset: Int) -> UInt32 {
        let unit = self.unit(at: offset - 1)
        guard UTF16.isTrailSurrogate(unit), offset >= 2, UTF16.isLeadSurrogate(self.unit(at: offset - 2)) else {
            return UInt32(unit)
        }
        return scalar(at: offset - 2)
    }
}
