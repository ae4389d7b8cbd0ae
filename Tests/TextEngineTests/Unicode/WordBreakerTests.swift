import Testing

@testable import TextEngine

@Suite("WordBreaker")
struct WordBreakerTests {
    @Test("Blanks are Unicode's white space that ends no line")
    func blanks() {
        for unit in UInt16.min...UInt16.max {
            guard let scalar = Unicode.Scalar(unit), unit >= 0x80 else { continue }
            let isBlank = scalar.properties.isWhitespace && !LineTerminator.isTerminator(unit)
            #expect(WordBreaker.isBlank(unit) == isBlank, "U+\(String(unit, radix: 16))")
        }
        #expect((UInt16(0)..<0x80).filter(WordBreaker.isBlank) == [0x09, 0x20])
    }

    @Test("The right arrow stops at ends of words, the left arrow at starts")
    func movement() {
        let rope = Rope("Hello, big world!\n  next-line (3.5)\n")
        func stops(from start: Int, _ step: (Int) -> Int) -> [Int] {
            var stops: [Int] = []
            var offset = start
            while case let next = step(offset), next != offset {
                stops.append(next)
                offset = next
            }
            return stops
        }
        #expect(stops(from: 0) { WordBreaker.wordEnd(after: $0, in: rope) } == [5, 10, 16, 24, 29, 34, 36])
        #expect(stops(from: 36) { WordBreaker.wordStart(before: $0, in: rope) } == [31, 25, 20, 11, 7, 0])
        #expect(WordBreaker.wordEnd(after: 2, in: rope) == 5)
        #expect(WordBreaker.wordStart(before: 3, in: rope) == 0)
        #expect(WordBreaker.wordStart(before: 5, in: rope) == 0)
        #expect(WordBreaker.wordEnd(after: 5, in: rope) == 10)
    }

    @Test("Offsets beyond the text are clamped")
    func clamping() {
        let rope = Rope("one two")
        #expect(WordBreaker.wordEnd(after: .max, in: rope) == 7)
        #expect(WordBreaker.wordEnd(after: .min, in: rope) == 3)
        #expect(WordBreaker.wordStart(before: .max, in: rope) == 4)
        #expect(WordBreaker.wordStart(before: -1, in: rope) == 0)
        #expect(WordBreaker.wordRange(at: .max, in: rope) == 4..<7)
        #expect(WordBreaker.wordRange(at: -1, in: rope) == 0..<3)
        #expect(WordBreaker.sentenceRange(at: .max, in: rope) == 0..<7)
        #expect(WordBreaker.wordRange(at: 0, in: Rope()) == 0..<0)
        #expect(WordBreaker.wordEnd(after: 0, in: Rope()) == 0)
        #expect(WordBreaker.sentenceRange(at: 0, in: Rope()) == 0..<0)
    }

    @Test("A double tap selects a word, a run of blanks, or one cluster")
    func tapped() {
        let rope = Rope("don't  stop…👨‍👩‍👧! e\u{301}t\u{E9}\n\nx")
        #expect(WordBreaker.wordRange(at: 2, in: rope) == 0..<5)
        #expect(WordBreaker.wordRange(at: 5, in: rope) == 5..<7)
        #expect(WordBreaker.wordRange(at: 5, affinity: .upstream, in: rope) == 0..<5)
        #expect(WordBreaker.wordRange(at: 6, in: rope) == 5..<7)
        #expect(WordBreaker.wordRange(at: 11, in: rope) == 11..<12)
        #expect(WordBreaker.wordRange(at: 14, in: rope) == 12..<20)
        #expect(WordBreaker.wordRange(at: 20, in: rope) == 20..<21)
        #expect(WordBreaker.wordRange(at: 24, in: rope) == 22..<26)
        // Behind the last word of a line it is that word; an empty line has nothing but its end.
        #expect(WordBreaker.wordRange(at: 26, in: rope) == 22..<26)
        #expect(WordBreaker.wordRange(at: 27, in: rope) == 27..<28)
        #expect(WordBreaker.wordRange(at: 29, in: rope) == 28..<29)
        #expect(WordBreaker.wordRange(at: 28, affinity: .upstream, in: rope) == 28..<29)
        #expect(WordBreaker.wordRange(at: 2, in: Rope("a\n")) == 2..<2)
        #expect(WordBreaker.wordRange(at: 1, in: Rope("a\n")) == 0..<1)
    }

