import Foundation
import Testing

@testable import KeyboardEngine

@Suite("Names of skin tones") struct EmojiTonesTests {
    @Test("Every language that has names of emoji has five names of skin tones")
    func shipped() throws {
        let tones = try EmojiTones(data: ShippedEmoji.data("tones"), file: "tones.txt")
        #expect(try tones.names.keys.sorted() == ShippedEmoji.languages)
        for names in tones.names.values { #expect(Set(names).count == 5) }
    }

    @Test("A variant is called as the emoji, with its tones behind it")
    func variants() throws {
        let assets = EmojiAssets(directories: [ShippedEmoji.folder])
        let catalog = assets.catalog().value
        func name(_ text: String, _ language: String) throws -> String? {
            let names = assets.names(for: language, of: catalog)
            #expect(names.problems == [])
            return names.value.name(of: try #require(catalog.emoji(for: text)), written: text)
        }
        #expect(try name("👍", "de") == "Daumen hoch")
        #expect(try name("👍🏻", "de") == "Daumen hoch: helle Hautfarbe")
        #expect(try name("👍🏿", "en_GB") == "thumbs up: dark skin tone")
        #expect(try name("🫱🏻‍🫲🏿", "en") == "handshake: light skin tone, dark skin tone")
        #expect(try name("🤝🏽", "en") == "handshake: medium skin tone")
        #expect(try name("😀", "en") == "grinning face")
    }

    @Test(
        "A file that is no file of tones is refused, and names go without",
        arguments: [
            "", "names 1", "tones 2", "tones 1\nde|a|b|c|d", "tones 1\nde|a|b|c|d|",
            "tones 1\nde|a|b|c|d|e\nde|a|b|c|d|e",
            "tones 1\n?|a|b|c|d|e",
        ])
    func refusals(text: String) {
        #expect(throws: EmojiError.self) { try EmojiTones(data: Data(text.utf8), file: "tones.txt") }
    }
}
