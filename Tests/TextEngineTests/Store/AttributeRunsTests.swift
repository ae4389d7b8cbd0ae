import Testing

@testable import TextEngine

@Suite("AttributeRuns")
struct AttributeRunsTests {
    private func values(_ runs: AttributeRuns<Int>) -> [Int] {
        var values: [Int] = []
        runs.forEachRun(in: 0..<runs.utf16Count) { value, range in
            #expect(range.lowerBound == values.count)
            values += Array(repeating: value, count: range.count)
            return true
        }
        return values
    }

    @Test("A value is found with its effective range")
    func reading() {
        var runs = AttributeRuns(utf16Count: 10, value: 0)
        runs.set(1, in: 3..<6)
        #expect(runs.run(at: 0)?.range == 0..<3)
        #expect(runs.run(at: 3)?.value == 1)
        #expect(runs.run(at: 5)?.range == 3..<6)
        #expect(runs.run(at: 9)?.range == 6..<10)
        #expect(runs.run(at: 10) == nil)
        #expect(runs.run(at: -1) == nil)
        #expect(AttributeRuns(utf16Count: 0, value: 0).run(at: 0) == nil)
    }

    @Test("Equal neighbours become one run")
    func coalescing() {
        var runs = AttributeRuns(utf16Count: 9, value: 0)
        runs.set(1, in: 3..<6)
        #expect(runs.runCount == 3)
        runs.set(0, in: 3..<6)
        #expect(runs.runCount == 1)
        runs.set(1, in: 0..<3)
        runs.set(1, in: 3..<6)
        #expect(runs.runCount == 2)
        runs.replace(6..<9, utf16Count: 0, value: 7)
        #expect(runs.runCount == 1 && runs.utf16Count == 6)
        runs.update(in: 2..<4) { $0 + 1 }
        #expect(values(runs) == [1, 1, 2, 2, 1, 1])
        runs.update(in: 0..<6) { $0 % 2 == 0 ? 1 : $0 }
        #expect(runs.runCount == 1)
    }

    @Test("Runs move with edits, and typing keeps the value it is given")
    func moving() {
        var runs = AttributeRuns(utf16Count: 4, value: 0)
        runs.set(1, in: 2..<4)
        runs.replace(2..<2, utf16Count: 3, value: 0)
        #expect(values(runs) == [0, 0, 0, 0, 0, 1, 1])
        runs.replace(5..<5, utf16Count: 1, value: 1)
        #expect(values(runs) == [0, 0, 0, 0, 0, 1, 1, 1])
        runs.replace(0..<8, utf16Count: 2, value: 9)
        #expect(values(runs) == [9, 9])
        runs.replace(0..<2, utf16Count: 0, value: 9)
        #expect(runs.utf16Count == 0 && runs.runCount == 0)
        runs.replace(0..<0, utf16Count: 3, value: 4)
        #expect(values(runs) == [4, 4, 4])
    }

    @Test("Enumeration is cut to the range and ends when told")
    func enumerating() {
        var runs = AttributeRuns(utf16Count: 30, value: 0)
        for index in 0..<10 { runs.set(index, in: (index * 3)..<(index * 3 + 3)) }
        var seen: [Range<Int>] = []
        runs.forEachRun(in: 4..<11) { _, range in
            seen.append(range)
            return true
        }
        #expect(seen == [4..<6, 6..<9, 9..<11])
        var calls = 0
        runs.forEachRun(in: 0..<30) { value, _ in
            calls += 1
            return value < 2
        }
        #expect(calls == 3)
    }

    @Test("Random changes agree with an array of values")
    func randomOperations() {
        var generator = SeededGenerator()
        var model = [Int](repeating: 0, count: 100)
        var runs = AttributeRuns(utf16Count: 100, value: 0)
        let copy = runs
        for step in 0..<10_000 {
            let range = generator.range(within: model.count)
            let value = Int.random(in: 0..<4, using: &generator)
            switch Int.random(in: 0..<5, using: &generator) {
            case 0:
                runs.set(value, in: range)
                model.replaceSubrange(range, with: Array(repeating: value, count: range.count))
            case 1:
                runs.update(in: range) { ($0 + value) % 4 }
                for index in range { model[index] = (model[index] + value) % 4 }
            case 2:
                let part = runs.subruns(in: range)
                #expect(values(part) == Array(model[range]), "step \(step), seed \(generator.seed)")
                let target = generator.range(within: model.count)
                if model.count + part.utf16Count < 2000 {
                    runs.replace(target, with: part)
                    model.replaceSubrange(target, with: Array(model[range]))
                }
            default:
                let count = Int.random(in: 0...(model.count < 1500 ? 20 : 2), using: &generator)
                runs.replace(range, utf16Count: count, value: value)
                model.replaceSubrange(range, with: Array(repeating: value, count: count))
            }
            #expect(runs.utf16Count == model.count, "step \(step), seed \(generator.seed)")
            if step % 50 == 0 {
                #expect(values(runs) == model, "step \(step), seed \(generator.seed)")
                #expect(runs.invariantFaults() == [], "step \(step), seed \(generator.seed)")
            }
        }
        #expect(values(copy) == [Int](repeating: 0, count: 100))
    }
}
