import Testing
import TextEngine

@testable import UIKit

@Suite("Edges of words")
struct WordEdgesTests {
    @Test("What is remembered of a word is what the text would say", arguments: 1...6)
    func remembered(series: UInt64) {
        var random = SeededGenerator(series)
        let pieces = ["abc", " ", "   ", "שלום", "x", ", ", "12", "\u{2067}", "é", "\n"]
        for _ in 0..<40 {
            let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in
                pieces.randomElement(using: &random) ?? ""
            }
            let rope = Rope(text.joined())
            var edges = WordEdges(rope)
            for _ in 0..<40 {
                let offset = Int.random(in: 0...rope.utf16Count, using: &random)
                let isForward = Bool.random(using: &random)
                let plain =
                    isForward
                    ? WordBreaker.wordEnd(after: offset, in: rope) : WordBreaker.wordStart(before: offset, in: rope)
                #expect(
                    edges.edge(from: offset, isForward: isForward) == plain,
                    "\(text) \(offset) \(isForward), series \(series)")
            }
        }
    }
}
