import Testing

@testable import TextEngine

@Suite("LineBreaker")
struct LineBreakerTests {
    @Test("Lines are broken between words, and blanks hang over")
    func words() {
        #expect(BoxText("one two three", width: 70).lines == ["one two ", "three"])
        #expect(BoxText("one two three", width: 69).lines == ["one ", "two ", "three"])
        #expect(BoxText("one two three", width: 75).lines == ["one two ", "three"])
        #expect(BoxText("one two    three", width: 70).lines == ["one two    ", "three"])
        #expect(BoxText("one-two three", width: 50).lines == ["one-", "two ", "three"])
        #expect(BoxText("漢字漢字", width: 25).lines == ["漢字", "漢字"])
        #expect(BoxText("a one\u{A0}two six", width: 70).lines == ["a ", "one\u{A0}two ", "six"])
        #expect(BoxText("   one", width: 20).lines == ["   ", "on", "e"])
    }

    @Test("A word that is wider than the line is broken inside, never inside a grapheme")
    func longWords() {
        #expect(BoxText("incredible", width: 40).lines == ["incr", "edib", "le"])
        #expect(BoxText("a incredible", width: 40).lines == ["a ", "incr", "edib", "le"])
        #expect(BoxText("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", width: 20).lines == ["👩‍👩‍👧👩‍👩‍👧", "👩‍👩‍👧"])
        #expect(BoxText("e\u{301}e\u{301}e\u{301}", width: 20).lines == ["e\u{301}e\u{301}", "e\u{301}"])
    }

    @Test("By characters, lines are filled")
    func characters() {
        let text = BoxText("one two three", width: 50).with { $0.options.wrap = .character }
        #expect(text.lines == ["one t", "wo th", "ree"])
        #expect(BoxText("ab   c", width: 20).with { $0.options.wrap = .character }.lines == ["ab   ", "c"])
    }

    @Test("Without wrapping only terminators end a line")
    func none() {
        #expect(BoxText("one two\nthree", width: 10).with { $0.options.wrap = .none }.lines == ["one two", "three"])
    }

    @Test("Every terminator ends a line, and one at the end begins an empty line")
    func terminators() {
        for terminator in ["\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}"] {
            for wrap in [WrapMode.word, .character, .none] {
                func lines(_ text: String) -> [String] { BoxText(text).with { $0.options.wrap = wrap }.lines }
                #expect(lines("a\(terminator)b") == ["a", "b"])
                #expect(lines("a\(terminator)") == ["a", ""])
                #expect(lines(terminator) == ["", ""])
                #expect(lines("\(terminator)\(terminator)a") == ["", "", "a"])
            }
        }
        #expect(BoxText("a\n\rb").lines == ["a", "", "b"])
        #expect(BoxText("").lines == [""])
    }

    @Test("An empty line is as high as one with letters")
    func emptyLines() {
        let layout = BoxText("a\n\nb\n").layout
        #expect(layout.lines.map(\.y) == [0, 10, 20, 30])
        #expect(layout.height == 40)
        #expect(BoxText("").layout.height == 10)
        #expect(BoxText("a\n").with { $0.style = .sized(30) }.layout.height == 60)
    }

    @Test("No width is too strange", arguments: [0, -10, -Double.infinity, .leastNonzeroMagnitude, 9.9])
    func tooNarrow(width: Double) {
        // A line holds one cluster at least.
        #expect(BoxText("abc", width: width).lines == ["a", "b", "c"])
        #expect(BoxText("a b", width: width).lines == ["a ", "b"])
        #expect(BoxText("", width: width).lines == [""])
    }

    @Test("Without a width there is one line", arguments: [Double.infinity, .nan, 1e300])
    func unlimited(width: Double) {
        let layout = BoxText("one two three", width: width).layout
        #expect(layout.lines.count == 1)
        #expect(layout.width == 130 && layout.height == 10)
        #expect(layout.lines[0].x == 0)
    }

    @Test("Signs without width end a line only where there are more of them than anybody sets")
    func withoutWidth() {
        // What closes an isolate that nobody has opened is not seen.
        func lengths(_ text: String, width: Double) -> [Int] {
            BoxText(text, width: width).with { $0.options.wrap = .character }.lines.map(\.utf16.count)
        }
        let flat = String(repeating: "\u{2069}", count: 300)
        #expect(lengths(flat, width: 100) == [128, 128, 44])
        #expect(lengths(flat, width: 8 * 200) == [200, 100])
        #expect(lengths("a\u{2069}b\u{2069}c\u{2069}", width: 20) == [4, 2])
    }

    @Test("UAX #14 would part a blank from the mark on it; a grapheme stays whole, and every line has some text")
    func blankWithMark() {
        #expect(BoxText("aaaa \u{308}bbb", width: 10).lines.joined() == "aaaa \u{308}bbb")
        #expect(BoxText("aaaa \u{308}bbb", width: 10).lines.allSatisfy { !$0.isEmpty })
        #expect(BoxText(" \u{308} \u{308} \u{308}", width: 5).lines == [" \u{308}", " \u{308}", " \u{308}"])
    }

    @Test("A ligature that is cut has its letters again")
    func ligatures() {
        let text = BoxText("ofice", width: 25).with { $0.shaper.ligatures = ["fi"] }
        // o 10, fi 15: both fit; then c and e.
        #expect(text.lines == ["ofi", "ce"])
        let narrow = text.with { $0.options.width = 18 }
        // Half of the ligature would fit, but alone an f is wider than that.
        #expect(narrow.lines == ["o", "fi", "c", "e"])
        #expect(narrow.layout.lines.allSatisfy { $0.fragment.inkWidth <= 18 })
    }

    @Test("Letters that get wider when they are cut move to the next line")
    func finalForms() {
        let text = BoxText("abcdef", width: 30).with { $0.shaper.finalForm = 4 }
        #expect(text.lines == ["ab", "cd", "ef"])
        // Before a blank they have that form anyway.
        #expect(BoxText("abc def", width: 30).with { $0.shaper.finalForm = 4 }.lines == ["abc ", "def"])
    }

    @Test("Tracking counts")
    func tracking() {
        let text = BoxText("aaaa", width: 36).with { $0.style.tracking = 2 }
        #expect(text.lines == ["aaa", "a"])
        #expect(text.layout.lines[0].fragment.width == 36)
    }
}
