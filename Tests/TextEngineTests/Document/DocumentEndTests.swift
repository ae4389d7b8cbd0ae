import Testing

@testable import TextEngine

/// Texts of which only some lines are shown.
@Suite("DocumentLayout, the last line that is shown")
struct DocumentEndTests {
    private static func box(
        _ text: String, width: Double = 100, lines: Int = 0, height: Double = .infinity, truncation: Truncation? = .tail
    ) -> BoxDocument {
        var room = TextContainer()
        room.height = height
        return BoxDocument(Rope(text), width: width, room: room, maximumLines: lines, truncation: truncation)
    }

    @Test(
        "It has an ellipsis for what is left out",
        arguments: [
            (Truncation.tail, ["aaaa bbbb ", "cccc dddd…"]), (.head, ["aaaa bbbb ", "…eeee ffff"]),
            (.middle, ["aaaa bbbb ", "cccc…ffff"]),
        ])
    func ellipsis(place: Truncation, shown: [String]) {
        var box = Self.box("aaaa bbbb cccc dddd eeee ffff", lines: 2, truncation: place)
        #expect(box.shown == shown)
        #expect(box.document.height == 20)
    }

    @Test("A text that fits has none, nor has one whose lines are just cut off")
    func fits() {
        var box = Self.box("aaaa bbbb\ncccc", lines: 2)
        #expect(box.shown == ["aaaa bbbb", "cccc"])
        box = Self.box("aaaa bbbb cccc", lines: 1, truncation: nil)
        #expect(box.shown == ["aaaa bbbb "])
        #expect(box.document.height == 10)
        box = Self.box("aaaa\n", lines: 1)
        #expect(box.shown == ["aaaa"])
        box = Self.box("aaaa\n\n", lines: 1)
        #expect(box.shown == ["aaaa…"])
    }

    @Test("Paragraphs that are left out show as an ellipsis")
    func paragraphs() {
        var box = Self.box("one\n\ntwo\nthree", lines: 2)
        #expect(box.shown == ["one", "…"])
        box = Self.box("one\r\ntwo\r\nthree", lines: 2)
        #expect(box.shown == ["one", "two…"])
    }

    @Test("Lines that reach below the height are left out, and the first is always shown")
    func height() {
        let text = "one\ntwo\nthree\nfour"
        for (height, shown) in [
            (40.0, ["one", "two", "three", "four"]), (39.0, ["one", "two", "three…"]), (25, ["one", "two…"]),
            (10, ["one…"]), (3, ["one…"]), (0, ["one…"]),
        ] {
            var box = Self.box(text, height: height)
            #expect(box.shown == shown, "\(height)")
            #expect(box.document.height == Double(shown.count) * 10)
        }
    }

    @Test("Each place of the text has a caret on a line that is shown, and each point a place", arguments: 0...2)
    func places(number: Int) {
        let place = [Truncation.tail, .head, .middle][number]
        var box = Self.box("aaaa bbbb cccc dddd eeee\nffff gggg", lines: 2, truncation: place)
        let count = box.document.text.utf16Count
        var last = box.document.caret(at: 0, affinity: .downstream)
        for offset in 0...count {
            let caret = box.document.caret(at: offset, affinity: .downstream)
            #expect(caret.y == (offset < 10 ? 0 : 10) && caret.height == 10, "\(offset)")
            #expect(caret.x >= 0 && caret.x <= 100, "\(offset)")
            #expect(caret.y > last.y || caret.x >= last.x, "\(offset)")
            last = caret
            let range = box.document.lineRange(at: offset, affinity: .downstream)
            #expect(range.lowerBound == (offset < 10 ? 0 : 10))
        }
        for x in stride(from: -20.0, through: 140, by: 5) {
            let stop = box.document.stop(nearestToX: x, y: 500)
            #expect(stop.head >= 10 && stop.head <= count, "\(x)")
            let caret = box.document.caret(at: stop.head, affinity: stop.affinity)
            #expect(abs(caret.x - min(max(x, 0), 100)) <= 10 + 1e-9, "\(x) gives \(stop.head)")
        }
    }

