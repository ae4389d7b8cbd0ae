import Foundation
import Testing

@testable import KeyboardEngine

/// Japanese typed with kana, and what is done with a reading, as a machine.
@Suite struct KanaTests {
    private static let dictionary = ["にんげん": ["人間", "ニンゲン"], "か": ["蚊", "か", "課"], "にほん": ["日本"]]

    private func field(_ before: String = "", language: String = "ja") -> TypedText {
        let methods = InputMethodName.kana.methods
        return TypedText(before, mode: InputMode(language: language, methods: methods, dictionary: Self.dictionary))
    }

    // MARK: Kana

    @Test func anArticleIsTypedOnEveryKanaKeyboard() {
        let article = Declaration.japanese
        for keys in [article, JapaneseKeys.marked(article), JapaneseKeys.twelve(article)] {
            var field = field()
            field.tap(keys)
            #expect(field.text == article)
        }
        var hard = field()
        for character in JapaneseKeys.marked(article) {
            hard.press(KanaScript.katakana(of: String(character)), key: 10)
        }
        #expect(hard.text == article, "The machine's kana keyboards bring katakana.")
    }

    @Test(
        "Modifiers change the last kana, in what is composed and in the text",
        arguments: [
            ("か", "゛", "が"), ("が", "゛", "か"), ("は", "゜", "ぱ"), ("ば", "゜", "ぱ"), ("ぱ", "゛", "ば"), ("ぱ", "゜", "は"),
            ("う", "゛", "ゔ"), ("っ", "゛", "づ"), ("は", "小", "ば"), ("ば", "小", "ぱ"), ("ぱ", "小", "は"), ("つ", "小", "っ"),
            ("っ", "小", "づ"), ("づ", "小", "つ"), ("や", "小", "ゃ"), ("ゃ", "小", "や"), ("あ", "小", "ぁ"), ("ぁ", "小", "あ"),
            ("う", "小", "ぅ"), ("ぅ", "小", "ゔ"), ("ゔ", "小", "う"), ("か", "小", "が"), ("が", "小", "か"), ("わ", "小", "ゎ"),
            ("な", "小", "な"), ("ん", "小", "ん"), ("な", "゛", "な゛"), ("か", "゜", "か゜"), ("ー", "小", "ー"),
        ])
    func modifiers(kana: String, key: String, changed: String) {
        var composed = field("x")
        composed.tap(kana + key)
        #expect(composed.text == "x" + changed && composed.before == "x" && composed.composition == changed)
        for before in [kana, KanaScript.katakana(of: kana), kana.decomposedStringWithCanonicalMapping] {
            let isKatakana = before == KanaScript.katakana(of: kana)
            var decided = field("x" + before)
            decided.tap(key)
            let text = isKatakana ? KanaScript.katakana(of: changed) : changed
            #expect(decided.text == "x" + text && decided.composition.isEmpty)
        }
    }

    @Test func modifiersFindNothingToChange() {
        for before in ["", "a", "漢", "👍🏽", "か\u{301}", "\u{3099}", "か\u{3099}\u{3099}"] {
            var field = field(before)
            field.tap("小")
            #expect(field.text == before && field.edits.isEmpty)
            field.tap("゛")
            #expect(field.text == before + "゛")
        }
        var field = field("か")
        field.type("小")
        #expect(field.text == "か小", "Text that is decided elsewhere may be this word.")
        var method = Kana(mode: InputMode(language: "ja"))
        let mark = Keystroke.tap(KeyTap(text: "゛", keyID: "゛", point: .zero, time: 0))
        for place in [
            SurroundingText(before: "か", hasSelection: true), SurroundingText(before: "か", isComposing: true),
        ] {
            #expect(method.answer(mark, in: place) == .pass(mark), "It is not what stands at the caret.")
        }
    }

    @Test func oneUndoTakesAChangedKanaBack() {
        var field = field("か")
        field.tap("゛")
        #expect(field.edits == [.substitute("が", for: "゛", over: 1)])
        field = self.field("つ")
        field.tap("小")
        #expect(field.edits == [.substitute("っ", for: "", over: 1)], "The key's own sign is no text.")
    }

    @Test func otherCharactersDecideTheReading() {
        var field = field()
        field.tap("にほん。")
        #expect(field.before == "にほん。" && field.composition.isEmpty && field.candidates.isEmpty)
        field.tap("かa1")
        #expect(field.before == "にほん。かa1" && field.composition.isEmpty)
        field.tap("ア")
        #expect(field.before == "にほん。かa1ア", "A key with katakana on it types katakana.")
        field.stroke(.characters(TypedCharacters("日本語", time: 0)))
        #expect(field.before.hasSuffix("ア日本語"))
        field.tap("か")
        field.stroke(.composition(Composition("x")))
        #expect(field.before.hasSuffix("日本語か") && field.composition == "x")
    }

