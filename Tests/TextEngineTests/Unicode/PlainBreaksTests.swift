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
}
