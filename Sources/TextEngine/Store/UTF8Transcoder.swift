/// Conversion between the two encodings that meet at the border of the store: a `String`'s UTF-8 and UTF-16 units.
enum UTF8Transcoder {
    /// Decodes valid UTF-8 from `position` until `count` units or one more are written to `target`, or the text ends.
    ///
    /// `target` has room for `count` units and one more. Moves `position` behind the last scalar decoded, and returns the number of
    /// units.
    static func decode(
        _ utf8: UnsafeBufferPointer<UInt8>, from position: inout Int,
        into target: UnsafeMutableBufferPointer<UInt16>, atLeast count: Int
    ) -> Int {
        guard let bytes = utf8.baseAddress, let units = target.baseAddress else { return 0 }
        var index = position
        var written = 0
        @inline(__always) func bits(_ offset: Int) -> UInt32 { UInt32(truncatingIfNeeded: bytes[offset] & 0x3F) }
        while written < count && index < utf8.count {
            let lead = UInt32(truncatingIfNeeded: bytes[index])
            if lead < 0x80 {
                units[written] = UInt16(truncatingIfNeeded: lead)
                index &+= 1
            } else if lead < 0xE0 {
                units[written] = UInt16(truncatingIfNeeded: (lead & 0x1F) &<< 6 | bits(index &+ 1))
                index &+= 2
            } else if lead < 0xF0 {
                if index &+ 3 < utf8.count, bytes[index &+ 3] & 0xF0 == 0xE0 {
                    let pairs = decodePairs(
                        bytes + index, length: utf8.count &- index, into: units + written,
                        atMost: (count &- written) / 2)
                    if pairs > 0 {
                        written &+= pairs &* 2
                        index &+= pairs &* 6
                        continue
                    }
                }
                let value = (lead & 0x0F) &<< 12 | bits(index &+ 1) &<< 6 | bits(index &+ 2)
                units[written] = UInt16(truncatingIfNeeded: value)
                index &+= 3
            } else {
                if index &+ 4 < utf8.count, bytes[index &+ 4] >= 0xF0 {
                    let pairs = decodeLongPairs(
                        bytes + index, length: utf8.count &- index, into: units + written,
                        atMost: (count &- written) / 4)
                    if pairs > 0 {
                        written &+= pairs &* 4
                        index &+= pairs &* 8
                        continue
                    }
                }
                let high = (lead & 0x07) &<< 18 | bits(index &+ 1) &<< 12
                let value = high | bits(index &+ 2) &<< 6 | bits(index &+ 3)
                units[written] = UInt16(truncatingIfNeeded: 0xD800 &+ (value &- 0x10000) &>> 10)
                units[written &+ 1] = UInt16(truncatingIfNeeded: 0xDC00 &+ (value & 0x3FF))
                written &+= 1
                index &+= 4
            }
            written &+= 1
        }
        position = index
        return written
    }

    /// Two scalars of three bytes each in a word.
    private struct Pair {
        private let word: UInt64

        /// The two at an address from which eight bytes may be read.
        @inline(__always)
        init(at start: UnsafeRawPointer) {
            word = UInt64(littleEndian: start.loadUnaligned(as: UInt64.self))
        }

        /// No bit is set if the bytes are of two such scalars and not of others.
        @inline(__always)
        var faults: UInt64 { (word ^ 0xE000_00E0) & 0xF000_00F0 }

        @inline(__always)
        func put(to target: UnsafeMutablePointer<UInt16>) {
            // Each in a half of its own.
            let halves = word & 0xFF_FFFF | word &<< 8 & 0xFF_FFFF_0000_0000
            let values =
                (halves & 0x0000_000F_0000_000F) &<< 12 | halves &>> 2 & 0x0000_0FC0_0000_0FC0
                | halves &>> 16 & 0x0000_003F_0000_003F
            target[0] = UInt16(truncatingIfNeeded: values)
            target[1] = UInt16(truncatingIfNeeded: values &>> 32)
        }
    }

    /// Decodes pairs of scalars of three bytes each from the start of valid UTF-8, until something else comes. Returns the
    /// number of pairs, at most `limit`.
    @inline(never)
    private static func decodePairs(
        _ start: UnsafePointer<UInt8>, length: Int, into target: UnsafeMutablePointer<UInt16>, atMost limit: Int
    ) -> Int {
        // A word reaches two bytes behind its pair.
        let end = min((length &- 2) / 6, limit)
        var number = 0
        while number &+ 4 <= end {
            let source = start + number &* 6
            let (first, second) = (Pair(at: source), Pair(at: source + 6))
            let (third, fourth) = (Pair(at: source + 12), Pair(at: source + 18))
            guard first.faults | second.faults | third.faults | fourth.faults == 0 else { break }
            let units = target + number &* 2
            first.put(to: units)
            second.put(to: units + 2)
            third.put(to: units + 4)
            fourth.put(to: units + 6)
            number &+= 4
        }
        while number < end, case let pair = Pair(at: start + number &* 6), pair.faults == 0 {
            pair.put(to: target + number &* 2)
            number &+= 1
        }
        return number
    }

