import Foundation

/// What an input device can do, as the kernel describes it in /sys/class/input.
struct InputDevice: Equatable {
    /// The device's file, as /dev/input/event3.
    var path: String
    /// Whether it has keys that type: what it is used for would also reach a shell or a login.
    var types: Bool
    /// Whether it moves a pointer or is touched; a console may have a program that pastes with it.
    var points: Bool
    /// Whether it says where its pointer is instead of how far it has moved, and is no touchscreen: the pointer of a
    /// virtual machine, a pen tablet.
    var isAbsoluteMouse: Bool

    /// Reads the capabilities of a device.
    /// - Parameters:
    ///   - path: The device's file.
    ///   - capability: The kernel's words on a kind of events (`key`, `rel`, `abs`), or `nil` when there are none. A
    ///     device of which nothing is known is taken for a keyboard.
    init(path: String, capability: (String) -> String?) {
        self.path = path
        guard let keys = capability("key").map(Self.bits) else {
            (types, points, isAbsoluteMouse) = (true, false, false)
            return
        }
        let relative = capability("rel").map(Self.bits) ?? []
        let absolute = capability("abs").map(Self.bits) ?? []
        types = !keys.isDisjoint(with: Self.typingKeys)
        points = relative.isSuperset(of: [0, 1]) || absolute.isSuperset(of: [0, 1])
        // BTN_LEFT; BTN_TOUCH and the fingers of a touchpad make it something that is touched.
        isAbsoluteMouse =
            absolute.isSuperset(of: [0, 1]) && keys.contains(0x110) && !keys.contains(0x14A)
            && !keys.contains(0x145) && !absolute.contains(0x2F)
    }

    /// Letters, digits, punctuation, Return, Space and the numeric pad in linux/input-event-codes.h. A power button has
    /// none of them, and belongs to the system.
    private static let typingKeys = Set(2...13).union(16...28).union(30...41).union(43...53).union([57]).union(71...83)
        .union([96])

    /// The numbers whose bits are set in the kernel's hexadecimal words, the highest of which comes first.
    static func bits(_ words: String) -> Set<Int> {
        var bits: Set<Int> = []
        for (index, word) in words.split(whereSeparator: \.isWhitespace).reversed().enumerated() {
            guard let value = UInt(word, radix: 16) else { continue }
            for bit in 0..<UInt.bitWidth where value & (1 << bit) != 0 { bits.insert(index * UInt.bitWidth + bit) }
        }
        return bits
    }
}