    @Test("What is selected of the text that is left out selects the ellipsis")
    func selection() {
        var box = Self.box("aaaa bbbb cccc dddd eeee\nffff gggg", lines: 1)
        func spans(_ range: Range<Int>) -> [ClosedRange<Double>] {
            var spans: [ClosedRange<Double>] = []
            box.document.forEachSpan(of: range, from: 0, to: 1000) { x, _, _ in spans.append(x) }
            return spans
        }
        #expect(box.shown == ["aaaa bbbb…"])
        #expect(spans(2..<4) == [20...40])
        #expect(spans(8..<12) == [80...100])
        #expect(spans(20..<30) == [90...100])
        #expect(spans(0..<34) == [0...100])
    }

    @Test("The ends of a very long paragraph are found without the rest of it", arguments: 0...2)
    func long(number: Int) {
        let place = [Truncation.tail, .head, .middle][number]
        let text = "begin " + String(repeating: "word ", count: 200_000) + "the end"
        var box = Self.box(text, lines: 1, truncation: place)
        let shaped = box.shapedUnits { _ = $0.document.settledHeight() }
        #expect(shaped < 40_000)
        #expect(box.shown == [["begin wor…"], ["…d the end"], ["begin…end"]][number])
        #expect(box.document.caret(at: text.utf16.count, affinity: .upstream).y == 0)
    }

    @Test("Whatever is edited, seen and resized, it is as if it were laid out anew", arguments: 1...8)
    func edits(series: UInt64) {
        var random = SeededGenerator(11 &+ series &* 7919)
        var room = TextContainer()
        if series % 3 == 0 { room.height = 45 }
        let lines = series % 3 == 0 ? 0 : Int.random(in: 1...6, using: &random)
        let place = [nil, Truncation.tail, .head, .middle][Int(series) % 4]
        func document(_ units: [UInt16], width: Double) -> BoxDocument {
            BoxDocument(
                Rope(utf16: units), width: width, limits: LongParagraphRandomTests.limits, room: room,
                maximumLines: lines, truncation: place)
        }
        var box = document(random.units(atMost: 200), width: 60)
        for step in 0..<150 {
            let count = box.document.text.utf16Count
            switch Int.random(in: 0..<10, using: &random) {
            case 0: box.setWidth(Double(Int.random(in: 1...12, using: &random) * 10))
            case 1, 2:
                let y = Double.random(in: -10...box.document.height + 10, using: &random)
                let top = box.document.layOut(from: y, height: 30)
                #expect(top >= 0 && top <= box.document.height, "seed \(random.seed), step \(step)")
            case 3: _ = box.document.caret(at: Int.random(in: 0...count, using: &random), affinity: .upstream)
            case 4: box.document.invalidate(random.range(within: count))
            default: box.replace(random.range(within: count), with: random.units(atMost: count > 400 ? 1 : 30))
            }
            var fresh = document(box.units, width: box.options.width)
            let (lines, wanted) = (box.lines(), fresh.lines())
            #expect(lines == wanted, "seed \(random.seed), series \(series), step \(step)")
            #expect(box.shown == fresh.shown, "seed \(random.seed), series \(series), step \(step)")
            #expect(box.document.height == fresh.document.height)
            guard lines == wanted else { return }
        }
        #expect(box.document.tree.invariantFaults() == [])
    }
}

extension BoxDocument {
    /// What each line shows, in logical order.
    var shown: [String] {
        mutating get {
            _ = lines()
            var shown: [String] = []
            document.forEachPiece(from: -1, to: .infinity) { piece in
                for line in piece.layout.lines {
                    let runs = line.fragment.runs.map(\.run).sorted { $0.range.lowerBound < $1.range.lowerBound }
                    shown.append(runs.map { String(decoding: $0.text, as: UTF16.self) }.joined())
                }
                return true
            }
            return shown
        }
    }
}
