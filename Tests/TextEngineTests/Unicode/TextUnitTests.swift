import Testing

@testable import TextEngine

@Suite("TextUnit")
struct TextUnitTests {
    private let rope = Rope("One two.  Three!\nสวัสดีครับ 👩‍👩‍👧 é")

    private func strings(_ unit: TextUnit) -> [String] {
        var strings: [String] = []
        var offset = 0
        while let end = unit.end(after: offset, in: rope) {
            if let range = unit.range(at: end, isBackward: true, in: rope) { strings.append(rope.string(in: range)) }
            offset = end
        }
        return strings
    }

    @Test("Going forward one comes by every unit")
    func forward() {
        #expect(strings(.word) == ["One", "two", "Three", "สวัสดี", "ครับ", "é"])
        #expect(strings(.sentence) == ["One two.  ", "Three!\n", "สวัสดีครับ 👩‍👩‍👧 é"])
        #expect(strings(.paragraph) == ["One two.  Three!\n", "สวัสดีครับ 👩‍👩‍👧 é"])
        #expect(strings(.document) == [rope.string])
        #expect(strings(.cluster).joined() == rope.string && strings(.cluster).contains("👩‍👩‍👧"))
    }

    @Test("Going backward one comes by the same")
    func backward() {
        for unit in TextUnit.allCases {
            var found: [String] = []
            var offset = rope.utf16Count
            while let start = unit.start(before: offset, in: rope) {
                if let range = unit.range(at: start, isBackward: false, in: rope) {
                    found.insert(rope.string(in: range), at: 0)
                }
                offset = start
            }
            #expect(found == strings(unit), "\(unit)")
        }
    }

    @Test("Between words there is none, and none behind the end")
    func none() {
        #expect(TextUnit.word.range(at: 7, isBackward: false, in: rope) == nil)
        #expect(TextUnit.word.range(at: 7, isBackward: true, in: rope) == 4..<7)
        #expect(TextUnit.word.range(at: 3, isBackward: false, in: rope) == nil)
        for unit in TextUnit.allCases {
            #expect(unit.range(at: rope.utf16Count, isBackward: false, in: rope) == nil)
            #expect(unit.range(at: 0, isBackward: true, in: rope) == nil)
            #expect(unit.end(after: 0, in: Rope()) == nil && unit.start(before: 0, in: Rope()) == nil)
            #expect(unit.range(at: 1 << 40, isBackward: true, in: rope) != nil || unit == .word)
        }
        #expect(TextUnit.word.end(after: 0, in: Rope("... ")) == nil)
        #expect(TextUnit.word.start(before: 4, in: Rope("... ")) == nil)
    }
}
