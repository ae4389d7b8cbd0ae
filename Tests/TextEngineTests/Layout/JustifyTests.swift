import Testing

@testable import TextEngine

@Suite("Justified lines")
struct JustifyTests {
    private func text(_ text: String, width: Double) -> BoxText {
        BoxText(text, width: width).with { $0.options.alignment = .justified }
    }

    private func carets(_ line: TextLayout.PlacedLine) -> [Double] {
        line.fragment.caretStops.map { line.x + $0.x }
    }

    @Test("Blanks between words are stretched, those at the end and the last line are not")
    func words() {
        let justified = text("aa bb cc dd", width: 90)
        #expect(justified.dump == ["0 0 0..<9", "0 10 9..<11"])
        let line = justified.layout.lines[0]
        #expect(carets(line) == [0, 10, 20, 35, 45, 55, 70, 80, 90, 100])
        #expect(line.fragment.selectionSpans(for: 2..<3) == [20...35])
        #expect([27, 28].map { line.fragment.caretStop(nearestTo: $0).offset } == [2, 3])
        #expect(carets(justified.layout.lines[1]) == [0, 10, 20])
        #expect(justified.layout.width == 90)
    }

    @Test("From right to left both edges are reached as well")
    func rightToLeft() {
        let line = text("אא בב גג דד", width: 90).layout.lines[0]
        #expect(line.x == -10 && carets(line) == [-10, 0, 10, 20, 35, 45, 55, 70, 80, 90])
    }

    @Test("Characters of scripts without blanks move apart")
    func ideographs() {
        let line = text("漢字漢字漢", width: 46).layout.lines[0]
        #expect(carets(line) == [0, 12, 24, 36, 46])
        let mixed = text("漢ab字漢字", width: 56).layout.lines[0]
        #expect(carets(mixed) == [0, 12, 22, 34, 46, 56])
        #expect(text("abcdefgh", width: 45).layout.lines[0].fragment.width == 40)
    }

    @Test("Tabs and what stands before them stay where they are")
    func tabs() {
        let line = text("a b\tc d eeee", width: 100).layout.lines[0]
        #expect(carets(line) == [0, 10, 20, 30, 56, 66, 90, 100, 110])
    }

    @Test("Blanks at a line's beginning stay as they are")
    func leadingBlanks() {
        #expect(carets(text("  aa bb cccc", width: 90).layout.lines[0]) == [0, 10, 20, 30, 40, 70, 80, 90, 100])
    }

    @Test("Lines that are broken by hand, cut short, or without a width are not stretched; a piece's last line is")
    func exceptions() {
        #expect(text("aa bb\u{2028}cc", width: 90).layout.lines[0].fragment.width == 50)
        #expect(text("aa bb\ncc", width: 90).layout.lines[0].fragment.width == 50)
        #expect(text("aa bb\nccccc dd", width: .infinity).layout.lines[0].fragment.width == 50)
        let short = text("aa bb cc dd", width: 95).with {
            ($0.options.maximumLines, $0.options.truncation) = (1, .tail)
        }
        #expect(short.layout.isTruncated && short.line.width == 90)
        let boxes = text("aa bb", width: 90)
        let piece = TextLayout(
            boxes.units, styles: boxes.styles, options: boxes.options, typesetter: boxes.typesetter,
            part: ParagraphPart(endsParagraph: false))
        #expect(piece.lines[0].fragment.width == 90)
    }

    @Test("A blank that carries a mark is a letter")
    func markedBlank() {
        let line = text("aa \u{308}bb cc dddd", width: 90).layout.lines[0]
        #expect(line.fragment.selectionSpans(for: 2..<4) == [20...30])
    }

    @Test("Random lines have the text of unstretched ones, reach their width, and their carets keep their order")
    func random() {
        var generator = SeededGenerator()
        for round in 0..<1000 {
            let string = generator.mixedText(atMost: 40)
            let width = Double.random(in: 20...150, using: &generator)
            let justified = text(string, width: width)
            let natural = justified.with { $0.options.alignment = .natural }
            let comment: Comment = "seed \(generator.seed), round \(round), \(string.debugDescription), \(width)"
            #expect(justified.lines == natural.lines, comment)
            for (line, other) in zip(justified.layout.lines, natural.layout.lines) {
                let (new, old) = (line.fragment, other.fragment)
                #expect(new.inkWidth <= max(width, old.inkWidth) + 0.02, comment)
                #expect(abs(new.trailingBlankWidth - old.trailingBlankWidth) < 0.001, comment)
                #expect(new.caretStops.map(\.offset) == old.caretStops.map(\.offset), comment)
                #expect(zip(new.caretStops, new.caretStops.dropFirst()).allSatisfy { $0.x <= $1.x + 0.001 }, comment)
                let isStretched = new.inkWidth > old.inkWidth + 0.001
                #expect(!isStretched || abs(new.inkWidth - width) < 0.02, comment)
            }
        }
    }
}
