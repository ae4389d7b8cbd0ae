import Foundation
import KeyboardEngine
import Testing
import TextEngine
import UIKitSimulator

@testable import UIKit

/// Korean and Japanese in fields, in text views and in texts of a program's own.
@MainActor @Suite("Methods that compose")
struct ComposingMethodTests {
    /// The letters on the keys of a Latin keyboard.
    private static let jamo = Dictionary(
        uniqueKeysWithValues: zip("qwertyuiopasdfghjklzxcvbnm", "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ"))

    private func use(_ name: InputMethodName, _ language: String) {
        UIApplication.shared.inputModes.offer(
            InputMode(language: language, layout: "en", methods: name.methods, dictionary: ["にほん": ["日本", "二本"]]))
        UIApplication.shared.inputModes.select(language: language)
    }

    private func tap(_ text: String) {
        for character in text {
            UIApplication.shared.inputContext.input(
                .tap(KeyTap(text: String(character), keyID: String(character), point: .zero, time: 0)))
        }
    }

    // MARK: Korean

    @Test(
        "Korean on a Latin keyboard and on keys of the screen",
        arguments: [
            ("dkssudgktpdy", "안녕하세요"), ("gksrnrdj dkd", "한국어 앙"), ("rkqtdl?", "값이?"), ("rksk  ", "가나. "),
            ("Qkfrkd", "빨강"), ("dlTdj.", "있어."), ("\"gks\"", "“한”"),
        ])
    func korean(typed: String, text: String) {
        for kind in TextKind.allCases { expect(text, of: typed, in: kind) }
    }

    private func expect(_ text: String, of typed: String, in kind: TextKind) {
        let hard = TextStage(kind, "")
        use(.hangul, "ko")
        hard.simulator.type(typed)
        #expect(hard.text.plainText == text)
        let mixed = TextStage(kind, "")
        use(.hangul, "ko")
        for (index, character) in typed.enumerated() {
            if index % 2 == 0, let jamo = Self.jamo[character] {
                tap(String(jamo))
            } else {
                mixed.simulator.type(String(character))
            }
        }
        #expect(mixed.text.plainText == text)
    }

    @Test(arguments: TextKind.allCases) func deleteTakesASyllableApart(kind: TextKind) {
        let stage = TextStage(kind, "x")
        use(.hangul, "ko")
        stage.text.session.select(TextSelection(caret: 1))
        stage.simulator.type("rkqt")
        for text in ["x갑", "x가", "xㄱ", "x", ""] {
            stage.simulator.press(.keyboardDeleteOrBackspace)
            #expect(stage.text.plainText == text)
            #expect((stage.text.session.markedRange == nil) == UIApplication.shared.inputContext.composition.isEmpty)
        }
        stage.simulator.type("gksr")
        stage.text.session.select(TextSelection(caret: 0))
        stage.simulator.type("k")
        #expect(stage.text.plainText == "ㅏ한ㄱ", "A caret that is moved decides.")
    }

    @Test(arguments: TextKind.allCases) func hanjaTakeThePlaceOfAWord(kind: TextKind) {
        let stage = TextStage(kind, "x")
        use(.hangul, "ko")
        stage.text.session.select(TextSelection(caret: 1))
        tap("ㅎㅏㄴㅈㅏ")
        answer(.hanja, "한자", ["漢字"], lengths: [2])
        answer(.hanja, "자", ["字"], lengths: [1])
        let context = UIApplication.shared.inputContext
        #expect(stage.text.plainText == "x한자" && context.candidates.map(\.text) == ["자", "漢字", "字"])
        context.input(.pick(1))
        #expect(stage.text.plainText == "x漢字" && stage.text.session.markedRange == nil && context.candidates.isEmpty)
        stage.text.session.undo()
        #expect(stage.text.plainText == "x한자", "One undo brings the syllables back.")
        tap("ㅈㅏ")
        answer(.hanja, "한자자", [], lengths: [])
        answer(.hanja, "자자", [], lengths: [])
        answer(.hanja, "자", ["字"], lengths: [1])
        context.input(.pick(1))
        #expect(stage.text.plainText == "x한자字" && stage.text.session.markedRange == nil)
    }

    @Test(arguments: TextKind.allCases) func returnDecidesASyllableAndEndsTheLine(kind: TextKind) {
        let stage = TextStage(kind, "")
        use(.hangul, "ko")
        stage.simulator.type("gks\n")
        #expect(stage.text.plainText == (kind == .view ? "한\n" : "한"))
        #expect(stage.text.session.markedRange == nil)
    }

    @Test(arguments: TextKind.allCases) func aSecretIsComposedToo(kind: TextKind) {
        let stage = TextStage(kind, "")
        (stage.text as? UITextField)?.isSecureTextEntry = true
        (stage.text as? UITextView)?.isSecureTextEntry = true
        use(.hangul, "ko")
        stage.simulator.type("gksrmf")
        #expect(stage.text.plainText == "한글")
    }

