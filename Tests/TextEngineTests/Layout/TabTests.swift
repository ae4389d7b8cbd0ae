import Testing

@testable import TextEngine

@Suite("Tabs")
struct TabTests {
    private func text(_ text: String, width: Double = .infinity, _ stops: TabStop..., interval: Double = 0) -> BoxText {
        BoxText(text, width: width).with { ($0.options.tabs, $0.options.defaultTabInterval) = (stops, interval) }
    }

    /// Where the carets behind each tab of the first line stand, in points from the text's left edge.
    private func places(_ text: BoxText) -> [Double] {
        let line = text.layout.lines[0]
        return text.units.indices.filter { text.units[$0] == 9 }.map { line.x + line.fragment.caretX(at: $0 + 1) }
    }

    @Test("Without stops a tab goes to the next multiple of 28 points, or of what the style says")
    func defaults() {
        #expect(places(text("a\tb")) == [28])
        #expect(places(text("abc\tb\t\tc")) == [56, 84, 112])
        #expect(places(text("a\tb\tc", interval: 50)) == [50, 100])
        #expect(places(text("a\tb\tc", TabStop(location: 40))) == [40, 56])
        #expect(text("a\tb").layout.width == 38)
    }

    @Test("Text begins at a stop, ends there, or has its middle there; in any order of stops")
    func alignments() {
        let stops = [
            TabStop(location: 200, alignment: .trailing), TabStop(location: 30),
            TabStop(location: 100, alignment: .center),
        ]
        let row = BoxText("a\tb\tcde\tfg").with { $0.options.tabs = stops }
        #expect(places(row) == [30, 85, 180])
        #expect(row.line.width == 200)
        // Text that has no room before its stop begins where it is.
        #expect(places(text("abc\tdefgh", TabStop(location: 40, alignment: .trailing))) == [30])
        #expect(places(text("abc\tdefgh", TabStop(location: 50, alignment: .center))) == [30])
    }

    @Test("Numbers stand on their decimal point")
    func decimals() {
        let stop = TabStop(location: 100, alignment: .trailing, terminators: [0x2E])
        #expect(places(text("a\t12.50", stop)) == [80])
        #expect(places(text("a\t125", stop)) == [70])
    }

    @Test("Stops are counted from the margin, not from the indent")
    func indent() {
        let indented = text("a\tb", TabStop(location: 40)).with { $0.options.firstLineHeadIndent = 15 }
        #expect(places(indented) == [40] && indented.layout.lines[0].x == 15)
    }

    @Test("From right to left, stops are counted from the right")
    func rightToLeft() {
        let row = text("א\tבג", width: 100)
        let line = row.layout.lines[0]
        // The second word's right edge is 28 points from the right margin.
        #expect(line.x + line.fragment.caretX(at: 2) == 72 && line.x + line.fragment.caretX(at: 4) == 52)
        let trailing = text("א\tבג", width: 100, TabStop(location: 60, alignment: .trailing))
        let other = trailing.layout.lines[0]
        #expect(other.x + other.fragment.caretX(at: 4) == 40)
    }

    @Test("A line is as wide as its tabs make it, and a tab at its end hangs over")
    func breaking() {
        #expect(text("a\tbbbb", width: 68).lines == ["a\tbbbb"])
        #expect(text("a\tbbbb", width: 67).lines == ["a\t", "bbbb"])
        #expect(text("aaa\t\t\tb", width: 40).lines == ["aaa\t\t\t", "b"])
        let right = text("a\tbb cc", width: 60, TabStop(location: 60, alignment: .trailing))
        #expect(right.lines == ["a\tbb cc"] && right.line.width == 60)
        #expect(text("a\t", width: 100).line.inkWidth == 10 && text("a\t", width: 100).line.width == 28)
    }

    @Test("A tab is one step for the caret, is selected as wide as it is, and is hit at its middle")
    func carets() {
        let line = text("a\tb").line
        #expect(line.caretStops.map(\.x) == [0, 10, 28, 38])
        #expect(line.selectionSpans(for: 1..<2) == [10...28])
        #expect(line.caretStop(nearestTo: 18).offset == 1 && line.caretStop(nearestTo: 20).offset == 2)
    }

    @Test("Hostile stops are survived", arguments: [Double.nan, .infinity, -.infinity, -5, 0, 1e300])
    func hostile(location: Double) {
        for alignment in [TabStop.Alignment.leading, .center, .trailing] {
            let row = text("a\tb\tc", width: 100, TabStop(location: location, alignment: alignment), interval: location)
            #expect(row.layout.lines.allSatisfy { $0.fragment.width.isFinite && $0.x.isFinite })
            #expect(row.lines.joined() == "a\tb\tc")
        }
    }

    @Test("The line breaker measures tabs as the line sets them, in random text")
    func measures() {
        var generator = SeededGenerator()
        for round in 0..<1000 {
            let string = String((0..<12).map { _ in "ab א漢\t\t.".randomElement(using: &generator) ?? "a" })
            let stops = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
                TabStop(
                    location: Double(Int.random(in: 0...20, using: &generator)) * 7,
                    alignment: [.leading, .center, .trailing].randomElement(using: &generator) ?? .leading,
                    terminators: [0x2E])
            }
            let boxes = BoxText(string).with { $0.options.tabs = stops }
            let paragraph = boxes.typesetter.shape(boxes.units, styles: boxes.styles, direction: .automatic)
            var breaker = LineBreaker(paragraph, mode: .word)
            let room = LineRoom(
                indent: Double(round % 3) * 10, width: Double.random(in: 0...150, using: &generator),
                tabs: TabRuler(stops: stops))
            let range = breaker.line(from: 0, room: room)
            let line = boxes.typesetter.line(of: paragraph, range: range, room: room)
            let comment: Comment = "seed \(generator.seed), round \(round), \(string.debugDescription), \(stops)"
            #expect(abs(line.inkWidth - breaker.width(of: range, room: room)) < 0.001, comment)
            let letters = boxes.units[range.lowerBound..<line.blankStart]
            let isShortest = letters.filter { !LineFragment.hangs($0) }.count <= 1
            #expect(line.inkWidth <= room.width + 0.02 || isShortest, comment)
        }
    }
}
