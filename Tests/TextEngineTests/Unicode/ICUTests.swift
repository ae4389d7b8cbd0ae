import Testing

@testable import TextEngine

@Suite("ICU")
struct ICUTests {
    private func words(_ text: String) -> [(text: String, isWord: Bool)] {
        let units = Array(text.utf16)
        return units.withUnsafeBufferPointer { ICU.wordSegments(in: $0) }.map {
            (String(decoding: units[$0.range], as: UTF16.self), $0.isWord)
        }
    }

    private func lineBreaks(_ text: String) -> [LineBreak] {
        Array(text.utf16).withUnsafeBufferPointer { ICU.lineBreaks(in: $0) }
    }

    private func bidi(_ text: String, _ direction: BaseDirection = .automatic) -> BidiParagraph {
        Array(text.utf16).withUnsafeBufferPointer { ICU.bidi($0, direction: direction) }
    }

    @Test("Words, digits and ideographs are words; blanks and signs are not")
    func wordFlags() {
        let segments = words("It's 3.5 m, ok?")
        #expect(segments.map(\.text) == ["It's", " ", "3.5", " ", "m", ",", " ", "ok", "?"])
        #expect(segments.map(\.isWord) == [true, false, true, false, true, false, false, true, false])
        #expect(words("日本語").allSatisfy { $0.isWord })
        #expect(words("").isEmpty)
    }

    @Test("Thai and Japanese words come from the dictionary")
    func dictionaryWords() {
        #expect(words("สวัสดีครับ").map(\.text) == ["สวัสดี", "ครับ"])
        #expect(words("日本語を勉強").count == 3)
    }

    @Test("Sentences keep the blanks behind them")
    func sentences() {
        let units = Array("Is it? Yes. It is.".utf16)
        let ranges = units.withUnsafeBufferPointer { ICU.sentences(in: $0) }
        #expect(ranges == [0..<7, 7..<12, 12..<18])
    }

    @Test("Lines may end behind blanks and hyphens, and must behind terminators")
    func lineBreaks() {
        let breaks = lineBreaks("ab cd-ef\ngh\r\ni\u{2028}")
        #expect(breaks.map(\.offset) == [3, 6, 9, 13, 15])
        #expect(breaks.map(\.isMandatory) == [false, false, true, true, true])
        #expect(lineBreaks("a\u{A0}b").map(\.offset) == [3])
        #expect(lineBreaks("漢字。").map(\.offset) == [1, 3])
        #expect(lineBreaks("สวัสดีครับ").map(\.offset) == [6, 10])
        #expect(lineBreaks("").isEmpty)
    }

    @Test("Paragraphs of one direction are one run")
    func uniformBidi() {
        #expect(bidi("hello 123") == BidiParagraph(uniform: 0, utf16Count: 9))
        #expect(bidi("שלום") == BidiParagraph(uniform: 1, utf16Count: 4))
        #expect(bidi("") == BidiParagraph(uniform: 0, utf16Count: 0))
        #expect(bidi("", .rightToLeft).level == 1)
        #expect(bidi("hello", .rightToLeft) == BidiParagraph(level: 1, runs: [BidiRun(range: 0..<5, level: 2)]))
    }

    @Test("Runs of both directions cover the text in logical order")
    func mixedBidi() {
        let paragraph = bidi("abc עברית 123 def")
        #expect(paragraph.level == 0)
        #expect(
            paragraph.runs == [
                BidiRun(range: 0..<4, level: 0), BidiRun(range: 4..<10, level: 1), BidiRun(range: 10..<13, level: 2),
                BidiRun(range: 13..<17, level: 0),
            ])
        #expect(paragraph.runs.map(\.isRightToLeft) == [false, true, false, false])
        #expect(bidi("עברית abc").level == 1)
        #expect(bidi("עברית abc", .leftToRight).level == 0)
        // Isolates: what is inside does not change the order outside.
        #expect(bidi("a \u{2067}ב\u{2069} b").runs.map(\.level) == [0, 1, 0])
    }

    @Test("Levels are reordered from the highest down to the lowest odd one")
    func visualOrder() {
        #expect(BidiParagraph.visualOrder(ofLevels: []) == [])
        #expect(BidiParagraph.visualOrder(ofLevels: [0, 0]) == [0, 1])
        #expect(BidiParagraph.visualOrder(ofLevels: [0, 1, 2, 0]) == [0, 2, 1, 3])
        #expect(BidiParagraph.visualOrder(ofLevels: [1, 1, 1]) == [2, 1, 0])
        #expect(BidiParagraph.visualOrder(ofLevels: [1, 2, 2, 1]) == [3, 1, 2, 0])
        #expect(BidiParagraph.visualOrder(ofLevels: [0, 1, 2, 3, 2, 1, 0]) == [0, 5, 2, 3, 4, 1, 6].map { $0 })
        #expect(BidiParagraph.visualOrder(ofLevels: [2, 4]) == [0, 1])
    }

    @Test("Scripts have the tags that HarfBuzz expects")
    func scripts() {
        let expected: [(UInt32, String)] = [
            (0x61, "Latn"), (0x20, "Zyyy"), (0x31, "Zyyy"), (0xE9, "Latn"), (0x301, "Zinh"), (0x627, "Arab"),
            (0x5D0, "Hebr"), (0x905, "Deva"), (0xE01, "Thai"), (0x4E2D, "Hani"), (0x3042, "Hira"), (0x30A2, "Kana"),
            (0xAC00, "Hang"), (0x3B1, "Grek"), (0x430, "Cyrl"), (0x1F600, "Zyyy"), (0xD800, "Zzzz"),
            (0x0378, "Zzzz"), (0x110000, "Zzzz"), (0xFFFF_FFFF, "Zzzz"),
        ]
        for (scalar, tag) in expected {
            #expect(ICU.script(of: scalar) == Script(tag: tag), "U+\(String(scalar, radix: 16))")
        }
        #expect(Script(tag: "Latn")?.rawValue == 0x4C61_746E)
        #expect(Script(tag: "Latin") == nil && Script(tag: "Lätn") == nil)
        #expect(
            [Script.common, .inherited, .unknown, .latin] == ["Zyyy", "Zinh", "Zzzz", "Latn"].map { Script(tag: $0) })
    }

    @Test("Brackets know their partners")
    func brackets() {
        #expect(ICU.closingBracket(of: 0x28) == 0x29)
        #expect(ICU.closingBracket(of: 0x300C) == 0x300D)
        #expect(ICU.closingBracket(of: 0x29) == nil && ICU.closingBracket(of: 0x61) == nil)
    }

    @Test("Many threads may ask at once")
    func threads() async {
        let text = Array("The quick brown fox. It jumped.\n".utf16)
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    (0..<200).allSatisfy { _ in
                        text.withUnsafeBufferPointer {
                            ICU.wordSegments(in: $0).count == 14 && ICU.lineBreaks(in: $0).count == 6
                                && ICU.sentences(in: $0).count == 2
                        }
                    }
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }
}
