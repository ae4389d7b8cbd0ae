import Testing

@testable import TextEngine

@Suite("SearchPattern")
struct SearchPatternTests {
    private func found(_ query: String, in text: String, _ options: SearchOptions = SearchOptions()) -> [String] {
        guard let pattern = SearchPattern(query, options: options) else { return [] }
        let rope = Rope(text)
        var list = OccurrenceList(pattern)
        list.advance(in: rope, budget: .max)
        return list.ranges.map { rope.string(in: $0) }
    }

    @Test("Case and accents are ignored unless they are asked for")
    func folding() {
        let text = "cafe CAFÉ Cafe\u{301} café, caffè"
        #expect(found("cafe", in: text) == ["cafe", "CAFÉ", "Cafe\u{301}", "café"])
        #expect(found("CAFÉ", in: text) == ["cafe", "CAFÉ", "Cafe\u{301}", "café"])
        #expect(found("café", in: text, SearchOptions(ignoresMarks: false)) == ["CAFÉ", "Cafe\u{301}", "café"])
        #expect(found("cafe", in: text, SearchOptions(ignoresCase: false)) == ["cafe", "café"])
        let exactly = SearchOptions(ignoresCase: false, ignoresMarks: false)
        #expect(found("Café", in: text, exactly) == ["Cafe\u{301}"])
        #expect(found("ΟΔΟΣ", in: "οδός οδοσ") == ["οδός", "οδοσ"])
        #expect(found("שלום", in: "שָׁלוֹם") == ["שָׁלוֹם"])
        #expect(found("пои", in: "ПОЙ") == ["ПОЙ"])
    }

    @Test("Marks that make other words are not ignored")
    func marksThatMatter() {
        #expect(found("か", in: "が か") == ["か"])
        #expect(found("กา", in: "กา กุา") == ["กา"])
    }

    @Test("Who searches for a mark alone finds it where it stands alone")
    func markAlone() {
        #expect(found("\u{301}", in: "a\u{301} \n\u{301}x") == ["\u{301}"])
    }

    @Test("An occurrence never begins or ends inside a cluster")
    func clusters() {
        #expect(found("👩", in: "👩‍👩‍👧 👩") == ["👩"])
        #expect(found("가", in: "각 가") == ["가"])
        #expect(found("\n", in: "a\r\nb\nc") == ["\n"])
        #expect(found("\r\n", in: "a\r\nb\nc") == ["\r\n"])
        #expect(found("🇩🇪", in: "🇦🇩🇪🇦 🇩🇪") == ["🇩🇪"])
        #expect(found("e", in: "e\u{20DD} e") == ["e"])
    }

    @Test("Nothing is found of nothing")
    func nothing() {
        #expect(SearchPattern("") == nil)
        #expect(found("a", in: "") == [])
        #expect(found("longer than the text", in: "longer") == [])
    }

    @Test("Words")
    func words() {
        let text = "art Artist part don't art's über-art"
        #expect(found("art", in: text).count == 5)
        #expect(found("art", in: text, SearchOptions(wordMatch: .startsWith)).count == 4)
        #expect(found("art", in: text, SearchOptions(wordMatch: .fullWord)) == ["art", "art"])
        #expect(found("t", in: "don't", SearchOptions(wordMatch: .fullWord)) == [])
        #expect(found("Haus", in: "Häuser Haus Hausboot", SearchOptions(wordMatch: .fullWord)) == ["Haus"])
    }

    @Test("Occurrences over the borders of chunks, in one and in two bytes a unit")
    func chunkBorders() throws {
        for filler in ["x", "Ж"] {
            for count in 1780...1800 {
                let (before, behind) = (String(repeating: filler, count: count), String(repeating: filler, count: 5000))
                let text = Rope(before + "Needlé" + behind)
                var pattern = try #require(SearchPattern("NEEDLE"))
                let all = 0..<text.utf16Count
                let first = pattern.first(in: text, startingIn: all)
                let last = pattern.last(in: text, startingIn: all, endingBy: text.utf16Count)
                #expect(first == count..<(count + 6))
                #expect(last == first)
            }
        }
    }

    @Test("Lone surrogates are found as they are")
    func loneSurrogates() throws {
        let text = Rope(utf16: [0x61, 0xD83D, 0x62, 0xDE00, 0xD83D, 0xDE00])
        var smile = try #require(SearchPattern("😀"))
        let pair = smile.first(in: text, startingIn: 0..<6)
        #expect(pair == 4..<6)
        var letter = try #require(SearchPattern("b"))
        let between = letter.first(in: text, startingIn: 0..<6)
        #expect(between == 2..<3)
    }
}
