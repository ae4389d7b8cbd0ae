import Testing
import UIKitSimulator

@testable import UIKit

/// States that somebody has changed, with a checksum that is right.
@MainActor @Suite("Changed states")
struct RestorationMutationTests {
    private static var count: Int {
        ProcessInfo.processInfo.environment["TYPECASE_MUTATIONS"].flatMap { Int($0) } ?? 5000
    }

    /// Changes bytes, lengths and order, cuts, repeats, and puts values inside values.
    private func mutate(_ payload: inout [UInt8], _ random: inout SeededGenerator) {
        for _ in 0..<random.number(1...4) where !payload.isEmpty {
            let place = random.number(0...(payload.count - 1))
            switch random.number(0...7) {
            case 0: payload[place] ^= 1 << UInt8(random.number(0...7))
            case 1: payload[place] = UInt8(truncatingIfNeeded: random.next())
            case 2: payload.removeSubrange(place...)
            case 3: payload.insert(contentsOf: payload[place...].prefix(random.number(1...40)), at: place)
            case 4: payload.removeSubrange(place..<min(payload.count, place + random.number(1...20)))
            case 5:
                // A lie about a length, most of all about the longest ones.
                for offset in 0..<4 where place + offset < payload.count {
                    payload[place + offset] = random.pick([0, 1, 0x7F, 0x80, 0xFF])
                }
            case 6:
                let depth = random.number(1...200)
                payload.insert(
                    contentsOf: (0..<depth).flatMap { _ in [UInt8(ascii: "a"), 1, 0, 0, 0] as [UInt8] }, at: place)
            default: payload[place] = random.pick(Array("01insbtuUrgvcado".utf8))
            }
        }
    }

    @Test("Whatever is in one, the program starts, with the state or without it")
    func mutations() throws {
        var random = SeededGenerator(3)
        let folder = try StateFolder()
        let owner = RestorationArchive.Owner(program: ProcessInfo.processInfo.processName, version: "1")
        var (read, restored) = (0, 0)
        for number in 0..<Self.count {
            var archive = RestorationArchiveTests.archive(&random)
            archive.owner = owner
            var payload = Array(try archive.bytes()[RestorationArchive.headerSize...])
            mutate(&payload, &random)
            let bytes = RestorationArchive.sealed(payload)
            guard let archive = try? RestorationArchive(bytes: bytes, owner: owner) else { continue }
            read += 1
            // What is read is written and read again as it is.
            #expect(try RestorationArchive(bytes: archive.bytes(), owner: owner) == archive, "mutation \(number)")
            guard read % 20 == 0 else { continue }
            restored += 1
            folder.put(bytes)
            let kiosk = StateKiosk(in: folder) { kiosk in
                kiosk.page.whenDecoding = { coder in
                    for key in ["v", "field", "text"] { Self.ask(coder, key) }
                }
            }
            kiosk.simulator.type("x")
            kiosk.simulator.advance(0.1)
            kiosk.end()
        }
        #expect(Self.count < 1000 || (read > 100 && restored > 5), "Too few of them were read to say anything.")
    }

    /// Every question that a program may have.
    private static func ask(_ coder: NSCoder, _ key: String) {
        _ = coder.decodeBool(forKey: key)
        _ = coder.decodeInteger(forKey: key)
        _ = coder.decodeInt32(forKey: key)
        _ = coder.decodeInt64(forKey: key)
        _ = coder.decodeFloat(forKey: key)
        _ = coder.decodeDouble(forKey: key)
        _ = coder.decodeCGPoint(forKey: key)
        _ = coder.decodeCGRect(forKey: key)
        _ = coder.decodeUIEdgeInsets(forKey: key)
        _ = coder.decodeObject(forKey: key)
        _ = coder.decodeObject(of: Choice.self, forKey: key)
        _ = coder.decodeObject(of: [NSArray.self, NSDictionary.self, NSString.self, NSNumber.self], forKey: key)
    }
}
