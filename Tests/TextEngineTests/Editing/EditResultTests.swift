import Testing

@testable import TextEngine

@Suite("EditResult")
struct EditResultTests {
    @Test("Two results become one, outside of which nothing has changed")
    func followed() {
        var random = SeededGenerator(83)
        for round in 0..<500 {
            let count = Int.random(in: 0...30, using: &random)
            let before = (0..<count).map { _ in UInt8.random(in: 0...3, using: &random) }
            var text = before
            var all: EditResult?
            for _ in 0..<Int.random(in: 1...5, using: &random) {
                let range = random.range(within: text.count)
                let new = (0..<Int.random(in: 0...5, using: &random)).map { _ in UInt8(9) }
                text.replaceSubrange(range, with: new)
                let next = EditResult(
                    replacedRange: range, newCount: new.count, selection: TextSelection(caret: range.lowerBound))
                all = all?.followed(by: next) ?? next
            }
            guard let all else { continue }
            var model = before
            model.replaceSubrange(all.replacedRange, with: text[all.newRange])
            #expect(model == text, "seed \(random.seed), round \(round)")
        }
    }
}
