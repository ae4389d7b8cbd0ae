import Foundation
import Testing

@testable import KeyboardEngine

/// Hanja of Korean words, with an engine of a few words.
@Suite struct HanjaTests {
    private let engine = TableEngine.korean
    private static let mode = InputMode(language: "ko", methods: InputMethodName.hangul.methods)

    private func field(_ before: String = "") -> TypedText { TypedText(before, mode: Self.mode) }

    private func texts(_ field: TypedText) -> [String] { field.candidates.map(\.text) }

    /// Types and lets the engine answer until nothing is asked any more.
    private func type(_ keys: String, in field: inout TypedText, engine: any ConversionEngine) {
        for key in keys {
            field.tap(String(key))
            settle(&field, engine: engine)
        }
    }

    private func settle(_ field: inout TypedText, engine: any ConversionEngine) {
        while field.query != nil { field.reply(engine) }
    }

    @Test func aSyllableBecomesHanja() {
        var field = field("x")
        type("ㅎㅏ", in: &field, engine: engine)
        #expect(field.candidates.isEmpty)
        type("ㄴ", in: &field, engine: engine)
        #expect(texts(field) == ["한", "韓", "漢"] && field.composition == "한" && field.edits.isEmpty)
        field.stroke(.pick(9))
        #expect(texts(field).count == 3 && field.composition == "한", "There is no such candidate.")
        field.stroke(.pick(2))
        #expect(field.before == "x漢" && field.composition.isEmpty && field.candidates.isEmpty)
        type("ㅈㅏ", in: &field, engine: engine)
        field.stroke(.pick(1))
        #expect(field.text == "x漢字")
        type("ㄴㅏ", in: &field, engine: engine)
        field.stroke(.pick(0))
        #expect(field.before == "x漢字나" && field.edits == [.commit], "The first is the syllable as it is.")
    }

    @Test func aWordBecomesHanja() {
        var field = field("나는")
        type("ㅎㅏㄴㅈㅏ", in: &field, engine: engine)
        #expect(texts(field) == ["자", "漢字", "字", "者"] && field.text == "나는한자")
        field.stroke(.pick(1))
        #expect(field.before == "나는漢字" && field.composition.isEmpty && field.candidates.isEmpty)
        #expect(field.edits == [.commit, .substitute("漢字", for: "", over: 2)], "One undo brings the syllables back.")
        type("ㅅㅏㅈㅏㅅㅓㅇㅇㅓ", in: &field, engine: engine)
        field.stroke(.pick(1))
        #expect(field.text == "나는漢字四字成語")
    }

    @Test func aVowelTakesTheConsonantBeforeItAlong() throws {
        var field = field()
        field.tap("ㅅㅏㅈㅏ")
        #expect(try #require(field.query) == ConversionQuery(engine: .hanja, reading: "사자"))
        field.delete()
        field.tap("ㅏ")
        settle(&field, engine: engine)
        #expect(texts(field) == ["자", "獅子", "字", "者"])
    }

    @Test func whatCannotBeLookedAtIsNotReplaced() throws {
        var method = Hangul(mode: Self.mode)
        var place = SurroundingText(before: "", isKnown: false)
        var asked: ConversionQuery?
        for key in "ㅎㅏㅈㅏ" {
            let tap = KeyTap(text: String(key), keyID: "", point: .zero, time: 0)
            asked = method.answer(.tap(tap), in: place).query ?? asked
            place = SurroundingText(before: "", isComposing: true, isKnown: false)
        }
        #expect(try #require(asked) == ConversionQuery(engine: .hanja, reading: "자"))
        // The text is another one by the time of the pick.
        var field = field()
        type("ㅎㅏㄴㅈㅏ", in: &field, engine: engine)
        method = Hangul(mode: Self.mode)
        let known = SurroundingText(before: "한", isComposing: true)
        _ = method.answer(.tap(KeyTap(text: "ㅈ", keyID: "", point: .zero, time: 0)), in: SurroundingText(before: "한"))
        let tap = Keystroke.tap(KeyTap(text: "ㅏ", keyID: "", point: .zero, time: 0))
        let query = try #require(method.answer(tap, in: known).query)
        let offered = method.answer(.converted(engine.reply(to: query), for: query), in: known)
        #expect(offered.candidates.map(\.text) == ["자", "漢字"])
        let refused = method.answer(.pick(1), in: SurroundingText(before: "항", isComposing: true))
        #expect(refused == InputAnswer(candidates: offered.candidates))
    }

