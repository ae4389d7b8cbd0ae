import Foundation

/// A keyboard of the X Keyboard Extension's database, compiled by libxkbcommon where that is installed.
struct XKBKeymap {
    /// The letters of the rows of a European keyboard at their first level, by the rows' names: "E" for digits, then "D",
    /// "C" and "B".
    let rows: [String: [String]]

    /// Keycodes of the rows from left to right (xkb-data, keycodes/evdev), with the additional key of ISO 9995 before row B
    /// and the one of row C behind it.
    private static let keycodes: [String: [UInt32]] = [
        "E": [49] + Array(10...21), "D": Array(24...35), "C": Array(38...48) + [51], "B": [94] + Array(52...61),
    ]

    /// Whether both the library and its data are there.
    static var isAvailable: Bool {
        XKBLibrary.shared != nil && FileManager.default.fileExists(atPath: "/usr/share/X11/xkb/rules/evdev")
    }

    /// Compiles a layout, in a variant or as it is; `nil` where there is none of the name.
    init?(_ layout: String, variant: String = "") {
        guard let library = XKBLibrary.shared else { return nil }
        let context = library.makeContext(0)
        defer { library.releaseContext(context) }
        library.setLogLevel(context, 0)
        let texts: [UnsafeMutablePointer<CChar>?] = ["evdev", "pc105", layout, variant, ""].map { (text: String) in
            strdup(text)
        }
        defer { texts.forEach { free($0) } }
        guard let keymap = texts.withUnsafeBytes({ library.makeKeymap(context, $0.baseAddress, 0) }) else { return nil }
        defer { library.releaseKeymap(keymap) }
        rows = Self.keycodes.mapValues { codes in
            codes.compactMap { code in
                var symbols: UnsafePointer<UInt32>?
                guard library.symbols(keymap, code, 0, 0, &symbols) == 1, let symbols,
                    let scalar = Unicode.Scalar(library.utf32(symbols[0])), scalar.isOfLetter
                else { return nil }
                return String(Character(scalar))
            }
        }
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is a letter or a mark on one.
    var isOfLetter: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark:
            true
        default: false
        }
    }
}

/// The functions of libxkbcommon that the tests need, looked up while they run: it is no dependency of the package.
private struct XKBLibrary: Sendable {
    let makeContext: @convention(c) (Int32) -> OpaquePointer?
    let releaseContext: @convention(c) (OpaquePointer?) -> Void
    /// What is written to the standard error: nothing below the level.
    let setLogLevel: @convention(c) (OpaquePointer?, Int32) -> Void
    /// The names are five C strings: rules, model, layout, variant and options.
    let makeKeymap: @convention(c) (OpaquePointer?, UnsafeRawPointer?, Int32) -> OpaquePointer?
    let releaseKeymap: @convention(c) (OpaquePointer?) -> Void
    /// A key's symbols by keycode, layout and level.
    let symbols:
        @convention(c) (
            OpaquePointer?, UInt32, UInt32, UInt32, UnsafeMutablePointer<UnsafePointer<UInt32>?>
        ) -> Int32
    let utf32: @convention(c) (UInt32) -> UInt32

    /// The library, or `nil` where it is not installed.
    static let shared = XKBLibrary()

    private init?() {
        guard let library = dlopen("libxkbcommon.so.0", RTLD_NOW) else { return nil }
        func function<Function>(_ name: String) -> Function? {
            dlsym(library, name).map { unsafeBitCast($0, to: Function.self) }
        }
        guard let makeContext: @convention(c) (Int32) -> OpaquePointer? = function("xkb_context_new"),
            let releaseContext: @convention(c) (OpaquePointer?) -> Void = function("xkb_context_unref"),
            let setLogLevel: @convention(c) (OpaquePointer?, Int32) -> Void = function("xkb_context_set_log_level"),
            let makeKeymap: @convention(c) (OpaquePointer?, UnsafeRawPointer?, Int32) -> OpaquePointer? =
                function("xkb_keymap_new_from_names"),
            let releaseKeymap: @convention(c) (OpaquePointer?) -> Void = function("xkb_keymap_unref"),
            let symbols:
                @convention(c) (
                    OpaquePointer?, UInt32, UInt32, UInt32, UnsafeMutablePointer<UnsafePointer<UInt32>?>
                ) -> Int32 = function("xkb_keymap_key_get_syms_by_level"),
            let utf32: @convention(c) (UInt32) -> UInt32 = function("xkb_keysym_to_utf32")
        else { return nil }
        (self.makeContext, self.releaseContext) = (makeContext, releaseContext)
        self.setLogLevel = setLogLevel
        (self.makeKeymap, self.releaseKeymap) = (makeKeymap, releaseKeymap)
        (self.symbols, self.utf32) = (symbols, utf32)
    }
}
