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
        // Whole rounds first, which are fast, then one by one.
        let rounds = (units.count - 1) / roundLength
        var total = isTerminator(units[0]) ? 1 : 0
        for round in 0..<rounds {
            total += roundCount(in: units, from: 1 + round * roundLength)
        }
        for index in (1 + rounds * roundLength)..<units.count {
            let isSecondHalf = units[index] == lineFeed && units[index - 1] == carriageReturn
            total += isTerminator(units[index]) && !isSecondHalf ? 1 : 0
        }
        return total
    }

    /// How many units are counted in one loop. Their number fits into a byte.
    private static let roundLength = 128

    /// The number of terminators in the units of one round, from `start` on. There is a unit before `start`: after a carriage
    /// return a line feed is the second half of a CRLF, which was counted with its first.
    ///
    /// A loop of one length without branches becomes instructions for sixteen bytes each.
    private static func roundCount(in units: UnitBuffer, from start: Int) -> Int {
        switch units {
        case .narrow(let bytes):
            guard let round = bytes.baseAddress.map({ $0 + start }) else { return 0 }
            var total: UInt8 = 0
            var index = 0
            while index < roundLength {
                let feed: UInt8 = round[index] == 0x0A ? 1 : 0
                let isHalf: UInt8 = round[index &- 1] == 0x0D ? 1 : 0
                let other: UInt8 = (round[index] == 0x0D ? 1 : 0) | (round[index] == 0x85 ? 1 : 0)
                total &+= feed & ~isHalf | other
                index &+= 1
            }
            return Int(total)
        case .wide(let units):
            guard let round = units.baseAddress.map({ $0 + start }) else { return 0 }
            var total: UInt16 = 0
            var index = 0
            while index < roundLength {
                let feed: UInt16 = round[index] == 0x0A ? 1 : 0
                let isHalf: UInt16 = round[index &- 1] == 0x0D ? 1 : 0
                let other: UInt16 = (round[index] == 0x0D ? 1 : 0) | (round[index] == 0x85 ? 1 : 0)
                let separator: UInt16 = round[index] & 0xFFFE == lineSeparator ? 1 : 0
                total &+= feed & ~isHalf | other | separator
                index &+= 1
            }
            return Int(total)
        }
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
}
