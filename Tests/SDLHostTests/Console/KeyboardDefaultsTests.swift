import Foundation
import Testing

@testable import SDLHost

/// How /etc/default/keyboard is read, whatever is in it.
@Suite struct KeyboardDefaultsTests {
    /// What is read of a file of this text.
    private func names(_ text: Data) throws -> XKBRuleNames? {
        let file = FileManager.default.temporaryDirectory.appending(path: "keyboard-\(UUID())")
        try text.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return KeyboardDefaults.names(at: file.path)
    }

    private func names(_ text: String) throws -> XKBRuleNames? { try names(Data(text.utf8)) }

    @Test func whatDebianWritesIsRead() throws {
        let text = """
            # KEYBOARD CONFIGURATION FILE

            # Consult the keyboard(5) manual page.

            XKBMODEL="pc105"
            XKBLAYOUT="de,us"
            XKBVARIANT="nodeadkeys,"
            XKBOPTIONS="grp:alt_shift_toggle,compose:ralt"

            BACKSPACE="guess"
            """
        #expect(
            try names(text)
                == XKBRuleNames(
                    model: "pc105", layout: "de,us", variant: "nodeadkeys,",
                    options: "grp:alt_shift_toggle,compose:ralt"))
    }

    @Test(
        arguments: [
            ("XKBLAYOUT=de", "de"), ("XKBLAYOUT='de'", "de"), ("  export  XKBLAYOUT=\"de\"  # mine", "de"),
            ("XKBLAYOUT=de # mine", "de"), ("XKBLAYOUT=us\nXKBLAYOUT=fr", "fr"), ("\r\nXKBLAYOUT=de\r\n", "de"),
            ("#XKBLAYOUT=us\nXKBLAYOUT=de", "de"), ("XKBLAYOUT=de\n\0\u{1B}[2J", "de"), ("XKBLAYOUT=de", "de"),
        ])
    func oneLayout(text: String, layout: String) throws {
        #expect(try names(text) == XKBRuleNames(layout: layout))
    }

    @Test(
        arguments: [
            "", "\n\n", "XKBLAYOUT", "XKBLAYOUT=", "XKBLAYOUT=\"\"", "XKBLAYOUT=\"de", "XKBLAYOUT='de\"",
            "XKBLAYOUT=$(reboot)",
            "XKBLAYOUT=`reboot`", "XKBLAYOUT=\"$LAYOUT\"", "XKBLAYOUT=d\\e", "XKBLAYOUT=\"d\"e", "XKBLAYOUT=de; reboot",
            "XKBLAYOUT = de", "xkblayout=de", "MYXKBLAYOUT=de", "XKBLAYOUT=../../../etc/passwd", "XKBLAYOUT=de\0us",
            "XKBLAYOUT=dé", "XKBLAYOUT=%H", "XKBVARIANT=nodeadkeys", "XKBLAYOUT=" + String(repeating: "a", count: 500),
            String(repeating: "XKBLAYOUT=de\n", count: 10_000),
        ])
    func nothingIsReadOfNonsense(text: String) throws {
        #expect(try names(text) == nil)
    }

    @Test func whatMakesSenseIsReadBesideWhatMakesNone() throws {
        #expect(
            try names("XKBLAYOUT=de\nXKBVARIANT=\"$X\"\nXKBOPTIONS=\"\"") == XKBRuleNames(layout: "de", options: ""))
        #expect(try names("XKBLAYOUT=\"\"\nXKBVARIANT=x\nXKBOPTIONS=a:b") == XKBRuleNames(options: "a:b"))
    }

    @Test func bytesThatAreNoTextDoNoHarm() throws {
        #expect(
            try names(Data([0xFF, 0xFE, 0x0A]) + Data("XKBLAYOUT=de\n".utf8) + Data([0xC3]))
                == XKBRuleNames(layout: "de"))
        for seed in 0..<200 as Range<UInt32> {
            var state = seed &* 2_654_435_761 | 1
            let noise = (0..<500).map { _ -> UInt8 in
                state = state &* 1_664_525 &+ 1_013_904_223
                return UInt8(state >> 24)
            }
            let text = String(decoding: Array("XKBLAYOUT=".utf8) + noise, as: UTF8.self)
            if case .value(let value) = KeyboardDefaults.assignment(to: "XKBLAYOUT", in: text) {
                #expect(XKBRuleNames.isName(value))
            }
        }
    }

    @Test func onlyRegularFilesAreRead() throws {
        #expect(KeyboardDefaults.names(at: "/nowhere/keyboard") == nil)
        #expect(KeyboardDefaults.names(at: "/tmp") == nil)
        #expect(KeyboardDefaults.names(at: "/dev/zero") == nil)
        let pipe = FileManager.default.temporaryDirectory.appending(path: "keyboard-\(UUID())").path
        #expect(mkfifo(pipe, 0o600) == 0)
        defer { unlink(pipe) }
        #expect(KeyboardDefaults.names(at: pipe) == nil)
    }
}
