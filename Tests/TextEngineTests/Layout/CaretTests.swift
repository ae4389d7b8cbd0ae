import Testing

@testable import TextEngine

@Suite("LineFragment, carets")
struct CaretTests {
    @Test("In text of one direction carets stand between graphemes")
    func leftToRight() {
        let line = BoxText("ae\u{301}😀b").line
        #expect([0, 1, 3, 5, 6].map { line.caretX(at: $0) } == [0, 10, 20, 30, 40])
        // Offsets inside a grapheme take its start, those outside the line its ends.
        #expect(line.caretX(at: 2) == 10 && line.caretX(at: 4) == 20)
        #expect(line.caretX(at: -3) == 0 && line.caretX(at: 99) == 40)
        #expect(line.caretStops.map(\.offset) == [0, 1, 3, 5, 6])
        #expect(line.caretStops.map(\.x) == [0, 10, 20, 30, 40])
    }

    @Test("From right to left they run the other way")
    func rightToLeft() {
        let line = BoxText("אבג").line
        #expect([0, 1, 2, 3].map { line.caretX(at: $0) } == [30, 20, 10, 0])
        #expect(line.caretStops.map(\.offset) == [3, 2, 1, 0])
    }

    @Test("Where directions meet, an offset has two places")
    func affinity() {
        let line = BoxText("abאב").line
        #expect(line.caretX(at: 2, affinity: .upstream) == 20)
        #expect(line.caretX(at: 2, affinity: .downstream) == 40)
        #expect(line.caretX(at: 4, affinity: .upstream) == 20)
        #expect(line.caretX(at: 4, affinity: .downstream) == 20)
        #expect(line.caretX(at: 0, affinity: .upstream) == 0)
        let mirrored = BoxText("אבab").line
        #expect(mirrored.caretX(at: 2, affinity: .upstream) == 20)
        #expect(mirrored.caretX(at: 2, affinity: .downstream) == 0)
    }

    @Test("Where runs of one direction meet, there is one place")
    func styleBorder() {
        let line = BoxText("abcd").with { $0.parts = [("ab", .sized(10)), ("cd", .sized(20))] }.line
        #expect(line.caretStops.map(\.offset) == [0, 1, 2, 3, 4])
        #expect(line.caretStops.map(\.x) == [0, 10, 20, 40, 60])
        let hebrew = BoxText("אבגד").with { $0.parts = [("אב", .sized(10)), ("גד", .sized(20))] }.line
        #expect(hebrew.caretStops.map(\.offset) == [4, 3, 2, 1, 0])
        #expect(hebrew.caretStops.map(\.x) == [0, 20, 40, 50, 60])
    }

    @Test("Inside a ligature carets stand where the font says, and evenly where it says nothing")
    func ligatures() {
        let evenly = BoxText("ofio").with { $0.shaper.ligatures = ["fi"] }
        #expect((0...4).map { evenly.line.caretX(at: $0) } == [0, 10, 17.5, 25, 35])
        let told = evenly.with { $0.shaper.carets = [9] }
        #expect((0...4).map { told.line.caretX(at: $0) } == [0, 10, 19, 25, 35])
        // Two carets for two letters: the font means another ligature.
        #expect(evenly.with { $0.shaper.carets = [4, 9] }.line.caretX(at: 2) == 17.5)
        // Carets of a damaged font stay inside.
        #expect(evenly.with { $0.shaper.carets = [900] }.line.caretX(at: 2) == 25)
        #expect(evenly.with { $0.shaper.carets = [-900] }.line.caretX(at: 2) == 10)
    }

    @Test("In a ligature from right to left the font's carets count from the left")
    func rightToLeftLigature() {
        let text = BoxText("אלאב").with { $0.shaper.ligatures = ["לא"] }
        #expect((0...4).map { text.line.caretX(at: $0) } == [35, 25, 17.5, 10, 0])
        let told = text.with { $0.shaper.carets = [4] }
        #expect((0...4).map { told.line.caretX(at: $0) } == [35, 25, 14, 10, 0])
        let three = BoxText("אבגד").with {
            $0.shaper.ligatures = ["אבג"]
            $0.shaper.carets = [3, 9]
        }
        // From the left: ד, then the ligature from 10 to 25 with carets at 13 and 19.
        #expect((0...4).map { three.line.caretX(at: $0) } == [25, 19, 13, 10, 0])
    }

    @Test("A cluster that begins inside a grapheme is no place for a caret")
    func clusterInsideGrapheme() {
        // A shaper may set a conjunct's letters apart that are one grapheme (UAX #29, GB9c).
        let run = ShapedRun(
            font: BoxFont(size: 10), style: .sized(10), range: 0..<4, text: Array("ae\u{301}b".utf16), script: .latin,
            level: 0,
            clusters: (0..<4).map { ShapedRun.Cluster(offset: $0, advance: 10, glyph: 0) })
        #expect(run.stopOffsets == [0, 1, 3, 4])
        #expect([0, 1, 3, 4].map { run.x(at: $0) } == [0, 10, 30, 40])
    }

