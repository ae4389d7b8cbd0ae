import Testing

@testable import TextEngine

@Suite("FirstStrong")
struct FirstStrongTests {
    /// The direction and where the search ends, scalar by scalar as P2 and P3 of UAX #9 say it.
    private func expected(_ text: String, from start: Int) -> (isRightToLeft: Bool, offset: Int) {
        var (offset, depth) = (0, 0)
        for scalar in text.unicodeScalars {
            defer { offset += UTF16.width(scalar) }
            guard offset >= start else { continue }
            if offset >= start + FirstStrong.reach || "\n\r\u{85}\u{2028}\u{2029}".unicodeScalars.contains(scalar) {
                return (false, offset)
            }
            switch scalar.value {
            case 0x2066...0x2068: depth += 1
            case 0x2069: depth = max(0, depth - 1)
            default:
                guard depth == 0 else { continue }
                if "aé漢🇩\u{10400}".unicodeScalars.contains(scalar) { return (false, offset) }
                if "אس\u{10900}".unicodeScalars.contains(scalar) { return (true, offset) }
            }
        }
        return (false, offset)
    }

    @Test("The first strong character outside of isolates decides, and a text may hide it behind many")
    func randomTexts() {
        var random = SeededGenerator()
        let neutral = ["1", " ", "-", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{2069}", "😀"]
        let strong = ["a", "é", "漢", "א", "س", "\u{10900}", "\u{10400}", "\n", "\u{2029}", "\u{85}"]
        for round in 0..<2000 {
            let count =
                round % 20 == 0 ? Int.random(in: 1000...5000, using: &random) : Int.random(in: 1...12, using: &random)
            let rarity = round % 20 == 0 ? 1000 : 3
            let text = (0..<count).map { _ in
                (Int.random(in: 0..<rarity, using: &random) == 0 ? strong : neutral).randomElement(using: &random) ?? ""
            }.joined()
            let lead = round % 3 == 0 ? "abc\n" : ""
            let found = FirstStrong(ofParagraphAt: lead.utf16.count, in: Rope(lead + text))
            // Where the search gives up may be the middle of a character.
            let end = lead.utf16.count + FirstStrong.reach
            let wanted = expected(lead + text, from: lead.utf16.count)
            #expect(
                found.isRightToLeft == wanted.isRightToLeft && min(found.offset, end) == min(wanted.offset, end),
                "\(text.prefix(40).unicodeScalars.map { String($0.value, radix: 16) }), seed \(random.seed)")
        }
    }

    @Test("An isolate without an end hides all of its paragraph, and nothing of the next")
    func openIsolates() {
        for opening in ["\u{2066}", "\u{2067}", "\u{2068}"] {
            let text = String(repeating: opening + "א", count: 1000)
            #expect(
                FirstStrong(ofParagraphAt: 0, in: Rope(text + "\nא")) == FirstStrong(ofParagraphAt: 0, in: Rope(text)))
            #expect(FirstStrong(ofParagraphAt: 0, in: Rope(text)).offset == 2000)
            #expect(FirstStrong(ofParagraphAt: 2001, in: Rope(text + "\nא")).isRightToLeft)
            let closed = text + String(repeating: "\u{2069}", count: 1000) + "א"
            #expect(FirstStrong(ofParagraphAt: 0, in: Rope(closed)).isRightToLeft)
        }
    }
}
