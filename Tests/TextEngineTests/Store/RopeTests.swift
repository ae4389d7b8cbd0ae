import Testing

@testable import TextEngine

@Suite("Rope")
struct RopeTests {
    @Test(
        "What comes in goes out unchanged",
        arguments: [
            ("", 1), ("a", 1), ("hello", 1), ("é", 1), ("\u{100}", 1), ("漢字", 1), ("😀", 1), ("a\r\nb\n\u{2028}\0", 1),
            ("añ😀\r\n", 3000), ("plain ascii ", 5000), ("é", 1791), ("x", 1792), ("漢", 1793), ("y", 2000), ("z", 3900),
        ])
    func roundTrip(part: String, count: Int) {
        // A pair of surrogates at the end falls on the border of the first chunk for some of the lengths above.
        let text = String(repeating: part, count: count) + "😀"
        let rope = Rope(text)
        #expect(rope.string == text)
        #expect(rope.utf16Count == text.utf16.count)
        #expect(rope.units(in: 0..<rope.utf16Count) == Array(text.utf16))
        #expect(Rope(utf16: text.utf16) == rope)
        #expect(!rope.isEmpty)
        #expect(Rope("").isEmpty && Rope() == Rope(""))
        #expect(rope.invariantFaults() == [])
    }

    @Test("Lone surrogates stay in the text and become U+FFFD in strings")
    func loneSurrogates() {
        let units: [UInt16] = [0x61, 0xD83D, 0x62, 0xDE00, 0xD83D, 0xDE00, 0xD83D]
        var rope = Rope(utf16: units)
        #expect(rope.units(in: 0..<7) == units)
        #expect(rope.string == "a\u{FFFD}b\u{FFFD}😀\u{FFFD}")
        #expect(rope.string(in: 4..<5) == "\u{FFFD}")
        rope.replace(7..<7, with: [0xDE01])
        #expect(rope.string(in: 6..<8) == "😁")
    }

