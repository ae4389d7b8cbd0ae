import Testing
import UIKitSimulator

@testable import UIKit

/// The format of the state: what is written is read again, and nothing else is.
@MainActor @Suite("The format of a state")
struct RestorationArchiveTests {
    static let owner = RestorationArchive.Owner(program: "Test", version: "1")

    static func value(_ depth: Int, _ random: inout SeededGenerator) -> RestorationValue {
        switch random.number(0...(depth > 0 ? 12 : 9)) {
        case 0: .bool(random.chance(0.5))
        case 1: .integer(Int64(truncatingIfNeeded: random.next()))
        case 2: .number(random.pick([0, -1.5, .infinity, 1e300, .leastNonzeroMagnitude]))
        case 3: .string(random.pick(["", "a", "Gänse", "👩‍👩‍👧", "\u{0}", "line\nline"]))
        case 4: .data(Data((0..<random.number(0...9)).map { UInt8($0) }))
        case 5: .date(Date(timeIntervalSinceReferenceDate: Double(random.number(-9...9))))
        case 6: .range(location: Int64(random.number(-1...9)), length: Int64(random.number(0...9)))
        case 7: .geometry(.rectangle, [1, 2, 3, .infinity])
        case 8: .uuid(UUID())
        case 9: .reference(RestorationPath(isView: random.chance(0.5), names: ["a", "b"]))
        case 10: .array((0..<random.number(0...4)).map { _ in value(depth - 1, &random) })
        default:
            .dictionary(
                Dictionary(
                    (0..<random.number(0...4)).map { ("key \($0)", value(depth - 1, &random)) },
                    uniquingKeysWith: { $1 }))
        }
    }

    static func archive(_ random: inout SeededGenerator) -> RestorationArchive {
        var archive = RestorationArchive(owner: owner)
        archive.application = ["x": value(4, &random)]
        archive.controllers = [
            .init(
                path: .init(isView: false, names: ["page"]), restorationClass: "UIKitTests.MadePage",
                presented: .init(isView: false, names: ["front"]),
                state: ["field": .string("hello"), "text": .string("brave world"), "v": value(3, &random)])
        ]
        archive.views = ["field", "text", "scroll"].map { name in
            .init(
                path: .init(isView: true, names: ["page", name]),
                state: [
                    "Typecase.selectionStart": .integer(1), "Typecase.selectionLength": .integer(3),
                    "Typecase.contentOffset": .string("{0.0, 40.0}"), "Typecase.isEditable": .bool(true),
                ])
        }
        archive.firstResponder = .init(isView: true, names: ["page", "field"])
        return archive
    }

    @Test("Random states come back as they were, with equal bytes for what is equal")
    func roundTrip() throws {
        var random = SeededGenerator(1)
        for _ in 0..<300 {
            let archive = Self.archive(&random)
            let bytes = try archive.bytes()
            let read = try RestorationArchive(bytes: bytes, owner: Self.owner)
            #expect(read == archive)
            #expect(try read.bytes() == bytes)
        }
    }

    @Test("One that is cut anywhere, or has any one bit another way, is none")
    func damage() throws {
        var random = SeededGenerator(2)
        let bytes = try Self.archive(&random).bytes()
        func isRead(_ bytes: [UInt8]) -> Bool { (try? RestorationArchive(bytes: bytes, owner: Self.owner)) != nil }
        #expect(isRead(bytes))
        #expect(bytes.indices.allSatisfy { !isRead(Array(bytes.prefix($0))) })
        var damaged = bytes
        for place in bytes.indices {
            for bit in 0..<8 {
                damaged[place] = bytes[place] ^ 1 << UInt8(bit)
                if isRead(damaged) { Issue.record("bit \(bit) of byte \(place)") }
            }
            damaged[place] = bytes[place]
        }
        #expect(throws: RestorationArchive.Fault.damaged) {
            try RestorationArchive(bytes: bytes + [0], owner: Self.owner)
        }
        #expect(throws: RestorationArchive.Fault.owner) {
            try RestorationArchive(bytes: bytes, owner: .init(program: "Test", version: "2"))
        }
    }

    @Test("Too deep and too many values are neither written nor read")
    func limits() throws {
        var deep = RestorationValue.bool(true)
        for _ in 0..<RestorationValue.depthLimit { deep = .array([deep]) }
        var archive = RestorationArchive(owner: Self.owner)
        archive.application = ["x": deep]
        #expect(throws: RestorationArchive.Fault.tooLarge) { try archive.bytes() }
        archive.application = ["x": .array(Array(repeating: .bool(true), count: RestorationValue.countLimit))]
        #expect(throws: RestorationArchive.Fault.tooLarge) { try archive.bytes() }
        archive.application = ["x": .data(Data(count: RestorationArchive.sizeLimit))]
        #expect(throws: RestorationArchive.Fault.tooLarge) { try archive.bytes() }
        let nesting = [UInt8](repeating: UInt8(ascii: "a"), count: 5)  // an array of 1,633,771,873 values
        for payload in [
            Array(repeating: [UInt8(ascii: "a"), 1, 0, 0, 0], count: 1_000_000).flatMap { $0 },
            [UInt8(ascii: "a"), 255, 255, 255, 255] + [UInt8](repeating: UInt8(ascii: "1"), count: 5_000_000), nesting,
            [UInt8(ascii: "s"), 255, 255, 255, 255], [UInt8(ascii: "d"), 255, 255, 255, 255, 255, 255, 255, 255], [],
        ] {
            #expect(throws: RestorationArchive.Fault.damaged) {
                try RestorationArchive(bytes: RestorationArchive.sealed(payload), owner: Self.owner)
            }
        }
    }
}