    /// Decodes pairs of scalars of four bytes each from the start of valid UTF-8, until something else comes. Returns the number of
    /// pairs, at most `limit`.
    @inline(never)
    private static func decodeLongPairs(
        _ start: UnsafeRawPointer, length: Int, into target: UnsafeMutableRawPointer, atMost limit: Int
    ) -> Int {
        let end = min(length / 8, limit)
        var number = 0
        while number < end {
            let word = UInt64(littleEndian: start.loadUnaligned(fromByteOffset: number &* 8, as: UInt64.self))
            guard word & 0xF0_0000_00F0 == 0xF0_0000_00F0 else { break }
            // Each scalar in a half of its own, its first byte on top: 11110aaa 10aabbbb 10bbcccc 10cccccc. Its high surrogate
            // is 0xD7C0 and the ten bits a and b with the two upper ones of the next byte, its low one 0xDC00 and the last ten.
            let halves = word.byteSwapped
            let high =
                halves &>> 16 & 0x0000_0700_0000_0700 | halves &>> 14 & 0x0000_00FC_0000_00FC
                | halves &>> 12 & 0x0000_0003_0000_0003
            let low = halves &>> 2 & 0x0000_03C0_0000_03C0 | halves & 0x0000_003F_0000_003F
            let units = (high | low &<< 16) &+ 0xDC00_D7C0_DC00_D7C0
            // The first scalar's units come first in memory, on hosts whose words begin with their low bytes, as all of Swift's do.
            target.storeBytes(of: units &>> 32 | units &<< 32, toByteOffset: number &* 8, as: UInt64.self)
            number &+= 1
        }
        return number
    }

    /// Encodes UTF-16 that comes piece by piece. A lone surrogate becomes U+FFFD.
    struct Encoder {
        private let target: UnsafeMutableBufferPointer<UInt8>?
        private var pendingHighSurrogate: UInt16?
        /// The number of bytes so far.
        private(set) var count = 0

        /// An encoder that writes to `target`, or only counts if that is nil.
        init(into target: UnsafeMutableBufferPointer<UInt8>?) {
            self.target = target
        }

        /// Encodes `units`. A high surrogate at their end waits for what comes next.
        mutating func append(_ units: UnitBuffer) {
            switch units {
            case .narrow(let bytes):
                finish()
                if bytes.isASCII {
                    copy(bytes)
                } else {
                    for byte in bytes { put(UInt32(byte)) }
                }
            case .wide(let units):
                for unit in units { append(unit) }
            }
        }

        /// Encodes a high surrogate that still waits for its other half as a lone one.
        mutating func finish() {
            if pendingHighSurrogate != nil { put(0xFFFD) }
            pendingHighSurrogate = nil
        }

        private mutating func append(_ unit: UInt16) {
            if let high = pendingHighSurrogate {
                pendingHighSurrogate = nil
                if UTF16.isTrailSurrogate(unit) {
                    put(0x10000 + (UInt32(high) & 0x3FF) << 10 + UInt32(unit) & 0x3FF)
                    return
                }
                put(0xFFFD)
            }
            if UTF16.isLeadSurrogate(unit) {
                pendingHighSurrogate = unit
            } else {
                put(UTF16.isTrailSurrogate(unit) ? 0xFFFD : UInt32(unit))
            }
        }

        private mutating func copy(_ bytes: UnsafeBufferPointer<UInt8>) {
            if let target, let end = target.baseAddress, let start = bytes.baseAddress {
                (end + count).update(from: start, count: bytes.count)
            }
            count += bytes.count
        }

        @inline(__always)
        private mutating func put(_ scalar: UInt32) {
            if scalar < 0x80 {
                write(scalar)
            } else if scalar < 0x800 {
                write(0xC0 | scalar >> 6)
                write(0x80 | scalar & 0x3F)
            } else if scalar < 0x10000 {
                write(0xE0 | scalar >> 12)
                write(0x80 | scalar >> 6 & 0x3F)
                write(0x80 | scalar & 0x3F)
            } else {
                write(0xF0 | scalar >> 18)
                write(0x80 | scalar >> 12 & 0x3F)
                write(0x80 | scalar >> 6 & 0x3F)
                write(0x80 | scalar & 0x3F)
            }
        }

        @inline(__always)
        private mutating func write(_ byte: UInt32) {
            if let target { target[count] = UInt8(truncatingIfNeeded: byte) }
            count += 1
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether all bytes are below 0x80.
    var isASCII: Bool {
        var union: UInt8 = 0
        for byte in self { union |= byte }
        return union < 0x80
    }
}
