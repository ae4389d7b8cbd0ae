import Diagnostics
import Foundation
import HostInterface
import Testing

@testable import SDLHost

/// Whether libxkbcommon, its keyboards and a Compose file are installed.
let xkbIsInstalled =
    (try? DynamicLibrary(["libxkbcommon.so.0"])) != nil
    && ["/usr/share/X11/xkb/rules/evdev", "/usr/share/X11/locale/en_US.UTF-8/Compose"].allSatisfy {
        FileManager.default.fileExists(atPath: $0)
    }

/// Hands on a keyboard of some layout. Keys are called by what they print on an American one.
@MainActor
struct TypingHands {
    let layout: ConsoleKeyboardLayout

    nonisolated static let (control, shift, alt, windows, altGr) = (0xE0, 0xE1, 0xE2, 0xE3, 0xE6)
    nonisolated static let (capsLock, numLock, escape, delete, enter) = (0x39, 0x53, 0x29, 0x2A, 0x28)

    init(_ layout: ConsoleKeyboardLayout) {
        self.layout = layout
    }

    /// A layout as TYPECASE_KEYBOARD has it, and whatever the locale a field that takes text.
    init(_ setting: String, locale: String = "C") throws {
        layout = try #require(
            ConsoleKeyboardLayout.layout(
                Settings(["TYPECASE_KEYBOARD": setting, "LC_ALL": locale]), defaults: "/nowhere",
                library: ["libxkbcommon.so.0"]))
        layout.isTyping = true
    }

    nonisolated static func usage(_ key: Character) -> Int {
        if let index = Array("abcdefghijklmnopqrstuvwxyz1234567890").firstIndex(of: key) { return 4 + index }
        return [
            " ": 0x2C, "-": 0x2D, "=": 0x2E, "[": 0x2F, "]": 0x30, "\\": 0x31, ";": 0x33, "'": 0x34, "`": 0x35,
            ",": 0x36, ".": 0x37, "/": 0x38, "<": 0x64,
        ][key] ?? 0
    }

    @discardableResult
    func down(_ usage: Int, isRepeat: Bool = false) -> ConsoleKeyboardLayout.Stroke {
        layout.key(usage: usage, isDown: true, isRepeat: isRepeat)
    }

    @discardableResult
    func up(_ usage: Int) -> ConsoleKeyboardLayout.Stroke { layout.key(usage: usage, isDown: false) }

    /// A key down and up, while others are held.
    @discardableResult
    func tap(_ usage: Int, with held: Int...) -> ConsoleKeyboardLayout.Stroke {
        for key in held { down(key) }
        defer { for key in held.reversed() { up(key) } }
        defer { up(usage) }
        return down(usage)
    }

    /// What keys type one after another, while others are held.
    func type(_ keys: String, with held: Int...) -> String {
        for key in held { down(key) }
        defer { for key in held.reversed() { up(key) } }
        return keys.map { tap(Self.usage($0)).text }.joined()
    }
}
