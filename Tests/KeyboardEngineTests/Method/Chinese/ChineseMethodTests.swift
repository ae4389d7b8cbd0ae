import Testing

@testable import KeyboardEngine

/// Composing Chinese with an engine of a few words.
@Suite struct ChineseMethodTests {
    private let engine = TableEngine()

    private func typed(_ keys: String, _ language: String = "zh-Hans") -> TypedText {
        var text = TypedText(mode: .chinese(.pinyin, language))
        text.type(keys, with: engine)
        return text
    }

    @Test func lettersAreComposedAndConverted() {
        var text = typed("nihao")
        #expect(text.composition == "nihao" && text.before.isEmpty)
        #expect(text.candidates.map(\.text) == ["你好", "妳好", "你", "尼", "泥"])
        text.type(" ", with: engine)
        #expect(text.text == "你好" && text.composition.isEmpty && text.candidates.isEmpty)
        text.type(" ", with: engine)
        #expect(text.text == "你好 ", "A space with nothing composed is a space.")
    }

    @Test(
        "What is typed, and the text",
        arguments: [
            ("nihao2", "妳好"), ("nihao3shijie ", "你好shijie"), ("nihao3  ", "你好 "), ("nihao9 ", "你好"),
            ("nihao\n", "nihao"),
            ("nihao,shijie.", "你好，世界。"), ("xy ", "xy"), ("xy5", "xy5"), ("xy,", "xy，"), ("niX", "你X"), ("ni0", "你0"),
            ("nihao\"shi\"", "你好“是”"), ("a?!:;", "啊？！：；"), ("3.14,5", "3.14,5"), ("ni\n\n", "ni\n"), ("12:30", "12:30"),
            ("(a)", "（啊）"), ("'a'", "‘a'"),
        ])
    func typing(keys: String, expected: String) {
        #expect(typed(keys).text == expected)
    }

    @Test func quotesHaveCornersInTraditionalChinese() {
        #expect(typed("[a]", "zh-Hant").text == "「啊」")
        #expect(typed("\"a \"'a '", "zh-TW").text == "「啊」『啊』")
        #expect(typed("[\"a \"]", "zh-CN").text == "【“啊”】")
    }

    @Test func punctuationOfOtherLanguagesIsLeftAlone() {
        #expect(typed("a,b", "en").text == "啊,b")
        #expect(typed(",", "en").text == ",")
    }

    @Test func delete() {
        var text = typed("nihao")
        let delete = Keystroke.delete(Deletion(.character))
        text.stroke(delete)
        text.reply(engine)
        #expect(text.text == "niha" && text.candidates.map(\.text) == ["你", "尼", "泥"])
        for _ in 0..<4 { text.stroke(delete) }
        #expect(text.text == "" && text.edits == [.compose(Composition(""))] && text.candidates.isEmpty)
        text.type("ni,", with: engine)
        text.stroke(delete)
        #expect(text.text == "你")
        text = typed("ninihao")
        text.stroke(.delete(Deletion(.character, isForward: true)))
        #expect(text.text == "ninihao" && text.candidates.first?.text == "你")
        text.stroke(.delete(Deletion(.word)))
        #expect(text.text == "")
    }

    @Test func aPickLeavesTheRestAndIsTakenBack() {
        var text = typed("nihaoshijie")
        text.stroke(.pick(2))
        text.reply(engine)
        #expect(text.text == "你haoshijie" && text.candidates.map(\.text) == ["好", "号"])
        text.stroke(.pick(7))
        #expect(text.query == nil && text.candidates.count == 2, "There is no such candidate.")
        text.stroke(.delete(Deletion(.character)))
        text.reply(engine)
        #expect(text.text == "nihaoshijie" && text.candidates.first?.text == "你好")
        text.stroke(.pick(0))
        text.reply(engine)
        text.stroke(.returnKey)
        #expect(text.text == "你好shijie")
    }

    @Test func withoutAnEngineKeysAreLeftAsTheyAre() {
        for (keys, expected) in [
            ("nihao ", "nihao"), ("nihao\n", "nihao"), ("nihao,", "nihao，"), ("nihao3", "nihao3"),
            ("ni hao  ", "nihao "),
        ] {
            var text = TypedText(mode: .chinese(.pinyin))
            text.type(keys)
            #expect(text.text == expected && text.composition.isEmpty && text.candidates.isEmpty)
        }
        var zhuyin = TypedText(mode: .chinese(.zhuyin, "zh-TW"))
        zhuyin.type("su3")
        #expect(zhuyin.composition == "ㄋㄧˇ")
        zhuyin.type(" w8 <")
        #expect(zhuyin.text == "ㄋㄧˇㄊㄚ，")
        var cangjie = TypedText(mode: .chinese(.cangjie, "zh-HK"))
        cangjie.type("ab ")
        #expect(cangjie.text == "日月")
    }

