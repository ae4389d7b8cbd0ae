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
        var testDescription: String { fault }

        init(_ part: String, _ other: String, _ fault: String) {
            (self.part, self.other, self.fault) = (part, other, fault)
        }
    }

    static let flaws = [
        Flaw("123 globe dismiss space return", "123 space return", "there is no dismiss key"),
        Flaw("shift gap letters.3 gap delete", "shift gap letters.3 gap", "there is no delete key"),
        Flaw("123 globe dismiss space return", "123 dismiss space", "there is no return key"),
        Flaw("123 globe dismiss space return", "123 dismiss return", "there is no space key"),
        Flaw("\"plane\": \"symbols\"", "\"plane\": \"simbols\"", "leads to \"simbols\", which does not exist"),
        Flaw("\"plane\": \"symbols\"", "\"plane\": \"numbers\"", "leads to its own plane"),
        Flaw("\"plane\": \"symbols\"", "\"plane\": \"letters\"", "no kind of keyboard leads to this plane"),
        Flaw("\"plane\": \"letters\"", "\"plane\": \"symbols\"", "no plane key leads back to \"letters\""),
        Flaw("q w e r t y u i o p\"", "q w e r t y u i o o\"", "2 keys have the id \"o\""),
        Flaw("1 2 3 4 5 6 7 8 9 0\"", "1 2 3 4 5 6 7 8 9 0 °\"", "row 0 is 11.0 columns wide, and the plane has 10"),
        Flaw("q w e r t y u i o p\"", "q w e r t y u i o ø\"", "cannot be typed: P p"),
        Flaw("| ~ < > currency", "| ´ < > currency", "cannot be typed: ~"),
        Flaw("\"0 decimal gap\"", "\"0 gap\"", "there is no decimal separator"),
        Flaw("\"* 0 # return\"", "\"* 0 return\"", "cannot be typed: #"),
        Flaw("\"bottom\": \"email\"", "\"bottom\": \"mail\"", "no plane has the bottom row \"mail\""),
        Flaw("\"decimalPad\": { \"start\": \"decimal\" },", "", "this kind of keyboard is missing"),
        Flaw(
            "\"return\": { \"height\": 2 }",
            "\"return\": { \"height\": 2 }, \"decimal\": { \"text\": \".\", \"width\": 2 }", "overlap"),
    ]

    @Test(arguments: flaws)
    func `a flaw is found`(flaw: Flaw) throws {
        let layout = try ShippedLayouts.english(replacing: flaw.part, with: flaw.other)
        let findings = KeyLayoutLint.findings(in: layout).map(\.description)
        #expect(findings.contains { $0.contains(flaw.fault) }, "\(findings)")
    }

    @Test func `keys too small to be hit are found`() throws {
        let layout = try ShippedLayouts.english(replacing: "\"columns\": 10", with: "\"columns\": 20")
        let findings = KeyLayoutLint.findings(in: layout).map(\.description)
        #expect(findings.contains { $0.contains("the key \"1\" is too small") })
    }
}