    @Test func noReplyDisturbsTheSyllable() throws {
        var field = field()
        field.tap("ㅎㅏㄴ")
        let old = try #require(field.query)
        let others = [
            ConversionQuery(engine: .anthy, reading: "한"), ConversionQuery(engine: .hanja, reading: "하"), old,
            old,
        ]
        for query in others {
            field.stroke(.converted(engine.reply(to: query), for: query))
            #expect(field.edits.isEmpty && field.composition == "한")
        }
        field.tap("ㅏ")
        #expect(field.before == "하" && field.composition == "나" && field.candidates.isEmpty)
        field.stroke(.converted(engine.reply(to: old), for: old))
        #expect(field.edits.isEmpty && field.candidates.isEmpty && field.composition == "나")
        field.stroke(.returnKey)
        field.stroke(.converted(engine.reply(to: old), for: old))
        #expect(field.edits.isEmpty && field.text == "하나\n" && field.candidates.isEmpty)
        #expect(Hangul.conversionEngine == .hanja)
    }

    /// Whatever the engine says and when, the text is that of a model that knows no engine, but for what is picked.
    @Test func randomLettersWithAnyRepliesAreThoseOfANaiveModel() {
        var random = SeededGenerator()
        let keys = ["ㅎㅏㄴ", "ㅈㅏ", "ㅅㅏ", "ㄴㅏ", "ㅈ", "ㅓ", "ㅇ"]
        var picked = 0
        for _ in 0..<400 {
            var (field, model) = (TypedText(mode: Self.mode, preferences: TypingPreferences()), NaiveKorean())
            var queries: [ConversionQuery] = []
            for _ in 0..<60 {
                if let query = field.query, queries.last != query { queries.append(query) }
                switch Int.random(in: 0..<14, using: &random) {
                case 0:
                    field.delete()
                    model.delete()
                case 1:
                    field.tap(" ")
                    model.finish(with: " ")
                case 2...5: field.reply(engine)
                case 6:
                    guard let query = queries.randomElement(using: &random) else { break }
                    field.stroke(.converted(engine.reply(to: query), for: query))
                    #expect(field.edits.isEmpty)
                case 7...9 where !field.candidates.isEmpty:
                    let number = Int.random(in: 0..<field.candidates.count, using: &random)
                    let text = field.candidates[number].text
                    let words = engine.words.filter { $0.value.contains(text) }.keys
                    field.stroke(.pick(number))
                    model.finish()
                    guard number > 0 else { break }
                    model.replace(words.first ?? "", with: text)
                    picked += 1
                default:
                    for key in keys.randomElement(using: &random)! {
                        field.tap(String(key))
                        model.type(key)
                    }
                }
                #expect(field.text == model.text && field.composition == model.composition, "seed \(Seed.value)")
                if field.text != model.text { return }
            }
        }
        #expect(picked > 100, "Something is picked.")
    }

    @Test(.enabled(if: InstalledLibraries.hasHanja, "libhangul is not installed"))
    func theDictionaryOfLibhangul() throws {
        let hanja = try HanjaEngine()
        var (word, syllables) = (field(), field())
        type("ㅎㅏㄴㅈㅏ", in: &word, engine: hanja)
        word.stroke(.pick(try #require(texts(word).firstIndex(of: "漢字"))))
        #expect(word.text == "漢字")
        for (keys, sign) in [("ㅎㅏㄴ", "漢"), ("ㅈㅏ", "字")] {
            type(keys, in: &syllables, engine: hanja)
            syllables.stroke(.pick(try #require(texts(syllables).firstIndex(of: sign))))
        }
        #expect(syllables.text == "漢字" && syllables.composition.isEmpty)
    }
}
