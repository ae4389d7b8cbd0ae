import Testing

@testable import TextEngine

@Suite("Search against a naive model")
struct SearchRandomTests {
    private static let pool = [
        "a", "a", "b", "A", "é", "e", "\u{301}", "\u{300}", " ", "\r", "\n", "\r\n", "😀", "👩‍👧", "ж", "Ж", "ü", ".", "'",
        "1",
    ]

    private func units(_ random: inout SeededGenerator, atMost count: Int) -> [UInt16] {
        var units: [UInt16] = []
        for _ in 0..<Int.random(in: 0...count, using: &random) {
            if Int.random(in: 0..<20, using: &random) == 0 {
                units.append([0xD83D, 0xDE00, 0x200D].randomElement(using: &random) ?? 0xD83D)
            } else {
                units += Array((Self.pool.randomElement(using: &random) ?? "a").utf16)
            }
        }
        return units
    }

    private func query(_ random: inout SeededGenerator) -> String {
        (0..<Int.random(in: 1...3, using: &random)).map { _ in Self.pool.randomElement(using: &random) ?? "a" }.joined()
    }

    private func options(_ random: inout SeededGenerator) -> SearchOptions {
        SearchOptions(
            ignoresCase: .random(using: &random), ignoresMarks: .random(using: &random),
            wordMatch: [.contains, .contains, .startsWith, .fullWord].randomElement(using: &random) ?? .contains)
    }

    @Test("All, next and previous, in slices of any size")
    func searches() throws {
        var random = SeededGenerator(81)
        for round in 0..<600 {
            let (units, query, options) = (units(&random, atMost: 40), query(&random), options(&random))
            guard let pattern = SearchPattern(query, options: options) else { continue }
            let model = NaiveSearch(query, pattern.options)
            let rope = Rope(utf16: units)
            let comment: Comment = "seed \(random.seed), round \(round), \(units), \(Array(query.utf16)), \(options)"

            let budget = Int.random(in: 1...12, using: &random)
            var list = OccurrenceList(pattern)
            while !list.advance(in: rope, budget: budget) {}
            try #require(list.ranges == model.occurrences(in: units), comment)

            let candidates = model.candidates(in: units)
            let offset = Int.random(in: 0...units.count, using: &random)
            let next = candidates.first { $0.lowerBound >= offset }
            let previous = candidates.last { $0.upperBound <= offset }
            for (isBackward, expected) in [
                (false, next ?? candidates.first), (true, previous ?? candidates.last),
            ] {
                var scan = OccurrenceScan(pattern, from: offset, isBackward: isBackward, in: rope)
                var state = OccurrenceScan.State.searching
                while state == .searching { state = scan.advance(in: rope, budget: budget) }
                let isWrapped = isBackward ? previous == nil : next == nil
                try #require(state == expected.map { .found($0, isWrapped: isWrapped) } ?? .missing, comment)
            }
        }
    }

    @Test("The list follows edits, also those that come before it is complete")
    func edits() throws {
        var random = SeededGenerator(82)
        for round in 0..<150 {
            var units = units(&random, atMost: 60)
            let common = ["a", "aa", "ab", "a\n"].randomElement(using: &random) ?? "a"
            let query = round % 2 == 0 ? common : query(&random)
            let options = options(&random)
            guard let pattern = SearchPattern(query, options: options) else { continue }
            let model = NaiveSearch(query, pattern.options)
            var rope = Rope(utf16: units)
            let limit = round % 5 == 0 ? 3 : 1000
            var list = OccurrenceList(pattern, limit: limit)
            for step in 0..<20 {
                for _ in 0..<Int.random(in: 0...6, using: &random) { list.advance(in: rope, budget: 7) }
                let range = random.range(within: units.count)
                let new = self.units(&random, atMost: 6)
                units.replaceSubrange(range, with: new)
                rope.replace(range, with: new)
                list.replaced(range, newCount: new.count, in: rope)
                guard Bool.random(using: &random) else { continue }
                while !list.advance(in: rope, budget: 50) {}
                try #require(
                    list.ranges == Array(model.occurrences(in: units).prefix(limit)),
                    "seed \(random.seed), round \(round), step \(step), \(units), \(Array(query.utf16)), \(options)")
            }
        }
    }
}
