import Foundation

/// A generator whose sequence is fixed by its seed, so that a failure can be repeated.
///
/// The seed is the same in every run unless the environment variable TYPECASE_SEED gives another.
struct SeededGenerator: RandomNumberGenerator {
    let seed: UInt64
    private var state: UInt64

    init(_ seed: UInt64 = 2) {
        let override = ProcessInfo.processInfo.environment["TYPECASE_SEED"].flatMap { UInt64($0) }
        self.seed = override ?? seed
        state = self.seed
    }

    /// SplitMix64 (Steele, Lea and Flood, 2014).
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// A random range within 0..<count, usually a short one.
    mutating func range(within count: Int) -> Range<Int> {
        let start = Int.random(in: 0...count, using: &self)
        let longest = Int.random(in: 0..<8, using: &self) == 0 ? count - start : min(count - start, 12)
        return start..<(start + Int.random(in: 0...longest, using: &self))
    }

    /// UTF-16 units that are likely to make trouble: halves of CRLF and of surrogate pairs, all terminators, NUL.
    mutating func units(atMost count: Int) -> [UInt16] {
        let pool: [UInt16] = [
            0x61, 0x62, 0x20, 0x41, 0x31, 0x2E, 0x0A, 0x0D, 0x0D, 0x0A, 0x85, 0x2028, 0x2029, 0, 0xE9, 0xFF, 0x100,
            0x301, 0x200D, 0xD83D, 0xDE00, 0xD83C, 0xDDE9, 0xDDEA, 0x09, 0x308, 0x4E2D, 0x5D0, 0xE01, 0xFFFF,
        ]
        // Half of the time one byte a unit suffices.
        let limit: UInt16 = Bool.random(using: &self) ? 0xFF : 0xFFFF
        return (0..<Int.random(in: 0...count, using: &self)).map { _ in
            let unit = pool[Int.random(in: 0..<pool.count, using: &self)]
            return unit <= limit ? unit : 0x61
        }
    }
}
