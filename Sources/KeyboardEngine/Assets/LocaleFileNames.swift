/// The names of files that are named after a language.
package enum LocaleFileNames {
    /// The language that is used when none of a locale's own files can be.
    package static let fallback = "en"

    /// File names without extension, most specific first: "zh-Hant-TW", "zh-Hant", "zh", "en".
    /// - Parameter locale: A tag such as "de-AT", or a locale of the machine such as "de_AT.UTF-8".
    static func candidates(for locale: String) -> [String] {
        // What follows "." or "@" in a POSIX locale is a character set or a modifier.
        var parts = subtags(of: locale.prefix { $0 != "." && $0 != "@" }) ?? []
        var names: [String] = []
        while !parts.isEmpty {
            names.append(parts.joined(separator: "-"))
            parts.removeLast()
        }
        return names.contains(fallback) ? names : names + [fallback]
    }

    /// The parts of a language tag, which hyphens or underscores separate; `nil` for what is none. It could be a path that
    /// leads out of a directory.
    package static func subtags(of text: some StringProtocol) -> [String]? {
        let parts = text.split { $0 == "-" || $0 == "_" }
        let isTag =
            (1...8).contains(parts.count)
            && parts.allSatisfy { $0.utf8.count <= 8 && $0.utf8.allSatisfy(\.isAlphanumeric) }
        return isTag ? parts.map { String($0) } : nil
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
