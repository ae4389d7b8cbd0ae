/// The characters that Chinese is written in.
package enum ChineseScript: String, CaseIterable, Sendable {
    /// Simplified characters.
    case simplified
    /// Traditional characters in the forms of Taiwan.
    case taiwan
    /// Traditional characters in the forms of Hong Kong.
    case hongKong

    /// The characters of a language: traditional ones for a tag with "Hant", "TW", "HK" or "MO", and simplified ones
    /// for other Chinese (as in CLDR's likely subtags).
    /// - Returns: `nil` for other languages.
    package init?(language: String) {
        let parts = LanguageTag(language).name.lowercased().split(separator: "-")
        guard parts.first == "zh" else { return nil }
        if parts.contains("hans") {
            self = .simplified
        } else if parts.contains("hk") || parts.contains("mo") {
            self = .hongKong
        } else if parts.contains("hant") || parts.contains("tw") {
            self = .taiwan
        } else {
            self = .simplified
        }
    }

    /// Whether the characters are the traditional ones.
    package var isTraditional: Bool { self != .simplified }
}
