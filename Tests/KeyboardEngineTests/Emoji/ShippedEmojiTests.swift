import Foundation
import Testing

@testable import KeyboardEngine

/// The emoji that are shipped are Unicode's, whole and in its order.
@Suite struct ShippedEmojiTests {
    let catalog = ShippedEmoji.catalog

    @Test func `every emoji and every variant is one Character`() {
        #expect(catalog.emoji.count == 1870)
        for emoji in catalog.emoji {
            for text in [emoji.text] + emoji.variants { #expect(text.count == 1, "\(text)") }
        }
    }

    @Test func `every emoji is there once and in no skin tone`() {
        #expect(Set(catalog.emoji.map(\.text)).count == catalog.emoji.count)
        #expect(catalog.emoji.allSatisfy { !$0.text.unicodeScalars.contains(where: \.properties.isEmojiModifier) })
    }

    @Test func `the groups are one after the other and together all`() {
        #expect(EmojiGroup.allCases.flatMap { catalog.emoji(in: $0) }.elementsEqual(catalog.emoji))
        #expect(
            EmojiGroup.allCases.map { catalog.emoji(in: $0).first?.text } == ["😀", "🐵", "🍇", "🎃", "🌍", "👓", "🏧", "🏁"])
    }

    @Test(.enabled(if: EmojiTestFile.isInstalled))
    func `emoji and variants are exactly those that Unicode lists as fully qualified`() throws {
        try #require(try EmojiTestFile.version() == catalog.edition.version[...], "another version is installed")
        let listed = Set(try EmojiTestFile.emoji().map(\.text))
        let offered = catalog.emoji.flatMap { [$0.text] + $0.variants }
        #expect(listed.count == 3655)
        #expect(listed.symmetricDifference(offered) == [])
        #expect(offered.count == listed.count)
    }

    @Test(
        .enabled(if: EmojiTestFile.isInstalled),
        arguments: [
            (EmojiGroup.smileysAndPeople, ["Smileys & Emotion", "People & Body"]),
            (.animalsAndNature, ["Animals & Nature"]), (.foodAndDrink, ["Food & Drink"]),
            (.activities, ["Activities"]), (.travelAndPlaces, ["Travel & Places"]), (.objects, ["Objects"]),
            (.symbols, ["Symbols"]), (.flags, ["Flags"]),
        ])
    func `a group has all emoji of Unicode's in its order`(group: EmojiGroup, unicode: [Substring]) throws {
        let listed = try EmojiTestFile.emoji().filter { emoji in
            unicode.contains(emoji.group) && !emoji.text.unicodeScalars.contains(where: \.properties.isEmojiModifier)
        }
        #expect(catalog.emoji(in: group).map(\.text).difference(from: listed.map(\.text)).isEmpty)
        #expect(!listed.isEmpty)
    }

    @Test func `all languages have names for nearly all emoji`() throws {
        let languages = try ShippedEmoji.languages
        #expect(languages.count == 62)
        for language in languages {
            let names = try ShippedEmoji.names(language)
            #expect(names.language == language)
            let nameless = catalog.emoji.count { names.name(of: $0) == nil }
            // CLDR 41 has no names for what came with version 15.0; Faroese lacks some more.
            #expect(nameless <= (language == "en" ? 0 : language == "fo" ? 65 : 22), "\(language)")
        }
    }

    @Test func `a file of names is small, and so are all together`() throws {
        let sizes = try ShippedEmoji.languages.map { try ShippedEmoji.data($0).count }
        #expect(sizes.reduce(0, +) < 3_000_000)
        #expect(sizes.allSatisfy { $0 < 90_000 })
    }

    @Test func `catalogue and names are loaded quickly`() throws {
        let assets = EmojiAssets(directories: [ShippedEmoji.folder])
        let clock = ContinuousClock()
        let catalogTime = clock.measure { _ = assets.catalog() }
        let namesTime = clock.measure { _ = assets.names(for: "de", of: catalog) }
        let names = try ShippedEmoji.names("de")
        let searchTime = clock.measure { _ = names.search("rotes herz", in: catalog) }
        // A hundredth of that where it is optimized; other tests run at the same time.
        for time in [catalogTime, namesTime, searchTime] { #expect(time < .seconds(3)) }
    }
}
