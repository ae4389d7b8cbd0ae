import Testing

@testable import TextEngine

@Suite("InlineBox")
struct InlineBoxTests {
    private func text(_ text: String, width: Double = .infinity, box: InlineBox) -> BoxText {
        BoxText(text, width: width).with { $0.style.box = box }
    }

    private let box = InlineBox(width: 30, ascent: 25, descent: 5)

    @Test("A box stands in its line like a letter: one step for the caret, as high as it is")
    func place() {
        let line = text("a\u{FFFC}b", box: box).line
        #expect(line.ascent == 25 && line.descent == 5 && line.width == 50)
        #expect(line.caretStops.map(\.x) == [0, 10, 40, 50])
        #expect(line.selectionSpans(for: 1..<2) == [10...40])
        #expect(line.runs.map { $0.run.inlineBox } == [nil, box, nil])
        #expect(line.caretStop(nearestTo: 24).offset == 1 && line.caretStop(nearestTo: 26).offset == 2)
    }

    @Test("The line is no lower than one of letters, also where a box stands above the baseline")
    func lowBoxes() {
        let line = text("\u{FFFC}", box: InlineBox(width: 5, ascent: 6, descent: -3)).line
        #expect(line.ascent == 8 && line.descent == 2)
    }

    @Test("Lines may be broken on both sides of a box")
    func breaking() {
        #expect(text("aa\u{FFFC}\u{FFFC}bb", width: 50, box: box).lines == ["aa\u{FFFC}", "\u{FFFC}bb"])
        #expect(text("aa\u{FFFC}\u{FFFC}bb", width: 35, box: box).lines == ["aa", "\u{FFFC}", "\u{FFFC}", "bb"])
        #expect(text("\u{FFFC}", width: 5, box: box).lines == ["\u{FFFC}"])
    }

    @Test("A mark belongs to the box before it, and a box counts in right-to-left lines")
    func neighbours() {
        #expect(text("a\u{FFFC}\u{301}b", box: box).line.caretStops.map(\.x) == [0, 10, 40, 50])
        #expect(text("א\u{FFFC}ב", box: box).line.caretStops.map(\.x) == [0, 10, 40, 50])
    }

    @Test("Without a box the character is a letter, and other letters are never boxes")
    func letters() {
        #expect(BoxText("\u{FFFC}").line.width == 10)
        #expect(text("abc", box: box).line.width == 30)
    }

    @Test("Hostile numbers are survived", arguments: [Double.nan, .infinity, -.infinity, -5, 1e300, -1e300])
    func hostile(number: Double) {
        for box in [
            InlineBox(width: number, ascent: 5, descent: 5), InlineBox(width: 5, ascent: number, descent: 5),
            InlineBox(width: 5, ascent: 5, descent: number),
        ] {
            let layout = text("a\u{FFFC}b", width: 100, box: box).layout
            #expect(layout.width.isFinite && layout.height.isFinite && layout.height >= 10)
            #expect(layout.lines.allSatisfy { $0.fragment.caretStops.allSatisfy { $0.x.isFinite } })
        }
    }
}
