import Foundation
import Testing

@testable import KeyboardEngine

/// Files that are damaged give an error or a catalogue, and never a crash.
@Suite struct HostileEmojiTests {
    @Test func `a thousand mutants of the emoji are read or refused`() throws {
        var random = SeededGenerator()
        // A part of the file, so that a mutation more often hits what matters.
        let lines = String(decoding: try ShippedEmoji.data("emoji"), as: UTF8.self).split(separator: "\n")
        let shown = lines.dropFirst().filter { $0.hasPrefix("group") || $0.contains(" 2") || $0.utf8.count == 7 }
        let count = shown.count { !$0.hasPrefix("group") }
        let original = Array((["emoji 1 15.0 \(count)"] + shown).joined(separator: "\n").utf8)
        _ = try EmojiCatalog(data: Data(original), file: "original.txt")
        var read = 0
        for round in 0..<1000 {
            let mutant = Data(Self.mutant(of: original, &random))
            do throws(EmojiError) {
                let catalog = try EmojiCatalog(data: mutant, file: "mutant.txt")
                read += 1
                for emoji in catalog.emoji { #expect(emoji.text.count == 1 && emoji.variants.count <= 25) }
                _ = catalog.filtered { $0.utf8.count.isMultiple(of: 2) }
            } catch {
                Self.check(error, round)
            }
        }
        #expect((20...980).contains(read), "seed \(Seed.value): \(read) were read")
    }

    @Test func `a thousand mutants of names are read or refused`() throws {
        var random = SeededGenerator()
        let edition = EmojiCatalog.Edition(version: "15.0", count: 40)
        let emoji = ShippedEmoji.catalog.emoji.prefix(40)
        let catalog = EmojiCatalog(edition: edition, emoji: Array(emoji))
        let original = try Self.excerpt(of: "de", names: 40)
        _ = try EmojiNames(data: Data(original), file: "original.txt", edition: edition)
        var read = 0
        for round in 0..<1000 {
            let mutant = Data(Self.mutant(of: original, &random))
            do throws(EmojiError) {
                let names = try EmojiNames(data: mutant, file: "mutant.txt", edition: edition)
                read += 1
                for emoji in emoji { _ = (names.name(of: emoji), names.keywords(of: emoji)) }
                _ = names.search("gesicht l", in: catalog)
                // Emoji that the names are not of.
                _ = names.search("gesicht", in: ShippedEmoji.catalog)
            } catch {
                Self.check(error, round)
            }
        }
        #expect((20...980).contains(read), "seed \(Seed.value): \(read) were read")
    }

    private static func check(_ error: EmojiError, _ round: Int) {
        let message = error.description
        #expect(
            message.count > 30 && message.hasSuffix(".") && !message.contains("\n"),
            "seed \(Seed.value), round \(round): \(message)")
    }

    /// A file with the names of the first emoji and the words that they have.
    private static func excerpt(of language: String, names count: Int) throws -> [UInt8] {
        let names = try ShippedEmoji.names(language)
        let emoji = ShippedEmoji.catalog.emoji.prefix(count)
        let texts = emoji.map {
            (names.name(of: $0)?.split(separator: " ").map(String.init) ?? [], names.keywords(of: $0))
        }
        let words = Set(texts.flatMap { $0.0 + $0.1 }).sorted()
        func number(_ word: String) -> String {
            let index = words.firstIndex(of: word) ?? 0
            return [index / 94, index % 94].map { String(UnicodeScalar(UInt8(33 + $0))) }.joined()
        }
        let lines = texts.map { $0.0.map(number).joined() + " " + $0.1.map(number).joined() }
        return Array(
            (["names 1 15.0 \(count) \(language) \(words.count)"] + words.map { "!\($0)" } + lines)
                .joined(separator: "\n").utf8)
    }

    /// A copy with one to three changes: bytes flipped, parts cut, doubled or moved.
    private static func mutant(of original: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var bytes = original
        if Bool.random(using: &random) { return exchangedLines(of: bytes, &random) }
        for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
            let start = Int.random(in: 0..<bytes.count, using: &random)
            let end = min(bytes.count, start + Int.random(in: 1...30, using: &random))
            switch Int.random(in: 0..<6, using: &random) {
            case 0: bytes[start] ^= UInt8.random(in: 1...255, using: &random)
            case 1: bytes[start] = UInt8.random(in: 0x20...0x7E, using: &random)
            case 2: bytes.removeSubrange(start..<end)
            case 3: bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0...bytes.count, using: &random))
            case 4 where Int.random(in: 0..<10, using: &random) == 0: bytes.removeSubrange(start...)
            default: bytes.swapAt(start, Int.random(in: 0..<bytes.count, using: &random))
            }
        }
        return bytes
    }

    /// A copy in which lines have changed their places, or ends of them, which leaves more of the file sound.
    private static func exchangedLines(of original: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var lines = original.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            let first = Int.random(in: 0..<lines.count, using: &random)
            let second = Int.random(in: 0..<lines.count, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: lines.swapAt(first, second)
            case 1: lines[first] = lines[second]
            case 2: lines[first] += lines[second]
            default: lines[first].removeLast(min(2, lines[first].count))
            }
        }
        return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    }
}
