import Diagnostics
import Foundation
import Testing

@testable import KeyboardEngine

/// Libanthy itself, where it is installed.
@Suite(.enabled(if: InstalledLibraries.hasAnthy, "libanthy is not installed"))
struct AnthyEngineTests {
    @Test func aSentence() throws {
        let engine = try AnthyEngine()
        let reply = engine.reply(to: ConversionQuery(engine: .anthy, reading: "きょうはいいてんきです"))
        #expect(reply.reading == "きょうはいいてんきです" && reply.committed == nil)
        let texts = reply.candidates.map(\.text)
        #expect(texts.first == "今日はいい天気です")
        #expect(texts.dropFirst().first == "今日は", "The first part comes after the whole.")
        #expect(Array(texts.suffix(2)) == ["キョウハイイテンキデス", "きょうはいいてんきです"])
        #expect(Set(texts).count == texts.count)
    }

    @Test func aSentenceThatIsPickedInParts() throws {
        let engine = try AnthyEngine()
        var conversion = EngineComposition(engine: .anthy)
        func ask() throws -> String? {
            let query = try #require(conversion.query)
            return conversion.take(engine.reply(to: query), for: query)
        }
        for kana in "きょうはいいてんきです" { conversion.append(kana) }
        #expect(try ask() == nil)
        #expect(conversion.pick(try #require(conversion.candidates.firstIndex(of: Candidate("京は")))))
        #expect(try ask() == nil)
        #expect(conversion.text == "京はいいてんきです")
        #expect(conversion.typed == "京はいいてんきです")
        conversion.finish(with: "。")
        let end = try ask()
        #expect(end == "京は良い天気です。", "The rest is converted by itself.")
        #expect(conversion.isEmpty)
    }

    @Test func oneWord() throws {
        let engine = try AnthyEngine()
        let reply = engine.reply(to: ConversionQuery(engine: .anthy, reading: "かんじ"))
        #expect(reply.candidates.map(\.text).contains("漢字"))
        let few = engine.reply(to: ConversionQuery(engine: .anthy, reading: "かんじ", limit: 3))
        #expect(few.candidates.map(\.text) == ["感じ", "カンジ", "かんじ"], "Kana can always be picked.")
        #expect(engine.reply(to: ConversionQuery(engine: .anthy, reading: "かんじ", limit: 0)).candidates.isEmpty)
    }

    @Test func randomReadingsAreAnsweredAndNothingIsLearned() throws {
        let engine = try AnthyEngine()
        var random = SeededGenerator()
        let signs = Array("あいうえおかきくけこがんっゃゅょー゛゜ゔ、。a1 \0😀漢e\u{301}か\u{3099}")
        var replies: [ConversionQuery: ConversionReply] = [:]
        for _ in 0..<60 {
            let steps = (0..<Int.random(in: 0...30, using: &random)).map { _ -> ConversionQuery.Step in
                switch Int.random(in: 0..<16, using: &random) {
                case 0: .pick(Int.random(in: -1...9, using: &random))
                case 1: .finish("。")
                default: .key(signs.randomElement(using: &random) ?? "あ")
                }
            }
            let query = ConversionQuery(engine: .anthy, steps: steps, limit: 12)
            let reply = engine.reply(to: query)
            #expect((0...steps.count).contains(reply.spent) && reply.candidates.count <= 12)
            #expect(reply.preedit.isEmpty == (reply.spent == steps.count), "Seed \(Seed.value): \(steps)")
            replies[query] = reply
        }
        for (query, reply) in replies { #expect(engine.reply(to: query) == reply, "Seed \(Seed.value): \(query)") }
        let home = FileManager.default.homeDirectoryForCurrentUser.path
        #expect(!FileManager.default.fileExists(atPath: "\(home)/.anthy/last-record1_.utf8"))
    }

    @Test func whatIsMissingIsSaid() {
        #expect(
            throws: ConversionFailure(
                "Japanese is typed as kana: the library libanthy was not found. It is in the package libanthy1.")
        ) { try AnthyEngine(libraries: ["libnone.so.1"]) }
        #expect(throws: DynamicLibrary.NotFound.self) { try AnthyLibrary(["libc.so.6"]) }
    }
}
