import Testing

@testable import TextEngine

/// Texts that flow around shapes.
@Suite("DocumentLayout, flow around shapes")
struct DocumentFlowTests {
    private static func room(_ shapes: [[[ExclusionArea.Point]]], padding: Double = 0) -> TextContainer {
        var room = TextContainer()
        room.area = ExclusionArea(shapes, padding: padding)
        return room
    }

    private static func box(_ text: String, width: Double = 100, _ shapes: [[[ExclusionArea.Point]]]) -> BoxDocument {
        BoxDocument(Rope(text), width: width, room: room(shapes))
    }

    private static let rectangle = ExclusionAreaTests.rectangle

    @Test("A line goes on at the other side of a shape")
    func bothSides() {
        var box = Self.box("aaaa bbbb cccc dddd eeee ffff gggg", [Self.rectangle(40...60, 10...25)])
        #expect(box.shown == ["aaaa bbbb ", "cccc ", "dddd ", "eeee ", "ffff ", "gggg"])
        #expect(box.lines().map { [$0.x, $0.y] } == [[0, 0], [0, 10], [60, 10], [0, 20], [60, 20], [0, 30]])
        #expect(box.document.height == 40)
    }

    @Test("Where no word fits there is no line, and no line stands where nothing is left")
    func skipped() {
        var box = Self.box("aaaa bbbb cccc", [Self.rectangle(30...100, 0...20)])
        #expect(box.lines().map { [$0.x, $0.y] } == [[0, 20], [0, 30]])
        box = Self.box("aaaa bbbb cccc", [Self.rectangle(0...100, 5...23)])
        #expect(box.lines().map { [$0.x, $0.y] } == [[0, 23], [0, 33]])
        // A word that is wider than the container is broken where it is.
        box = Self.box("abcdefghijklmno", [Self.rectangle(40...60, 0...10)])
        #expect(box.shown == ["abcd", "efgh", "ijklmno"])
        // What is too narrow for letters is passed over.
        box = Self.box("aaaa\n\nbbbb", [Self.rectangle(4...50, 0...30)])
        #expect(box.lines().map { [$0.x, $0.y] } == [[50, 0], [50, 10], [50, 20]])
    }

    @Test("From right to left a row begins at the right")
    func rightToLeft() {
        var box = Self.box("אאאא בבבב גגגג", [Self.rectangle(40...60, 0...10)])
        // A blank hangs over at the left of a line.
        #expect(box.lines().map { [$0.x, $0.y] } == [[50, 0], [-10, 0], [60, 10]])
    }

    @Test("Points beside a shape find the line on their side, and carets stand on theirs")
    func points() {
        var box = Self.box("aaaa bbbb cccc dddd eeee ffff gggg", [Self.rectangle(40...60, 10...25)])
        #expect(box.document.stop(nearestToX: 10, y: 15) == TextSelection(caret: 11))
        #expect(box.document.stop(nearestToX: 70, y: 15) == TextSelection(caret: 16))
        #expect(box.document.stop(nearestToX: 45, y: 15).head == 14)
        #expect(box.document.stop(nearestToX: 56, y: 15) == TextSelection(caret: 15))
        #expect(box.document.caret(at: 15, affinity: .downstream) == .init(x: 60, y: 10, height: 10))
        #expect(box.document.caret(at: 15, affinity: .upstream) == .init(x: 50, y: 10, height: 10))
        var spans: [[Double]] = []
        box.document.forEachSpan(of: 12..<18, from: 0, to: 100) {
            spans.append([$0.lowerBound, $0.upperBound, $1, $2])
        }
        #expect(spans == [[20, 50, 10, 10], [60, 90, 10, 10]])
    }

    @Test("Lines of a row are as high as the highest, and stand on one baseline")
    func baseline() {
        let text = BoxText("aaaa bbbb cccc").with { $0.parts = [("bbbb", .sized(12))] }
        var options = TextLayout.Options()
        options.width = 110
        let layout = TextLayout(
            text.units, styles: text.styles, options: options, typesetter: text.typesetter,
            around: ExclusionArea([Self.rectangle(40...60, 0...11)], padding: 0))
        #expect(layout.lines.map { $0.y.rounded() } == [0, 0, 12])
        #expect(layout.lines.map { $0.height.rounded() } == [12, 12, 10])
        #expect(layout.lines[0].baseline == layout.lines[1].baseline)
        // A higher word reaches a shape that a lower one would not.
        let low = TextLayout(
            text.units, styles: text.styles, options: options, typesetter: text.typesetter,
            around: ExclusionArea([Self.rectangle(50...60, 11...20)], padding: 0))
        #expect(low.lines.map(\.x) == [0, 60, 0])
    }

