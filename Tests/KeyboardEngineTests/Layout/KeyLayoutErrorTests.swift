import Foundation
import KeyboardEngine
import Testing

/// A fault in a layout file is reported in one sentence that says what is wrong and where.
@Suite struct KeyLayoutErrorTests {
    /// A change to the English layout, and what must be said about it.
    struct Fault: Sendable, CustomTestStringConvertible {
        let part: String
        let other: String
        let place: String
        let reason: String
        var testDescription: String { reason }

        init(_ part: String, _ other: String, at place: String, _ reason: String) {
            (self.part, self.other, self.place, self.reason) = (part, other, place, reason)
        }
    }

    static let faults = [
        Fault("\"format\": 1", "\"format\": 2", at: "format", "format 2 cannot be read"),
        Fault("\"format\": 1,", "", at: "", "\"format\" is missing"),
        Fault("\"format\": 1", "\"format\": true", at: "format", "a number is expected"),
        Fault("\"locale\": \"en\"", "\"locale\": null", at: "locale", "a string is expected"),
        Fault("\"locale\": \"en\"", "\"locale\": \"e\\u0000n\"", at: "locale", "visible characters"),
        Fault("\"locale\"", "\"lokale\"", at: "lokale", "not a member that is known"),
        Fault("\"email\": { \"start\"", "\"emial\": { \"start\"", at: "keyboards.emial", "not a kind of keyboard"),
        Fault("\"start\": \"phone\"", "\"start\": \"fone\"", at: "keyboards.phonePad", "no plane \"fone\""),
        Fault("\"default\": { \"start\": \"letters\" },", "", at: "keyboards", "no default keyboard"),
        Fault("{ \"width\": 2.5 }", "{ \"width\": -2.5 }", at: "keys.compact.return.width", "from 0.25 to 20"),
        Fault("{ \"width\": 2.5 }", "{ \"width\": \"2\" }", at: "keys.compact.return.width", "a number is expected"),
        Fault("{ \"width\": 2.5 }", "{ \"witdh\": 2.5 }", at: "keys.compact.return.witdh", "not a member"),
        Fault("{ \"width\": 2.5 }", "3", at: "keys.compact.return", "an object is expected"),
        Fault("{ \"height\": 2 }", "{ \"height\": 1.5 }", at: "keys.return.height", "whole number"),
        Fault("\"gap\": 0.25,", "\"gap\": 0,", at: "keys.compact.gap.gap", "from 0.25 to 20"),
        Fault("\"key\": \"shift\"", "\"key\": \"shfit\"", at: "shift.right.key", "\"shfit\" is not a kind of key"),
        Fault(
            "\"key\": \"shift\", \"flexible\": true", "\"width\": 1",
            at: "keys.wide.shift.left shift.right", "not said what \"shift.left\" does"),
        Fault("\"columns\": 10", "\"columns\": 0", at: "planes.numbers.compact.columns", "from 1"),
        Fault("shift gap letters.3", "shfit gap letters.3", at: "planes.letters.compact.rows[2]", "no key \"shfit\""),
        Fault("\"q w e r t y u i o p\"", "7", at: "planes.letters.letters[0]", "a string is expected"),
        Fault(
            "\"letters.1\", \"letters.2\"", "\"  \", \"letters.2\"", at: "planes.letters.compact.rows[0]",
            "the row has no keys"),
        Fault(
            "\"123 globe dismiss space @ email.dot return\"", "{}", at: "compact.bottom.email", "a string is expected"),
        Fault("\"bottom\": { \"default\": \"0 gap\" }", "\"bottom\": {}", at: "number.pad.bottom", "\"default\""),
        Fault("\"letters\": \"ABC\"", "\"leters\": \"ABC\"", at: "words.leters", "known"),
        Fault("\"l\": \"ł\"", "\"l\": \"\"", at: "alternates.l", "1 to 24 alternates"),
        Fault("\"l\": \"ł\"", "\"l\": \"ł ĺ ł\"", at: "alternates.l", "stands there twice"),
        Fault("\"l\": \"ł\"", "\"l\": \"l ł\"", at: "alternates.l", "is the key itself"),
        Fault("\"l\": \"ł\"", "\"l\": 7", at: "alternates.l", "a string is expected"),
        Fault(
            "\"letters\": [", "\"shifted\": [\"Q W\"], \"letters\": [", at: "planes.letters.shifted",
            "as many lines as letters"),
        Fault(
            "\"letters\": [", "\"shifted\": [\"Q W\", \"A S D F G H J K L\", \"Z\"], \"letters\": [",
            at: "planes.letters.shifted", "\"Q W\" must have as many keys as \"q w e r t y u i o p\""),
        Fault(
            "\"phone\": {\n            \"pad\"", "\"phone\": {\n            \"pod\"", at: "planes.phone.pod", "known"),
    ]

    @Test(arguments: faults)
    func `a fault is named with its place`(fault: Fault) throws {
        let error = #expect(throws: KeyLayoutError.self) {
            try ShippedLayouts.english(replacing: fault.part, with: fault.other)
        }
        let message = try #require(error?.description)
        #expect(error?.fault == .invalid)
        #expect(error?.place.hasSuffix(fault.place) == true, "\(message)")
        #expect(error?.reason.contains(fault.reason) == true, "\(message)")
        #expect(message.hasPrefix("Keyboard layout en.json: "))
        #expect(message.hasSuffix("."))
    }

    @Test(arguments: ["", "{", "[1, 2", "nonsense", "{\"format\": NaN}", "{\"format\": 1e999}", "\u{0}"])
    func `a text that is no JSON is called so`(text: String) throws {
        let error = #expect(throws: KeyLayoutError.self) { try KeyLayout(data: Data(text.utf8), file: "x.json") }
        #expect(error?.fault == .notJSON)
        #expect(error?.description.hasPrefix("Keyboard layout x.json: the text is not valid JSON (") == true)
    }

    @Test func `a message has one line and an end, whatever is in the file`() {
        let text = "{\"format\": 1, \"\(String(repeating: "a\\n", count: 5000))\": 1}"
        let error = #expect(throws: KeyLayoutError.self) { try KeyLayout(data: Data(text.utf8), file: "a\nb") }
        let message = error?.description ?? ""
        #expect(!message.contains("\n"))
        #expect(message.count < 1000)
    }
}
