import Testing

@testable import TextEngine

/// What is searched may reach over line ends, and so over the border behind which the old list is taken over.
@Suite("Occurrences across line ends")
struct OccurrenceBorderTests {
    @Test(
        "The list is the same after each edit as one made anew",
        arguments: ["a\na", "\na", "a\na\na", "\n\n", "a\n\na"])
    func edits(query: String) throws {
        var random = SeededGenerator(83)
        let pattern = try #require(SearchPattern(query))
        func complete(_ list: inout OccurrenceList, _ rope: Rope) { while !list.advance(in: rope, budget: 1000) {} }
        for round in 0..<60 {
            var rope = Rope(
                (0..<40).map { _ in ["a", "a", "a", "aa", ""].randomElement(using: &random) ?? "a" }.joined(
                    separator: "\n"))
            var list = OccurrenceList(pattern)
            complete(&list, rope)
            for step in 0..<20 {
                let start = Int.random(in: 0...rope.utf16Count, using: &random)
                let range = start..<min(rope.utf16Count, start + Int.random(in: 0...3, using: &random))
                let new = ["a", "a\n", "\n", "\na\na", "b", ""].randomElement(using: &random) ?? ""
                rope.replace(range, with: Rope(new))
                list.replaced(range, newCount: new.utf16.count, in: rope)
                complete(&list, rope)
                var fresh = OccurrenceList(pattern)
                complete(&fresh, rope)
                try #require(
                    list.ranges == fresh.ranges, "seed \(random.seed), round \(round), step \(step), \(rope.string)")
            }
        }
    }
}
