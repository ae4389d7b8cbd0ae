/// The names of files that are named after a language.
enum LocaleFileNames {
    /// The language that is used when none of a locale's own files can be.
    static let fallback = "en"

    /// File names without extension, most specific first: "zh-Hant-TW", "zh-Hant", "zh", "en".
    /// - Parameter locale: A tag such as "de-AT", or a locale of the machine such as "de_AT.UTF-8".
    static func candidates(for locale: String) -> [String] {
        // What follows "." or "@" in a POSIX locale is a character set or a modifier.
        let tag = locale.prefix { $0 != "." && $0 != "@" }
        var parts = tag.split { $0 == "-" || $0 == "_" }
        let isTag = isTag(tag)
        var names: [String] = []
        while isTag, !parts.isEmpty {
            names.append(parts.joined(separator: "-"))
            parts.removeLast()
        }
        return names.contains(fallback) ? names : names + [fallback]
    }

    /// Whether a text is a language tag, with hyphens or underscores. Anything else could be a path that leads out of a
    /// directory.
    static func isTag(_ text: some StringProtocol) -> Bool {
        let parts = text.split { $0 == "-" || $0 == "_" }
        return parts.count <= 8
            && parts.allSatisfy { part in
                part.utf8.count <= 8 && part.utf8.allSatisfy(\.isAlphanumeric)
            }
    }
}

extension UInt8 {
    /// Whether the byte is an ASCII letter or digit.
    fileprivate var isAlphanumeric: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: false
        }
    }
}
