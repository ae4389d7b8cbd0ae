import Foundation

/// The seed of random tests: fixed, so that a run can be repeated, and changed by TYPECASE_SEED.
enum Seed {
    static let value: UInt64 =
        ProcessInfo.processInfo.environment["TYPECASE_SEED"].flatMap(UInt64.init) ?? 20_240_817
}

/// Random numbers that are the same on every machine (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64 = Seed.value) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}
