import Testing

@testable import TextEngine

/// Directions that come from styles do what the signs in the text do.
@Suite("Embeddings of directions")
struct BidiEmbeddingTests {
    private static let signs: [(BidiEmbedding, Unicode.Scalar)] = [
        (BidiEmbedding(isRightToLeft: false, isOverride: false), "\u{202A}"),
        (BidiEmbedding(isRightToLeft: true, isOverride: false), "\u{202B}"),
        (BidiEmbedding(isRightToLeft: false, isOverride: true), "\u{202D}"),
        (BidiEmbedding(isRightToLeft: true, isOverride: true), "\u{202E}"),
    ]

    private func levels(_ paragraph: BidiParagraph) -> [UInt8] {
        paragraph.runs.flatMap { Array(repeating: $0.level, count: $0.range.count) }
    }

    private func bidi(
        _ text: String, _ direction: BaseDirection,
        _ embeddings: [(range: Range<Int>, directions: [BidiEmbedding])] = []
    ) -> BidiParagraph {
        Array(text.utf16).withUnsafeBufferPointer { ICU.bidi($0, direction: direction, embeddings: embeddings) }
    }

    @Test("Any text between other ones, embedded in up to three directions, has the levels that signs give it")
    func asSigns() {
        var random = SystemRandomNumberGenerator()
        let letters = ["a", "b", "\u{5d0}", "\u{5d1}", "1", " ", ",", "\u{661}"]
        for _ in 0..<2000 {
            func words() -> String {
                (0..<Int.random(in: 1...4, using: &random)).map { _ in letters.randomElement(using: &random) ?? "a" }
                    .joined()
            }
            let (before, inside, behind) = (words(), words(), words())
            let chosen = (0..<Int.random(in: 1...3, using: &random)).compactMap { _ in
                Self.signs.randomElement(using: &random)
            }
            let direction =
                [BaseDirection.leftToRight, .rightToLeft, .automatic].randomElement(using: &random) ?? .automatic
            let range = before.utf16.count..<(before + inside).utf16.count
            let styled = levels(bidi(before + inside + behind, direction, [(range, chosen.map(\.0))]))
            let opening = String(String.UnicodeScalarView(chosen.map(\.1)))
            let closing = String(repeating: "\u{202C}", count: chosen.count)
            let signed = levels(bidi(before + opening + inside + closing + behind, direction))
            let start = range.upperBound + chosen.count * 2
            let expected =
                signed[..<range.lowerBound]
                + signed[(range.lowerBound + chosen.count)..<(range.upperBound + chosen.count)] + signed[start...]
            #expect(styled == Array(expected), "\(before)|\(inside)|\(behind) \(chosen) \(direction)")
        }
    }

    @Test("Signs of the text stay in force outside of what its style embeds")
    func signsOutside() {
        let right = BidiEmbedding(isRightToLeft: true, isOverride: true)
        let text = "ab \u{2067}cd 12\u{2069} xy"
        let plain = levels(bidi(text, .leftToRight))
        let styled = levels(bidi(text, .leftToRight, [(11..<13, [right])]))
        #expect(plain.contains(2) && Array(styled[..<11]) == Array(plain[..<11]) && Array(styled[11...]) == [1, 1])
    }

    @Test("Letters that are overridden stand the other way round; ranges outside and too deep embeddings harm nothing")
    func limits() {
        let right = BidiEmbedding(isRightToLeft: true, isOverride: true)
        #expect(levels(bidi("abc", .leftToRight, [(1..<9, [right])])) == [0, 1, 1])
        #expect(levels(bidi("abc", .leftToRight, [(5..<9, [right])])) == [0, 0, 0])
        #expect(
            levels(bidi("a", .leftToRight, [(0..<1, Array(repeating: right, count: 500))])).allSatisfy { $0 <= 125 })
        #expect(bidi("", .automatic, [(0..<1, [right])]).runs.isEmpty)
    }
}
