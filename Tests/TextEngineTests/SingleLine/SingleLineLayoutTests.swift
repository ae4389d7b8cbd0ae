import Testing

@testable import TextEngine

/// A single line set with boxes ten points wide, beside the naive model: the whole text set at once.
private struct BoxSingleLine {
    final class Store {
        var text: Rope
        init(_ text: Rope) { self.text = text }
    }

    var layout: SingleLineLayout
    let store: Store
    private let shaper = CountingShaper()
    private let mask: UInt16?

    init(_ units: [UInt16], limits: SingleLineLayout.Limits, mask: UInt16? = nil) {
        let store = Store(Rope(utf16: units))
        self.store = store
        self.mask = mask
        var options = TextLayout.Options()
        options.wrap = .none
        layout = SingleLineLayout(
            options: options, mask: mask, typesetter: Typesetter(shaper: shaper), limits: limits,
            source: { store.text }
        ) { ParagraphLooks(styles: [StyleRun(range: 0..<$0.count, style: .sized(10))], options: $1) }
    }

    var count: Int { store.text.utf16Count }

    mutating func replace(_ range: Range<Int>, with units: [UInt16]) {
        store.text.replace(range, with: units)
        layout.replace(range, newCount: units.count)
    }

    /// The same text as one span of which all is laid out.
    func whole() -> SingleLineLayout {
        var limits = SingleLineLayout.Limits()
        limits.whole = .max
        return BoxSingleLine(store.text.units(in: 0..<count), limits: limits, mask: mask).layout
    }

    mutating func layOutAll() {
        for offset in 0...count { _ = layout.piece(at: offset, affinity: .downstream) }
    }

    mutating func shapedUnits(_ body: (inout BoxSingleLine) -> Void) -> Int {
        let before = shaper.count
        body(&self)
        return shaper.count - before
    }
}

@Suite("SingleLineLayout")
struct SingleLineLayoutTests {
    private static func limits() -> SingleLineLayout.Limits {
        var limits = SingleLineLayout.Limits()
        (limits.whole, limits.span, limits.context, limits.reach, limits.laid) = (24, 16, 4, 2, 1 << 20)
        return limits
    }

    /// Pieces of text of every kind that a line may be long of.
    private static let pool: [(String, [String])] = [
        ("letters", ["a", "b", " ", "word "]), ("ideographs", ["春", "眠", "。"]), ("flags", ["🇩🇪", "🇫🇷", "🇯"]),
        ("marks", ["a\u{301}", "\u{308}", "e"]), ("cluster", ["\u{301}"]), ("lines", ["a\n", "b\r\n", "\u{2028}"]),
        ("nuls", ["\0", "x"]), ("joined", ["👩\u{200D}", "👩"]), ("hebrew", ["שלום", " ", "ב"]),
        ("mixed", ["a", "🇩🇪", "\u{301}", "春", " ", "\r\n", "👩\u{200D}👩", "\0"]),
    ]