    @Test func aReplyForWhatIsComposedNoLongerIsDropped() throws {
        var text = TypedText(mode: .chinese(.pinyin))
        text.type("ni")
        let old = try #require(text.query)
        text.type("hao")
        text.stroke(.converted(engine.reply(to: old), for: old))
        #expect(text.text == "nihao" && text.candidates.isEmpty && text.edits.isEmpty)
        text.reply(engine)
        #expect(text.candidates.first?.text == "你好")
        text.stroke(.converted(engine.reply(to: old), for: old))
        #expect(text.candidates.first?.text == "你好", "A late reply takes nothing away.")
        text.stroke(.returnKey)
        text.stroke(.converted(ConversionReply(committed: "x", spent: 1), for: old))
        #expect(text.text == "nihao")
        text.type("ni")
        text.reset()
        text.reply(engine)
        #expect(text.edits.isEmpty && text.candidates.isEmpty)
    }

    @Test func whatIsTypedBeforeAReplyKeepsItsOrder() {
        var text = typed("a ")
        text.type("nihao shi")
        #expect(text.text == "啊nihaoshi")
        text.reply(engine)
        #expect(text.text == "啊你好shi" && text.composition == "shi" && text.candidates.first?.text == "是")
        text.type("jie,ni ")
        text.reply(engine)
        #expect(text.text == "啊你好世界，你" && text.composition.isEmpty)
    }

    @Test func aCandidateThatIsSeenBelongsToWhatWasTypedBefore() {
        var text = typed("ni")
        text.type("hao")
        #expect(text.candidates.map(\.text) == ["你", "尼", "泥"])
        text.stroke(.pick(1))
        #expect(text.candidates.isEmpty, "A second tap on the same place picks nothing.")
        text.stroke(.pick(1))
        text.reply(engine)
        #expect(text.before == "尼" && text.composition == "hao")
    }

    @Test func aLongCompositionIsDecidedBitByBit() {
        let text = typed(String(repeating: "nihao", count: 40))
        #expect(text.text.hasPrefix("你好你好你好"))
        var slow = typed("a ")
        slow.type(String(repeating: "nihao", count: 24))
        slow.reply(engine)
        #expect(slow.text == typed("a " + String(repeating: "nihao", count: 24)).text)
        var untold = TypedText(mode: .chinese(.pinyin))
        untold.type(String(repeating: "nihao", count: 40))
        #expect(untold.text == String(repeating: "nihao", count: 40))
        #expect(untold.composition.count <= 64)
    }

    @Test func anEngineThatFallsSilentLosesNothing() {
        var text = typed("a ")
        text.type(String(repeating: "ni,", count: 100))
        #expect(text.text.filter { $0 == "n" }.count == 100 && text.text.filter { $0 == "，" }.count == 100)
        text.stroke(.returnKey)
        #expect(text.composition.isEmpty || text.composition.count < 400)
    }

    @Test func aCompositionFromOutsideTakesItsPlace() {
        var text = typed("ni")
        text.stroke(.composition(Composition("x")))
        #expect(text.composition == "x")
        text.reply(engine)
        #expect(text.composition == "x")
        text.stroke(.characters(TypedCharacters("你们", time: 0)))
        #expect(text.text == "你们")
    }

    @Test func keysOfTheScreenAndOfHardware() {
        func tap(_ text: String) -> Keystroke { .tap(KeyTap(text: text, keyID: "", point: .zero, time: 0)) }
        func key(_ text: String, _ usage: Int? = nil) -> Keystroke {
            .characters(TypedCharacters(text, key: usage, time: 0))
        }
        #expect(Bopomofo.key(for: tap("ㄅ"), isFirst: true) == "ㄅ")
        #expect(Bopomofo.key(for: key("1"), isFirst: true) == "ㄅ")
        #expect(Bopomofo.key(for: tap("1"), isFirst: true) == nil, "A digit of the screen is a digit.")
        #expect(Bopomofo.key(for: key("1", 0x59), isFirst: false) == nil && Bopomofo.pick(for: key("1", 0x59)) == 0)
        #expect(Bopomofo.key(for: key("3"), isFirst: true) == nil && Bopomofo.key(for: key("3"), isFirst: false) == "ˇ")
        #expect(Bopomofo.pick(for: key("C")) == 2 && Bopomofo.pick(for: tap("C")) == nil)
        #expect(CangjieRadicals.key(for: tap("日"), isFirst: true) == "日")
        #expect(CangjieRadicals.key(for: key("日"), isFirst: true) == nil)
        #expect(CangjieRadicals.key(for: key("a"), isFirst: true) == "日")
        #expect(PinyinLetters.key(for: key("é"), isFirst: true) == nil)
        #expect(PinyinLetters.pick(for: tap("1")) == nil && PinyinLetters.pick(for: key("1")) == 0)
        #expect(PinyinLetters.pick(for: key("１")) == nil && PinyinLetters.pick(for: key("0")) == nil)
    }

    @Test func methodsHaveNames() {
        #expect(InputMethodName(rawValue: "pinyin")?.methods.first is Pinyin.Type)
        for name in InputMethodName.allCases { #expect(!name.methods.isEmpty) }
        #expect(InputMethodName.zhuyin.methods.map { $0.conversionEngine } == [.zhuyin])
        #expect(PlainLetters.conversionEngine == nil)
    }
}
