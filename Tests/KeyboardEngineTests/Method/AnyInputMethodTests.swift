import Foundation
import Testing

@testable import KeyboardEngine

/// What holds for every input method, whatever it is given.
@Suite struct AnyInputMethodTests {
    private static let texts = [
        "", "a", "A", "n", "k", "Z", "-", "'", " ", "\u{3000}", "\n", "\r\n", "\0", "1", ".", "가", "각", "ㄱ", "ㅏ", "ㄳ",
        "ㅘ", "\u{1100}", "\u{1161}", "\u{11A8}", "\u{3164}", "か", "ガ", "っ", "゛", "゜", "小", "\u{3099}", "\u{309A}", "ー",
        "ｶ",
        "😀", "👨‍👩‍👧‍👦", "🇩🇪", "e\u{301}", "\u{301}", "\u{301}\u{302}", "\u{200D}", "\u{FE0F}", "שלום", "مرحبا", "\u{202E}",
        "ก็",
        "क्ष", "á", "ab", "かな", "한국", "か\u{3099}", "は\u{309A}", "か\u{3099}\u{3099}", "\u{FFFD}", "\u{10FFFF}",
        String(repeating: "か", count: 3000), String(repeating: "e\u{301}\u{301}", count: 900),
    ]
    private static let modes = InputMethodName.allCases.flatMap { name in
        ["ko", "ja", "en", "vi", "x", ""].map {
            InputMode(
                language: $0, methods: name.methods,
                dictionary: ["か": ["蚊", "", "か"], "": ["x"], "가": ["家"], "a": ["b"]])
        }
    }

    private func stroke(using random: inout SeededGenerator) -> Keystroke {
        let text = Self.texts.randomElement(using: &random)!
        let key = [nil, 4, 20, 29, 3, 30, 55, 0, -1, .max, .min].randomElement(using: &random)!
        switch Int.random(in: 0..<14, using: &random) {
        case 0...4:
            return .tap(KeyTap(text: text, keyID: text, point: CGPoint(x: CGFloat.nan, y: .infinity), time: -.infinity))
        case 5...8: return .characters(TypedCharacters(text, key: key, time: .nan))
        case 9...10:
            let unit: Deletion.Unit = [.character, .character, .word, .paragraph].randomElement(using: &random)!
            return .delete(Deletion(unit, isForward: Int.random(in: 0..<4, using: &random) == 0))
        case 11: return .returnKey
        case 12: return .pick([0, 1, 2, -1, .max, .min].randomElement(using: &random)!)
        default: return .composition(Composition(text, selection: -5..<99))
        }
    }

    private func expectSound(_ answer: InputAnswer, in text: SurroundingText) {
        var (text, composed) = (text, "")
        for edit in answer.edits {
            if case .substitute(_, _, let count) = edit {
                #expect(0...text.before.utf16.count ~= count, "It reaches no further than the text that is known.")
                let rest = text.before.utf16.dropLast(count)
                #expect(rest.count + count == text.before.utf16.count && String(rest) != nil, "It splits no pair.")
            }
            text.apply(edit, composed: &composed)
        }
    }

    @Test("Any stroke at any place gets an answer", arguments: InputMethodName.allCases)
    func anyStrokeAnywhere(name: InputMethodName) {
        var random = SeededGenerator()
        for mode in Self.modes where mode.methods.map(ObjectIdentifier.init) == name.methods.map(ObjectIdentifier.init)
        {
            var chain = InputMethodChain(mode: mode)
            var methods = mode.methods.map { $0.init(mode: mode) }
            for _ in 0..<500 {
                let before = (0..<Int.random(in: 0..<3, using: &random)).map { _ in
                    Self.texts.randomElement(using: &random)!
                }.joined()
                let text = SurroundingText(
                    before: before, hasSelection: .random(using: &random), isComposing: .random(using: &random),
                    preferences: TypingPreferences(makesQuotes: true, makesDashes: true, makesFullStops: true))
                let stroke = stroke(using: &random)
                expectSound(chain.answer(stroke, in: text), in: text)
                for index in methods.indices { expectSound(methods[index].answer(stroke, in: text), in: text) }
                if Int.random(in: 0..<50, using: &random) == 0 { chain.reset() }
            }
        }
    }

    @Test("A text that is typed into knows what is composed", arguments: InputMethodName.allCases)
    func aTextStaysSound(name: InputMethodName) {
        var random = SeededGenerator()
        for mode in Self.modes where mode.methods.map(ObjectIdentifier.init) == name.methods.map(ObjectIdentifier.init)
        {
            var (chain, before, composed) = (InputMethodChain(mode: mode), "", "")
            for _ in 0..<500 {
                var text = SurroundingText(before: before, isComposing: !composed.isEmpty)
                let stroke = stroke(using: &random)
                if case .composition = stroke { continue }
                let answer = chain.answer(stroke, in: text)
                expectSound(answer, in: text)
                for edit in answer.edits { text.apply(edit, composed: &composed) }
                #expect(chain.composition == composed && text.isComposing == !composed.isEmpty, "seed \(Seed.value)")
                #expect(composed.count < 400 && (answer.candidates.isEmpty || !composed.isEmpty))
                #expect(!answer.candidates.contains { $0.text.isEmpty })
                before = String(text.before.suffix(20))
            }
        }
    }

    @Test func aMethodsNameIsTheNameOfOneMethod() {
        let kinds = InputMethodName.allCases.map { $0.methods.map { ObjectIdentifier($0) } }
        #expect(Set(kinds).count == kinds.count && !kinds.contains([]))
        #expect(
            InputMethodName(rawValue: "hangul")?.methods.map(ObjectIdentifier.init) == [ObjectIdentifier(Hangul.self)])
        #expect(InputMethodName(rawValue: "kana")?.methods.map(ObjectIdentifier.init) == [ObjectIdentifier(Kana.self)])
        #expect(
            InputMethodName(rawValue: "romaji")?.methods.map(ObjectIdentifier.init) == [ObjectIdentifier(Romaji.self)])
    }
}
