import Foundation
import Testing

@testable import KeyboardEngine

/// Korean syllables, as a machine.
@Suite struct HangulTests {
    private static let mode = InputMode(language: "ko", methods: InputMethodName.hangul.methods)

    private func field(_ before: String = "") -> TypedText {
        TypedText(before, mode: Self.mode, preferences: TypingPreferences())
    }

    /// Presses the hardware key with a jamo on it; other characters are typed as they are.
    private func press(_ jamo: Character, on layout: (String, String), in field: inout TypedText) {
        let row = KoreanKeys.places
        if let place = row.firstIndex(where: { $0.jamo == jamo }) {
            field.press(String(Array(layout.0)[place]), key: KoreanKeys.usage(row[place].latin))
        } else if let place = row.firstIndex(where: { $0.shifted == jamo }) {
            field.press(String(Array(layout.1)[place]), key: KoreanKeys.usage(row[place].latin))
        } else {
            field.type(String(jamo))
        }
    }

    @Test(
        "Letters make syllables",
        arguments: [
            ("ㄱ", "", "ㄱ"), ("ㄱㅏ", "", "가"), ("ㄱㅏㄱ", "", "각"), ("ㄱㅏㄱㅏ", "가", "가"), ("ㄱㅏㅂㅅ", "", "값"),
            ("ㄱㅏㅂㅅㅏ", "갑", "사"), ("ㄱㅗㅏ", "", "과"), ("ㄱㅗㅏㄴ", "", "관"), ("ㅗㅏ", "", "ㅘ"), ("ㅏㅏ", "ㅏ", "ㅏ"),
            ("ㅏㄱ", "ㅏ", "ㄱ"), ("ㄱㅅ", "ㄱ", "ㅅ"), ("ㄱㄱㅏ", "ㄱ", "가"), ("ㄲㅏㄲ", "", "깎"), ("ㄲㅏㄲㅏ", "까", "까"),
            ("ㄱㅏㄸ", "가", "ㄸ"), ("ㄱㅏㅅㅅ", "갓", "ㅅ"), ("ㄱㅏㄱㄱ", "각", "ㄱ"), ("ㄷㅏㄹㄱㅇㅣ", "닭", "이"),
            ("ㅇㅣㅆㅇㅓ", "있", "어"), ("ㅇㅡㅣㅈㅏ", "의", "자"), ("ㄱㅏㄳ", "", "갃"), ("ㄱㅏㄳㅏ", "각", "사"), ("ㅏㄳ", "ㅏㄳ", ""),
            ("ㅎㅒ", "", "햬"), ("ㄱㅘㄳ", "", "곿"),
            ("ㄱㅗㅏㅣ", "과", "ㅣ"), ("ㅋㅋㅋ", "ㅋㅋ", "ㅋ"), ("ㅠㅠ", "ㅠ", "ㅠ"),
        ])
    func syllables(keys: String, decided: String, composed: String) {
        var field = field()
        field.tap(keys)
        #expect(field.before == decided && field.composition == composed)
    }

    @Test(
        "Delete takes letters away one by one, and then characters",
        arguments: [
            ("ㄱㅏㅂㅅ", ["갑", "가", "ㄱ", "", ""]), ("ㄱㅗㅏㄴ", ["과", "고", "ㄱ", ""]), ("ㄱㅏㄱㅏ", ["가ㄱ", "가", ""]),
            ("ㅗㅏ", ["ㅗ", ""]), ("ㄲㅏㄲ", ["까", "ㄲ", ""]), ("ㄱㅏ ㄴ", ["가 ", "가", ""]), ("ㄱㅏㄳ", ["각", "가", "ㄱ"]),
        ])
    func delete(keys: String, texts: [String]) {
        var field = field()
        field.tap(keys)
        for text in texts {
            field.delete()
            #expect(field.text == text)
        }
    }

    @Test func aLetterGoesOnFromWhatDeleteHasLeft() {
        var field = field()
        field.tap("ㄱㅏㅂㅅ")
        field.delete()
        field.tap("ㅏ")
        #expect(field.before == "가" && field.composition == "바")
        field.delete(2)
        field.tap("ㅗ")
        #expect(field.text == "가ㅗ")
    }

    @Test func everythingElseDecidesTheSyllableAndIsTypedBehindIt() {
        let point = CGPoint.zero
        for (stroke, text) in [
            (Keystroke.tap(KeyTap(text: " ", keyID: "space", point: point, time: 0)), "한 "), (.returnKey, "한\n"),
            (.tap(KeyTap(text: ".com", keyID: "c", point: point, time: 0)), "한.com"), (.pick(0), "한"),
            (.characters(TypedCharacters("k", time: 0)), "한k"),
            (.characters(TypedCharacters("1", key: 30, time: 0)), "한1"),
            (.characters(TypedCharacters("한국", key: 4, time: 0)), "한한국"),
            (.characters(TypedCharacters("@", key: 20, time: 0)), "한@"), (.composition(Composition("x")), "한x"),
            (.characters(TypedCharacters("中", key: 20, time: 0)), "한中"),
            (.characters(TypedCharacters("é", key: 31, time: 0)), "한é"),
        ] {
            var field = field()
            field.tap("ㅎㅏㄴ")
            field.stroke(stroke)
            #expect(field.text == text)
            field.tap("ㅏ")
            #expect(field.text.hasSuffix("ㅏ"), "The final has stayed where it was.")
        }
        var field = field()
        field.tap("ㅎㅏㄴ")
        field.stroke(.delete(Deletion(.word)))
        #expect(field.edits == [.commit, .delete(Deletion(.word))], "The word is more than its last syllable.")
    }

