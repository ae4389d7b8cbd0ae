import Diagnostics
import Foundation
import Testing

@testable import SDLHost

/// Where the layout of a bare console comes from.
@MainActor @Suite struct KeyboardLayoutSourcesTests {
    private static let library = ["libxkbcommon.so.0"]

    private func withDefaults<Result>(_ text: String, _ body: (String) throws -> Result) throws -> Result {
        let file = FileManager.default.temporaryDirectory.appending(path: "keyboard-\(UUID())")
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try body(file.path)
    }

    @Test func theSettingGoesBeforeTheMachinesFileAndThatBeforeXKBsVariables() throws {
        try withDefaults("XKBMODEL=pc104\nXKBLAYOUT=fr\nXKBOPTIONS=compose:ralt") { file in
            let settings: Settings = [
                "TYPECASE_KEYBOARD": "de(nodeadkeys)", "XKB_DEFAULT_LAYOUT": "ru", "XKB_DEFAULT_VARIANT": "phonetic",
            ]
            let sources = ConsoleKeyboardLayout.sources(settings, defaults: file)
            #expect(sources.map(\.name) == ["TYPECASE_KEYBOARD", file, "XKB_DEFAULT_LAYOUT", "XKB"])
            #expect(
                sources.map(\.names) == [
                    XKBRuleNames(model: "pc104", layout: "de", variant: "nodeadkeys", options: "compose:ralt"),
                    XKBRuleNames(model: "pc104", layout: "fr", options: "compose:ralt"),
                    XKBRuleNames(layout: "ru", variant: "phonetic"), .american,
                ])
            #expect(
                ConsoleKeyboardLayout.sources(["TYPECASE_KEYBOARD": "us grp:toggle"], defaults: file).first?.names
                    .options == "grp:toggle")
        }
        #expect(ConsoleKeyboardLayout.sources([:], defaults: "/nowhere").map(\.names) == [XKBRuleNames(), .american])
        #expect(ConsoleKeyboardLayout.sources(["TYPECASE_KEYBOARD": "../x"], defaults: "/nowhere").count == 2)
    }

    @Test func withoutTheLibraryThereIsNoLayout() {
        #expect(ConsoleKeyboardLayout.layout([:], defaults: "/nowhere", library: ["libthere-is-none.so.0"]) == nil)
        #expect(ConsoleKeyboardLayout.layout([:], defaults: "/nowhere", library: ["libc.so.6"]) == nil)
    }

    @Test(.enabled(if: xkbIsInstalled, "libxkbcommon0, xkb-data or libx11-data is not installed"))
    func aLayoutThatIsNotThereIsPassedOver() throws {
        func typed(_ settings: Settings, _ file: String) -> String? {
            let layout = ConsoleKeyboardLayout.layout(settings, defaults: file, library: Self.library)
            layout?.isTyping = true
            return layout.map { TypingHands($0).type("yq") }
        }
        try withDefaults("XKBLAYOUT=fr") { file in
            #expect(typed(["TYPECASE_KEYBOARD": "de"], file) == "zq")
            #expect(typed(["TYPECASE_KEYBOARD": "there-is-none"], file) == "ya")
            #expect(typed(["TYPECASE_KEYBOARD": "de(there-is-none)"], file) == "ya")
            #expect(typed([:], file) == "ya")
        }
        try withDefaults("XKBLAYOUT=there-is-none\nXKBMODEL=neither\nXKBOPTIONS=nor:this") { file in
            #expect(typed(["XKB_DEFAULT_LAYOUT": "de"], file) == "zq")
            #expect(typed(["XKB_DEFAULT_LAYOUT": "none"], file) == "yq")
            #expect(typed(["TYPECASE_KEYBOARD": "de nor:that"], file) == "zq")
        }
    }

    @Test func theLocaleOfSequencesIsInUTF8() {
        func locale(_ settings: Settings) -> String { XKBCompose.locale(settings) }
        #expect(locale([:]) == "en_US.UTF-8" && locale(["LANG": "C"]) == "en_US.UTF-8")
        #expect(locale(["LANG": "POSIX"]) == "en_US.UTF-8" && locale(["LC_ALL": "C.UTF-8"]) == "en_US.UTF-8")
        #expect(locale(["LANG": "el_GR.UTF-8"]) == "el_GR.UTF-8")
        #expect(locale(["LANG": "de_DE@euro"]) == "de_DE.UTF-8")
        #expect(locale(["LANG": "fr_FR", "LC_CTYPE": "pt_BR.iso88591"]) == "pt_BR.UTF-8")
        #expect(locale(["LC_ALL": "ru_RU.KOI8-R", "LC_CTYPE": "pt_BR"]) == "ru_RU.UTF-8")
        #expect(locale(["LC_ALL": "/etc/passwd"]) == "en_US.UTF-8")
    }
}
