import Testing

@testable import KeyboardEngine

/// Random strokes, and an engine that answers when it likes.
@Suite struct ConversionOrderTests {
    private let engine = TableEngine()

    /// However late the replies are, the text is the one that an engine gives that answers at once.
    @Test func slowAndFastEnginesMakeTheSameText() {
        var random = SeededGenerator()
        for _ in 0..<400 {
            var (fast, slow) = (TypedText(mode: .chinese(.pinyin)), TypedText(mode: .chinese(.pinyin)))
            var typed = ""
            func settle() {
                slow.reply(engine)
                #expect(slow.text == fast.text, "Seed \(Seed.value): \(typed)")
                #expect(slow.composition == fast.composition, "Seed \(Seed.value): \(typed)")
                #expect(slow.candidates == fast.candidates, "Seed \(Seed.value): \(typed)")
            }
            // An engine that was never heard of is not waited for.
            for index in 0..<Int.random(in: 2...40, using: &random) {
                let key = ["ni", "hao", "shi", "jie", "n", "x", "a", " ", " ", ",", "1", "2"].randomElement(
                    using: &random)
                let keys = index == 0 ? "a" : key ?? " "
                // Whether a digit is one within a number, the engine knows alone: a comma would be narrow behind it.
                if keys == ",", typed.last?.isNumber == true { settle() }
                typed += keys
                fast.type(keys, with: engine)
                slow.type(keys)
                if index == 0 || Int.random(in: 0..<4, using: &random) == 0 { settle() }
                if Int.random(in: 0..<12, using: &random) == 0 {
                    settle()
                    let stroke =
                        [.delete(Deletion(.character)), .returnKey, .pick(Int.random(in: 0...3, using: &random))]
                        .randomElement(using: &random) ?? Keystroke.returnKey
                    if case .pick(let number) = stroke {
                        typed += "<\(number)>"
                    } else {
                        typed += stroke == .returnKey ? "\\n" : "<-"
                    }
                    fast.stroke(stroke)
                    fast.reply(engine)
                    slow.stroke(stroke)
                    settle()
                }
            }
            settle()
        }
    }

    /// Whatever comes, what the method composes is what the field shows, and return ends it.
    @Test func anyStrokesAndAnyReplies() {
        var random = SeededGenerator()
        for round in 0..<300 {
            let name = InputMethodName.allCases[round % InputMethodName.allCases.count]
            var chain = InputMethodChain(
                mode: .chinese(name, ["zh-Hans", "zh-TW", "en"].randomElement(using: &random) ?? "zh"))
            var queries: [ConversionQuery] = []
            var shown = ""
            func answer(_ stroke: Keystroke) {
                let answer = chain.answer(stroke, in: SurroundingText(before: "前", isComposing: !shown.isEmpty))
                for edit in answer.edits {
                    if case .compose(let new) = edit { shown = new.text } else { shown = "" }
                }
                if let query = answer.query { queries.append(query) }
                #expect(answer.rest == nil)
                #expect(chain.composition == shown, "Seed \(Seed.value)")
            }
            for _ in 0..<80 {
                switch Int.random(in: 0..<10, using: &random) {
                case 0:
                    guard let query = queries.randomElement(using: &random) else { break }
                    answer(.converted(engine.reply(to: query), for: query))
                case 1:
                    guard let query = queries.last else { break }
                    answer(.converted(Self.nonsense(&random), for: query))
                case 2: answer(.pick(Int.random(in: -2...9, using: &random)))
                case 3: answer(.delete(Deletion(.character)))
                case 4 where Bool.random(using: &random):
                    chain.reset()
                    shown = ""
                case 5:
                    answer(
                        .tap(
                            KeyTap(
                                text: Self.texts.randomElement(using: &random) ?? "", keyID: "", point: .zero, time: 0))
                    )
                default:
                    answer(.characters(TypedCharacters(Self.texts.randomElement(using: &random) ?? "", time: 0)))
                }
            }
            answer(.returnKey)
            #expect(shown.isEmpty && chain.composition.isEmpty, "Seed \(Seed.value)")
        }
    }

    private static let texts =
        "abnixyz'13 ,.<\"ㄋㄧˇㄏㄠ日月難A😀".map(String.init) + [
            "", "你好", "e\u{301}", "\n", "\0", String(repeating: "x", count: 300),
        ]

    private static func nonsense(_ random: inout SeededGenerator) -> ConversionReply {
        ConversionReply(
            committed: [nil, "", "词"].randomElement(using: &random) ?? nil,
            spent: Int.random(in: -3...99, using: &random),
            idle: [Int.random(in: -3...9, using: &random)],
            decided: ["", "定"].randomElement(using: &random) ?? "",
            reading: ["", " ", "a a", "😀"].randomElement(using: &random) ?? "",
            candidates: [Candidate(""), Candidate("选")])
    }
}
