import Testing

@testable import TextEngine

@Suite("DocumentLayout, random edits")
struct DocumentLayoutRandomTests {
    @Test("Whatever is edited, seen and resized, the lines are those of the naive model", arguments: 1...12)
    func edits(series: UInt64) {
        var random = SeededGenerator(2 &+ series &* 7919)
        var box = BoxDocument(random.units(atMost: 200), width: 60)
        for step in 0..<250 {
            let count = box.document.text.utf16Count
            switch Int.random(in: 0..<10, using: &random) {
            case 0: box.setWidth(Double(Int.random(in: 1...12, using: &random) * 10))
            case 1, 2:
                let y = Double.random(in: -10...box.document.height + 10, using: &random)
                let top = box.document.layOut(from: y, height: 30)
                #expect(top >= 0 && top <= box.document.height, "seed \(random.seed), step \(step)")
            case 3: box.document.piece(laidOutAt: Int.random(in: 0...count, using: &random))
            case 4: box.document.invalidate(random.range(within: count))
            default:
                let range = random.range(within: count)
                box.replace(range, with: random.units(atMost: count > 400 ? 1 : 12))
            }
            #expect(box.document.tree.summary.count == box.document.count, "seed \(random.seed), step \(step)")
            if step % 10 == 0 {
                let (lines, model) = (box.lines(), box.model)
                #expect(lines == model, "seed \(random.seed), series \(series), step \(step)")
                guard lines == model else { return }
            }
        }
        #expect(box.document.tree.invariantFaults() == [])
    }
}
