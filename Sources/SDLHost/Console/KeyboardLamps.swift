import Foundation

/// The lamps of a keyboard. While a program has a keyboard to itself, nobody else lights them.
struct KeyboardLamps: OptionSet, Hashable {
    var rawValue: UInt8

    static let numLock = KeyboardLamps(rawValue: 1)
    static let capsLock = KeyboardLamps(rawValue: 2)
    static let scrollLock = KeyboardLamps(rawValue: 4)

    /// XKB's names of the lamps.
    static let names: [(name: String, lamp: KeyboardLamps)] = [
        ("Num Lock", .numLock), ("Caps Lock", .capsLock), ("Scroll Lock", .scrollLock),
    ]

    /// Lights the lamps of a device and puts out the others. A device that may not be written to stays as it is.
    func show(on path: String) {
        let descriptor = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        let bytes = events
        _ = write(descriptor, bytes, bytes.count)
    }

    /// The events of linux/input.h that say so: a time, which the kernel sets, a type, a code and a value.
    var events: [UInt8] {
        let (report, lamp): (UInt16, UInt16) = (0, 0x11)
        func event(_ type: UInt16, _ code: UInt16, _ value: Int32) -> [UInt8] {
            [UInt8](repeating: 0, count: MemoryLayout<timeval>.size) + withUnsafeBytes(of: type) { [UInt8]($0) }
                + withUnsafeBytes(of: code) { [UInt8]($0) } + withUnsafeBytes(of: value) { [UInt8]($0) }
        }
        // LED_NUML, LED_CAPSL and LED_SCROLLL are numbered as the bits are.
        return (0..<3).flatMap { event(lamp, UInt16($0), Int32(rawValue >> UInt8($0) & 1)) } + event(report, 0, 0)
    }
}
