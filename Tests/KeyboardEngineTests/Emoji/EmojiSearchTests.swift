import Foundation
import Testing

@testable import KeyboardEngine

/// Emoji are found by words of the language that is typed in.
@Suite struct EmojiSearchTests {
    let catalog = ShippedEmoji.catalog

    private func found(_ text: String, _ language: String) throws -> [String] {
        try ShippedEmoji.names(language).search(text, in: catalog).map(\.text)
    }

    @Test(arguments: [
        ("en", "heart"), ("en", "HEART red"), ("de", "Herz"), ("de", "rot her"), ("fr", "cœur"), ("fr", "coeur"),
        ("es", "corazón"), ("es", "corazon"), ("pl", "czerwone serce"), ("ru", "сердце"), ("ru", "Сердце крас"),
        ("el", "καρδια"), ("tr", "kalp"), ("ja", "ハート"), ("ja", "はーと"), ("th", "หัวใจ"), ("zh", "心"), ("zh-Hant", "心"),
        ("ar", "قلب"), ("he", "לב"), ("fa", "قلب"), ("ko", "하트"), ("ko", "하"), ("hi", "दिल"), ("vi", "trai tim"),
        ("ka", "გული"), ("uk", "серце"), ("km", "បេះដូង"), ("lo", "ຫົວໃຈ"),
    ])
    func `the red heart is found`(language: String, text: String) throws {
        #expect(try found(text, language).contains("❤️"))
    }

    @Test func `the best comes first`() throws {
        #expect(try found("red heart", "en").first == "❤️")
        #expect(try found("rotes Herz", "de").first == "❤️")
        #expect(try found("thumbs", "en").prefix(2) == ["👍", "👎"])
        // The name itself goes before one that begins with it, that before one that has it and before a keyword.
        let dogs = try found("dog", "en")
        let order = ["🐕", "🐶", "🦮", "🌭"].map { dogs.firstIndex(of: $0) }
        #expect(order.allSatisfy { $0 != nil })
        #expect(order.compactMap { $0 } == order.compactMap { $0 }.sorted())
    }

    @Test func `all words have to be there`() throws {
        #expect(try found("red zebra", "en").isEmpty)
        #expect(try found("heart red", "en").contains("❤️"))
        #expect(try !found("heart red", "en").contains("💙"))
    }

    @Test func `beginnings of words are enough, their middles are not`() throws {
        #expect(try found("thum", "en").contains("👍"))
        #expect(try !found("umbs", "en").contains("👍"))
        #expect(try found("トマ", "ja").contains("🍅"))
    }

    @Test(arguments: ["", " ", "\n", "…", "❤️", "\u{0}", "-", String(repeating: "\u{301}", count: 100_000)])
    func `a text without letters finds nothing`(text: String) throws {
        #expect(try found(text, "en").isEmpty)
    }

    @Test func `an endless text is cut`() throws {
        #expect(try found(String(repeating: "heart ", count: 100_000), "en").contains("❤️"))
        #expect(try found(String(repeating: "h", count: 1_000_000), "en").isEmpty)
    }

    @Test(arguments: [
        ("Cœur", "coeur"), ("ÀÉÎõü", "aeiou"), ("Straße", "strasse"), ("ё", "е"), ("İstanbul", "istanbul"),
        ("ΣΟΦΟΣ", "σοφοσ"),
        ("はーと", "ハート"), ("ﾊｰﾄ", "ハート"), ("ＡＢＣ１", "abc1"), ("l’œil", "l oeil"), ("  a -- b ", "a b"), ("smør", "smor"),
        ("مَرْحَبًا", "مرحبا"), ("کتاب", "كتاب"), ("שָׁלוֹם", "שלום"), ("Đặng", "dang"),
    ])
    func `spellings that mean the same are the same`(text: String, folded: String) {
        #expect(EmojiSearchText.folded(text) == folded.decomposedStringWithCompatibilityMapping)
    }

    @Test func `vowel signs are letters`() {
        #expect(EmojiSearchText.folded("दिल") != EmojiSearchText.folded("दल"))
        #expect(EmojiSearchText.folded("ที่") != EmojiSearchText.folded("ท"))
        #expect(EmojiSearchText.folded("が") != EmojiSearchText.folded("か"))
    }

    @Test func `folding twice changes nothing`() throws {
        for language in try ShippedEmoji.languages {
            let names = try ShippedEmoji.names(language)
            for emoji in catalog.emoji.prefix(200) {
                let folded = EmojiSearchText.folded(names.name(of: emoji) ?? "")
                #expect(EmojiSearchText.folded(folded) == folded, "\(language) \(emoji.text)")
            }
        }
    }

    /// A search that is written without tables of words: of each emoji all texts, one after the other.
    @Test func `random searches find what a naive one finds`() throws {
        var random = SeededGenerator()
        for language in ["en", "de", "vi", "ja", "th", "hi", "ar", "ko"] {
            let names = try ShippedEmoji.names(language)
            let isAnywhere = ["ja", "th"].contains(language)
            let texts = catalog.emoji.map { emoji in
                ([names.name(of: emoji) ?? ""] + names.keywords(of: emoji))
                    .flatMap { $0.split(separator: " ") }
                    .flatMap { EmojiSearchText.folded(String($0)).split(separator: " ") }
                    .map { Array($0.unicodeScalars) }
            }
            for _ in 0..<30 {
                let source = texts.randomElement(using: &random) ?? []
                let words = (0..<Int.random(in: 1...2, using: &random)).compactMap { _ in
                    source.randomElement(using: &random).map { word in
                        word.prefix(Int.random(in: 1...6, using: &random))
                    }
                }
                let query = words.map { String(String.UnicodeScalarView($0)) }.joined(separator: " ")
                // A cut word may begin with a mark that joins the space, and then folds to another word.
                let parts = EmojiSearchText.folded(query).split(separator: " ").map { Array($0.unicodeScalars) }
                let expected = zip(catalog.emoji, texts).filter { _, texts in
                    !parts.isEmpty
                        && parts.allSatisfy { part in
                            texts.contains { isAnywhere ? $0.firstRange(of: part) != nil : $0.starts(with: part) }
                        }
                }
                let found = names.search(query, in: catalog)
                let wrong = Set(found).symmetricDifference(expected.map(\.0)).map(\.text)
                #expect(wrong.prefix(10) == [], "seed \(Seed.value), \(language): \(query)")
                #expect(Set(found).count == found.count)
            }
        }
    }
}
