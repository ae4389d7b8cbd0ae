import Testing

@testable import TextEngine

@Suite("DocumentLayout")
struct DocumentLayoutTests {
    @Test("Laid out in full it is what setting the whole text gives")
    func full() {
        for text in ["", "\n", "a", "one two three four\nfive\r\nsix\rseven\u{2028}eight", "\n\n\n", "abc\r\n"] {
            var box = BoxDocument(text)
            #expect(box.lines() == box.model, "\(text)")
        }
    }

    @Test("Nothing is laid out that is not seen")
    func lazy() {
        var box = BoxDocument(String(repeating: "some words in a line\n", count: 100_000))
        _ = box.document.layOut(from: 0, height: 200)
        var count = 0
        box.document.forEachPiece(from: 0, to: .infinity) { _ in
            count += 1
            return true
        }
        #expect(count > 0 && count < 25)
    }

    @Test("What is seen stays where it is when what stands above it comes into view", arguments: [0.2, 0.5, 0.99, 1])
    func anchor(part: Double) {
        var box = BoxDocument(
            (0..<500).map { String(repeating: "word ", count: 1 + $0 * 7 % 23) }.joined(separator: "\n"))
        var y = box.document.layOut(from: box.document.height * part, height: 100)
        for _ in 0..<200 {
            let seen = box.document.stop(nearestToX: 0, y: y + 50)
            let before = box.document.caret(at: seen.head, affinity: seen.affinity).y - y
            y = box.document.layOut(from: y, height: 100)
            #expect(box.document.caret(at: seen.head, affinity: seen.affinity).y - y == before)
            // A finger pulls the text down by seven points.
            let wanted = max(0, y - 7)
            let top = box.document.layOut(from: wanted, height: 100)
            let after = box.document.caret(at: seen.head, affinity: seen.affinity).y - top
            #expect(abs(after - before - (y - wanted)) < 1e-6)
            y = top
        }
    }

    @Test("All that is asked for is laid out, wherever one looks")
    func covered() {
        var box = BoxDocument((0..<300).map { String(repeating: "ab ", count: $0 % 17) }.joined(separator: "\r\n"))
        for number in 0..<100 {
            let y = box.document.layOut(from: box.document.height * Double(number * 37 % 100) / 100, height: 95)
            var end = y
            box.document.forEachPiece(from: y, to: y + 95) { paragraph in
                #expect(paragraph.y <= end + 1e-6)
                end = paragraph.y + paragraph.layout.height
                return true
            }
            #expect(end >= min(y + 95, box.document.height) - 1e-6)
        }
    }

    @Test("An edit of one letter moves nothing but the lines of its paragraph")
    func editing() {
        var box = BoxDocument(String(repeating: "some words in a line\n", count: 50))
        _ = box.lines()
        let height = box.document.height
        box.replace(500..<500, with: [0x61])
        #expect(box.document.height == height)
        #expect(box.lines() == box.model)
        box.replace(500..<501, with: [])
        #expect(box.lines() == box.model)
    }

    @Test("Carets and points are each other's reverse on every line")
    func carets() {
        var box = BoxDocument("one two three four five\n\nab אבג cd\r\nthe end")
        let count = box.document.text.utf16Count
        for offset in 0...count where GraphemeBreaker.isBoundary(offset, in: box.document.text) {
            for affinity in [TextSelection.Affinity.upstream, .downstream] {
                let caret = box.document.caret(at: offset, affinity: affinity)
                let stop = box.document.stop(nearestToX: caret.x, y: caret.y + caret.height / 2)
                let again = box.document.caret(at: stop.head, affinity: stop.affinity)
                #expect(again == caret, "\(offset)")
            }
        }
    }

    @Test("The end of a broken line and the beginning of the next are told apart by affinity")
    func affinity() {
        var box = BoxDocument("aaaa bbbb cccc")
        let (upper, lower) = (
            box.document.caret(at: 10, affinity: .upstream), box.document.caret(at: 10, affinity: .downstream)
        )
        #expect(upper.y == 0 && lower == .init(x: 0, y: 10, height: 10))
        #expect(box.document.lineRange(at: 10, affinity: .upstream) == 0..<10)
        #expect(box.document.lineRange(at: 10, affinity: .downstream) == 10..<14)
        #expect(box.document.stop(nearestToX: 500, y: 5) == TextSelection(caret: 10, affinity: .upstream))
        #expect(box.document.stop(nearestToX: -5, y: 15) == TextSelection(caret: 10))
    }

    @Test("Selections cover letters, and a little behind a selected line end")
    func selections() {
        var box = BoxDocument("ab\n\ncd")
        _ = box.lines()
        var spans: [[Double]] = []
        box.document.forEachSpan(of: 1..<5, from: 0, to: 100) { spans.append([$0.lowerBound, $0.upperBound, $1, $2]) }
        #expect(spans == [[10, 20, 0, 10], [20, 22.5, 0, 10], [0, 2.5, 10, 10], [0, 10, 20, 10]])
    }

    @Test("Points and places that are no numbers are brought into the text")
    func strangePlaces() {
        var box = BoxDocument("abc\ndef")
        for number in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
            let stop = box.document.stop(nearestToX: number, y: number)
            #expect(stop.head >= 0 && stop.head <= 7)
            let y = box.document.layOut(from: number, height: 10)
            #expect(y >= 0 && y <= box.document.height)
        }
        #expect(box.document.piece(laidOutAt: -5).range.lowerBound == 0)
        #expect(box.document.piece(laidOutAt: 500).range.upperBound == 8)
    }
}
