import Testing
import UIKitSimulator

@testable import Notes

/// Files come back in the encoding and with the line ends that they had.
@MainActor
@Suite("Encodings of notes")
struct NoteEncodingTests {
    private nonisolated static let files: [String: [UInt8]] = [
        "UTF-8": Array("grün €\nzwei\n".utf8),
        "UTF-8 with a mark": [0xEF, 0xBB, 0xBF] + Array("grün €\nzwei\n".utf8),
        "UTF-16, little end first": [0xFF, 0xFE, 0x67, 0, 0xFC, 0, 0xAC, 0x20, 0x3D, 0xD8, 0, 0xDE, 0x0A, 0],
        "UTF-16, big end first": [0xFE, 0xFF, 0, 0x67, 0, 0xFC, 0x20, 0xAC, 0xD8, 0x3D, 0xDE, 0, 0, 0x0A],
        "Latin-1": [0x67, 0x72, 0xFC, 0x6E, 0x0A, 0xDF, 0xE9, 0x09, 0xFF],
        "marks alone": [0xFF, 0xFE],
        "nothing": [],
        "zeros": [0x61, 0, 0x62],
        "separators": Array("a\u{2028}b\u{2029}c\u{85}d\u{B}e\u{C}f".utf8),
        "parts of clusters": Array("\u{301}e\u{301}\u{200D}👨‍👩‍👧\r\u{301}\n".utf8),
    ]

    @Test("A file that is saved with nothing but an insertion differs by that", arguments: files.keys.sorted())
    func roundTrip(name: String) throws {
        let kiosk = try NotesKiosk()
        let bytes = try #require(Self.files[name])
        try kiosk.put(bytes, in: "a.txt")
        kiosk.open("a.txt")
        kiosk.text?.selectedRange = NSRange(location: kiosk.text?.text.utf16.count ?? 0, length: 0)
        kiosk.simulator.type("x")
        kiosk.save()
        let typed: [UInt8] =
            switch name {
            case "UTF-16, little end first", "marks alone": [0x78, 0]
            case "UTF-16, big end first": [0, 0x78]
            default: [0x78]
            }
        #expect(kiosk.bytes("a.txt") == bytes + typed)
        #expect(kiosk.question == nil)
    }

    private nonisolated static let strangers: [String: [UInt8]] = [
        "half a unit": [0xFF, 0xFE, 0x67],
        "a lone surrogate": [0xFE, 0xFF, 0xD8, 0x3D, 0, 0x61],
        "UTF-32": [0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0],
        "Windows-1252": [0x93, 0x61, 0x94],
        "an executable": [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0, 0xFF, 0x80],
        "a broken end": [0xEF, 0xBB, 0xBF, 0x61, 0xC3],
    ]

    @Test("A file of another encoding is shown and never written", arguments: strangers.keys.sorted())
    func unknown(name: String) throws {
        let kiosk = try NotesKiosk()
        let bytes = try #require(Self.strangers[name])
        try kiosk.put(bytes, in: "a.txt")
        kiosk.open("a.txt")
        #expect(kiosk.text?.isEditable == false)
        #expect(kiosk.title == "a.txt is only shown: its encoding is not known")
        kiosk.simulator.type("x")
        kiosk.save()
        kiosk.quit()
        #expect(kiosk.bytes("a.txt") == bytes)
        #expect(kiosk.names == ["a.txt"])
    }

    @Test(
        "A typed line ends as the file's lines do; mixed ends stay mixed",
        arguments: [
            ("a\r\nb\r\n", "\r\na\r\nb\r\n"), ("a\rb\r", "\ra\rb\r"), ("a\nb", "\na\nb"),
            ("a\r\nb\n\r", "\na\r\nb\n\r"),
            ("", "\n"), ("a\r", "\ra\r"),
        ])
    func lineEnds(old: String, new: String) throws {
        let kiosk = try NotesKiosk()
        try kiosk.put(old, in: "a.txt")
        kiosk.open("a.txt")
        kiosk.simulator.type("\n")
        kiosk.save()
        #expect(kiosk.bytes("a.txt") == Array(new.utf8))
        // A second time nothing is turned twice.
        kiosk.simulator.type("\n")
        kiosk.save()
        let end = new.dropLast(old.utf8.count == 0 ? 0 : old.count)
        #expect(kiosk.bytes("a.txt") == Array((end + new).utf8))
    }

    @Test("A character that Latin-1 lacks is asked about")
    func lacking() throws {
        let kiosk = try NotesKiosk()
        let old: [UInt8] = [0x67, 0x72, 0xFC, 0x6E]
        try kiosk.put(old, in: "a.txt")
        kiosk.open("a.txt")
        kiosk.simulator.type("€")
        kiosk.save()
        #expect(kiosk.question?.contains("Latin-1") == true)
        #expect(kiosk.bytes("a.txt") == old)
        kiosk.answer("cancel")
        #expect(kiosk.question == nil)
        #expect(kiosk.bytes("a.txt") == old)
        kiosk.save()
        kiosk.answer("yes")
        #expect(kiosk.bytes("a.txt") == Array("€grün".utf8))
        // From now on it is UTF-8, and nobody asks again.
        kiosk.simulator.type("€")
        kiosk.save()
        #expect(kiosk.question == nil)
        #expect(kiosk.bytes("a.txt") == Array("€€grün".utf8))
    }
}
