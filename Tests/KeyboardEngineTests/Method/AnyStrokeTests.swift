import Foundation
import Testing

@testable import KeyboardEngine

/// What holds for every input method, whatever is typed and whatever stands around it.
@Suite struct AnyStrokeTests {
    private static let texts: [String] =
        "aeiouydwsfrxjzAUOWnghtcđăâêơưếqkm169078,.' \n".map(String.init) + [
            "", ".com", "ươ", "e\u{302}\u{301}", "😀", "👩‍👩‍👧", "🇻🇳", "\u{301}", "\u{308}", "\u{302}", "\u{338}", "\u{323}",
            "\u{E33}", "\u{E4D}", "\u{E48}", "\u{E32}", "\u{E35}", "\u{E4C}", "ก", "\u{EB3}", "\u{EC9}", "\u{EBC}", "ກ",
            "\u{EB2}", "\u{ECD}", "क", "\u{93C}", "\u{93E}", "\u{902}", "\u{94D}", "अ", "\u{9C7}", "\u{9BE}", "ক",
            "\u{D46}", "\u{D57}", "ഇ", "\u{17D2}", "ក", "\u{17C9}", "\u{17C6}", "\u{17C1}", "\u{17B8}", "\u{200C}",
            "\u{200F}", "שלום", "مرحبا", "漢", "한", "\u{1100}", "𝒳", "\u{FE0F}", "\u{0}", "\u{FFFD}", "ß", "İ", "ŉ", "ΐ",
        ]

    private static func stroke(using generator: inout SeededGenerator) -> Keystroke {
        let text = texts.randomElement(using: &generator)!
        return switch Int.random(in: 0..<20, using: &generator) {
        case 0: .delete(Deletion([.character, .word, .paragraph].randomElement(using: &generator)!))
        case 1: .delete(Deletion(.character, isForward: true))
        case 2: .returnKey
        case 3: .pick(Int.random(in: -1...3, using: &generator))
        case 4: .composition(Composition(text))
        case 5...9: .tap(KeyTap(text: text, keyID: "k", point: .zero, time: 0))
        default: .characters(TypedCharacters(text, time: 0))
        }
    }

    @Test(
        "Substitutions stay within the text that is known and split no character in two",
        arguments: InputMethodName.allCases)
    func reach(name: InputMethodName) {
        for language in ["vi", "el", "th", "hi"] {
            var generator = SeededGenerator()
            var machines = name.methods.map { $0.init(mode: InputMode(language: language)) }
            for round in 0..<1500 {
                let count = Int.random(in: 0...6, using: &generator)
                let text = (0..<count).map { _ in Self.texts.randomElement(using: &generator)! }.joined()
                let surroundings = SurroundingText(
                    before: String(decoding: text.utf16.suffix(SurroundingText.reach), as: UTF16.self),
                    hasSelection: Bool.random(using: &generator),
                    isComposing: Int.random(in: 0..<4, using: &generator) == 0,
                    isKnown: Int.random(in: 0..<8, using: &generator) > 0)
                let stroke = Self.stroke(using: &generator)
                for index in machines.indices {
                    let answer = machines[index].answer(stroke, in: surroundings)
                    for case .substitute(_, _, let over) in answer.edits {
                        check(over, surroundings.before, "\(name) \(stroke) in \(surroundings), round \(round)")
                    }
                    if Int.random(in: 0..<20, using: &generator) == 0 { machines[index].reset() }
                }
            }
        }
    }

    private func check(_ over: Int, _ before: String, _ comment: String) {
        let units = Array(before.utf16)
        #expect(over >= 0 && over <= units.count, "\(comment), seed \(Seed.value)")
        if over > 0, over <= units.count {
            #expect(!UTF16.isTrailSurrogate(units[units.count - over]), "\(comment), seed \(Seed.value)")
        }
    }

    @Test("A text that is typed on and on is never lost but for what is deleted", arguments: InputMethodName.allCases)
    func session(name: InputMethodName) {
        var generator = SeededGenerator()
        for _ in 0..<30 {
            var field = TypedText(
                "😀", mode: InputMode(language: "vi", methods: name.methods), preferences: TypingPreferences())
            for _ in 0..<60 {
                let text = Self.texts.randomElement(using: &generator)!
                field.stroke(.characters(TypedCharacters(text, time: 0)))
                for case .substitute(_, _, let over) in field.edits { #expect(over <= SurroundingText.reach) }
            }
            #expect(field.text.unicodeScalars.first == "😀", "Seed \(Seed.value)")
        }
    }

    @Test(
        "Where nothing is composed, what is typed at a text that is not known goes in as it is",
        arguments: InputMethodName.allCases.filter { !$0.hasCandidates })
    func unknown(name: InputMethodName) {
        for text in Self.texts where text.unicodeScalars.allSatisfy({ !(0x300...0x36F).contains($0.value) }) {
            var chain = InputMethodChain(mode: InputMode(language: "vi", methods: name.methods))
            let answer = chain.answer(
                .characters(TypedCharacters(text, time: 0)), in: SurroundingText(isKnown: false))
            #expect(answer.edits == [.insert(text)])
        }
    }

    @Test func namesAreFoundByWhatFilesSay() {
        #expect(InputMethodName(rawValue: "telex")?.methods.first == Telex.self)
        #expect(InputMethodName(rawValue: "deadKeys")?.methods.first == DeadKeys.self)
        #expect(InputMethodName(rawValue: "Telex") == nil)
        for name in InputMethodName.allCases { #expect(!name.methods.isEmpty) }
    }
}
