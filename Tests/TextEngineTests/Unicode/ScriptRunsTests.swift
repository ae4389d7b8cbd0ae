import Testing

@testable import TextEngine

@Suite("ScriptRuns")
struct ScriptRunsTests {
    private func runs(_ text: String) -> [String] {
        let units = Array(text.utf16)
        return units.withUnsafeBufferPointer { ScriptRuns.runs(in: $0) }.map { run in
            let tag = (0..<4).map { UInt8(truncatingIfNeeded: run.script.rawValue >> UInt32(24 - $0 * 8)) }
            return String(decoding: tag, as: UTF8.self) + ":" + String(decoding: units[run.range], as: UTF16.self)
        }
    }

    @Test("Common characters join their neighbour")
    func common() {
        #expect(runs("") == [])
        #expect(runs("123, 4") == ["Zyyy:123, 4"])
        #expect(runs("abc, 12 def") == ["Latn:abc, 12 def"])
        #expect(runs("12 abc") == ["Latn:12 abc"])
        #expect(runs("abc где 漢字") == ["Latn:abc ", "Cyrl:где ", "Hani:漢字"])
        #expect(runs("e\u{301} \u{301}ж") == ["Latn:e\u{301} \u{301}", "Cyrl:ж"])
        #expect(runs("a😀b") == ["Latn:a😀b"])
    }

    @Test("A closing bracket goes with its opening one")
    func brackets() {
        #expect(runs("abc (где) def") == ["Latn:abc (", "Cyrl:где", "Latn:) def"])
        #expect(runs("abc (где [жук] да) def") == ["Latn:abc (", "Cyrl:где [жук] да", "Latn:) def"])
        #expect(runs("(где) abc") == ["Cyrl:(где) ", "Latn:abc"])
        #expect(runs("где) abc") == ["Cyrl:где) ", "Latn:abc"])
        #expect(runs("abc 「漢字」 def") == ["Latn:abc 「", "Hani:漢字", "Latn:」 def"])
        #expect(runs(String(repeating: "(", count: 200) + "a" + String(repeating: ")", count: 200)).count == 1)
    }

    @Test("Runs cover any text without gaps, and neighbours differ")
    func coverage() {
        var generator = SeededGenerator()
        for _ in 0..<500 {
            let units = generator.units(atMost: 40)
            let runs = units.withUnsafeBufferPointer { ScriptRuns.runs(in: $0) }
            #expect(runs.first?.range.lowerBound ?? 0 == 0)
            #expect(runs.last?.range.upperBound ?? 0 == units.count)
            for (left, right) in zip(runs, runs.dropFirst()) {
                #expect(left.range.upperBound == right.range.lowerBound && left.script != right.script)
            }
            #expect(runs.allSatisfy { !$0.range.isEmpty }, "seed \(generator.seed)")
        }
    }
}
