import Testing

@testable import TextEngine

@Suite("GraphemeBreaker")
struct GraphemeBreakerTests {
    /// Scalars of every class that UAX #29 tells apart.
    private static let pool: [Unicode.Scalar] = [
        "a", "é", " ", "\r", "\n", "\u{301}", "\u{300}", "\u{200D}", "\u{200C}", "\u{FE0F}", "😀", "👨", "👩", "🏽", "❤",
        "©",
        "🇩", "🇪", "🇫", "\u{E0067}", "\u{1100}", "\u{1161}", "\u{11A8}", "가", "각", "क", "ष", "\u{94D}", "\u{93C}", "ि",
        "ก", "\u{E33}", "\u{E31}", "\u{600}", "\u{110BD}", "\u{AD}", "\u{2028}", "漢", "\u{1F3FB}", "\u{0}", "\u{20E3}",
        "\u{34F}", "\u{36F}", "\u{80}", "\u{9F}", "\u{A0}", "®", "\u{2FF}", "\u{370}",
    ]

    private func boundaries(_ text: String) -> [Int] {
        text.indices.map { $0.utf16Offset(in: text) } + [text.utf16.count]
    }

    private func check(_ text: String, _ comment: Comment) {
        let expected = boundaries(text)
        let units = Array(text.utf16)
        let rope = Rope(text)
        units.withUnsafeBufferPointer { buffer in
            for offset in 0...units.count {
                let before = expected.last { $0 < offset } ?? 0
                let after = expected.first { $0 > offset } ?? units.count
                #expect(GraphemeBreaker.isBoundary(offset, in: rope) == expected.contains(offset), comment)
                #expect(GraphemeBreaker.boundary(before: offset, in: rope) == before, comment)
                #expect(GraphemeBreaker.boundary(after: offset, in: rope) == after, comment)
                #expect(GraphemeBreaker.boundary(before: offset, in: buffer) == before, comment)
                #expect(GraphemeBreaker.boundary(after: offset, in: buffer) == after, comment)
                let isBoundary = expected.contains(offset)
                #expect(
                    GraphemeBreaker.boundary(atOrBefore: offset, in: rope) == (isBoundary ? offset : before), comment)
                #expect(GraphemeBreaker.boundary(atOrAfter: offset, in: rope) == (isBoundary ? offset : after), comment)
                #expect(
                    GraphemeBreaker.boundary(atOrAfter: offset, in: buffer) == (isBoundary ? offset : after), comment)
            }
        }
    }

    @Test(
        "Each is one cluster",
        arguments: [
            "a", "e\u{301}", "\r\n", "👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "❤️", "क्षि", "각", "\u{1100}\u{1161}\u{11A8}", "1️⃣",
            "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "ก็", "\u{600}1",
        ])
    func clusters(cluster: String) {
        let text = "x" + cluster + "y"
        let rope = Rope(text)
        let end = 1 + cluster.utf16.count
        #expect(GraphemeBreaker.boundary(after: 1, in: rope) == end)
        #expect(GraphemeBreaker.boundary(before: end, in: rope) == 1)
        #expect((2..<end).allSatisfy { !GraphemeBreaker.isBoundary($0, in: rope) })
        check(text, "\(cluster)")
    }

    @Test("Any text has the boundaries that String gives it")
    func randomTexts() {
        var generator = SeededGenerator()
        for _ in 0..<1500 {
            let scalars = (0..<Int.random(in: 1...14, using: &generator)).map { _ in
                Self.pool[Int.random(in: 0..<Self.pool.count, using: &generator)]
            }
            let text = String(String.UnicodeScalarView(scalars))
            check(text, "\(scalars.map { String($0.value, radix: 16) }), seed \(generator.seed)")
        }
    }

    /// Texts without an end of a character for longer than is looked at, some of them between letters.
    private static let endless = [
        "\u{301}", "👩\u{200D}", "\u{1100}", "\u{600}", "क\u{94D}", "\u{200D}", "a\u{200D}👩\u{200D}", "\u{1161}",
        "\u{1F3FB}", "\u{E0067}",
    ]

    @Test("What is taken for a cluster of its own is one beside anything that is")
    func ownClusters() {
        let neighbours = ["a", "я", "\u{200B}", "\u{200F}", "\u{2067}", "\u{A9}", "א", "س", "ก", "漢", "あ"]
        let own = (0x20...0xFFFF).filter { GraphemeBreaker.isCluster(UInt16($0)) }.compactMap(Unicode.Scalar.init)
        #expect(own.count > 1000)
        for unit in own {
            let text = neighbours.joined(separator: String(unit)) + String(unit)
            #expect(text.count == text.unicodeScalars.count, "U+\(String(unit.value, radix: 16))")
        }
    }

    @Test("What is taken for a letter is divided from what is before it, and a mark behind it is not divided from it")
    func letters() {
        let contexts = [
            "a", "е", "\u{301}", "a\u{301}", "👩\u{301}", "👩\u{200D}\u{301}", "क", "क\u{94D}", "क\u{301}\u{94D}",
            "क\u{94D}\u{301}", "\u{E33}", "\u{1100}", "\u{1161}", "\u{11A8}", "🇩", "\u{FE0F}", "\u{1F3FB}", "א\u{5B0}",
        ]
        // Two signs below U+0300 may be pictures, which a joiner joins to those before them.
        let joined = ["\u{200D}", "👩\u{200D}", "👩\u{301}\u{200D}"]
        // Of the thousands of ideographs some, and the first and the last.
        let letters = (0...0x2_0000).filter { ClusterRecognizer.isLetter($0) }
            .filter { $0 < 0x3100 || $0 % 64 == 0 || $0 == 0x9FFF }
            .compactMap(Unicode.Scalar.init)
        #expect(letters.count > 1700)
        for letter in letters {
            let isDivided = (contexts + ("©®".unicodeScalars.contains(letter) ? [] : joined)).allSatisfy {
                ($0 + String(letter) + "a").count == $0.count + 2
            }
            let isExtended = ["\u{301}", "\u{36F}"].allSatisfy { (String(letter) + $0).count == 1 }
            #expect(isDivided && isExtended, "U+\(String(letter.value, radix: 16))")
        }
    }

    @Test("A character without end falls apart in the same places from wherever it is looked at", arguments: endless)
    func endlessClusters(piece: String) {
        for (lead, count) in [("", 700), ("x", 700), ("x", 200)] {
            let text = lead + String(repeating: piece, count: count / piece.utf16.count) + "x" + piece
            let units = Array(text.utf16)
            let rope = Rope(text)
            let forwards = units.withUnsafeBufferPointer {
                [0] + GraphemeBreaker.boundaries(in: $0, range: 0..<units.count) + [units.count]
            }
            var walked = [0]
            while let last = walked.last, last < units.count {
                walked.append(GraphemeBreaker.boundary(after: last, in: rope))
            }
            var back = [units.count]
            while let last = back.last, last > 0 { back.append(GraphemeBreaker.boundary(before: last, in: rope)) }
            let isSame =
                walked == forwards && back.reversed() == forwards
                && (0...units.count).filter { GraphemeBreaker.isBoundary($0, in: rope) } == forwards
            #expect(isSame, "\(lead), \(count)")
            let longest = zip(forwards, forwards.dropFirst()).map { $1 - $0 }.max() ?? 0
            #expect(longest <= GraphemeBreaker.longestCluster + 2)
            guard piece == "\u{301}", count == 700 else { continue }
            // The last letter with its mark is a character again.
            let expected = [0] + Array(257...(units.count - 2)) + [units.count]
            #expect(forwards.elementsEqual(expected))
        }
    }

    @Test("Flags are pairs however many stand in a row, and wherever the row begins")
    func flags() {
        for (lead, count) in [("", 5001), ("a", 5000), ("🇩\u{301}", 3001), ("\u{600}", 4001), ("\u{1F5E6}", 4001)] {
            let text = lead + String(repeating: "🇩", count: count) + "b"
            let (expected, rope) = (boundaries(text), Rope(text))
            let all = Set(expected)
            var random = SeededGenerator(11)
            for _ in 0..<300 {
                let offset = Int.random(in: 0...text.utf16.count, using: &random)
                #expect(GraphemeBreaker.isBoundary(offset, in: rope) == all.contains(offset))
            }
            let units = Array(text.utf16)
            #expect(
                units.withUnsafeBufferPointer { GraphemeBreaker.boundaries(in: $0, range: 0..<units.count) }
                    == Array(expected.dropFirst().dropLast()))
        }
    }

    @Test("A row of flags that is edited has the flags that it reads as")
    func editedFlags() {
        var random = SeededGenerator(12)
        var rope = Rope(String(repeating: "🇩", count: 3000))
        for round in 0..<300 {
            let range = random.range(within: rope.utf16Count)
            let pool = ["🇩", "🇪🇫", "a", "\u{301}", "🇩🇪🇫🇷", ""]
            let units = Array(pool[Int.random(in: 0..<pool.count, using: &random)].utf16)
            rope.replace(range.count > 40 ? range.prefix(4).startIndex..<(range.lowerBound + 4) : range, with: units)
            guard round % 10 == 0 else { continue }
            #expect(rope.invariantFaults() == [])
            let text = rope.units(in: 0..<rope.utf16Count)
            let start = Int.random(in: 0...text.count, using: &random)
            for offset in start..<min(start + 50, text.count) {
                var tail = IndicatorTail(of: .narrow(UnsafeBufferPointer(start: nil, count: 0)))
                text[..<offset].withUnsafeBufferPointer { tail = IndicatorTail(of: .wide($0)) }
                #expect(rope.indicatorCount(before: offset) == tail.indicatorCount, "seed \(random.seed), \(round)")
            }
        }
    }

    @Test("Clusters hold together across the borders of chunks")
    func chunkBorders() {
        for cluster in ["\r\n", "👨‍👩‍👧‍👦", "🇩🇪", "e\u{301}\u{302}"] {
            for shift in 0...cluster.utf16.count {
                let lead = String(repeating: "a", count: TextChunk.loadCount - shift)
                let rope = Rope(lead + cluster + String(repeating: "b", count: 2000))
                let start = lead.utf16.count
                let end = start + cluster.utf16.count
                #expect(GraphemeBreaker.boundary(after: start, in: rope) == end)
                #expect(GraphemeBreaker.boundary(before: end, in: rope) == start)
            }
        }
    }

    @Test("A lone surrogate is a cluster of its own")
    func loneSurrogates() {
        let rope = Rope(utf16: [0x61, 0xD83D, 0x301, 0xDE00, 0xDE00, 0xD83D, 0xD83D, 0xDE00, 0x301])
        let expected = [0, 1, 2, 3, 4, 5, 6, 9]
        #expect((0...9).filter { GraphemeBreaker.isBoundary($0, in: rope) } == expected)
    }

    @Test("Offsets beyond the text are clamped")
    func clamping() {
        let rope = Rope("ab")
        #expect(GraphemeBreaker.boundary(after: .max, in: rope) == 2)
        #expect(GraphemeBreaker.boundary(before: .max, in: rope) == 2)
        #expect(GraphemeBreaker.boundary(before: .min, in: rope) == 0)
        #expect(GraphemeBreaker.boundary(after: -5, in: rope) == 1)
        #expect(GraphemeBreaker.boundary(atOrAfter: .max, in: rope) == 2)
        #expect(GraphemeBreaker.boundary(atOrBefore: .min, in: rope) == 0)
        #expect(GraphemeBreaker.isBoundary(3, in: rope) == false)
        #expect(GraphemeBreaker.boundary(after: 0, in: Rope()) == 0)
    }

    @Test("A covering range holds whole clusters, and an empty one stays empty")
    func covering() {
        let rope = Rope("a😀\r\nb")
        #expect(GraphemeBreaker.clusters(covering: 2..<4, in: rope) == 1..<5)
        #expect(GraphemeBreaker.clusters(covering: 2..<2, in: rope) == 1..<1)
        #expect(GraphemeBreaker.clusters(covering: 0..<6, in: rope) == 0..<6)
    }

    /// Rows in which the standard library, whose data is newer than the test, finds other clusters: it no longer takes
    /// U+2701 for an emoji.
    private static let knownDifferences = ["÷ 2701 × 200D × 2701 ÷"]

    @Test("GraphemeBreakTest of Unicode 15.0", UnicodeDataFile.graphemeBreakTest.isInstalled)
    func conformance() throws {
        let rows = try UnicodeDataFile.graphemeBreakTest.breakRows()
        #expect(rows.count > 600)
        let different = rows.filter { row in
            let rope = Rope(utf16: row.units)
            return (0...row.units.count).filter { GraphemeBreaker.isBoundary($0, in: rope) } != row.boundaries
        }
        #expect(different.map { $0.row.trimmingSpaces } == Self.knownDifferences)
    }
}

extension Substring {
    /// The text without the white space at its ends.
    var trimmingSpaces: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
