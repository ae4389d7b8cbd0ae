/// The text that scanners read. Offsets are UTF-16 units; beyond both ends every unit is 0.
struct ScannedText {
    let units: UnsafeBufferPointer<UInt16>
    /// Counts the units that are read, for tests of how the work grows.
    let meter: UnsafeMutablePointer<Int>?

    var count: Int { units.count }

    subscript(_ index: Int) -> UInt16 {
        if let meter { meter.pointee += 1 }
        return UInt(bitPattern: index) < UInt(bitPattern: units.count) ? units[index] : 0
    }

    var hasDigits: Bool { units.contains { $0.isDigit } }

    func string(_ range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: units[range]), as: UTF16.self)
    }

    /// Where blanks that start at an offset end, at most three.
    func skippingBlanks(_ start: Int) -> Int {
        var end = start
        while end < start + 3 && self[end].isBlank { end += 1 }
        return end
    }

    /// Where the letters and digits around or behind an offset end.
    func endOfWord(_ start: Int) -> Int {
        var end = start
        while self[end].isWordPart { end += 1 }
        return end
    }

    /// Whether ASCII letters stand at an offset, in either case. The letters are given in lower case.
    func has(_ word: StaticString, at start: Int) -> Bool {
        for offset in 0..<word.utf8CodeUnitCount {
            let unit = self[start + offset]
            let lowered = unit.isASCIILetter ? unit | 0x20 : unit
            guard lowered == UInt16(word.utf8Start[offset]) else { return false }
        }
        return true
    }

    /// The digits at an offset, if they are of that many and no more.
    func number(at start: Int, digits: ClosedRange<Int>) -> (value: Int, end: Int)? {
        var end = start
        var value = 0
        while self[end].isDigit {
            guard end - start < digits.upperBound else { return nil }
            value = value * 10 + self[end].digit
            end += 1
        }
        return end - start >= digits.lowerBound ? (value, end) : nil
    }
}

extension UInt16 {
    func `is`(_ sign: Unicode.Scalar) -> Bool { UInt32(self) == sign.value }

    /// Whether it is one of some ASCII characters.
    func isAny(of signs: StaticString) -> Bool {
        for offset in 0..<signs.utf8CodeUnitCount where self == UInt16(signs.utf8Start[offset]) { return true }
        return false
    }

    var isDigit: Bool { self &- 0x30 < 10 }
    /// What a digit is worth.
    var digit: Int { Int(self) - 0x30 }
    var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }
    var isASCIIUppercase: Bool { self &- 0x41 < 26 }
    /// Letters of the Latin script, and the marks that are put on them.
    var isLatinLetter: Bool {
        if self < 0x80 { return isASCIILetter }
        return (0xC0...0x24F).contains(self) && self != 0xD7 && self != 0xF7 || (0x300...0x36F).contains(self)
    }
    var isWordPart: Bool { isDigit || isLatinLetter }
    /// Blanks within a line.
    var isBlank: Bool {
        self == 0x20 || self == 0x09 || self == 0xA0 || self == 0x202F || (0x2000...0x200A).contains(self)
    }
    var isDash: Bool { self == 0x2D || (0x2010...0x2013).contains(self) }
    /// Scripts of East Asia, which put no blanks between words.
    var isIdeographic: Bool {
        (0x3005...0x3007).contains(self) || (0x3040...0x30FF).contains(self) || (0x3400...0x9FFF).contains(self)
            || (0xAC00...0xD7AF).contains(self) || (0xF900...0xFAFF).contains(self) || (0xFF66...0xFF9D).contains(self)
    }
}