    @Test("A touch finds the nearest place")
    func hits() {
        let line = BoxText("abcd").line
        let found = [-100, 4, 6, 14.9, 15.1, 34, 36, 1000].map { line.caretStop(nearestTo: $0).offset }
        #expect(found == [0, 0, 1, 1, 2, 3, 4, 4])
        #expect(line.caretStop(nearestTo: .infinity).offset == 4)
        #expect(line.caretStop(nearestTo: -.infinity).offset == 0)
        // The end of a line belongs to it, not to the next.
        #expect(line.caretStop(nearestTo: 99).affinity == .upstream)
        #expect(line.caretStop(nearestTo: -9).affinity == .downstream)
        let mixed = BoxText("abאב").line
        #expect(mixed.caretStop(nearestTo: 39).offset == 2)
        #expect(mixed.caretStop(nearestTo: 39).affinity == .downstream)
        #expect(mixed.caretStop(nearestTo: 19) == .init(offset: 2, affinity: .upstream, x: 20))
        #expect(BoxText("").line.caretStop(nearestTo: 5) == .init(offset: 0, affinity: .downstream, x: 0))
    }

    @Test("Marks without a width do not keep a caret from their base")
    func zeroWidth() {
        // A zero width space is a grapheme without width: both its sides are one place.
        let run = ShapedRun(
            font: BoxFont(size: 10), style: .sized(10), range: 0..<3, text: Array("a\u{200B}b".utf16), script: .latin,
            level: 0,
            clusters: [
                .init(offset: 0, advance: 10, glyph: 0), .init(offset: 1, advance: 0, glyph: 0),
                .init(offset: 2, advance: 10, glyph: 0),
            ])
        #expect(run.offset(nearestTo: 10) == 1)
        #expect(run.offset(nearestTo: 20) == 3)
    }

    @Test("A selection covers what is between its ends, in one part for each stretch of one direction")
    func spans() {
        let line = BoxText("abc אבג def").line
        #expect(line.selectionSpans(for: 0..<11) == [0...110])
        #expect(line.selectionSpans(for: 1..<3) == [10...30])
        #expect(line.selectionSpans(for: 4..<5) == [60...70])
        #expect(line.selectionSpans(for: 2..<5) == [20...40, 60...70])
        #expect(line.selectionSpans(for: 6..<9) == [40...50, 70...90])
        #expect(line.selectionSpans(for: 3..<3).isEmpty)
        #expect(line.selectionSpans(for: 20..<30).isEmpty)
        #expect(BoxText("").line.selectionSpans(for: 0..<0).isEmpty)
        let ligature = BoxText("ofio").with { $0.shaper.ligatures = ["fi"] }.line
        #expect(ligature.selectionSpans(for: 1..<2) == [10...17.5])
    }

    @Test("In random text, touching a caret's place gives that place, and selections are as wide as their graphemes")
    func roundTrip() {
        var generator = SeededGenerator()
        for round in 0..<2000 {
            let text = generator.mixedText(atMost: 14)
            let boxes = BoxText(text).with {
                $0.shaper.ligatures = ["fi", "لا"]
                $0.options.direction = [.automatic, .leftToRight, .rightToLeft][round % 3]
            }
            let line = boxes.line
            let comment: Comment = "seed \(generator.seed), round \(round), \(text.debugDescription)"
            let stops = line.caretStops
            #expect(zip(stops, stops.dropFirst()).allSatisfy { $0.x <= $1.x }, comment)
            for stop in stops {
                #expect(line.caretX(at: stop.offset, affinity: stop.affinity) == stop.x, comment)
                let found = line.caretStop(nearestTo: stop.x)
                #expect(found.x == stop.x, comment)
                #expect(line.caretX(at: found.offset, affinity: found.affinity) == found.x, comment)
            }
            // Each border of a grapheme has a place, and no other offset has one.
            var borders: Set<Int> = [0]
            var end = 0
            for character in text {
                end += character.utf16.count
                borders.insert(end)
            }
            #expect(Set(stops.map(\.offset)) == borders, comment)
            let range = generator.range(within: boxes.units.count)
            let spans = line.selectionSpans(for: range)
            let width = spans.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
            let rest = line.selectionSpans(for: 0..<range.lowerBound) + line.selectionSpans(for: range.upperBound..<end)
            let restWidth = rest.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
            #expect(abs(width + restWidth - line.width) < 1e-9, comment)
            for (span, next) in zip(spans, spans.dropFirst()) { #expect(span.upperBound < next.lowerBound, comment) }
        }
    }
}
