import Diagnostics
import Glibc
import Testing

@testable import SDLHost

/// The table of keys, compared with XKB's own names of places.
@MainActor
@Suite(.enabled(if: xkbIsInstalled, "libxkbcommon0, xkb-data or libx11-data is not installed"))
struct EvdevKeycodeTests {
    /// A key of row A to E has its row and its place from the left in its name (xkb-data, keycodes/evdev).
    private static let names: [Int: String] = {
        var names: [Int: String] = [:]
        for (row, keys) in [
            ("AE", "1234567890-="), ("AD", "qwertyuiop[]"), ("AC", "asdfghjkl;'"), ("AB", "zxcvbnm,./"),
        ] {
            for (index, key) in keys.enumerated() {
                names[TypingHands.usage(key)] = row + (index < 9 ? "0" : "") + "\(index + 1)"
            }
        }
        func line(_ first: Int, _ line: String) {
            for (index, name) in line.split(separator: " ").enumerated() { names[first + index] = String(name) }
        }
        line(0x28, "RTRN ESC BKSP TAB SPCE")
        line(0x31, "BKSL BKSL")
        line(0x35, "TLDE")
        line(0x39, "CAPS FK01 FK02 FK03 FK04 FK05 FK06 FK07 FK08 FK09 FK10 FK11 FK12 PRSC SCLK PAUS")
        line(0x49, "INS HOME PGUP DELE END PGDN RGHT LEFT DOWN UP NMLK KPDV KPMU KPSU KPAD KPEN")
        line(0x59, "KP1 KP2 KP3 KP4 KP5 KP6 KP7 KP8 KP9 KP0 KPDL LSGT COMP POWR KPEQ")
        line(0x68, "FK13 FK14 FK15 FK16 FK17 FK18 FK19 FK20 FK21 FK22 FK23 FK24 I142 HELP I147 I140 STOP AGAI UNDO")
        line(0x7B, "CUT COPY PAST FIND MUTE VOL+ VOL-")
        line(0x85, "KPPT")
        line(0x87, "AB11 HKTG AE13 HENK MUHE JPCM")
        line(0x90, "HNGL HJCV KATA HIRA")
        line(0x9A, "PRSC")
        line(0xB6, "I187 I188")
        line(0xD7, "I126")
        line(0xE0, "LCTL LFSH LALT LWIN RCTL RTSH RALT RWIN")
        return names
    }()

    @Test func everyKeyIsWhereXKBHasIt() throws {
        let library = try DynamicLibrary(["libxkbcommon.so.0"])
        let context = try #require(try XKBContext(XKBLibrary(["libxkbcommon.so.0"])))
        let code: @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> UInt32 = try library.function(
            "xkb_keymap_key_by_name")
        let texts = ["evdev", "pc105", "us", "", ""].map { (name: String) in strdup(name) }
        defer { for text in texts { free(text) } }
        let keymap = try #require(
            context.library.makeKeymap(context.pointer, texts.map { $0.map { UnsafePointer($0) } }, 0))
        defer { context.library.releaseKeymap(keymap) }
        for (usage, name) in Self.names {
            #expect(EvdevKeycode.xkb(usage: usage) == code(keymap, name), "\(usage) \(name)")
        }
        // 全角 has no name there.
        #expect(Set(EvdevKeycode.usages) == Set(Self.names.keys).union([0x94]))
    }

    @Test(arguments: [-1, 0, 1, 3, 0x66 + 0x1000, 0x84, 0xE8, 255, 256, 512, .min, .max])
    func otherNumbersAreNoKeys(usage: Int) {
        #expect(EvdevKeycode.xkb(usage: usage) == nil)
    }
}
