import Testing
import TextEngine

@testable import FontEngine

@Suite("WordPieces")
struct WordPiecesTests {
    /// Pieces as strings, blanks in brackets.
    private func pieces(_ text: String, isolates: Bool = false, separates: Bool = false) -> [String] {
        let units = Array(text.utf16)
        return WordPieces(units, isolatesGraphemes: isolates, separatesSigns: separates).map {
            let part = String(decoding: units[$0.range], as: UTF16.self)
            return $0.isBlank ? "[\(part)]" : part
        }
    }

    @Test("Text is cut into words and blanks")
    func words() {
        #expect(pieces("") == [])
        #expect(pieces("one") == ["one"])
        #expect(pieces(" one  two ") == ["[ ]", "one", "[  ]", "two", "[ ]"])
        #expect(pieces("one\u{A0}two") == ["one\u{A0}two"])
        #expect(pieces("क्षत्रिय श्री") == ["क्षत्रिय", "[ ]", "श्री"])
    }

    @Test("What some fonts would make another sign of is set apart")
    func signs() {
        #expect(pieces("a->b", separates: true) == ["a-", ">b"])
        #expect(pieces("<-", separates: true) == ["<", "-"])
        #expect(pieces("a<=>|-b", separates: true) == ["a<", "=", ">", "|", "-b"])
        #expect(pieces("3x4 x4 ax4", separates: true) == ["3", "x4", "[ ]", "x4", "[ ]", "ax4"])
        #expect(pieces("well-known 10:30 1-2", separates: true) == ["well-known", "[ ]", "10:30", "[ ]", "1-2"])
        #expect(pieces("a->b 3x4") == ["a->b", "[ ]", "3x4"])
    }

    @Test("A mark on a blank makes it a letter")
    func marks() {
        #expect(pieces("a \u{308}b") == ["a", " \u{308}b"])
        #expect(pieces("  \u{308}") == ["[ ]", " \u{308}"])
        #expect(pieces("a\u{308} b") == ["a\u{308}", "[ ]", "b"])
    }

    @Test("Where characters do not act on each other, every grapheme is a piece")
    func graphemes() {
        #expect(pieces("漢字 か\u{3099}", isolates: true) == ["漢", "字", "[ ]", "か\u{3099}"])
        #expect(pieces("👩‍👩‍👧🇩🇪1️⃣", isolates: true) == ["👩‍👩‍👧", "🇩🇪", "1️⃣"])
    }

    @Test("A word without end is cut between graphemes")
    func longWords() {
        let long = String(repeating: "e\u{301}", count: 500)
        let parts = pieces(long)
        #expect(parts.joined() == long)
        // The word begins with a letter that does not join others: pieces of 32 units.
        #expect(parts.count == 32 && parts.allSatisfy { $0.utf16.count <= 32 })
        #expect(parts.allSatisfy { $0.unicodeScalars.first == "e" })
    }

    @Test("In a text without blanks, pieces behind an edit are soon those of before")
    func resynchronization() {
        var generator = SeededGenerator()
        var shapedAnew = 0
        for _ in 0..<50 {
            let letters = (0..<600).map { _ in UInt16.random(in: 0x61...0x7A, using: &generator) }
            var edited = letters
            edited.insert(0x78, at: 100)
            let old = Set(pieces(String(decoding: letters, as: UTF16.self)))
            let new = pieces(String(decoding: edited, as: UTF16.self))
            #expect(new.allSatisfy { (20...32).contains($0.utf16.count) || $0 == new.last }, "\(new)")
            shapedAnew += new.filter { !old.contains($0) }.count
        }
        // Of some twenty pieces behind the edit.
        #expect(shapedAnew <= 50 * 8, "seed \(SeededGenerator.seed)")
        // A word of twenty letters is whole.
        for word in ["internationalisation", "misunderstandability"] {
            #expect(pieces("a \(word) b").count == 5, "\(word)")
        }
    }

    @Test("Pieces cover any text and part no grapheme")
    func coverage() {
        var generator = SeededGenerator()
        let pool: [UInt16] = [
            0x20, 0x61, 0x301, 0x200D, 0xD83D, 0xDC69, 0xDE00, 0x5D0, 0x644, 0x4E2D, 0xE01, 0xE33, 0xFE0F,
        ]
        for round in 0..<2000 {
            let count = Int.random(in: 0...30, using: &generator)
            let units = (0..<count).map { _ in pool[Int.random(in: 0..<pool.count, using: &generator)] }
            let comment: Comment = "seed \(SeededGenerator.seed), round \(round), \(units)"
            for isolates in [false, true] {
                var end = 0
                for piece in WordPieces(units, isolatesGraphemes: isolates) {
                    #expect(piece.range.lowerBound == end && !piece.range.isEmpty, comment)
                    end = piece.range.upperBound
                    let border = units.withUnsafeBufferPointer { GraphemeBreaker.boundary(atOrBefore: end, in: $0) }
                    #expect(border == end, comment)
                    #expect(piece.isBlank == units[piece.range].allSatisfy { $0 == 0x20 }, comment)
                }
                #expect(end == units.count, comment)
            }
        }
    }

    @Test("How long a piece may be is decided by its first letter: those that join others stay together longer")
    func lengths() {
        func lengths(_ text: String) -> [Int] { pieces(text).map(\.utf16.count) }
        for letter in ["x", "\u{E9}", "\u{2FF}"] {
            #expect(lengths(String(repeating: letter, count: 100)) == [32, 32, 32, 4], "\(letter)")
        }
        for letter in ["\u{391}", "\u{915}", "\u{644}"] {
            #expect(lengths(String(repeating: letter, count: 300)) == [128, 128, 44], "\(letter)")
        }
        #expect(lengths("\u{300}" + String(repeating: "\u{391}", count: 200)) == [128, 73])
        // Letters of two units are not parted.
        #expect(lengths(String(repeating: "\u{10330}", count: 100)) == [128, 72])
        #expect(lengths("\u{391}" + String(repeating: "\u{10330}", count: 100)) == [129, 72])
    }
}