    @Test("A long line has its carets where the same line set as a whole has them", arguments: pool.map(\.0))
    func carets(kind: String) throws {
        let pieces = try #require(Self.pool.first { $0.0 == kind }).1
        var random = SeededGenerator(31)
        for mask in [nil, UInt16(0x2022)] {
            var line = BoxSingleLine([], limits: Self.limits(), mask: mask)
            for round in 0..<60 {
                let place = "seed \(random.seed), \(kind), round \(round)"
                // An edit where something is laid out, and something not.
                for _ in 0..<3 {
                    let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in
                        pieces[Int.random(in: 0..<pieces.count, using: &random)]
                    }
                    // A part that begins inside a character without end has fewer borders near its beginning.
                    if ["cluster", "joined", "mixed"].contains(kind), line.count > 180 {
                        line.replace(0..<line.count, with: [])
                    }
                    let editor = TextEditor(line.store.text)
                    let range = editor.snapped(TextSelection(random.range(within: line.count))).range
                    line.replace(range, with: Array(text.joined().utf16))
                    let head = Int.random(in: 0...line.count, using: &random)
                    _ = line.layout.layOut(from: 0, width: 100, around: TextSelection(caret: head))
                }
                line.layOutAll()
                let whole = line.whole()
                _ = whole.caretX(at: 0, affinity: .downstream)
                let isSame = abs(line.layout.width - whole.width) < 0.01
                #expect(isSame, "\(line.layout.width), \(whole.width), \(place)")
                for offset in 0...line.count where GraphemeBreaker.isBoundary(offset, in: line.store.text) {
                    let (x, expected) = (
                        line.layout.caretX(at: offset, affinity: .downstream),
                        whole.caretX(at: offset, affinity: .downstream)
                    )
                    #expect(abs(x - expected) < 0.01, "\(offset): \(x), \(expected), \(place)")
                    let stop = line.layout.stop(nearestTo: x)
                    #expect(
                        abs(line.layout.caretX(at: stop.head, affinity: stop.affinity) - x) < 0.01,
                        "\(offset), \(place)")
                }
                let range = random.range(within: line.count)
                let spans = (line.layout.spans(of: range), whole.spans(of: range))
                let widths = (
                    spans.0.map { $0.upperBound - $0.lowerBound }, spans.1.map { $0.upperBound - $0.lowerBound }
                )
                #expect(abs(widths.0.reduce(0, +) - widths.1.reduce(0, +)) < 0.01, "\(range), \(place)")
            }
        }
    }

    @Test("What is seen has letters, and the caret stays where it is when they come")
    func seen() {
        var random = SeededGenerator(32)
        for kind in ["letters", "hebrew"] {
            let units = Array((0..<4000).map { _ in kind == "letters" ? "ab\u{301} " : "שלום " }.joined().utf16)
            let line = BoxSingleLine(units, limits: Self.limits())
            for _ in 0..<100 {
                let caret = TextSelection(caret: Int.random(in: 0...line.count, using: &random))
                let before = line.layout.caretX(at: caret.head, affinity: .downstream)
                let left = before - Double.random(in: 0...200, using: &random)
                let seen = line.layout.layOut(from: left, width: 200, around: caret)
                let after = line.layout.caretX(at: caret.head, affinity: .downstream)
                #expect(abs((after - seen) - (before - left)) < 0.01)
                var covered = 0.0
                line.layout.forEachPiece(from: seen, to: seen + 200) { placed in
                    let right = placed.x + placed.piece.line.fragment.width
                    covered += max(0, min(right, seen + 200) - max(placed.x, seen))
                }
                let wanted = min(seen + 200, line.layout.width) - max(0, seen)
                #expect(covered >= wanted - 0.01)
            }
        }
    }

    @Test(
        "No operation looks at the whole of a long line", arguments: ["a", "春", "🇩🇪", "\t", "a\u{301}", "\u{301}", "\0"])
    func work(piece: String) {
        let count = 1 << 20
        let units = Array(String(repeating: piece, count: count / piece.utf16.count).utf16)
        var line = BoxSingleLine(units, limits: SingleLineLayout.Limits())
        let spans = 6 * 1024
        for offset in [0, count, count / 2, count / 2 + 1] {
            #expect(line.shapedUnits { _ = $0.layout.caretX(at: offset, affinity: .downstream) } < spans)
            #expect(
                line.shapedUnits { _ = $0.layout.layOut(from: 0, width: 300, around: TextSelection(caret: offset)) }
                    < 12 * 1024)
            #expect(line.shapedUnits { _ = $0.layout.stop(nearestTo: 1000) } < spans)
            let border = GraphemeBreaker.boundary(atOrBefore: offset, in: line.store.text)
            #expect(
                line.shapedUnits {
                    $0.replace(border..<border, with: [0x62])
                    _ = $0.layout.caretX(at: border + 1, affinity: .downstream)
                } < spans)
        }
    }

    private static let overflows: [LineOverflow] = [
        .wrapped(.word), .wrapped(.character), .truncated(.head), .truncated(.middle), .truncated(.tail),
    ]

    @Test(
        "A line that is cut short shows what the whole text set at once would, and knows what it leaves out",
        arguments: overflows)
    func overflow(overflow: LineOverflow) throws {
        let units = (0..<400).map { $0 % 7 == 6 ? 0x20 : UInt16(0x61 + $0 % 26) }
        for width in [0.0, 5, 45, 100, 200] {
            let line = BoxSingleLine(units, limits: Self.limits())
            _ = line.layout.caretX(at: 0, affinity: .downstream)
            let whole = line.whole()
            let (short, wanted) = (
                line.layout.shortened(to: width, by: overflow), whole.shortened(to: width, by: overflow)
            )
            let (cut, other) = (try #require(short).lines[0], try #require(wanted).lines[0])
            #expect(cut.fragment.range == other.fragment.range && cut.elided == other.elided)
            for offset in 0...400 where !(cut.elided?.range.contains(offset) ?? true) {
                #expect(abs(cut.caretX(at: offset) - other.caretX(at: offset)) < 0.01)
            }
            guard let elided = cut.elided?.range else { continue }
            #expect(cut.range == 0..<400 && elided.upperBound <= 400)
            #expect(overflow != .truncated(.head) || elided.lowerBound == 0)
            #expect(overflow != .truncated(.tail) || elided.upperBound == 400)
        }
    }

    @Test("However long the line is, a little of it is looked at to cut it short", arguments: overflows)
    func overflowWork(overflow: LineOverflow) {
        let units = Array(repeating: UInt16(0x61), count: 1 << 20)
        var line = BoxSingleLine(units, limits: SingleLineLayout.Limits())
        #expect(line.shapedUnits { _ = $0.layout.shortened(to: 300, by: overflow) } < 8 * 1024)
        // Marks without any width: nothing fills the room.
        let marks = BoxSingleLine(Array(repeating: UInt16(0x301), count: 5000), limits: Self.limits())
        let layout = marks.layout
        #expect(layout.shortened(to: 300, by: overflow) != nil)
    }

    @Test("Letters that are far from where anybody looks are forgotten, and nothing moves for it")
    func forgetting() {
        var limits = Self.limits()
        limits.laid = 200
        let line = BoxSingleLine(Array(repeating: 0x61, count: 5000), limits: limits)
        for offset in stride(from: 0, through: 5000, by: 5) { _ = line.layout.caretX(at: offset, affinity: .upstream) }
        #expect(line.layout.tree.summary.laidCount <= 200)
        #expect(abs(line.layout.width - 50_000) < 0.01)
    }
}
