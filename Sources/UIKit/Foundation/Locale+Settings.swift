import Diagnostics
import Foundation

extension Locale {
    /// The locale of a machine: what the first that is set of LC_ALL, LC_MESSAGES and LANG names, as `de_AT.UTF-8` or
    /// `sr_RS@latin`. `nil` where none is set, and for C and POSIX, which name no language.
    ///
    /// Foundation reads none of them on Linux: there `Locale.current` is English whatever the machine is set to.
    init?(_ settings: Settings) {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { settings.text($0) }
        guard let name = names.first else { return nil }
        let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        // Behind the full stop is a character set.
        var tags = (parts.first ?? "").prefix { $0 != "." }.split(separator: "_").map(String.init)
        guard let language = tags.first, language != "C", language != "POSIX",
            tags.allSatisfy({ (2...8).contains($0.utf8.count) && $0.utf8.allSatisfy(Self.isLetterOrDigit) })
        else { return nil }
        let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "arabic": "Arab"]
        if parts.count > 1, let script = scripts[parts[1].lowercased()] { tags.insert(script, at: 1) }
        self.init(identifier: tags.joined(separator: "_"))
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}
