import Testing

@testable import KeyboardEngine

/// The panel remembers what was typed last, until it must not.
@Suite struct EmojiRecentsTests {
    @Test func `the last is the first, and each is there once`() {
        var recents = EmojiRecents()
        for text in ["😀", "❤️", "👍🏽", "😀"] { recents.add(text) }
        #expect(recents.texts == ["😀", "👍🏽", "❤️"])
    }

    @Test func `no more than 32 are kept`() {
        var recents = EmojiRecents()
        let texts = ShippedEmoji.catalog.emoji.prefix(40).map(\.text)
        for text in texts { recents.add(text) }
        #expect(recents.texts == texts.reversed().prefix(32).map { $0 })
    }

    @Test(arguments: ["", "ab", "😀😀"])
    func `what is no emoji is not kept`(text: String) {
        var recents = EmojiRecents()
        recents.add(text)
        #expect(recents.texts.isEmpty)
    }

    @Test func `the end of the session forgets all`() {
        var recents = EmojiRecents()
        recents.add("😀")
        recents.forget()
        #expect(recents == EmojiRecents())
    }

    @Test func `random emoji are kept as a list that is searched from its end would have them`() {
        var random = SeededGenerator()
        var recents = EmojiRecents()
        var typed: [String] = []
        let some = ShippedEmoji.catalog.emoji.prefix(50).map(\.text)
        for round in 0..<2000 {
            let text = some.randomElement(using: &random) ?? "😀"
            recents.add(text)
            typed.append(text)
            var expected: [String] = []
            for text in typed.suffix(1000).reversed() where !expected.contains(text) { expected.append(text) }
            #expect(recents.texts == Array(expected.prefix(32)), "seed \(Seed.value), round \(round)")
        }
    }
}
