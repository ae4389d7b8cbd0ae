import Foundation
import Testing

@testable import KeyboardEngine

/// Japanese readings that an engine of a few words converts.
@Suite struct KanaConversionTests {
    private let engine = TableEngine.japanese

    private func field(
        _ method: InputMethodName = .kana, dictionary: [String: [String]] = [:]
    ) -> TypedText {
        TypedText(mode: InputMode(language: "ja", methods: method.methods, dictionary: dictionary))
    }

    /// A field whose engine has answered before, so that it is waited for.
    private func known(_ method: InputMethodName = .kana, dictionary: [String: [String]] = [:]) -> TypedText {
        var field = field(method, dictionary: dictionary)
        field.type("ー", with: engine)
        field.stroke(.returnKey)
        return field
    }

    private func texts(_ field: TypedText) -> [String] { field.candidates.map(\.text) }

    // MARK: What is asked and offered

    @Test func everyStrokeThatChangesTheReadingAsksForIt() throws {
        var field = field(.romaji)
        var asked: [String?] = []
        for letter in "kyouhan" {
            field.type(String(letter))
            asked.append(
                field.query.map {
                    $0.steps.map { step in if case .key(let key) = step { "\(key)" } else { "?" } }.joined()
                })
            field.reply(engine)
        }
        #expect(asked == [nil, nil, "きょ", "きょう", nil, "きょうは", "きょうはん"], "Letters that wait are none of the engine's.")
        #expect(field.query == nil)
        field.stroke(.pick(99))
        field.stroke(.delete(Deletion(.character, isForward: true)))
        #expect(field.query == nil, "Nothing has changed.")
        field.delete()
        #expect(try #require(field.query) == ConversionQuery(engine: .anthy, reading: "きょうは"))
    }

