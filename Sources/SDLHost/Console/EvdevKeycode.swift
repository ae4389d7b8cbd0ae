/// The numbers of keys: those of USB, which SDL and the host contract have, and those of the kernel, which XKB's are
/// made of.
enum EvdevKeycode {
    /// X11 had no keycodes below 8; those of XKB's rules "evdev" are the kernel's with this added.
    private static let offset: UInt32 = 8

    /// XKB's keycode of a key by its number in the USB HID usage table "Keyboard/Keypad" (page 7), or `nil` for one
    /// that the kernel has no keycode for.
    static func xkb(usage: Int) -> UInt32? {
        guard codes.indices.contains(usage), codes[usage] != 0 else { return nil }
        return UInt32(codes[usage]) + offset
    }

    /// The keys that are known.
    static var usages: [Int] { codes.indices.filter { codes[$0] != 0 } }

    /// The kernel's keycode (linux/input-event-codes.h) of each usage, sixteen a line; 0 for none. Those of printers,
    /// menus and keys of Sun's keyboards are what SDL gives these numbers to.
    private static let codes: [UInt8] = [
        // Letters, digits.
        0, 0, 0, 0, 30, 48, 46, 32, 18, 33, 34, 35, 23, 36, 37, 38,
        50, 49, 24, 25, 16, 19, 31, 20, 22, 47, 17, 45, 21, 44, 2, 3,
        // From the 3 on; Return, Escape, Backspace, Tab, Space, punctuation.
        4, 5, 6, 7, 8, 9, 10, 11, 28, 1, 14, 15, 57, 12, 13, 26,
        // Backslash and ISO's number sign are one key; Caps Lock, F1 to F6.
        27, 43, 43, 39, 40, 41, 51, 52, 53, 58, 59, 60, 61, 62, 63, 64,
        // F7 to F12, Print, Scroll Lock, Pause, Insert, Home, Page Up, Delete, End, Page Down, right.
        65, 66, 67, 68, 87, 88, 99, 70, 119, 110, 102, 104, 111, 107, 109, 106,
        // Left, down, up, the keypad.
        105, 108, 103, 69, 98, 55, 74, 78, 96, 79, 80, 81, 75, 76, 77, 71,
        // The keypad's 8 to 0 and point, ISO's 102nd key, Application, Power, the keypad's equals sign, F13 to F20.
        72, 73, 82, 83, 86, 127, 116, 117, 183, 184, 185, 186, 187, 188, 189, 190,
        // F21 to F24, Execute, Help, Menu, Select, Stop, Again, Undo, Cut, Copy, Paste, Find, Mute.
        191, 192, 193, 194, 134, 138, 139, 132, 128, 129, 131, 137, 133, 135, 136, 113,
        // Volume, locking keys, Brazil's keypad comma; International 1 to 9: Japan's ろ, かな, ¥, 変換, 無変換, comma.
        115, 114, 0, 0, 0, 121, 0, 89, 93, 124, 92, 94, 95, 0, 0, 0,
        // Language 1 to 5: Korea's 한/영 and 한자, Japan's カタカナ, ひらがな, 全角; Erase, SysReq.
        122, 123, 90, 91, 85, 0, 0, 0, 0, 0, 99, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        // The keypad's parentheses.
        0, 0, 0, 0, 0, 0, 179, 180, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        // The keypad's plus or minus.
        0, 0, 0, 0, 0, 0, 0, 118, 0, 0, 0, 0, 0, 0, 0, 0,
        // Control, Shift, Alt and Super, on the left and on the right.
        29, 42, 56, 125, 97, 54, 100, 126, 0, 0, 0, 0, 0, 0, 0, 0,
    ]
}
