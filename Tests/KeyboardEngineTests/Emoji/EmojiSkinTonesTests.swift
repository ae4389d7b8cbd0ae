import Testing

@testable import KeyboardEngine

/// Emoji of persons and hands are offered in the skin tones that Unicode has for them.
@Suite struct EmojiSkinTonesTests {
    let catalog = ShippedEmoji.catalog

    private func emoji(_ text: String) throws -> Emoji {
        try #require(catalog.emoji.first { $0.text == text })
    }

    @Test(arguments: [
        ("👍", ["👍🏻", "👍🏼", "👍🏽", "👍🏾", "👍🏿"]),
        ("👩‍🚀", ["👩🏻‍🚀", "👩🏼‍🚀", "👩🏽‍🚀", "👩🏾‍🚀", "👩🏿‍🚀"]),
        ("☝️", ["☝🏻", "☝🏼", "☝🏽", "☝🏾", "☝🏿"]),
        ("🏋️‍♂️", ["🏋🏻‍♂️", "🏋🏼‍♂️", "🏋🏽‍♂️", "🏋🏾‍♂️", "🏋🏿‍♂️"]),
        ("😀", []), ("👨‍👩‍👧", []), ("❤️", []), ("🇩🇪", []),
    ])
    func `one person takes five, a face none`(text: String, variants: [String]) throws {
        // Scalars, because Strings are equal where they only mean the same.
        #expect(try emoji(text).variants.map { Array($0.unicodeScalars) } == variants.map { Array($0.unicodeScalars) })
        #expect(try emoji(text).text(in: .light, and: .dark) == nil)
    }

    @Test(arguments: [
        ("🤝", "🤝🏽", "🫱🏻‍🫲🏿"), ("🧑‍🤝‍🧑", "🧑🏽‍🤝‍🧑🏽", "🧑🏻‍🤝‍🧑🏿"), ("👫", "👫🏽", "👩🏻‍🤝‍👨🏿"), ("💏", "💏🏽", "🧑🏻‍❤️‍💋‍🧑🏿"),
        ("👩‍❤️‍👨", "👩🏽‍❤️‍👨🏽", "👩🏻‍❤️‍👨🏿"),
    ])
    func `two persons take five in common and twenty that differ`(text: String, same: String, mixed: String) throws {
        let emoji = try emoji(text)
        #expect(emoji.text(in: .medium) == same)
        #expect(emoji.text(in: .light, and: .dark) == mixed)
        #expect(emoji.text(in: .medium, and: .medium) == same)
        #expect(emoji.variants.count == 25 && Set(emoji.variants).count == 25)
        #expect(emoji.variants.prefix(5) == SkinTone.allCases.compactMap(emoji.text(in:))[...])
    }

    @Test func `an emoji is found by each of its variants`() {
        for emoji in catalog.emoji where emoji.skinTones != .none {
            for text in emoji.variants.sample { #expect(catalog.emoji(for: text) == emoji, "\(text)") }
        }
        #expect(catalog.emoji(for: "A") == nil)
        #expect(catalog.emoji(for: "") == nil)
        #expect(catalog.emoji(for: "❤") == catalog.emoji(for: "❤️"))
    }

    @Test func `what cannot be shown is not offered`() {
        let old = catalog.filtered { text in !text.unicodeScalars.contains("\u{200D}") }
        #expect(old.emoji.allSatisfy { !$0.text.unicodeScalars.contains("\u{200D}") })
        #expect(old.emoji(in: .smileysAndPeople).first?.text == "😀")
        #expect(old.emoji(for: "👍")?.variants.count == 5)
        // The mixed ones are sequences with a joiner.
        #expect(old.emoji(for: "🤝")?.variants.count == 5)
        #expect(catalog.filtered { _ in true } == catalog)

        let plain = catalog.filtered { !$0.unicodeScalars.contains(where: \.properties.isEmojiModifier) }
        #expect(plain.emoji.count == catalog.emoji.count)
        #expect(plain.emoji.allSatisfy { $0.variants.isEmpty })

        let nothing = catalog.filtered { _ in false }
        #expect(nothing.emoji.isEmpty)
        for group in EmojiGroup.allCases { #expect(nothing.emoji(in: group).isEmpty) }
    }

    @Test func `names belong to what is left of the catalogue`() throws {
        let names = try ShippedEmoji.names("en")
        let flags = catalog.filtered { text in
            text.unicodeScalars.first.map { $0.value > 0x1F1E5 && $0.value < 0x1F200 } == true
        }
        #expect(flags.emoji(for: "🇩🇪").map(names.name(of:)) == "flag: Germany")
        #expect(names.search("germany", in: flags).map(\.text) == ["🇩🇪"])
        #expect(names.search("heart", in: flags).isEmpty)
    }
}

extension [String] {
    /// The first, the last and one between them.
    fileprivate var sample: [String] { isEmpty ? [] : [self[0], self[count / 2], self[count - 1]] }
}
