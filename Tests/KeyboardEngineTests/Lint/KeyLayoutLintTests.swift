import Foundation
import KeyboardEngine
import Testing

/// The lint finds what the decoder lets pass but people would stumble over.
@Suite struct KeyLayoutLintTests {
    /// A change to the English layout that can be read, and what must be found.
    struct Flaw: Sendable, CustomTestStringConvertible {
        let part: String
        let other: String
        let fault: String
        /// The plane and the key that are at fault.
        let plane, key: String?
        var testDescription: String { fault }

        init(_ part: String, _ other: String, _ fault: String, plane: String? = nil, key: String? = nil) {
            (self.part, self.other, self.fault, self.plane, self.key) = (part, other, fault, plane, key)
        }
    }

    static let flaws = [
        Flaw("123 globe dismiss space return", "123 space return", "there is no dismiss key", plane: "letters"),
        Flaw("shift gap letters.3 gap delete", "shift gap letters.3 gap", "there is no delete key", plane: "letters"),
        Flaw("123 globe dismiss space return", "123 dismiss space", "there is no return key", plane: "letters"),
        Flaw("123 globe dismiss space return", "123 dismiss return", "there is no space key"),
        Flaw(
            "\"plane\": \"symbols\"", "\"plane\": \"simbols\"", "leads to \"simbols\", which does not exist",
            plane: "numbers", key: "#+="),
        Flaw(
            "\"plane\": \"symbols\"", "\"plane\": \"numbers\"", "leads to its own plane", plane: "numbers", key: "#+="),
        Flaw(
            "\"plane\": \"symbols\"", "\"plane\": \"letters\"", "no kind of keyboard leads to this plane",
            plane: "symbols"),
        Flaw(
            "\"plane\": \"letters\"", "\"plane\": \"symbols\"", "no plane key leads back to \"letters\"",
            plane: "symbols"),
        Flaw("q w e r t y u i o p\"", "q w e r t y u i o o\"", "2 keys have this id", plane: "letters", key: "o"),
        Flaw(
            "1 2 3 4 5 6 7 8 9 0\"", "1 2 3 4 5 6 7 8 9 0 °\"", "row 0 is 11.0 columns wide, and the plane has 10",
            plane: "numbers"),
        Flaw("q w e r t y u i o p\"", "q w e r t y u i o ø\"", "cannot be typed: P p"),
        Flaw("| ~ < > currency", "| ´ < > currency", "cannot be typed: ~"),
        Flaw("\"0 decimal gap\"", "\"0 gap\"", "there is no decimal separator"),
        Flaw("\"* 0 # return\"", "\"* 0 return\"", "cannot be typed: #"),
        Flaw("\"bottom\": \"email\"", "\"bottom\": \"mail\"", "no plane has the bottom row \"mail\""),
        Flaw("\"decimalPad\": { \"start\": \"decimal\" },", "", "this kind of keyboard is missing"),
        Flaw(
            "\"return\": { \"height\": 2 }",
            "\"return\": { \"height\": 2 }, \"decimal\": { \"text\": \".\", \"width\": 2 }", "overlap",
            plane: "decimal", key: "return"),
    ]

    @Test(arguments: flaws)
    func `a flaw is found`(flaw: Flaw) throws {
        let layout = try ShippedLayouts.english(replacing: flaw.part, with: flaw.other)
        let findings = KeyLayoutLint.findings(in: layout)
        let found = findings.filter { $0.fault.contains(flaw.fault) }
        #expect(!found.isEmpty && Set(findings).count == findings.count, "\(findings)")
        #expect(found.contains { $0.plane == flaw.plane && $0.key == flaw.key }, "\(found)")
    }

    @Test func `keys too small to be hit are found`() throws {
        let layout = try ShippedLayouts.english(replacing: "\"columns\": 10", with: "\"columns\": 20")
        let findings = KeyLayoutLint.findings(in: layout).map(\.description)
        #expect(
            findings.contains(
                "planes.numbers.compact: 1: the key is too small, 11.0 × 39.0 points in a window of 320 × 480"))
    }

    @Test func `a fault of one bottom row names the keyboards that show it`() throws {
        let layout = try ShippedLayouts.english(
            replacing: "123 globe dismiss space @ email.dot return", with: "123 globe space @ email.dot return")
        let findings = KeyLayoutLint.findings(in: layout).map(\.description)
        #expect(findings == ["planes.letters.compact: there is no dismiss key (email)"])
    }

    @Test func `a key that only a kind of another language's would hide is found`() throws {
        // Russian leaves addresses to another language, but its rows for them must make sense.
        let folder = try TemporaryFolder()
        try folder.write(
            "ru.json",
            #"{ "locale": "ru", "inherits": "ru", "planes": { "letters": { "wide": { "bottom": { "#
                + #""email": "more.left globe space й more.right dismiss" } } } } }"#)
        let catalog = KeyLayoutCatalog(directories: [ShippedLayouts.folder])
        let layout = try #require(try catalog.load("\(folder.path)/ru.json"))
        #expect(!layout.serves(.email))
        #expect(
            KeyLayoutLint.findings(in: layout).map(\.description)
                == ["planes.letters.wide: й: 2 keys have this id (email)"])
    }

    @Test func `rows of kinds that a layout leaves to another language are used`() throws {
        let layout = try ShippedLayouts.layout("vi")
        #expect(layout.keyboards[.email] == nil && layout.planes["letters"]?.forms[.wide]?.bottoms["email"] != nil)
        #expect(KeyLayoutLint.findings(in: layout) == [])
    }

    @Test func `what comes from a file cannot begin another line`() throws {
        let layout = try ShippedLayouts.english(replacing: "\"plane\": \"symbols\"", with: "\"plane\": \"\u{2028}x\"")
        for finding in KeyLayoutLint.findings(in: layout) {
            #expect(finding.description.split(whereSeparator: \.isNewline).count == 1)
        }
    }

    @Test func `signs that no font has are found on keys, behind them and in words`() throws {
        let layout = try ShippedLayouts.english(replacing: "\"space\": \"space\"", with: "\"space\": \"späce\"")
        let findings = KeyLayoutLint.unshownTexts(in: layout) { text in text.filter { "äÄ€".contains($0) } }
        let places = Set(findings.map { "\($0.place) \($0.key ?? "")" })
        #expect(findings.count == places.count)
        #expect(places.contains("planes.letters.compact a") && places.contains("planes.letters.wide a"))
        #expect(places.contains("planes.numbers.compact currency"))
        #expect(
            findings.map(\.description).filter { $0.hasPrefix("words") } == ["words.space: no font has ä (U+00E4)"])
        #expect(
            findings.first { $0.key == "a" }?.fault == "no font has ä (U+00E4), Ä (U+00C4)")
        #expect(KeyLayoutLint.unshownTexts(in: layout) { _ in [] } == [])
    }
}
