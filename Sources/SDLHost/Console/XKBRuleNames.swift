/// The names by which XKB makes a keyboard out of its parts. Where one is `nil` the library has its own: the variables
/// XKB_DEFAULT_MODEL, XKB_DEFAULT_LAYOUT, XKB_DEFAULT_VARIANT and XKB_DEFAULT_OPTIONS, and else an American keyboard.
struct XKBRuleNames: Equatable {
    /// The kind of keyboard, as pc105.
    var model: String?
    /// Layouts with commas between them, as us,ru.
    var layout: String?
    /// As many variants as there are layouts, of which any may be empty.
    var variant: String?
    /// Options with commas between them, as grp:alt_shift_toggle.
    var options: String?

    /// What is there without any settings.
    static let american = XKBRuleNames(model: "pc105", layout: "us", variant: "", options: "")

    /// The layouts as the setting has them: de(nodeadkeys),us.
    var description: String {
        let variants = (variant ?? "").split(separator: ",", omittingEmptySubsequences: false)
        return (layout ?? "").split(separator: ",", omittingEmptySubsequences: false).enumerated().map { index, name in
            index < variants.count && !variants[index].isEmpty ? "\(name)(\(variants[index]))" : String(name)
        }.joined(separator: ",")
    }
}

extension XKBRuleNames {
    /// XKB has no more groups, and longer names than this are none.
    private static let (groupLimit, lengthLimit) = (4, 400)

    /// Reads the setting TYPECASE_KEYBOARD: layouts as XKB writes them, each with its variant in parentheses, and behind
    /// a blank its options. `us,ru(phonetic) grp:alt_shift_toggle,compose:ralt`
    init?(setting: String) {
        let parts = setting.split(whereSeparator: \.isWhitespace)
        guard (1...2).contains(parts.count), setting.utf8.count <= Self.lengthLimit else { return nil }
        let layouts = parts[0].split(separator: ",", omittingEmptySubsequences: false).map(Self.layout)
        guard layouts.count <= Self.groupLimit, !layouts.contains(where: { $0 == nil }) else { return nil }
        layout = layouts.map { $0?.name ?? "" }.joined(separator: ",")
        variant =
            layouts.allSatisfy { $0?.variant.isEmpty ?? true }
            ? "" : layouts.map { $0?.variant ?? "" }.joined(separator: ",")
        guard parts.count == 2 else { return }
        guard Self.isName(parts[1]) else { return nil }
        options = String(parts[1])
    }

    private static func layout(_ text: Substring) -> (name: String, variant: String)? {
        let pieces = text.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = pieces.first, isWord(name) else { return nil }
        guard pieces.count == 2 else { return (String(name), "") }
        let variant = pieces[1].dropLast()
        return pieces[1].last == ")" && isWord(variant) ? (String(name), String(variant)) : nil
    }

    /// Whether a text may name something of XKB's. It goes to rules that know paths and patterns, so nothing else is
    /// let through.
    static func isName(_ text: some StringProtocol) -> Bool {
        text.utf8.count <= lengthLimit
            && text.utf8.allSatisfy { isWordByte($0) || [0x2B, 0x2C, 0x2E, 0x3A].contains($0) }
    }

    private static func isWord(_ text: Substring) -> Bool { !text.isEmpty && text.utf8.allSatisfy(isWordByte) }

    /// Letters, digits, underscores and hyphens.
    private static func isWordByte(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F
            || byte == 0x2D
    }
}
