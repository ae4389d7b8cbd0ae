/// The units that end a line: LF, CR, CRLF together, NEL (U+0085), and the separators U+2028 and U+2029.
///
/// These are the newline functions of the Unicode Standard (5.8) without VT and FF, which end no line in UIKit either.
package enum LineTerminator {
    static let lineFeed: UInt16 = 0x0A
    static let carriageReturn: UInt16 = 0x0D
    /// U+2028, which ends a line and no paragraph.
    package static let lineSeparator: UInt16 = 0x2028

    /// Whether `unit` ends a line, alone or as a half of CRLF.
    package static func isTerminator(_ unit: UInt16) -> Bool {
        // One comparison turns down all that plain text is made of: 0x0E ..< 0x85.
        if unit &- 0x0E < 0x77 { return false }
        return unit == lineFeed || unit == carriageReturn || unit == 0x85 || unit & 0xFFFE == 0x2028
    }

    /// The number of terminators in `units`, where a CRLF counts once.
    static func count(in units: UnitBuffer) -> Int {
        guard units.count > 0 else { return 0 }
        let counted =
            switch units {
            case .narrow(let bytes): Lanes.bytes.count(in: UnsafeRawBufferPointer(bytes))
            case .wide(let units): Lanes.pairs.count(in: UnsafeRawBufferPointer(units))
            }
        var total = counted.total + (isTerminator(units[0]) ? 1 : 0)
        for index in counted.next..<units.count {
            let isSecondHalf = units[index] == lineFeed && units[index - 1] == carriageReturn
            total += isTerminator(units[index]) && !isSecondHalf ? 1 : 0
        }
        return total
    }

    /// The offset in `units` behind the `number`th terminator (from 1), or nil if there are fewer.
    ///
    /// A terminator ends where it is complete: a carriage return that a line feed follows in `units` ends behind that.
    static func end(ofTerminator number: Int, in units: UnitBuffer) -> Int? {
        switch units {
        case .narrow(let bytes): end(ofTerminator: number, in: bytes)
        case .wide(let units): end(ofTerminator: number, in: units)
        }
    }

    private static func end<Unit: FixedWidthInteger & UnsignedInteger>(
        ofTerminator number: Int, in units: UnsafeBufferPointer<Unit>
    ) -> Int? {
        var remaining = number
        for index in 0..<units.count where isTerminator(UInt16(truncatingIfNeeded: units[index])) {
            let isFirstHalf = units[index] == 0x0D && index + 1 < units.count && units[index + 1] == 0x0A
            if isFirstHalf { continue }
            remaining -= 1
            if remaining == 0 { return index + 1 }
        }
        return nil
    }

    /// The offset in `units` behind the last unit that ends a line, or nil if there is none.
    static func end(ofLastIn units: UnitBuffer) -> Int? {
        switch units {
        case .narrow(let bytes): bytes.lastIndex { isTerminator(UInt16($0)) }.map { $0 + 1 }
        case .wide(let units): units.lastIndex { isTerminator($0) }.map { $0 + 1 }
        }
    }

    /// The offset in `units` behind the first unit that ends a line, or nil if there is none.
    static func end(ofFirstIn units: UnitBuffer) -> Int? {
        switch units {
        case .narrow(let bytes): bytes.firstIndex { isTerminator(UInt16($0)) }.map { $0 + 1 }
        case .wide(let units): units.firstIndex { isTerminator($0) }.map { $0 + 1 }
        }
    }

    /// The units in one 64-bit word, compared all at once: loading a text counts each of its terminators.
    private struct Lanes {
        /// The bytes of one unit.
        let width: Int
        /// A one in each lane; times a value it is that value in each lane.
        let ones: UInt64
        /// All bits but the lowest of each lane, and the value that only U+2028 and U+2029 have in them.
        let separators: (mask: UInt64, value: UInt64)?

        static let bytes = Lanes(width: 1, ones: 0x0101_0101_0101_0101, separators: nil)
        static let pairs = Lanes(
            width: 2, ones: 0x0001_0001_0001_0001,
            separators: (mask: 0xFFFE_FFFE_FFFE_FFFE, value: 0x2028_2028_2028_2028))

        /// Counts in whole words from the unit at index 1, each beside its predecessor, which may make it half a CRLF.
        ///
        /// Returns the index after the last unit counted and the number of terminators.
        @inline(__always)
        func count(in memory: UnsafeRawBufferPointer) -> (next: Int, total: Int) {
            let high = ones << UInt64(width * 8 - 1)
            let low = high &- ones
            // The highest bit of each lane in which `word` is 0. No carry leaves a lane.
            func zeros(_ word: UInt64) -> UInt64 { ~((word & low) &+ low | word) & high }
            var offset = width
            var total = 0
            while offset + 8 <= memory.count {
                // A lane as narrow as a byte overflows after 255 rounds.
                let end = offset + min((memory.count - offset) / 8, 255) * 8
                var sums: UInt64 = 0
                while offset < end {
                    let current = memory.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                    let previous = memory.loadUnaligned(fromByteOffset: offset &- width, as: UInt64.self)
                    let feeds = zeros(current ^ (ones &* 0x0A))
                    let returns = zeros(current ^ (ones &* 0x0D))
                    let secondHalves = feeds & zeros(previous ^ (ones &* 0x0D))
                    var ends = feeds | returns | zeros(current ^ (ones &* 0x85))
                    if let separators { ends |= zeros(current & separators.mask ^ separators.value) }
                    sums &+= (ends & ~secondHalves) &>> UInt64(width * 8 - 1)
                    offset &+= 8
                }
                total += sum(of: sums)
            }
            return (offset / width, total)
        }

        private func sum(of lanes: UInt64) -> Int {
            var rest = lanes
            var sum = 0
            while rest != 0 {
                sum += Int(rest & (1 << UInt64(width * 8) - 1))
                rest >>= UInt64(width * 8)
            }
            return sum
        }
    }
}