    // MARK: Japanese

    @Test(arguments: TextKind.allCases) func romajiIsComposedConvertedAndPicked(kind: TextKind) {
        let stage = TextStage(kind, "")
        use(.romaji, "ja")
        let context = UIApplication.shared.inputContext
        stage.simulator.type("nihon")
        #expect(stage.text.plainText == "にほn" && context.candidates.map(\.text) == ["日本", "二本", "にほん", "ニホン"])
        stage.simulator.type("  ")
        #expect(stage.text.plainText == "二本" && stage.text.session.markedRange == 0..<2)
        stage.simulator.type("\nkonnnichiha. \n")
        #expect(stage.text.plainText == "二本こんにちは。\u{3000}" + (kind == .view ? "\n" : ""))
        stage.text.plainText = ""
        stage.simulator.type("nihon")
        context.input(.pick(3))
        #expect(stage.text.plainText == "ニホン" && context.candidates.isEmpty && stage.text.session.markedRange == nil)
    }

    @Test(arguments: TextKind.allCases) func aPickOfTheBeginningComposesTheRest(kind: TextKind) {
        let stage = TextStage(kind, "x")
        use(.kana, "ja")
        stage.text.session.select(TextSelection(caret: 1))
        tap("きょうは")
        answer(.anthy, "きょうは", ["今日は", "今日"], lengths: [4, 3])
        let context = UIApplication.shared.inputContext
        #expect(context.candidates.map(\.text) == ["今日は", "今日", "きょうは", "キョウハ"])
        context.input(.pick(1))
        #expect(stage.text.plainText == "x今日は" && stage.text.session.markedRange == 3..<4)
        #expect(context.candidates.map(\.text) == ["は", "ハ"])
        stage.simulator.type("\n")
        #expect(stage.text.plainText == "x今日は" && stage.text.session.markedRange == nil)
    }

    /// Lets an engine answer what a reading stands for.
    private func answer(_ engine: ConversionEngineName, _ reading: String, _ texts: [String], lengths: [Int]) {
        let reply = ConversionReply(reading: reading, candidates: texts.map { Candidate($0) }, lengths: lengths)
        UIApplication.shared.inputContext.input(
            .converted(reply, for: ConversionQuery(engine: engine, reading: reading)))
    }

    @Test(arguments: TextKind.allCases) func aModifierChangesDecidedTextAndIsUndone(kind: TextKind) {
        for (before, key, after, undone) in [("は", "小", "ば", "は"), ("か", "゛", "が", "か゛"), ("ツ", "小", "ッ", "ツ")] {
            let stage = TextStage(kind, "x" + before)
            use(.kana, "ja")
            stage.text.session.select(TextSelection(caret: 2))
            tap(key)
            #expect(stage.text.plainText == "x" + after)
            stage.text.session.undo()
            #expect(stage.text.plainText == "x" + undone)
        }
    }

    // MARK: A program's own text

    private final class Pad: UIView, UIKeyInput {
        var text = ""
        var isSecureTextEntry = false
        override var canBecomeFirstResponder: Bool { true }
        var hasText: Bool { !text.isEmpty }
        func insertText(_ new: String) { text += new }
        func deleteBackward() { text = String(text.dropLast()) }
    }

    @Test func aTextWithoutPositionsIsTypedIntoAndTakenBack() {
        let simulator = Simulator(size: CGSize(width: 360, height: 480))
        let pad = Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        simulator.window.addSubview(pad)
        pad.becomeFirstResponder()
        simulator.advance(0.4)
        use(.hangul, "ko")
        simulator.type("gksrmf ")
        #expect(pad.text == "한글 ")
        simulator.type("rkqt")
        for text in ["한글 갑", "한글 가", "한글 ㄱ", "한글 ", "한글"] {
            simulator.press(.keyboardDeleteOrBackspace)
            #expect(pad.text == text)
        }
        simulator.type("dl\n")
        #expect(pad.text == "한글이\n")
        use(.romaji, "ja")
        pad.text = ""
        simulator.type("kyanihon")
        #expect(pad.text == "きゃにほn")
        for _ in 0..<6 { simulator.press(.keyboardDeleteOrBackspace) }
        simulator.type("nihon")
        UIApplication.shared.inputContext.input(.pick(0))
        #expect(pad.text == "日本")
        // What another program composes is shown by nobody here.
        simulator.compose("k", selectedRange: NSRange(location: 1, length: 0))
        simulator.compose("か", selectedRange: NSRange(location: 1, length: 0))
        #expect(pad.text == "日本")
        simulator.inject(.text("蚊"))
        #expect(pad.text == "日本蚊")
    }
}
