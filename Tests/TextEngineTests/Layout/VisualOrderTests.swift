import Testing

@testable import TextEngine

@Suite("LineFragment, visual order")
struct VisualOrderTests {
    // A blank has the script of what is before it and may have the level of what is behind: then it is a run by itself.
    @Test("Runs stand in visual order (UAX #9, L2)")
    func mixed() {
        #expect(BoxText("abc").runs == ["abc"])
        #expect(BoxText("abc אבג def").runs == ["abc ", "אבג", " ", "def"])
        #expect(BoxText("אבג abc דהו").runs == ["דהו", " ", "abc", "אבג "])
        #expect(BoxText("אבג 123 דהו").runs == [" דהו", "123", "אבג "])
        #expect(BoxText("abc אבג 123 def").runs == ["abc ", "123", "אבג ", " ", "def"])
    }

    @Test("Isolates keep their contents together")
    func isolates() {
        let text = "אבג \u{2066}abc 123\u{2069} דהו"
        #expect(BoxText(text).runs.contains("abc 123"))
        #expect(BoxText("abc \u{2067}אבג 1\u{2069} 2").runs.last?.hasSuffix(" 2") == true)
    }

    @Test("Runs touch, and each stands where the one before it ends")
    func places() {
        let line = BoxText("abc אבג 123 def").line
        var x = 0.0
        for placed in line.runs {
            #expect(placed.x == x)
            x += placed.run.width
        }
        #expect(line.width == x && x == 150)
    }

    @Test("Blanks at the end of a line take the paragraph's level (UAX #9, L1)")
    func trailingBlanks() {
        // In an LTR paragraph the blanks behind Hebrew are at the right end.
        let leftToRight = BoxText("abc אבג   ").line
        #expect(leftToRight.runs.map { String(decoding: $0.run.text, as: UTF16.self) }.last == "   ")
        #expect(leftToRight.runs.last?.run.level == 0)
        #expect(leftToRight.trailingBlankWidth == 30 && leftToRight.inkWidth == 70)
        // In an RTL paragraph the blanks behind Latin are at the left end.
        let rightToLeft = BoxText("אבג abc  ").line
        #expect(rightToLeft.runs.map { String(decoding: $0.run.text, as: UTF16.self) }.first == "  ")
        #expect(rightToLeft.runs.first?.run.level == 1)
        #expect(rightToLeft.trailingBlankWidth == 20)
    }

    @Test("So do those where a line was broken in the middle of a run")
    func blanksAtSoftBreaks() {
        // The words of the other direction are broken behind "דהו"; its blank would stand left of it otherwise.
        let text = BoxText("abc אבג דהו זחט xyz", width: 110)
        #expect(text.lines == ["abc אבג דהו ", "זחט xyz"])
        let line = text.layout.lines[0].fragment
        #expect(line.runs.map { String(decoding: $0.run.text, as: UTF16.self) } == ["abc ", "אבג דהו", " "])
        #expect(line.runs.map(\.run.level) == [0, 1, 0])
    }

    @Test("A direction that is asked for outweighs the letters")
    func baseDirection() {
        let text = BoxText("abc, אבג!").with { $0.options.direction = .rightToLeft }
        #expect(text.line.baseLevel == 1)
        #expect(text.runs.first == "!" || text.runs.first?.contains("!") == true)
        #expect(text.runs.last == "abc")
        #expect(BoxText("אבג").with { $0.options.direction = .leftToRight }.line.baseLevel == 0)
        #expect(BoxText("").with { $0.options.direction = .rightToLeft }.line.baseLevel == 1)
        // Every paragraph has its own direction.
        #expect(BoxText("abc\nאבג").layout.lines.map(\.fragment.baseLevel) == [0, 1])
    }

    @Test("The order of characters is that of L2 applied to single characters, in random text")
    func naive() {
        var generator = SeededGenerator()
        for round in 0..<2000 {
            let text = generator.mixedText(atMost: 14)
            let comment: Comment = "seed \(generator.seed), round \(round), \(text.debugDescription)"
            let direction: BaseDirection = [.automatic, .leftToRight, .rightToLeft][round % 3]
            let boxes = BoxText(text).with { $0.options.direction = direction }
            let line = boxes.line
            let model = NaiveLine(text, direction: direction)
            for (grapheme, x) in zip(model.graphemes, model.xs) {
                let isRightToLeft = grapheme.level & 1 == 1
                let (start, end) = isRightToLeft ? (x + grapheme.width, x) : (x, x + grapheme.width)
                #expect(line.caretX(at: grapheme.range.lowerBound) == start, comment)
                #expect(line.caretX(at: grapheme.range.upperBound, affinity: .upstream) == end, comment)
            }
            #expect(line.width == model.graphemes.reduce(0) { $0 + $1.width }, comment)
        }
    }
}