    @Test("Words are found the same in the middle of a long text")
    func windows() {
        let prose = "Lorem ipsum dolor sit amet, consectetur adipiscing elit. "
        let rope = Rope(String(repeating: prose, count: 400))
        let length = prose.utf16.count
        for copy in [3, 150, 399] {
            let start = copy * length
            #expect(WordBreaker.wordRange(at: start + 30, in: rope) == (start + 28)..<(start + 39))
            #expect(WordBreaker.wordEnd(after: start + 6, in: rope) == start + 11)
            #expect(WordBreaker.wordStart(before: start + 28, in: rope) == start + 22)
            #expect(WordBreaker.sentenceRange(at: start + 9, in: rope) == start..<(start + length))
        }
    }

    @Test("A word longer than a window is still one word, up to a limit")
    func longWords() {
        let long = Rope("a " + String(repeating: "x", count: 3000) + " b")
        #expect(WordBreaker.wordRange(at: 1500, in: long) == 2..<3002)
        #expect(WordBreaker.wordEnd(after: 1, in: long) == 3002)
        #expect(WordBreaker.wordStart(before: 3003, in: long) == 2)
        let endless = Rope(String(repeating: "x", count: 100_000))
        let range = WordBreaker.wordRange(at: 50_000, in: endless)
        #expect(range.contains(50_000) && range.count > 4000 && range.count < 20_000)
        #expect(WordBreaker.wordEnd(after: 50_000, in: endless) > 50_000)
        #expect(WordBreaker.wordStart(before: 50_000, in: endless) < 50_000)
    }

    @Test("Blanks and signs are passed over, but no more than a key has time for")
    func longGaps() {
        let gap = Rope("one" + String(repeating: " ", count: 1000) + String(repeating: "!", count: 1000) + "two")
        #expect(WordBreaker.wordEnd(after: 3, in: gap) == 2006)
        #expect(WordBreaker.wordStart(before: 2003, in: gap) == 0)
        let rope = Rope("one" + String(repeating: " ", count: 5000) + String(repeating: "!", count: 5000) + "two")
        let (end, start) = (WordBreaker.wordEnd(after: 3, in: rope), WordBreaker.wordStart(before: 10_003, in: rope))
        #expect((1000...5000).contains(end - 3) && (1000...5000).contains(10_003 - start))
        #expect(WordBreaker.wordRange(at: 2000, in: rope).lowerBound == 3)
    }

    @Test("Thai words are found without blanks")
    func thai() {
        let rope = Rope("สวัสดีครับ")
        #expect(WordBreaker.wordEnd(after: 0, in: rope) == 6)
        #expect(WordBreaker.wordRange(at: 7, in: rope) == 6..<10)
    }

    @Test("Sentences end at their line's end")
    func sentences() {
        let rope = Rope("One. Two!\nThree")
        #expect(WordBreaker.sentenceRange(at: 1, in: rope) == 0..<5)
        #expect(WordBreaker.sentenceRange(at: 5, in: rope) == 5..<10)
        #expect(WordBreaker.sentenceRange(at: 12, in: rope) == 10..<15)
        #expect(WordBreaker.sentenceRange(at: 15, in: rope) == 10..<15)
    }

    @Test("Movement always makes progress and stops on cluster boundaries, in any text")
    func randomTexts() {
        var generator = SeededGenerator()
        for _ in 0..<150 {
            let units = generator.units(atMost: 60)
            let rope = Rope(utf16: units)
            for offset in 0...units.count {
                let end = WordBreaker.wordEnd(after: offset, in: rope)
                let start = WordBreaker.wordStart(before: offset, in: rope)
                #expect(offset < end || offset == units.count, "seed \(generator.seed)")
                #expect(start < offset || offset == 0, "seed \(generator.seed)")
                let range = WordBreaker.wordRange(at: offset, in: rope)
                #expect(range.lowerBound <= offset && offset <= range.upperBound, "seed \(generator.seed)")
                #expect(!range.isEmpty || offset == units.count, "seed \(generator.seed)")
                for edge in [start, end, range.lowerBound, range.upperBound] {
                    #expect(
                        GraphemeBreaker.isBoundary(edge, in: rope), "\(units), offset \(offset), seed \(generator.seed)"
                    )
                }
            }
        }
    }
}
