import Testing

@testable import TextEngine

@Suite("LineMeasure")
struct LineMeasureTests {
    private func text(
        _ text: String, width: Double = 100, _ change: (inout TextLayout.Options) -> Void
    ) -> BoxText {
        BoxText(text, width: width).with { change(&$0.options) }
    }

    @Test("The first line has its own indent, the others theirs, and all end at the tail's")
    func indents() {
        let indented = text("one two three four") {
            ($0.firstLineHeadIndent, $0.headIndent, $0.tailIndent) = (20, 10, -10)
        }
        #expect(indented.dump == ["20 0 0..<8", "10 10 8..<14", "10 20 14..<18"])
        #expect(indented.with { $0.options.tailIndent = 60 }.lines == ["one ", "two ", "three ", "four"])
        let right = indented.with { $0.options.alignment = .right }
        #expect(right.dump == ["20 0 0..<8", "40 10 8..<14", "50 20 14..<18"])
        let center = text("abc") { ($0.firstLineHeadIndent, $0.tailIndent, $0.alignment) = (20, 80, .center) }
        #expect(center.dump == ["35 0 0..<3"])
    }

    @Test("From right to left, indents are counted from the right")
    func rightToLeft() {
        let indented = text("אבג דהו זחט") { ($0.firstLineHeadIndent, $0.headIndent, $0.tailIndent) = (20, 10, -5) }
        // The blank at the end of the first line hangs over at the left.
        #expect(indented.dump == ["0 0 0..<8", "60 10 8..<11"])
        #expect(text("אבג") { ($0.firstLineHeadIndent, $0.tailIndent) = (20, 60) }.dump == ["50 0 0..<3"])
    }

    @Test("A layout as wide as its text needs, indents included, breaks it the same way")
    func neededWidth() {
        for tail in [-10.0, 0, 70] {
            let wide = text("abc de", width: .infinity) { ($0.firstLineHeadIndent, $0.tailIndent) = (20, tail) }
            #expect(wide.layout.width == (tail < 0 ? 90 : tail == 0 ? 80 : 50))
            let again = wide.with { $0.options.width = wide.layout.width }
            #expect(again.lines == wide.lines && again.layout.width == wide.layout.width)
        }
    }

    @Test("Space around paragraphs: above the first line, below the last, and none at line separators")
    func spaces() {
        let spaced = text("a\nb\u{2028}c\nd") {
            ($0.paragraphSpacingBefore, $0.paragraphSpacing, $0.lineSpacing) = (5, 3, 2)
            ($0.firstLineHeadIndent, $0.headIndent) = (20, 10)
        }
        #expect(spaced.dump == ["20 5 0..<1", "20 25 2..<3", "10 37 4..<5", "20 57 6..<7"])
        #expect(spaced.layout.height == 70)
        // What is left out below has no space either.
        #expect(spaced.with { $0.options.maximumLines = 1 }.layout.height == 15)
    }

    @Test("The factor on the height of lines counts before the limits")
    func heights() {
        func lines(_ factor: Double, _ least: Double, _ most: Double) -> [Double] {
            let layout = text("a") {
                ($0.lineHeightMultiple, $0.minimumLineHeight, $0.maximumLineHeight) = (factor, least, most)
            }.layout
            return [layout.height, layout.lines[0].baseline]
        }
        #expect(lines(1, 15, 0) == [15, 13])
        #expect(lines(1, 0, 6) == [6, 4])
        #expect(lines(2, 0, 15) == [15, 13])
        #expect(lines(2, 30, 25) == [25, 23])
    }

    @Test("A piece of a paragraph has no first line and no spaces of the ends that it lacks")
    func pieces() {
        let boxes = text("one two three") {
            ($0.firstLineHeadIndent, $0.headIndent, $0.paragraphSpacingBefore, $0.paragraphSpacing) = (20, 10, 5, 3)
        }
        func piece(_ begins: Bool, _ ends: Bool) -> TextLayout {
            TextLayout(
                boxes.units, styles: boxes.styles, options: boxes.options, typesetter: boxes.typesetter,
                part: ParagraphPart(beginsParagraph: begins, endsParagraph: ends))
        }
        #expect(piece(true, true).dump == ["20 5 0..<8", "10 15 8..<13"] && piece(true, true).height == 28)
        #expect(piece(false, true).dump == ["10 0 0..<8", "10 10 8..<13"] && piece(false, true).height == 23)
        #expect(piece(true, false).height == 25 && piece(false, false).height == 20)
    }

    @Test("Each paragraph is set as its own options say, but for the text's width and number of lines")
    func ownOptions() {
        let boxes = BoxText("a\nb\u{2028}c\nd", width: 100)
        var asked: [Range<Int>] = []
        let layout = TextLayout(
            boxes.units, styles: boxes.styles, options: boxes.options, typesetter: boxes.typesetter
        ) { range, options in
            asked.append(range)
            var own = options
            own.alignment = range.lowerBound == 2 ? .right : .left
            (own.width, own.maximumLines) = (1, 1)
            return own
        }
        #expect(asked == [0..<2, 2..<6, 6..<7])
        #expect(layout.dump == ["0 0 0..<1", "90 10 2..<3", "90 20 4..<5", "0 30 6..<7"])
    }

    @Test(
        "Numbers that nothing can be calculated with count for nothing",
        arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, -1])
    func strangeNumbers(number: Double) {
        let keys: [WritableKeyPath<TextLayout.Options, Double>] = [
            \.firstLineHeadIndent, \.headIndent, \.tailIndent, \.paragraphSpacing, \.paragraphSpacingBefore,
            \.minimumLineHeight, \.maximumLineHeight, \.defaultTabInterval,
        ]
        for key in keys {
            for width in [0, 100, Double.infinity] {
                for string in ["ab cd\nef", "אב\tגד"] {
                    let layout = text(string, width: width) { $0[keyPath: key] = number }.layout
                    #expect(layout.lines.allSatisfy { $0.x.isFinite && $0.y.isFinite && $0.height.isFinite })
                    #expect(layout.width.isFinite && layout.height.isFinite)
                }
            }
        }
    }
}
