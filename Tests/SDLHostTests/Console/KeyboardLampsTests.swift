import Foundation
import Testing

@testable import SDLHost

/// What is written to a keyboard so that its lamps show what is locked.
@Suite struct KeyboardLampsTests {
    @Test func aDeviceIsToldOfEachLamp() throws {
        let lamps: KeyboardLamps = [.numLock, .scrollLock]
        let size = MemoryLayout<timeval>.size + 8
        #expect(lamps.events.count == 4 * size)
        let told = stride(from: 0, to: lamps.events.count, by: size).map { start in
            lamps.events[start..<(start + size)].withUnsafeBytes { event in
                [
                    Int(event.loadUnaligned(fromByteOffset: size - 8, as: UInt16.self)),
                    Int(event.loadUnaligned(fromByteOffset: size - 6, as: UInt16.self)),
                    Int(event.loadUnaligned(fromByteOffset: size - 4, as: Int32.self)),
                ]
            }
        }
        #expect(told == [[0x11, 0, 1], [0x11, 1, 0], [0x11, 2, 1], [0, 0, 0]])
    }

    @Test func aDeviceThatIsGoneOrFullDoesNoHarm() throws {
        KeyboardLamps.capsLock.show(on: "/nowhere/event0")
        KeyboardLamps.capsLock.show(on: "/dev/full")
        let file = FileManager.default.temporaryDirectory.appending(path: "lamps-\(UUID())")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        KeyboardLamps.capsLock.show(on: file.path)
        #expect(try Data(contentsOf: file) == Data(KeyboardLamps.capsLock.events))
    }
}
