import Diagnostics

/// The functions of libxkbcommon that are used, with their C types (xkbcommon.h and xkbcommon-compose.h of version 0.5
/// and later).
///
/// Its objects are for one thread at a time.
struct XKBLibrary: Sendable {
    typealias Context = OpaquePointer
    typealias Keymap = OpaquePointer
    typealias State = OpaquePointer
    typealias ComposeTable = OpaquePointer
    typealias ComposeState = OpaquePointer
    typealias Text = UnsafePointer<CChar>
    typealias Buffer = UnsafeMutablePointer<CChar>

    let makeContext: @convention(c) (Int32) -> Context?
    let releaseContext: @convention(c) (Context) -> Void
    /// What is written to standard error: nothing that is less than the level.
    let setLogLevel: @convention(c) (Context, Int32) -> Void
    /// Adds the folders that keyboards are looked for in; 0 when there is none of them.
    let addFolders: @convention(c) (Context) -> Int32

    /// Compiles a keymap. The names are five texts: rules, model, layout, variant and options.
    let makeKeymap: @convention(c) (Context, UnsafePointer<Text?>, Int32) -> Keymap?
    let releaseKeymap: @convention(c) (Keymap) -> Void
    let modifierIndex: @convention(c) (Keymap, Text) -> UInt32
    let repeats: @convention(c) (Keymap, UInt32) -> Int32
    /// A key's symbols by keycode, group and level.
    let levelSymbols:
        @convention(c) (Keymap, UInt32, UInt32, UInt32, UnsafeMutablePointer<UnsafePointer<UInt32>?>) -> Int32

    let makeState: @convention(c) (Keymap) -> State?
    let releaseState: @convention(c) (State) -> Void
    /// Takes a key's way up (0) or down (1).
    let updateKey: @convention(c) (State, UInt32, Int32) -> Int32
    /// Sets modifiers and groups, each depressed, latched and locked.
    let updateMask: @convention(c) (State, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32) -> Int32
    let modifiers: @convention(c) (State, Int32) -> UInt32
    let group: @convention(c) (State, Int32) -> UInt32
    let keyGroup: @convention(c) (State, UInt32) -> UInt32
    let keySymbol: @convention(c) (State, UInt32) -> UInt32
    let keyText: @convention(c) (State, UInt32, Buffer?, Int) -> Int32
    /// Whether a lamp is lit: 1, 0, or -1 when the keymap has none of the name.
    let isLit: @convention(c) (State, Text) -> Int32
    /// The character of a symbol, or 0.
    let scalar: @convention(c) (UInt32) -> UInt32

    let makeComposeTable: @convention(c) (Context, Text, Int32) -> ComposeTable?
    let releaseComposeTable: @convention(c) (ComposeTable) -> Void
    let makeComposeState: @convention(c) (ComposeTable, Int32) -> ComposeState?
    let releaseComposeState: @convention(c) (ComposeState) -> Void
    let feedCompose: @convention(c) (ComposeState, UInt32) -> Int32
    let resetCompose: @convention(c) (ComposeState) -> Void
    let composeStatus: @convention(c) (ComposeState) -> Int32
    let composeText: @convention(c) (ComposeState, Buffer?, Int) -> Int32

    /// Opens the library.
    /// - Parameter names: The file names to look for.
    /// - Throws: If there is none, or one that is too old.
    init(_ names: [String]) throws(DynamicLibrary.NotFound) {
        let library = try DynamicLibrary(names)
        makeContext = try library.function("xkb_context_new")
        releaseContext = try library.function("xkb_context_unref")
        setLogLevel = try library.function("xkb_context_set_log_level")
        addFolders = try library.function("xkb_context_include_path_append_default")
        makeKeymap = try library.function("xkb_keymap_new_from_names")
        releaseKeymap = try library.function("xkb_keymap_unref")
        modifierIndex = try library.function("xkb_keymap_mod_get_index")
        repeats = try library.function("xkb_keymap_key_repeats")
        levelSymbols = try library.function("xkb_keymap_key_get_syms_by_level")
        makeState = try library.function("xkb_state_new")
        releaseState = try library.function("xkb_state_unref")
        updateKey = try library.function("xkb_state_update_key")
        updateMask = try library.function("xkb_state_update_mask")
        modifiers = try library.function("xkb_state_serialize_mods")
        group = try library.function("xkb_state_serialize_layout")
        keyGroup = try library.function("xkb_state_key_get_layout")
        keySymbol = try library.function("xkb_state_key_get_one_sym")
        keyText = try library.function("xkb_state_key_get_utf8")
        isLit = try library.function("xkb_state_led_name_is_active")
        scalar = try library.function("xkb_keysym_to_utf32")
        makeComposeTable = try library.function("xkb_compose_table_new_from_locale")
        releaseComposeTable = try library.function("xkb_compose_table_unref")
        makeComposeState = try library.function("xkb_compose_state_new")
        releaseComposeState = try library.function("xkb_compose_state_unref")
        feedCompose = try library.function("xkb_compose_state_feed")
        resetCompose = try library.function("xkb_compose_state_reset")
        composeStatus = try library.function("xkb_compose_state_get_status")
        composeText = try library.function("xkb_compose_state_get_utf8")
    }

    /// A text that the library writes into a buffer, without control characters: keys such as Return are no text.
    /// - Parameter write: Writes as much as there is room for, and returns how long the text is in bytes.
    static func text(_ write: (Buffer?, Int) -> Int32) -> String {
        let length = Int(write(nil, 0))
        guard length > 0 else { return "" }
        var bytes = [CChar](repeating: 0, count: length + 1)
        _ = write(&bytes, bytes.count)
        let text = String(decoding: bytes.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return text.unicodeScalars.contains { $0.properties.generalCategory == .control } ? "" : text
    }
}

/// Where libxkbcommon looks for keyboards and what it knows of them.
@MainActor
final class XKBContext {
    let library: XKBLibrary
    let pointer: XKBLibrary.Context

    /// XKB_CONTEXT_NO_DEFAULT_INCLUDES: folders are added when the log is silent.
    private static let withoutFolders: Int32 = 1

    /// Makes a context, or `nil` where there are no keyboards: xkb-data is not installed.
    init?(_ library: XKBLibrary) {
        guard let pointer = library.makeContext(Self.withoutFolders) else { return nil }
        self.library = library
        self.pointer = pointer
        // What is wrong is said in our words.
        library.setLogLevel(pointer, 0)
        guard library.addFolders(pointer) != 0 else { return nil }
    }

    isolated deinit {
        library.releaseContext(pointer)
    }
}
