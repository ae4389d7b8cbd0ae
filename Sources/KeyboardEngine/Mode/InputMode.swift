import Foundation

/// One way of typing: a language with its keys, its input method and its rules.
package struct InputMode: Equatable, Sendable {
    /// The language as a BCP 47 tag, "en" or "pt-BR".
    package var language: String
    /// The name of the key layout, by which ``KeyLayoutCatalog`` finds it: a language that has one, and which of its
    /// keyboards it is where it has several.
    package var layout: String
    /// What makes a text of keystrokes before the stages that all modes have, in this order. The default is nothing:
    /// letters are typed as they are, or as the layout's own method says.
    package var methods: [any InputMethod.Type]
    /// Whether the script has capitals. Without them shift is a key like any other, and never proposed.
    package var hasCapitals: Bool
    /// The marks that straight quotation marks stand for.
    package var quotes: QuotationMarks
    /// What two hyphens stand for.
    package var dash: String
    /// What two spaces behind a word stand for, together with a space; `nil` in scripts that put none between words.
    package var fullStop: String?
    /// The words that readings stand for, the likeliest first: for methods that offer candidates.
    package var dictionary: [String: [String]]

    /// The mode of a language, with what is usual in it.
    /// - Parameter language: A BCP 47 tag, a locale of the machine such as "de_AT.UTF-8" ("C" is English), or the name of a
    ///   layout such as "cs-qwerty".
    package init(
        language: String, layout: String? = nil, methods: [any InputMethod.Type] = [], quotes: QuotationMarks? = nil,
        dash: String = "—", dictionary: [String: [String]] = [:]
    ) {
        let tag = LanguageTag(language)
        self.language = tag.language
        self.layout = layout ?? tag.name
        self.methods = methods
        self.dash = dash
        self.dictionary = dictionary
        self.quotes = quotes ?? QuotationMarks(locale: Locale(identifier: tag.language))
        hasCapitals = !Self.withoutCapitals.contains(tag.code)
        fullStop = Self.withoutSpaces.contains(tag.code) ? nil : Self.fullStops[tag.code] ?? "."
    }

    /// Whether two modes are the same. Methods are compared by their types.
    package static func == (a: Self, b: Self) -> Bool {
        a.language == b.language && a.layout == b.layout
            && a.methods.map(ObjectIdentifier.init) == b.methods.map(ObjectIdentifier.init)
            && a.hasCapitals == b.hasCapitals && a.quotes == b.quotes && a.dash == b.dash
            && a.fullStop == b.fullStop && a.dictionary == b.dictionary
    }

    /// Languages whose script has no capitals.
    private static let withoutCapitals = [
        "am", "ar", "bn", "fa", "gu", "he", "hi", "ja", "ka", "km", "kn", "ko", "lo", "ml", "mr", "my", "ne", "pa",
        "ta", "te", "th", "ur", "zh",
    ]
    /// Languages that put no spaces between words.
    static let withoutSpaces = ["ja", "km", "lo", "my", "th", "zh"]
    /// What ends a sentence where it is no full stop.
    private static let fullStops = ["bn": "।", "hi": "।", "hy": "։", "mr": "।", "ne": "।", "pa": "।", "ur": "۔"]
}

/// The name of a language, taken from a tag or from a locale of the machine.
package struct LanguageTag: Equatable, Sendable {
    /// The tag with hyphens and without a character set: "de-AT".
    package let name: String

    /// Takes the language from a tag such as "de-AT" or a locale such as "de_AT.UTF-8"; "C" and nothing are English.
    package init(_ text: String) {
        let tag = String(text.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 })
        name = tag.isEmpty || tag == "C" || tag == "POSIX" ? "en" : tag
    }

    /// The language alone: "de".
    package var code: String { name.prefix { $0 != "-" }.lowercased() }

    /// The tag without what tells the keyboards of a language apart: "cs" of "cs-qwerty", "zh-Hant" of "zh-Hant-zhuyin".
    package var language: String { parts(ofKeyboard: false) }

    /// Which of a language's keyboards it is, "qwerty" of "cs-qwerty"; empty for the usual one.
    package var keyboard: String { parts(ofKeyboard: true) }

    /// The parts behind the language that are small letters name a keyboard: scripts begin with a capital, regions have
    /// capitals or digits only.
    private func parts(ofKeyboard: Bool) -> String {
        let parts = name.split(separator: "-")
        return parts.indices.filter { index in
            let isKeyboard =
                index > 0 && parts[index].utf8.count > 2
                && parts[index].utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
            return isKeyboard == ofKeyboard
        }
        .map { parts[$0] }.joined(separator: "-")
    }
}
