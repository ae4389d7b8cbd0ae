import Diagnostics

extension ConsoleKeyboardLayout {
    /// The layout that the settings ask for; see ``layout(_:defaults:library:)``.
    static func find(_ settings: Settings) -> ConsoleKeyboardLayout? {
        layout(settings, defaults: KeyboardDefaults.path, library: ["libxkbcommon.so.0"])
    }

    /// The first layout that can be had: that of TYPECASE_KEYBOARD, of the machine's own file, of XKB's variables, the
    /// American one. What cannot be had is named.
    /// - Parameters:
    ///   - defaults: The machine's own file; see ``KeyboardDefaults``.
    ///   - library: The file names of libxkbcommon.
    /// - Returns: `nil` where the library or its data are not installed.
    static func layout(_ settings: Settings, defaults: String, library: [String]) -> ConsoleKeyboardLayout? {
        guard let library = try? XKBLibrary(library) else {
            Log.complain("libxkbcommon is not installed. Keyboards type as the console has it, without dead keys.")
            return nil
        }
        let context = XKBContext(library)
        for (source, names) in sources(settings, defaults: defaults) {
            guard let context else { break }
            if let keymap = XKBKeymap(context, names) {
                let compose = XKBCompose(context, locale: XKBCompose.locale(settings))
                if compose == nil { Log.complain("There is no Compose file. Dead keys type nothing.") }
                return ConsoleKeyboardLayout(keymap, compose)
            }
            Log.complain("\(source) names a keyboard layout that cannot be had: \(names.description).")
        }
        Log.complain("xkb-data is not installed. Keyboards type as the console has it, without dead keys.")
        return nil
    }

    /// Where a layout may come from, in order.
    static func sources(_ settings: Settings, defaults: String) -> [(name: String, names: XKBRuleNames)] {
        let own = KeyboardDefaults.names(at: defaults)
        var asked = settings.value(
            "TYPECASE_KEYBOARD", "must be keyboard layouts of XKB, as de(nodeadkeys) or us,ru grp:alt_shift_toggle",
            XKBRuleNames.init(setting:))
        // The setting says what is on the keys, and not what keyboard the machine has.
        asked?.model = own?.model
        if asked?.options == nil { asked?.options = own?.options }
        var variables = XKBRuleNames(layout: settings.text("XKB_DEFAULT_LAYOUT"))
        if variables.layout != nil { variables.variant = settings.text("XKB_DEFAULT_VARIANT") }
        return [("TYPECASE_KEYBOARD", asked), (defaults, own), ("XKB_DEFAULT_LAYOUT", variables), ("XKB", .american)]
            .compactMap { name, names in names.map { (name, $0) } }
    }
}