    // MARK: Space, return and delete

    @Test(arguments: [("ja", "\u{3000}"), ("ja-JP", "\u{3000}"), ("en", " ")])
    func spaceIsTheLanguages(language: String, space: String) {
        var field = field(language: language)
        field.tap(" ")
        field.type(" ")
        #expect(field.text == space + space)
    }

    @Test func returnDecidesAndThenEndsTheLine() {
        var field = field()
        field.tap("か")
        field.stroke(.returnKey)
        #expect(field.before == "か" && field.edits == [.commit] && field.candidates.isEmpty)
        field.stroke(.returnKey)
        #expect(field.before == "か\n")
    }

    @Test func spaceShowsOneCandidateAfterAnother() {
        var field = field()
        field.tap("にんげん")
        var shown: [String] = []
        for _ in 0..<4 {
            field.tap(" ")
            shown.append(field.composition)
        }
        #expect(shown == ["人間", "ニンゲン", "にんげん", "人間"] && field.before.isEmpty)
        field.delete()
        #expect(field.composition == "にんげん", "Delete goes back to the reading.")
        field.delete()
        #expect(field.composition == "にんげ")
        field.tap("ん ")
        field.stroke(.returnKey)
        #expect(field.before == "人間" && field.edits == [.commit])
        field.tap("にほん は")
        #expect(field.before == "人間日本" && field.composition == "は", "Typing on decides what is shown.")
        field.tap(" ゜")
        #expect(field.composition == "ぱ", "A modifier means the reading.")
    }

    @Test func spaceDecidesWhatHasNoOtherForm() {
        var field = field()
        field.tap("ー ")
        #expect(field.before == "ー" && field.composition.isEmpty)
        field.tap(" ")
        #expect(field.before == "ー\u{3000}")
    }

    @Test func deleteTakesKanaAndThenTheText() {
        var field = field("x")
        field.tap("きゃ")
        field.delete()
        #expect(field.composition == "き" && field.candidates.map(\.text) == ["き", "キ"])
        field.delete()
        #expect(field.text == "x" && field.candidates.isEmpty)
        field.delete()
        #expect(field.text.isEmpty)
        field.tap("かな")
        field.stroke(.delete(Deletion(.word)))
        #expect(field.text.isEmpty && field.edits == [.compose(Composition(""))])
        field.tap("かな")
        field.stroke(.delete(Deletion(.character, isForward: true)))
        #expect(field.composition == "かな" && field.edits.isEmpty && field.candidates.count == 2)
    }

    // MARK: Candidates

    @Test func candidatesAreTheDictionarysAndTheScripts() {
        var field = field()
        field.tap("か")
        #expect(field.candidates.map(\.text) == ["蚊", "か", "課", "カ"])
        field.stroke(.pick(2))
        #expect(field.before == "課" && field.composition.isEmpty && field.candidates.isEmpty)
        field.tap("ぱーてぃゔ")
        #expect(field.candidates.map(\.text) == ["ぱーてぃゔ", "パーティヴ"])
        field.tap("小")
        #expect(field.candidates.map(\.text) == ["ぱーてぃう", "パーティウ"])
        field.stroke(.pick(1))
        #expect(field.before == "課パーティウ")
    }

    @Test func aPickThatIsNotOfferedChangesNothing() {
        var field = field()
        for number in [0, -1, 7, .max, .min] {
            field.stroke(.pick(number))
            #expect(field.text.isEmpty)
        }
        field.tap("か")
        for number in [-1, 4, .max, .min] {
            field.stroke(.pick(number))
            #expect(field.composition == "か" && field.candidates.count == 4)
        }
    }

    @Test func aCandidateThatIsShownCanBeChangedByAPick() {
        var field = field()
        field.tap("か  ")
        #expect(field.composition == "か")
        field.stroke(.pick(3))
        #expect(field.text == "カ")
    }

    @Test func aReadingThatIsShownNoLongerIsForgotten() {
        var field = field()
        field.tap("か")
        field.reset()
        field.tap("な")
        #expect(field.composition == "な")
    }

    @Test func aReadingHasAnEnd() {
        var field = field()
        let text = String(repeating: "かな", count: 200)
        field.tap(text)
        #expect(field.text == text && field.composition.count <= KanaReading.limit)
    }

    @Test func katakanaIsMadeOfHiraganaOnly() {
        #expect(KanaScript.katakana(of: "ぁあんゔゕゖゝゞー。aア漢😀") == "ァアンヴヵヶヽヾー。aア漢😀")
        #expect(KanaScript.hiragana(of: "ァアンヴヵヶヽヾー。aあ漢😀ヷ・") == "ぁあんゔゕゖゝゞー。aあ漢😀ヷ・")
    }
}