    @Test func stagesBehindSeeTheSyllableThatIsDecided() {
        var field = TypedText(mode: Self.mode)
        field.tap("ㅎㅏㄴ  ㄱㅜㄱ--")
        #expect(field.text == "한. 국—")
        field = TypedText(mode: Self.mode)
        field.tap("ㅎㅏㄴ ㄱ")
        field.delete()
        field.tap(" ")
        #expect(field.text == "한  ", "What was typed and deleted in between was no space.")
        field = TypedText(mode: Self.mode)
        field.tap("\"ㅎㅏㄴ\"")
        #expect(field.text == "“한”")
    }

    @Test func latinTextWithoutAKeyStaysAsItIs() {
        var field = field()
        field.type("dkssud")
        #expect(field.text == "dkssud")
    }

    @Test func aSyllableThatIsShownNoLongerIsForgotten() {
        var field = field()
        field.tap("ㅎㅏ")
        field.reset()
        field.tap("ㄴ")
        #expect(field.composition == "ㄴ")
        var method = Hangul(mode: Self.mode)
        let tap = Keystroke.tap(KeyTap(text: "ㅎ", keyID: "ㅎ", point: .zero, time: 0))
        _ = method.answer(tap, in: SurroundingText())
        #expect(method.answer(tap, in: SurroundingText()).edits == [.compose(Composition("ㅎ"))])
    }

    @Test func anArticleIsTypedByTapsAndOnEveryHardwareKeyboard() {
        let keys = KoreanKeys.keys(of: Declaration.korean)
        var glass = field()
        glass.tap(keys)
        glass.stroke(.returnKey)
        #expect(glass.before == Declaration.korean + "\n")
        for layout in KoreanKeys.layouts {
            var hard = field()
            for key in keys { press(key, on: layout, in: &hard) }
            #expect(hard.text == Declaration.korean, "\(layout.0)")
        }
    }

    @Test func everySyllableIsTyped() {
        for value in UInt32(0xAC00)...0xD7A3 {
            guard let syllable = Unicode.Scalar(value).map({ String($0) }) else { continue }
            var field = field()
            field.tap(KoreanKeys.keys(of: syllable))
            guard field.composition == syllable else {
                Issue.record("\(syllable) was typed as \(field.text)")
                continue
            }
        }
    }

    @Test func randomSyllablesAreTypedOnBothKeyboardsAtOnce() {
        var random = SeededGenerator()
        for _ in 0..<400 {
            let text = String(
                (0..<Int.random(in: 1...40, using: &random)).map { _ -> Character in
                    if Int.random(in: 0..<8, using: &random) == 0 {
                        return [" ", ".", "7", "!"].randomElement(using: &random)!
                    }
                    return Character(Unicode.Scalar(UInt32.random(in: 0xAC00...0xD7A3, using: &random))!)
                })
            let layout = KoreanKeys.layouts.randomElement(using: &random)!
            var field = field()
            for key in KoreanKeys.keys(of: text) {
                if Bool.random(using: &random) { field.tap(String(key)) } else { press(key, on: layout, in: &field) }
            }
            #expect(field.text == text, "seed \(Seed.value)")
        }
    }

    @Test func randomLettersAndDeletesAreThoseOfANaiveModel() {
        var random = SeededGenerator()
        // Few letters meet often.
        let sets = [KoreanKeys.jamo, Array("ㄱㅅㅏㅗㅣ"), Array("ㄹㅂㅅㅎㅡㅣㄲ"), Array("ㅇㅆㄸㅜㅓㄴㅈ")]
        for round in 0..<400 {
            let letters = sets[round % sets.count]
            var (field, model) = (field(), NaiveKorean())
            for _ in 0..<60 {
                switch Int.random(in: 0..<12, using: &random) {
                case 0...2:
                    field.delete()
                    model.delete()
                case 3:
                    field.tap(" ")
                    model.finish(with: " ")
                case 4 where Int.random(in: 0..<3, using: &random) == 0:
                    field.stroke(.returnKey)
                    model.finish(with: "\n")
                default:
                    let letter = letters.randomElement(using: &random)!
                    field.tap(String(letter))
                    model.type(letter)
                }
                #expect(field.text == model.text && field.composition == model.composition, "seed \(Seed.value)")
                if field.text != model.text { return }
            }
        }
    }
}
