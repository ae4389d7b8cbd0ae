import Testing

@testable import TextEngine

@Suite("TextLayout")
struct TextLayoutTests {
    private func xs(_ text: String, _ alignment: LineAlignment, width: Double = 100) -> [Double] {
        BoxText(text, width: width).with { $0.options.alignment = alignment }.layout.lines.map(\.x)
    }

    @Test("Lines are aligned between the margins")
    func alignment() {
        #expect(xs("abc", .left) == [0])
        #expect(xs("abc", .center) == [35])
        #expect(xs("abc", .right) == [70])
        #expect(xs("abc", .natural) == [0])
        #expect(xs("אבג", .natural) == [70])
        #expect(xs("אבג", .left) == [0])
        #expect(xs("אבג", .center) == [35])
        #expect(xs("abc\nאבגד", .natural) == [0, 60])
    }

    @Test("Blanks at the end hang over the margin and count for no alignment")
    func hangingBlanks() {
        #expect(xs("abc  ", .right) == [70])
        #expect(xs("abc  ", .center) == [35])
        // From right to left they hang over at the left.
        #expect(xs("אבג  ", .right) == [50])
        #expect(xs("אבג  ", .left) == [-20])
        #expect(xs("אבג  ", .center) == [15])
        #expect(xs("abc     defg", .right, width: 60) == [30, 20])
    }

    @Test("Without a width, lines are aligned to the widest")
    func unlimitedAlignment() {
        #expect(xs("abc\nabcde", .right, width: .infinity) == [20, 0])
        #expect(xs("abc\nabcde", .center, width: .infinity) == [10, 0])
    }

    @Test("Lines that are wider than their room keep their alignment")
    func overflow() {
        let text = BoxText("abcde", width: 30).with { $0.options.wrap = .none }
        #expect(text.layout.lines[0].x == 0)
        #expect(text.with { $0.options.alignment = .center }.layout.lines[0].x == -10)
        #expect(text.with { $0.options.alignment = .right }.layout.lines[0].x == -20)
    }

    @Test("The width is that of the widest line; blanks count where no line was broken behind them")
    func width() {
        #expect(BoxText("abc\nabcde").layout.width == 50)
        #expect(BoxText(" ").layout.width == 10)
        #expect(BoxText("abc  ").layout.width == 50)
        #expect(BoxText("abc  ", width: 40).layout.width == 40)
        #expect(BoxText("abc  ", width: 30).layout.width == 30)
        #expect(BoxText("abc     defg", width: 60).layout.width == 40)
        #expect(BoxText("").layout.width == 0)
    }

    @Test("No more than the largest number of lines is set")
    func maximumLines() {
        func count(_ lines: Int) -> Int {
            BoxText("a b c\nd", width: 10).with { $0.options.maximumLines = lines }.layout.lines.count
        }
        #expect([0, 1, 2, 3, 4, 5].map(count) == [4, 1, 2, 3, 4, 4])
        #expect(BoxText("a b", width: 10).with { $0.options.maximumLines = 2 }.layout.isTruncated == false)
        #expect(BoxText("a b", width: 10).with { $0.options.maximumLines = 1 }.layout.isTruncated)
    }

    @Test("Space between lines comes between them only")
    func lineSpacing() {
        let layout = BoxText("a\nb\nc").with { $0.options.lineSpacing = 4 }.layout
        #expect(layout.lines.map(\.y) == [0, 14, 28])
        #expect(layout.height == 38)
    }

    @Test("A factor on the height of lines adds above the letters, as in TextKit")
    func lineHeightMultiple() {
        let layout = BoxText("a\nb").with { $0.options.lineHeightMultiple = 1.5 }.layout
        #expect(layout.lines.map(\.y) == [0, 15])
        #expect(layout.lines.map(\.height) == [15, 15])
        #expect(layout.lines.map(\.baseline) == [13, 28])
        #expect(layout.height == 30)
        let tight = BoxText("a\nb").with { $0.options.lineHeightMultiple = 0.5 }.layout
        #expect(tight.height == 10 && tight.lines.map(\.baseline) == [3, 8])
    }

    @Test("Numbers that nothing can be calculated with count for nothing", arguments: [Double.nan, .infinity, -1, 0])
    func strangeNumbers(number: Double) {
        let layout = BoxText("a\nb").with { $0.options.lineHeightMultiple = number }.layout
        #expect(layout.height == 20)
        if !number.isFinite {
            #expect(BoxText("a\nb").with { $0.options.lineSpacing = number }.layout.height == 20)
        }
    }

