import Foundation

/// Random numbers that come again: a failure can be repeated from the seed that it printed.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    /// The seed of this run: fixed, or what TYPECASE_SEED says.
    static var seed: UInt64 {
        ProcessInfo.processInfo.environment["TYPECASE_SEED"].flatMap { UInt64($0) } ?? 20_261_121
    }

    init(_ salt: UInt64 = 0) {
        state = Self.seed &+ salt &* 0x9E37_79B9_7F4A_7C15
    }

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &self) < share }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    mutating func pick<Element>(_ list: [Element]) -> Element { list[number(0...(list.count - 1))] }
}