    @Test func candidatesAreTheDictionarysTheEnginesAndTheScripts() {
        var field = field(dictionary: ["きょうは": ["協は", "今日は"], "きょう": ["強"]])
        field.type("きょうは", with: engine)
        #expect(texts(field) == ["協は", "今日は", "今日", "京", "きょう", "きょうは", "キョウハ"])
        field.type("い")
        #expect(
            texts(field) == ["今日は", "今日", "京", "きょう", "きょうはい", "キョウハイ"],
            "What was said about its beginning stays until the engine has answered.")
        field.delete()
        #expect(texts(field) == ["協は", "今日は", "今日", "京", "きょう", "きょうは", "キョウハ"])
        field.delete()
        #expect(texts(field) == ["強", "きょう", "キョウ"], "What stands for more than there is goes.")
    }

    @Test func theReadingIsFirstWhereTheEngineTakesItForTheLikeliest() {
        var field = field()
        field.type("です", with: engine)
        #expect(texts(field) == ["です", "出巣", "デス"])
        field.tap(" ")
        #expect(field.composition == "です")
        field.stroke(.returnKey)
        #expect(field.before == "です")
        field.type("です  ", with: engine)
        #expect(field.composition == "出巣")
    }

    // MARK: Picks, space, return and delete

    @Test(arguments: [InputMethodName.kana, .romaji])
    func aPickOfTheBeginningLeavesTheRest(method: InputMethodName) throws {
        var field = field(method)
        field.type(method == .kana ? "きょうはいい" : "kyouhaii", with: engine)
        field.stroke(.pick(2))
        #expect(field.before == "京" && field.composition == "はいい")
        #expect(try #require(field.query) == ConversionQuery(engine: .anthy, reading: "はいい"))
        #expect(texts(field) == ["はいい", "ハイイ"])
        field.reply(engine)
        #expect(texts(field) == ["は", "歯", "はいい", "ハイイ"])
        field.stroke(.pick(0))
        field.reply(engine)
        field.stroke(.pick(0))
        #expect(field.text == "京は良い" && field.composition.isEmpty && field.candidates.isEmpty)
    }

    @Test func returnAndKanaDecideTheBeginningThatIsShown() {
        var field = field()
        field.type("きょうはいい  ", with: engine)
        #expect(field.composition == "今日はいい" && field.before.isEmpty)
        field.stroke(.returnKey)
        #expect(field.before == "今日" && field.composition == "はいい")
        field.reply(engine)
        field.type("  ", with: engine)
        #expect(field.composition == "歯いい")
        field.type("ん")
        #expect(field.before == "今日歯" && field.composition == "いいん")
        field.reply(engine)
        field.type(" 。")
        #expect(field.before == "今日歯良いん。" && field.composition.isEmpty, "A sign decides all that is shown.")
    }

    @Test func deleteGoesBackToTheReading() {
        var field = field()
        field.type("きょうは  ", with: engine)
        field.delete()
        #expect(field.composition == "きょうは" && texts(field).first == "今日は")
        field.delete()
        field.reply(engine)
        #expect(field.composition == "きょう" && texts(field).first == "今日")
    }

    @Test func lettersThatWaitAreLeftByAPick() {
        var field = field(.romaji)
        field.type("nihonk", with: engine)
        #expect(field.composition == "にほんk" && texts(field) == ["日本", "二本", "二", "荷", "にほんk", "ニホンk"])
        field.stroke(.pick(0))
        #expect(field.before == "日本" && field.composition == "k")
        field.type("a", with: engine)
        #expect(field.composition == "か" && texts(field).first == "蚊")
        field.type("n", with: engine)
        #expect(texts(field) == ["缶", "蚊", "課", "かん", "カン"])
        field.stroke(.pick(1))
        #expect(field.text == "日本蚊n", "The n may still become な.")
        field.type("i", with: engine)
        #expect(field.composition == "に" && texts(field).first == "二")
        field.type("honn", with: engine)
        field.stroke(.pick(0))
        #expect(field.text == "日本蚊日本" && field.composition.isEmpty)
    }

    @Test func digitsOfAHardwareKeyboardAreTyped() {
        var field = field()
        field.type("か2", with: engine)
        #expect(field.text == "か2" && field.composition.isEmpty)
    }

    // MARK: Late replies

    @Test func whatIsLateChangesNothing() throws {
        var field = field()
        field.tap("きょう")
        let old = try #require(field.query)
        field.tap("は")
        for _ in 0..<2 {
            field.stroke(.converted(engine.reply(to: old), for: old))
            #expect(field.edits.isEmpty && field.text == "きょうは" && texts(field) == ["きょうは", "キョウハ"])
        }
        let query = try #require(field.query)
        field.reply(engine)
        let candidates = field.candidates
        field.stroke(.converted(engine.reply(to: query), for: query))
        #expect(field.candidates == candidates && field.edits.isEmpty)
        field.stroke(.returnKey)
        field.stroke(.converted(engine.reply(to: query), for: query))
        #expect(field.text == "きょうは" && field.candidates.isEmpty && field.edits.isEmpty)
    }

    @Test func aSpaceWaitsForTheEngineAndASecondDoesNot() {
        var field = known()
        field.tap("きょうは ")
        #expect(field.composition == "きょうは")
        field.reply(engine)
        #expect(field.composition == "今日は")
        field.tap(" ")
        #expect(field.composition == "今日は" && field.candidates[1].text == "今日", "今日 and は.")
        field = known()
        field.tap("きょうは  ")
        #expect(field.composition == "キョウハ")
        field.reply(engine)
        #expect(field.composition == "キョウハ")
        #expect(texts(field).prefix(2) == ["きょうは", "キョウハ"] && texts(field).contains("今日は"), "No order changes.")
        field.tap(" ")
        #expect(field.composition == "今日は")
        field.delete()
        #expect(field.composition == "きょうは" && texts(field).first == "今日は")
    }

    @Test func whatIsTypedBehindASpaceThatWaitsTakesItBack() {
        var field = known()
        field.tap("きょう は")
        field.reply(engine)
        #expect(field.text == "ーきょうは" && texts(field).first == "今日は")
        field = known()
        field.tap("きょう ")
        field.delete()
        #expect(field.composition == "きょう")
        field.reply(engine)
        #expect(field.composition == "きょう" && texts(field).first == "今日")
        field = known()
        field.tap("きょう ")
        field.stroke(.returnKey)
        field.reply(engine)
        #expect(field.text == "ーきょう" && field.composition.isEmpty)
    }

    @Test func aSpaceMakesAKanaOfAnNThatWaits() {
        var field = known(.romaji)
        field.type("nihon ")
        #expect(field.composition == "にほん")
        field.reply(engine)
        #expect(field.composition == "日本")
    }

    @Test func repliesOfOtherEnginesAreForOthers() {
        let query = ConversionQuery(engine: .hanja, reading: "か")
        for name in [InputMethodName.kana, .romaji] {
            var (field, method) = (field(name), name.methods[0].init(mode: InputMode(language: "ja")))
            let stroke = Keystroke.converted(ConversionReply(candidates: [Candidate("x")]), for: query)
            #expect(method.answer(stroke, in: SurroundingText()) == .pass(stroke))
            field.tap("か")
            field.stroke(stroke)
            #expect(field.composition == "か" && texts(field) == ["か", "カ"] && field.edits.isEmpty)
            #expect(name.methods[0].conversionEngine == .anthy)
        }
    }

    @Test func aReplyIsNoStrokeThatIsNoLetter() {
        var field = known(.romaji)
        field.type("X")
        let query = ConversionQuery(engine: .anthy, reading: "か")
        field.stroke(.converted(engine.reply(to: query), for: query))
        field.type("a")
        #expect(field.before == "ーXa", "Letters behind a capital are Latin.")
    }

    // MARK: Libanthy

    @Test(
        .enabled(if: InstalledLibraries.hasAnthy, "libanthy is not installed"),
        arguments: [(InputMethodName.kana, "きょうはいいてんきです"), (.romaji, "kyouhaiitenkidesu")])
    func theDictionaryOfAnthy(method: InputMethodName, keys: String) throws {
        let anthy = try AnthyEngine()
        var field = field(method)
        field.type(keys + " ", with: anthy)
        #expect(field.composition == "今日はいい天気です" && field.before.isEmpty)
        field.stroke(.returnKey)
        #expect(field.before == "今日はいい天気です" && field.composition.isEmpty)
        field.type(keys, with: anthy)
        field.stroke(.pick(0))
        #expect(field.text == "今日はいい天気です今日はいい天気です" && field.composition.isEmpty)
        field.type(keys, with: anthy)
        field.stroke(.pick(try #require(texts(field).firstIndex(of: "京は"))))
        #expect(field.composition == "いいてんきです")
        field.reply(anthy)
        field.stroke(.pick(0))
        #expect(field.text.hasSuffix("です京は良い天気です") && field.composition.isEmpty)
        // The space comes before the engine has answered anything of it.
        field.type(keys + " ")
        field.reply(anthy)
        #expect(field.composition == "今日はいい天気です")
        #expect(Array(texts(field).suffix(2)) == ["きょうはいいてんきです", "キョウハイイテンキデス"])
    }
}