    @Test("A line is as high as its highest run, and stands on one baseline")
    func heights() {
        let text = BoxText("abc").with { $0.parts = [("b", .sized(20))] }
        #expect(text.line.ascent == 16 && text.line.descent == 4)
        #expect(text.layout.lines[0].baseline == 16)
        let raised = BoxText("ab").with {
            $0.parts = [("b", TextStyle(font: FontSpec(design: .block, size: 10), baselineOffset: 5))]
        }
        #expect(raised.line.ascent == 13 && raised.line.descent == 2)
        let lowered = BoxText("ab").with {
            $0.parts = [("b", TextStyle(font: FontSpec(design: .block, size: 10), baselineOffset: -5))]
        }
        #expect(lowered.line.ascent == 8 && lowered.line.descent == 7)
    }

    @Test("Lines are those of a naive model, in random text")
    func naiveLines() {
        var generator = SeededGenerator()
        for round in 0..<2000 {
            let text = generator.mixedText(atMost: 30)
            let width = Double(Int.random(in: 0...12, using: &generator)) * 10
            let wrap = round % 4 == 0 ? WrapMode.character : .word
            let boxes = BoxText(text, width: width).with { $0.options.wrap = wrap }
            let comment: Comment = "seed \(generator.seed), round \(round), \(text.debugDescription), \(width)"
            #expect(boxes.lines == Self.naiveLines(of: text, width: width, wrap: wrap), comment)
        }
    }

    /// Breaks lines by trying every end, the longest first.
    private static func naiveLines(of text: String, width: Double, wrap: WrapMode) -> [String] {
        let units = Array(text.utf16)
        var rest = Substring(text)
        var offset = 0
        let breaks = Set(units.withUnsafeBufferPointer { ICU.lineBreaks(in: $0) }.map(\.offset))
        var lines: [String] = []
        while !rest.isEmpty {
            func fits(_ line: Substring) -> Bool {
                let hanging = line.reversed().prefix(while: hangs).count
                let letters = line.dropLast(hanging).filter { !BoxShaper.isInvisible($0.utf16.first ?? 0) }
                return Double(letters.count) * 10 <= width
            }
            let candidates = (1...rest.count).map { rest.prefix($0) }
            // What hangs over goes with what is before it; the first grapheme is on the line whether it fits or not.
            let whole = candidates.filter { !isInBlanks($0, rest) }
            let longest = whole.last(where: fits) ?? whole.first ?? rest
            let best =
                wrap == .character
                ? longest
                : candidates.last { $0.count <= longest.count && breaks.contains(offset + $0.utf16.count) } ?? longest
            lines.append(String(best))
            offset += best.utf16.count
            rest = rest[best.endIndex...]
        }
        return lines.isEmpty ? [""] : lines
    }

    /// Whether a line ends before something that would hang over.
    private static func isInBlanks(_ line: Substring, _ rest: Substring) -> Bool {
        line.endIndex < rest.endIndex && hangs(rest[line.endIndex])
    }

    private static func hangs(_ character: Character) -> Bool {
        character == " " || BoxShaper.isInvisible(character.utf16.first ?? 0)
    }

    @Test("Whatever the text and the shaper, lines cover it, and a layout as wide as needed breaks it the same way")
    func invariants() {
        var generator = SeededGenerator()
        for round in 0..<2000 {
            let text = generator.mixedText(atMost: 30)
            let width = Double.random(in: 0...150, using: &generator)
            let boxes = BoxText(text, width: width).with {
                $0.shaper = BoxShaper(ligatures: ["fi", "لا"], finalForm: round % 2 == 0 ? 3 : 0)
                $0.options.wrap = round % 3 == 0 ? .character : .word
            }
            let layout = boxes.layout
            let comment: Comment = "seed \(generator.seed), round \(round), \(text.debugDescription), \(width)"
            #expect(boxes.lines.joined() == text, comment)
            #expect(layout.lines.count == 1 || boxes.lines.allSatisfy { !$0.isEmpty }, comment)
            for line in layout.lines where line.fragment.inkWidth > width + 0.02 {
                let shown = String(decoding: boxes.units[line.range], as: UTF16.self)
                #expect(shown.filter { $0 != " " && !BoxShaper.isInvisible($0.utf16.first ?? 0) }.count <= 1, comment)
            }
            guard layout.width <= width else { continue }
            let again = boxes.with { $0.options.width = layout.width }
            #expect(again.lines == boxes.lines, comment)
        }
    }
}
