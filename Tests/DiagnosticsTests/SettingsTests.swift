import Foundation
import Testing

@testable import Diagnostics

/// What the environment sets, and what is said of values that make no sense.
@Suite struct SettingsTests {
    @Test(arguments: [
        ("1", true), ("0", false), ("true", true), ("False", false), ("YES", true), ("no", false), ("on", true),
        ("off", false),
    ])
    func switches(value: String, isOn: Bool) {
        #expect(Settings(["A": value]).isOn("A") == isOn)
    }

    @Test func whatIsEmptyOrMissingIsNotSet() {
        for settings in [Settings(["A": ""]), Settings([:])] {
            #expect(settings.isOn("A") == nil)
            #expect(settings.text("A") == nil)
            #expect(settings.number("A", 0...1) == nil)
            #expect(settings.choice("A", of: ["a"]) == nil)
            #expect(settings.folder("A") == nil)
        }
    }

    @Test func numbersWordsAndFoldersAreTaken() {
        let settings = Settings(["NUMBER": "1.5", "WORD": "Dark", "FOLDER": "/"])
        #expect(settings.number("NUMBER", 0.5...8) == 1.5)
        #expect(settings.choice("WORD", of: ["light", "dark"]) == "dark")
        #expect(settings.folder("FOLDER") == "/")
    }

    @Test func eachWrongValueIsNamed() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let settings = Settings(["SWITCH": "maybe", "NUMBER": "nan", "WORD": "drak", "FOLDER": "/nowhere/at all"])
            let isSilent =
                settings.isOn("SWITCH") == nil && settings.number("NUMBER", 0.5...8) == nil
                && settings.choice("WORD", of: ["light", "dark"]) == nil && settings.folder("FOLDER") == nil
            precondition(isSilent)
        }
        let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            said == """
                Typecase: SWITCH must be 1 or 0.
                Typecase: NUMBER must be a number from 0.5 to 8.
                Typecase: WORD must be light or dark.
                Typecase: FOLDER names a folder that is not there.

                """)
    }

    @Test func withoutOthersTheVariablesAreThoseOfTheProcess() throws {
        // None is set here: other tests read them at the same time.
        let environment = ProcessInfo.processInfo.environment
        let (name, value) = try #require(environment.first { !$0.value.isEmpty })
        #expect(Settings().text(name) == value)
        #expect(Settings([:]).text(name) == nil)
        #expect(Settings().text("TYPECASE_THAT_NOBODY_SETS") == nil)
    }
}
