import Foundation
import Testing

@testable import KeyboardEngine

/// A catalogue and names are always given, and it is said what was wrong on the way to them.
@Suite struct EmojiAssetsTests {
    private static let small = "emoji 1 15.0 2\ngroup symbols\n❤️\ngroup flags\n🇩🇪\n"
    /// Herz, Herzen, rotes, Flagge; the heart is "rotes Herz", the flag "Flagge" with nothing else.
    private static let smallNames = "names 1 15.0 2 de 4\n!Flagge\n!Herz\n%en\n!rotes\n!$!\" !#\n!!\n"

    @Test func `small files are read`() throws {
        let folder = try TemporaryFolder()
        try folder.write("emoji.txt", Self.small)
        try folder.write("de.txt", Self.smallNames)
        let loaded = folder.assets.catalog()
        #expect(loaded.problems == [])
        #expect(loaded.value.emoji(in: .symbols).map(\.text) == ["❤️"])
        let names = folder.assets.names(for: "de_AT.UTF-8", of: loaded.value)
        #expect(names.problems == [])
        #expect(loaded.value.emoji.map(names.value.name(of:)) == ["rotes Herz", "Flagge"])
        #expect(loaded.value.emoji.map(names.value.keywords(of:)) == [["Herzen"], []])
        #expect(names.value.search("herz", in: loaded.value).map(\.text) == ["❤️"])
    }

    @Test(arguments: [
        ("de", "de"), ("de-CH", "de"), ("en-GB", "en"), ("nn", "nb"), ("no", "nb"), ("sr-Latn-RS", "sr-Latn"),
        ("sr", "sr"),
        ("zh-TW", "zh-Hant"), ("zh_HK.UTF-8", "zh-Hant"), ("zh-Hant", "zh-Hant"), ("zh-Hans-HK", "zh"), ("zh-CN", "zh"),
        ("pt-BR", "pt"), ("tlh", "en"), ("", "en"), ("../de", "en"),
    ])
    func `a locale has the names of its language, or English ones`(locale: String, language: String) {
        let names = EmojiAssets(directories: [ShippedEmoji.folder]).names(for: locale, of: ShippedEmoji.catalog)
        #expect(names.value.language == language)
        #expect(names.problems == [])
    }

    @Test func `without any files there is nothing, and one error`() {
        let assets = EmojiAssets(directories: ["/does/not/exist"])
        let loaded = assets.catalog()
        #expect(loaded.value == .empty)
        #expect(loaded.problems.map(\.description) == ["Emoji file emoji.txt: no such file in /does/not/exist."])
        #expect(assets.names(for: "de", of: loaded.value).problems == [])
        let names = assets.names(for: "de", of: ShippedEmoji.catalog)
        #expect(names.value == .empty)
        #expect(names.problems.map(\.fault) == [.notFound])
        #expect(ShippedEmoji.catalog.emoji.allSatisfy { names.value.name(of: $0) == nil })
        #expect(names.value.search("heart", in: ShippedEmoji.catalog).isEmpty)
    }

    @Test func `a broken file is passed over and reported`() throws {
        let folder = try TemporaryFolder()
        try folder.write("emoji.txt", "nonsense")
        try folder.write("de.txt", "nonsense")
        let assets = EmojiAssets(directories: [folder.path, ShippedEmoji.folder])
        let loaded = assets.catalog()
        #expect(loaded.value == ShippedEmoji.catalog)
        #expect(loaded.problems.map(\.fault) == [.invalid])
        let names = assets.names(for: "de", of: loaded.value)
        #expect(names.value.language == "de")
        #expect(names.problems.map(\.line) == [1])
    }

    @Test func `names of other emoji are refused`() throws {
        let folder = try TemporaryFolder()
        try folder.write("de.txt", Self.smallNames)
        let names = folder.assets.names(for: "de", of: ShippedEmoji.catalog)
        #expect(names.value == .empty)
        #expect(names.problems.map(\.fault) == [.otherEdition])
    }

    @Test func `what is no regular file or too large is refused without hanging`() throws {
        let folder = try TemporaryFolder()
        #expect(mkfifo("\(folder.path)/emoji.txt", 0o600) == 0)
        #expect(folder.assets.catalog().problems.map(\.fault) == [.unreadable])
        try folder.write("de.txt", String(repeating: " ", count: 1_100_000))
        #expect(folder.assets.names(for: "de", of: ShippedEmoji.catalog).problems.map(\.fault) == [.tooLarge])
    }

    @Test(arguments: [
        ("", 0), ("emoji 1 15.0 2", 1), ("emoji 2 15.0 1\ngroup flags\n🏁\n", 1), ("emoji 1 15.0 0\n", 1),
        ("emoji 1 15.0 99999999999999999999\n", 1), ("emoji 1 15.0 1\n🏁\n", 2), ("emoji 1 15.0 1\ngroup faces\n🏁\n", 2),
        ("emoji 1 15.0 2\ngroup flags\n🏁\ngroup flags\n🏴\n", 4),
        ("emoji 1 15.0 2\ngroup flags\n🏁\ngroup objects\n👓\n", 4),
        ("emoji 1 15.0 1\ngroup flags\nA\n", 3), ("emoji 1 15.0 1\ngroup flags\n🏁🏁\n", 3),
        ("emoji 1 15.0 1\ngroup flags\n🏁 3\n", 3),
        ("emoji 1 15.0 1\ngroup flags\n🏁\n🏴\n", 4), ("emoji 1 15.0 2\ngroup flags\n🏁\n", 3),
        ("emoji 1 15.0 1\ngroup flags\n\n🏁\n", 3),
        ("emoji 1 15.0 1\ngroup flags\n🏁 2 AB\n", 3),
    ])
    func `a malformed file of emoji is refused with the line`(text: String, line: Int) throws {
        let error = #expect(throws: EmojiError.self) { try EmojiCatalog(data: Data(text.utf8), file: "emoji.txt") }
        #expect(error?.fault == .invalid && error?.line == line)
    }

    @Test(arguments: [
        ("names 1 15.0 2 de 4", "names 1 15.0 2 ../de 4", 1), ("de 4", "de 0", 1), ("de 4", "de 9999", 1),
        ("%en", "(en", 4),
        ("%en", "", 4), ("%en", "!", 4), ("!!\n", "!%\n", 7), ("!!\n", "!!!\n", 7), ("!!\n", "é\n", 7), ("!!\n", "", 6),
        ("!!\n", "!!\n!!\n", 8), ("%en", "%\(String(repeating: "n", count: 300))", 4),
    ])
    func `a malformed file of names is refused with the line`(part: String, other: String, line: Int) throws {
        let text = Self.smallNames.replacingOccurrences(of: part, with: other)
        let catalog = try EmojiCatalog(data: Data(Self.small.utf8), file: "emoji.txt")
        let data = Data(text.utf8)
        let error = #expect(throws: EmojiError.self) {
            try EmojiNames(data: data, file: "de.txt", edition: catalog.edition)
        }
        #expect(error?.fault == .invalid && error?.line == line)
    }

    @Test func `a file that is not UTF-8 is refused`() {
        let error = #expect(throws: EmojiError.self) { try EmojiCatalog(data: Data([0xFF, 0x0A]), file: "emoji.txt") }
        #expect(error?.line == nil)
    }
}
