import Foundation
import Testing

@testable import KeyboardEngine

/// Members that a decoder would lose without a word are found in the text.
@Suite struct DuplicateMemberTests {
    @Test(arguments: [
        (#"{ "a": 1, "a": 2 }"#, "a", 1, 1),
        ("{\n\"a\": {\n\"b\": 1,\n\"c\": [],\n\"b\": 2 } }", "a.b", 3, 5),
        (#"{ "a": [{}, { "b": 1, "c": { }, "b": 1 }] }"#, "a[1].b", 1, 1),
        (#"[[1, { "": 1, "": 1 }]]"#, #"[0][1]."""#, 1, 1),
        // The same name in other words: with an escape, or with its accent apart.
        (#"{ "ab": 1, "\u0061b": 2 }"#, "ab", 1, 1),
        (#"{ "\"": 1, "\u0022": 2 }"#, "\"", 1, 1),
        ("{ \"\u{E9}\": 1, \"e\u{301}\": 2 }", "\u{E9}", 1, 1),
        (#"{ "\uD83D\uDE00": 1, "😀": 2 }"#, "😀", 1, 1),
    ])
    func `a member that stands there twice is found`(json: String, place: String, first: Int, second: Int) {
        #expect(DuplicateMember.first(in: Data(json.utf8)) == DuplicateMember(place: place, lines: (first, second)))
    }

    @Test(arguments: [
        "{}", "[]", "7", "\"a\"", #"{ "a": "a", "b": "a" }"#, #"{ "a": { "a": { "a": 1 } }, "b": { "a": 1 } }"#,
        #"[{ "a": 1 }, { "a": 1 }, "a", "a"]"#, #"{ "a": "\", \"a\": 1", "b": ["a", "a"] }"#,
        #"{ "a": "{", "b": "}" }"#,
        #"{ "a\\": "\\", "a": 1 }"#,
    ])
    func `what only looks like it is none`(json: String) {
        #expect(DuplicateMember.first(in: Data(json.utf8)) == nil)
    }

    @Test func `the message names file, member and lines, and the file that is inherited where it stands there`() throws
    {
        let folder = try TemporaryFolder()
        try folder.write("xx.json", "{ \"locale\": \"xx\", \"inherits\": \"en\",\n\"words\": {},\n\"words\": {} }")
        try folder.write("yy.json", #"{ "locale": "yy", "inherits": "xx" }"#)
        let catalog = KeyLayoutCatalog(directories: [folder.path, ShippedLayouts.folder])
        for name in ["xx", "yy"] {
            let error = #expect(throws: KeyLayoutError.self) { try catalog.load("\(folder.path)/\(name).json") }
            #expect(
                error?.description
                    == "Keyboard layout \(folder.path)/xx.json: the member stands there twice, in lines 2 and 3 at words."
            )
        }
    }

    @Test func `a text that is not in UTF-8 is refused`() throws {
        let text = try ShippedLayouts.englishText()
        for encoding in [String.Encoding.utf16LittleEndian, .utf16, .utf32BigEndian] {
            let data = try #require(text.data(using: encoding))
            let error = #expect(throws: KeyLayoutError.self) { try KeyLayout(data: data, file: "x.json") }
            #expect(error?.fault == .notJSON)
        }
        _ = try KeyLayout(data: Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8), file: "x.json")
    }

    @Test func `no byte of any text reaches beyond it`() throws {
        var random = SeededGenerator()
        let signs = Array(#"{}[],:"\a1 "#.utf8) + [0x0A, 0xC3, 0xFF]
        for _ in 0..<20_000 {
            let count = Int.random(in: 0...24, using: &random)
            _ = DuplicateMember.first(in: Data((0..<count).map { _ in signs.randomElement(using: &random) ?? 0 }))
        }
    }
}