    @Test("Only what stands above the lowest shape's end is laid out before it is seen")
    func lazy() {
        let text = String(repeating: "some words in a line\n", count: 100_000)
        var box = Self.box(text, [Self.rectangle(20...30, 100...200)])
        _ = box.document.layOut(from: 0, height: 50)
        #expect(box.laidLines.count < 40)
        let middle = box.document.layOut(from: box.document.height / 2, height: 50)
        #expect(box.laidLines.contains { $0.y > middle })
        #expect(box.document.tree.summary.laidCount < 2000)
        // An edit below the shapes sets no line among them.
        let offset = box.document.stop(nearestToX: 0, y: middle).head
        let shaped = box.shapedUnits {
            $0.replace(offset..<offset, with: [0x61])
            _ = $0.document.caret(at: offset, affinity: .downstream)
        }
        #expect(shaped < 100)
    }

    private static func shapes(using random: inout SeededGenerator) -> [[[ExclusionArea.Point]]] {
        (0..<Int.random(in: 1...3, using: &random)).map { _ in
            let (x, y) = (
                Double(Int.random(in: -2...18, using: &random) * 10), Double(Int.random(in: 0...30, using: &random) * 4)
            )
            let (width, height) = (
                Double(Int.random(in: 1...12, using: &random) * 10), Double(Int.random(in: 1...15, using: &random) * 5)
            )
            guard Int.random(in: 0..<3, using: &random) == 0 else {
                return rectangle(x...(x + width), y...(y + height))
            }
            return [[.init(x: x, y: y), .init(x: x + width, y: y + height), .init(x: x - width, y: y + height)]]
        }
    }

    @Test("Whatever is edited, seen and resized, the lines are those of the whole text set at once", arguments: 1...8)
    func edits(series: UInt64) {
        var random = SeededGenerator(21 &+ series &* 7919)
        // Half of the texts are long paragraphs, set in pieces of some lines.
        let isLong = series % 2 == 0
        var limits = isLong ? LongParagraphRandomTests.limits : PieceLimits()
        limits.reach = 1 << 20
        func units(_ count: Int) -> [UInt16] {
            guard isLong else { return random.units(atMost: count) }
            let words = (0..<max(1, count / 5)).map { _ in "abcdefghi".prefix(Int.random(in: 1...9, using: &random)) }
            return Array((words.joined(separator: " ") + " ").utf16)
        }
        var box = BoxDocument(
            Rope(utf16: units(isLong ? 600 : 200)), width: isLong ? 160 : 80, limits: limits,
            room: Self.room(Self.shapes(using: &random)))
        for step in 0..<60 {
            let count = box.document.text.utf16Count
            switch Int.random(in: 0..<12, using: &random) {
            case 0: box.setWidth(Double(Int.random(in: 3...20, using: &random) * 10))
            case 1, 2:
                let y = Double.random(in: -10...box.document.height + 10, using: &random)
                let top = box.document.layOut(from: y, height: 30)
                #expect(top >= 0 && top <= box.document.height, "seed \(random.seed), step \(step)")
            case 3: _ = box.document.caret(at: Int.random(in: 0...count, using: &random), affinity: .upstream)
            case 4: box.document.invalidate(random.range(within: count))
            case 5: box.setRoom(Self.room(Self.shapes(using: &random)))
            case 6, 7:
                let start = Int.random(in: 0...count, using: &random)
                box.replace(start..<min(count, start + 3), with: [0x62, 0x20, 0x63])
            default:
                let range = random.range(within: count)
                let part = range.lowerBound..<min(range.upperBound, range.lowerBound + 40)
                box.replace(part, with: units(count > (isLong ? 900 : 400) ? 1 : 40))
            }
            #expect(box.document.tree.summary.count == box.document.count, "seed \(random.seed), step \(step)")
            if step % 4 == 0 {
                let (lines, model) = (box.lines(), box.model)
                let same = lines.count == model.count && zip(lines, model).allSatisfy { $0.isNear($1) }
                #expect(same, "seed \(random.seed), series \(series), step \(step)")
                guard same else { return }
            }
        }
        #expect(box.document.tree.invariantFaults() == [])
    }

    @Test("A limit of lines counts rows, and the last part of a row has the ellipsis")
    func limit() {
        var box = BoxDocument(
            Rope("aaaa bbbb cccc dddd eeee ffff gggg"), room: Self.room([Self.rectangle(40...60, 10...25)]),
            maximumLines: 2, truncation: .tail)
        #expect(box.shown == ["aaaa bbbb ", "cccc ", "ddd…"])
        #expect(box.document.height == 20)
        box.replace(0..<1, with: Array("x y ".utf16))
        #expect(box.shown == ["x y aaa ", "bbbb ", "ccc…"])
    }
}

extension BoxLine {
    /// Whether two lines are the same but for the rounding of sums.
    fileprivate func isNear(_ other: BoxLine) -> Bool {
        range == other.range && abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6
    }
}
