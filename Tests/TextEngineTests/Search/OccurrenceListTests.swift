import Testing

@testable import TextEngine

@Suite("OccurrenceList")
struct OccurrenceListTests {
    private func list(_ query: String, in rope: Rope, limit: Int = 10_000) throws -> OccurrenceList {
        var list = OccurrenceList(try #require(SearchPattern(query)), limit: limit)
        while !list.advance(in: rope, budget: 1 << 16) {}
        return list
    }

    @Test("The next and the previous one, round the end")
    func neighbours() throws {
        let list = try list("aa", in: Rope("aaaa aa"))
        #expect(list.ranges == [0..<2, 2..<4, 5..<7])
        #expect(list.next(from: 1) == 2..<4)
        #expect(list.next(from: 6) == 0..<2)
        #expect(list.previous(from: 4) == 2..<4)
        #expect(list.previous(from: 1) == 5..<7)
        #expect(list.index(of: 2..<4) == 1)
        #expect(list.index(of: 1..<3) == nil)
        #expect(Array(list.ranges(touching: 1..<3)) == [0..<2, 2..<4])
        #expect(list.ranges(touching: 4..<5).isEmpty)
    }

    @Test("No more are kept than the limit")
    func limit() throws {
        let list = try list("a", in: Rope(String(repeating: "a", count: 50)), limit: 20)
        #expect(list.ranges.count == 20)
        #expect(list.isComplete)
        #expect(list.isCut)
    }

    @Test("A slice costs no more than its budget")
    func slices() throws {
        let rope = Rope(String(repeating: "b", count: 100_000) + "a")
        var list = OccurrenceList(try #require(SearchPattern("a")))
        var isComplete = list.advance(in: rope, budget: 1000)
        #expect(!isComplete)
        #expect(list.scannedCount == 1000)
        isComplete = list.advance(in: rope, budget: 98_000)
        #expect(!isComplete)
        #expect(list.ranges.isEmpty)
        isComplete = list.advance(in: rope, budget: 2000)
        #expect(isComplete)
        #expect(list.ranges == [100_000..<100_001])
    }

    @Test("After an edit only its surroundings are looked through again")
    func edit() throws {
        var rope = Rope(String(repeating: "one line with a word\n", count: 20_000))
        var list = try list("word", in: rope)
        #expect(list.ranges.count == 10_000)
        list = OccurrenceList(try #require(SearchPattern("word")), limit: 30_000)
        while !list.advance(in: rope, budget: 1 << 20) {}
        rope.replace(0..<3, with: "a word")
        list.replaced(0..<3, newCount: 6, in: rope)
        #expect(!list.isComplete)
        // Two lines or so, of four hundred thousand units.
        let isComplete = list.advance(in: rope, budget: 200)
        #expect(isComplete)
        #expect(list.ranges.count == 20_001)
        #expect(list.ranges.last.map { rope.string(in: $0) } == "word")
    }
}
