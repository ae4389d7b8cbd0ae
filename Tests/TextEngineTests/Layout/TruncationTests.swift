import Testing

@testable import TextEngine

@Suite("Truncation")
struct TruncationTests {
    private func cut(_ text: String, _ place: Truncation, width: Double, lines: Int = 1) -> BoxText {
        BoxText(text, width: width).with {
            $0.options.truncation = place
            $0.options.maximumLines = lines
        }
    }

    @Test("Text that fits is left alone", arguments: [Truncation.head, .middle, .tail])
    func fits(place: Truncation) {
        let text = cut("abcdef", place, width: 60)
        #expect(text.shown == ["abcdef"])
        #expect(!text.layout.isTruncated && !text.layout.lines[0].isTruncated)
        // Blanks at the end hang over; they are no reason to cut.
        #expect(cut("abcdef   ", place, width: 60).layout.isTruncated == false)
    }

    @Test("The end is left out")
    func tail() {
        #expect(cut("abcdef", .tail, width: 59).shown == ["abcd…"])
        #expect(cut("abcdef", .tail, width: 50).shown == ["abcd…"])
        #expect(cut("abcdef", .tail, width: 20).shown == ["a…"])
        #expect(cut("abcdef", .tail, width: 59).layout.isTruncated)
        #expect(cut("abcdef", .tail, width: 59).layout.width == 50)
    }

    @Test("The beginning is left out")
    func head() {
        #expect(cut("abcdef", .head, width: 59).shown == ["…cdef"])
        #expect(cut("abcdef", .head, width: 20).shown == ["…f"])
    }

    @Test("The middle is left out, and the beginning keeps the odd letter")
    func middle() {
        #expect(cut("abcdef", .middle, width: 59).shown == ["ab…ef"])
        #expect(cut("abcdef", .middle, width: 40).shown == ["ab…f"])
        #expect(cut("abcdef", .middle, width: 20).shown == ["a…"])
    }

    @Test("No blank stands beside the ellipsis")
    func blanks() {
        #expect(cut("ab cdef", .tail, width: 45).shown == ["ab…"])
        #expect(cut("abcd ef", .head, width: 45).shown == ["…ef"])
        #expect(cut("abc d efg", .middle, width: 60).shown == ["abc…fg"])
        #expect(!cut("abc   def", .middle, width: 80).shown[0].contains(" …"))
        #expect(!cut("abc   def", .middle, width: 80).shown[0].contains("… "))
    }

    @Test("Where nothing fits, the ellipsis remains", arguments: [Truncation.head, .middle, .tail])
    func nothing(place: Truncation) {
        for width in [0, -5, 3, 10, 19] { #expect(cut("abcdef", place, width: Double(width)).shown == ["…"]) }
    }

    @Test("Graphemes stay whole", arguments: [Truncation.head, .middle, .tail])
    func graphemes(place: Truncation) {
        let family = "👩‍👩‍👧"
        let text = cut(String(repeating: family, count: 6), place, width: 45)
        #expect(text.shown[0].filter { $0 != "…" } == String(repeating: family, count: 3))
        let accents = cut(String(repeating: "e\u{301}", count: 6), place, width: 45)
        #expect(accents.shown[0].count == 4)
        #expect(!accents.shown[0].hasPrefix("\u{301}"))
    }

    @Test("Only the last line is cut")
    func lastLine() {
        #expect(cut("one two three four", .tail, width: 50, lines: 2).shown == ["one ", "two…"])
        #expect(cut("one two three", .tail, width: 50, lines: 3).shown == ["one ", "two ", "three"])
        #expect(cut("one two three four five", .head, width: 70, lines: 2).shown == ["one two ", "…r five"])
        #expect(cut("one two three four five", .middle, width: 70, lines: 2).shown == ["one two ", "thr…ive"])
    }

    @Test("A paragraph that is left out shows as an ellipsis")
    func paragraphs() {
        #expect(cut("one\ntwo", .tail, width: 100).shown == ["one…"])
        #expect(cut("one\ntwo", .tail, width: 30).shown == ["on…"])
        #expect(cut("one\ntwo", .tail, width: 100, lines: 2).shown == ["one", "two"])
        #expect(cut("one\ntwo", .tail, width: 100).layout.isTruncated)
        // Without a place to cut, the lines that are too many are just not there.
        let plain = BoxText("one\ntwo").with { $0.options.maximumLines = 1 }
        #expect(plain.shown == ["one"] && plain.layout.isTruncated && !plain.layout.lines[0].isTruncated)
    }

    @Test("From right to left the ellipsis is at the left end")
    func rightToLeft() {
        let text = cut("אבגדהו", .tail, width: 45)
        #expect(text.shown == ["אבג…"])
        #expect(text.line.caretX(at: 4) == 0 && text.line.caretX(at: 0) == 40)
        #expect(text.line.baseLevel == 1)
    }

    @Test("The ellipsis looks like the letters beside it")
    func style() {
        let parts = [("abc", TextStyle.sized(10)), ("def", TextStyle.sized(20))]
        let tail = cut("abcdef", .tail, width: 60).with { $0.parts = parts }
        #expect(tail.shown == ["abc…"] || tail.shown == ["abcd…"])
        #expect(tail.line.runs.last?.run.style == (tail.shown == ["abc…"] ? .sized(10) : .sized(20)))
        let head = cut("abcdef", .head, width: 60).with { $0.parts = parts }
        #expect(head.shown == ["…ef"])
        #expect(head.line.runs.allSatisfy { $0.run.style == .sized(20) })
    }

    @Test("As much is kept as fits, in random text")
    func greedy() {
        var generator = SeededGenerator()
        for round in 0..<600 {
            let letters = Array("abcdefghij klmnop").shuffled(using: &generator)
            let text = String(letters.prefix(Int.random(in: 1...17, using: &generator)))
            let width = Double(Int.random(in: 0...180, using: &generator))
            let place = [Truncation.head, .middle, .tail][round % 3]
            let shown = cut(text, place, width: width).shown[0]
            let comment: Comment = "seed \(generator.seed), round \(round), \(text), \(width), \(place)"
            let trimmed = text.count - text.reversed().prefix { $0 == " " }.count
            if Double(trimmed) * 10 <= width {
                #expect(shown == text, comment)
                continue
            }
            let kept = max(0, Int(width / 10) - 1)
            let model: (String, String) =
                switch place {
                case .tail: (String(text.prefix(kept)), "")
                case .head: ("", String(text.suffix(kept)))
                case .middle: (String(text.prefix((kept + 1) / 2)), String(text.suffix(kept / 2)))
                }
            // A blank beside the ellipsis gives its room to nobody or to one more letter.
            func bare(_ text: String) -> String { text.filter { $0 != " " && $0 != "…" } }
            let count = bare(shown).count - bare(model.0 + model.1).count
            #expect(count >= 0 && count <= 1, comment)
            let hanging = shown.reversed().prefix { $0 == " " }.count
            #expect(Double(shown.count - hanging) * 10 <= max(width, 10), comment)
        }
    }
}
