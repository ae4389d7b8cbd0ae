import Testing

@testable import TextEngine

@Suite("PlainBreaks")
struct PlainBreaksTests {
    private func words(_ text: String) -> [WordSegment] {
        Array(text.utf16).withUnsafeBufferPointer { PlainBreaks.wordSegments(in: $0) }
    }

    private func lineBreaks(_ text: String) -> [LineBreak] {
        Array(text.utf16).withUnsafeBufferPointer { PlainBreaks.lineBreaks(in: $0) }
    }

    @Test("Words are runs of letters, digits and marks")
    func wordSegments() {
        let segments = words("né 12  😀!\r\n")
        #expect(segments.map(\.range) == [0..<2, 2..<3, 3..<5, 5..<7, 7..<9, 9..<10, 10..<12])
        #expect(segments.map(\.isWord) == [true, false, true, false, false, false, false])
        #expect(words("e\u{301}a").map(\.range) == [0..<3])
    }

    @Test("Lines end behind blanks and terminators")
    func lines() {
        let breaks = lineBreaks("a b  c\r\nd\u{A0}e \nf")
        #expect(breaks.map(\.offset) == [2, 5, 8, 13, 14])
        #expect(breaks.map(\.isMandatory) == [false, false, true, true, false])
    }

    @Test("A sentence is a line")
    func sentences() {
        let units = Array("One. Two.\nThree. ".utf16)
        #expect(units.withUnsafeBufferPointer { PlainBreaks.sentences(in: $0) } == [0..<10, 10..<17])
    }

    @Test("For plain text the answers are ICU's own")
    func agreement() {
        for text in ["The quick brown fox", "a\nb\r\nc", "one  two", "x", ""] {
            Array(text.utf16).withUnsafeBufferPointer { units in
                #expect(PlainBreaks.wordSegments(in: units) == ICU.wordSegments(in: units))
                #expect(PlainBreaks.lineBreaks(in: units) == ICU.lineBreaks(in: units))
                #expect(PlainBreaks.sentences(in: units) == ICU.sentences(in: units))
            }
        }
    }

    @Test("What plain letters say about the last line break is what ICU says")
    func lastBreaks() {
        var random = SeededGenerator()
        let pool: [UInt16] =
            Array("abz09  ,.  AZ-()\"!:/'%$".utf16) + [0xE9, 0x301, 0x201C, 0x5D0, 0x4E2D, 0x2014, 0x200D]
        var answers = 0
        for _ in 0..<4000 {
            let common = Bool.random(using: &random) ? 12 : pool.count
            let units = (0..<40).map { _ in pool[Int.random(in: 0..<common, using: &random)] }
            let breaks = units.withUnsafeBufferPointer { ICU.lineBreaks(in: $0) }.map(\.offset)
            let start = Int.random(in: 0..<20, using: &random)
            let limit = Int.random(in: start..<40, using: &random)
            guard let found = PlainBreaks.lastBreak(after: start, atOrBefore: limit, in: units) else { continue }
            answers += 1
            #expect(
                found == breaks.last { $0 <= limit && $0 > start }, "seed \(random.seed): \(units), \(start), \(limit)")
        }
        #expect(answers > 500)
    }
}