    @Test("A string's units are those of its UTF-8, whatever lengths its scalars have and wherever a chunk ends")
    func loaded() {
        var random = SeededGenerator()
        let scalars: [[Character]] = [
            ["a", "z"], ["é", "Ж"], ["春", "€", "\u{FFFF}", "\u{800}"], ["😀", "\u{10FFFF}"],
        ]
        for length in [Int](0...40) + [Int](1780...1800) + [4000] {
            // Long stretches of one kind, and all kinds mixed.
            for isMixed in [false, true] {
                var text = ""
                var kind = scalars[2]
                for _ in 0..<length {
                    if isMixed || Int.random(in: 0..<20, using: &random) == 0 {
                        kind = scalars.randomElement(using: &random) ?? kind
                    }
                    text.append(kind.randomElement(using: &random) ?? "a")
                }
                let rope = Rope(text)
                #expect(
                    rope == Rope(utf16: text.utf16) && rope.string == text,
                    "\(length), seed \(random.seed)")
                #expect(rope.invariantFaults() == [])
                #expect(!rope.isNarrow || text.utf16.allSatisfy { $0 < 0x100 })
            }
        }
    }

    @Test("Plain text takes a byte a unit and widens only where it must")
    func widths() {
        func widths(_ rope: Rope) -> [Bool] {
            var wide: [Bool] = []
            rope.forEachChunk(in: 0..<rope.utf16Count) { units, _ in
                if case .wide = units { wide.append(true) } else { wide.append(false) }
                return true
            }
            return wide
        }
        var rope = Rope(String(repeating: "ab cd\n\u{FF}", count: 2000))
        #expect(widths(rope).allSatisfy { !$0 })
        rope.replace(7000..<7000, with: "漢")
        #expect(widths(rope).filter { $0 }.count == 1)
    }

    @Test("Chunks cover the range without gap, and each is lent once")
    func chunks() {
        let rope = Rope(String(repeating: "0123456789", count: 1000))
        var next = 1234
        rope.forEachChunk(in: 1234..<8765) { units, offset in
            #expect(offset == next)
            #expect(units.count > 0)
            for index in 0..<units.count where units[index] != UInt16(0x30 + (offset + index) % 10) {
                Issue.record("wrong unit at \(offset + index)")
            }
            next += units.count
            return true
        }
        #expect(next == 8765)
        rope.forEachChunk(in: 5..<5) { _, _ in
            Issue.record("an empty range has no chunk")
            return true
        }
        var calls = 0
        rope.forEachChunk(in: 0..<10_000) { _, _ in
            calls += 1
            return calls < 2
        }
        #expect(calls == 2)
    }

    @Test("A copy does not see later edits")
    func snapshots() {
        var rope = Rope(String(repeating: "lorem ipsum ", count: 1000))
        let before = rope
        rope.replace(6000..<6005, with: "X")
        #expect(before.utf16Count == 12000 && rope.utf16Count == 11996)
        #expect(before.string == String(repeating: "lorem ipsum ", count: 1000))
        #expect(before != rope)
    }

    @Test("Equality looks at units and not at chunks")
    func equality() {
        let text = String(repeating: "abcdefg é 漢 ", count: 900)
        var edited = Rope(text)
        for offset in stride(from: 0, to: 9000, by: 700) {
            edited.replace(offset..<offset, with: "##")
            edited.replace(offset..<(offset + 2), with: "")
        }
        #expect(edited == Rope(text))
        edited.replace(5000..<5001, with: "!")
        #expect(edited != Rope(text))
        // One chunk wide, the other narrow, with the same units.
        var widened = Rope("plain")
        widened.replace(0..<0, with: "漢")
        widened.replace(0..<1, with: "")
        #expect(widened == Rope("plain"))
    }

    @Test("Parts share the text and are texts of their own")
    func subropes() {
        let text = Array(String(repeating: "The quick brown fox\r\n", count: 700).utf16)
        let rope = Rope(utf16: text)
        for (lower, upper) in [
            (0, 0), (0, 1), (0, 14700), (1, 14699), (1792, 3584), (1791, 3585), (5000, 5001), (9, 9000),
        ] {
            let part = rope.subrope(in: lower..<upper)
            #expect(part.units(in: 0..<part.utf16Count) == Array(text[lower..<upper]))
            #expect(part.invariantFaults() == [])
        }
    }

    @Test("Random edits agree with an array of units")
    func randomEdits() {
        var generator = SeededGenerator()
        var model: [UInt16] = Array(String(repeating: "some text, ", count: 500).utf16)
        var rope = Rope(utf16: model)
        var snapshots: [(Rope, [UInt16])] = []
        for step in 0..<20_000 {
            var range = generator.range(within: model.count)
            // Long deletions are rare, or the text would stay short; it must go through all sizes, 0 included.
            if model.count < 30_000 && step % 977 != 0 {
                range = range.lowerBound..<min(range.upperBound, range.lowerBound + 9)
            }
            let new = generator.units(atMost: step % 251 == 0 ? 9000 : 9)
            switch step % 3 {
            case 0: rope.replace(range, with: new)
            case 1: rope.replace(range, with: Rope(utf16: new))
            default:
                let text = String(decoding: new, as: UTF16.self)
                rope.replace(range, with: text)
                model.replaceSubrange(range, with: Array(text.utf16))
            }
            if step % 3 != 2 { model.replaceSubrange(range, with: new) }
            #expect(rope.utf16Count == model.count, "step \(step), seed \(generator.seed)")
            let near = max(0, range.lowerBound - 5)..<min(model.count, range.lowerBound + new.count + 5)
            if near.count < 100 {
                #expect(rope.units(in: near) == Array(model[near]), "step \(step), seed \(generator.seed)")
            }
            if step % 500 == 0 { snapshots.append((rope, model)) }
            if step % 250 == 0 {
                #expect(rope.units(in: 0..<rope.utf16Count) == model, "step \(step), seed \(generator.seed)")
                #expect(rope.invariantFaults() == [], "step \(step), seed \(generator.seed)")
            }
        }
        for (rope, units) in snapshots {
            #expect(rope.units(in: 0..<rope.utf16Count) == units, "snapshot, seed \(generator.seed)")
        }
    }

    @Test("Texts moved about as ropes stay sound")
    func randomTransplants() {
        var generator = SeededGenerator()
        var model: [UInt16] = Array(String(repeating: "rope\r\n", count: 2000).utf16)
        var rope = Rope(utf16: model)
        for step in 0..<600 {
            let source = generator.range(within: model.count)
            let target = generator.range(within: model.count)
            let part = rope.subrope(in: source)
            let units = Array(model[source])
            if model.count - target.count + units.count < 60_000 {
                rope.replace(target, with: part)
                model.replaceSubrange(target, with: units)
            } else {
                rope.replace(0..<30_000, with: Rope())
                model.removeSubrange(0..<30_000)
            }
            if step % 10 == 0 {
                #expect(
                    part.invariantFaults() == [] && rope.invariantFaults() == [], "step \(step), seed \(generator.seed)"
                )
                #expect(rope.units(in: 0..<rope.utf16Count) == model, "step \(step), seed \(generator.seed)")
            }
        }
    }

    @Test("A reader gives every unit, forwards, backwards and at random")
    func reading() {
        var generator = SeededGenerator()
        let units = (0..<9000).map { _ in UInt16.random(in: 0...0xFFFF, using: &generator) }
        let rope = Rope(utf16: units)
        var reader = UnitReader(rope)
        #expect(reader.utf16Count == 9000)
        #expect((0..<9000).allSatisfy { reader.unit(at: $0) == units[$0] })
        #expect((0..<9000).reversed().allSatisfy { reader.unit(at: $0) == units[$0] })
        for _ in 0..<500 {
            let offset = Int.random(in: 0..<9000, using: &generator)
            #expect(reader.unit(at: offset) == units[offset])
            #expect(rope[offset] == units[offset])
        }
    }

    @Test("Offsets beyond the text are a programmer's mistake")
    func preconditions() async {
        await #expect(processExitsWith: .failure) { _ = Rope("abc")[3] }
        await #expect(processExitsWith: .failure) { _ = Rope("abc")[-1] }
        await #expect(processExitsWith: .failure) { _ = Rope("abc").string(in: 2..<4) }
        await #expect(processExitsWith: .failure) {
            var rope = Rope("abc")
            rope.replace(-1..<2, with: "x")
        }
        await #expect(processExitsWith: .failure) { _ = Rope("a\nb").offset(ofLine: 2) }
    }
}
