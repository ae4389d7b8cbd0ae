import Testing

@testable import Port

/// Sources with random faults: nothing crashes, and what is not changed is the same byte for byte.
@Suite struct MutatedSourceTests {
    /// A small generator with a seed, so that a failure can be played again.
    private struct Dice {
        var state: UInt64

        mutating func roll(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(max(count, 1)))
        }
    }

    private static let snippets: [String] = [
        "#selector(", "@objc ", "@objc\n", "optional ", "dynamic ", "\"", "\"\"\"", "\\(", "#\"", "\"#", "/*", "*/",
        "//", "(", ")",
        "[", "]", "{", "}", "<", ">", "#if os(iOS)\n", "#else\n", "#elseif os(macOS)\n", "#endif\n", "\n", "\r\n", ".",
        "?", ",",
        ":", "=", "class A: B {", "protocol P {", "extension Selector {", "func f(", "var x = ", "lazy ", "static let ",
        "import UIKit.x\n", "self", "action: ", "@IBOutlet ", "@UIApplicationMain ", "/a\"b/", "#/", "`", "@", "#",
        "\u{0}", "é", "👍",
        ".perform(#selector(a), with: nil, afterDelay: 1)", "?? true", ".orderForm?(", "canPerformAction(_ a: Selector",
        "in ",
    ]

    /// The form with some pieces put in, left out or moved.
    private static func source(_ seed: UInt64, from original: [UInt8]) -> [UInt8] {
        var dice = Dice(state: seed)
        // A piece of the form, so that thousands of them are done quickly.
        let length = 50 + dice.roll(350)
        let start = dice.roll(original.count - length)
        var bytes = Array(original[start..<start + length])
        for _ in 0..<dice.roll(8) {
            let place = dice.roll(bytes.count)
            let end = min(bytes.count, place + dice.roll(30))
            switch dice.roll(3) {
            case 0: bytes.insert(contentsOf: Array(snippets[dice.roll(snippets.count)].utf8), at: place)
            case 1: bytes.removeSubrange(place..<end)
            default: bytes.insert(contentsOf: Array(bytes[place..<end]), at: dice.roll(bytes.count))
            }
        }
        return bytes
    }

    @Test(arguments: 0..<UInt64(4))
    func `random faults crash nothing, and nothing is lost`(quarter: UInt64) {
        let original = Array((FormProgram.form + FormProgram.application).utf8)
        var changed = 0
        for seed in quarter * 2_500..<(quarter + 1) * 2_500 {
            let bytes = Self.source(seed, from: original)
            let outcome = Porting([("a.swift", bytes)]).outcomes[0]
            if outcome.changes.isEmpty {
                #expect(outcome.after == bytes, "seed \(seed)")
            } else {
                changed += 1
                let (before, after) = (SwiftLexer(bytes), SwiftLexer(outcome.after))
                #expect(Self.comments(before) == Self.comments(after), "seed \(seed)")
                #expect(Self.balance(before) == Self.balance(after), "seed \(seed)")
                let again = Porting([("a.swift", outcome.after)]).outcomes[0]
                #expect(again.changes.isEmpty && again.after == outcome.after, "seed \(seed): \(again.changes)")
            }
        }
        #expect(changed > 500)
    }

    @Test func `tokens and what stands between them are the source`() {
        let original = Array(FormProgram.form.utf8)
        for seed in 0..<UInt64(2_000) {
            let bytes = Self.source(seed, from: original)
            let lexer = SwiftLexer(bytes)
            var end = 0
            for token in lexer.tokens {
                #expect(
                    token.range.lowerBound >= end && token.range.upperBound > token.range.lowerBound, "seed \(seed)")
                end = token.range.upperBound
            }
            #expect(end <= bytes.count)
        }
    }

    @Test func `brackets thousands deep take no time`() {
        for text in ["(", "{", "[", "\"\\(", "#if a\n", "/*", "a<", "#selector(", "@objc(", "(((}", ")", "}", "#/a"] {
            let source = Array(String(repeating: text, count: 12_000 / text.count).utf8)
            #expect(Porting([("a.swift", source)]).outcomes[0].after == source)
        }
    }

    private static func comments(_ lexer: SwiftLexer) -> [String] {
        lexer.comments.map { String(decoding: lexer.bytes[$0], as: UTF8.self) }
    }

    private static func balance(_ lexer: SwiftLexer) -> [Int] {
        ["()", "[]", "{}"].map { pair in
            lexer.tokens.reduce(0) { sum, token in
                sum + (token.text == String(pair.prefix(1)) ? 1 : token.text == String(pair.suffix(1)) ? -1 : 0)
            }
        }
    }
}
