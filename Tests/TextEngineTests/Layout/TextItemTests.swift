import Testing

@testable import TextEngine

@Suite("TextItem")
struct TextItemTests {
    /// Items as "Latn0:abc": script, level, text.
    private func items(_ text: String, _ parts: [(String, TextStyle)] = []) -> [String] {
        let boxes = BoxText(text).with { $0.parts = parts }
        return boxes.units.withUnsafeBufferPointer { units in
            let bidi = ICU.bidi(units, direction: .automatic)
            return TextItem.items(in: units, bidi: bidi, styles: boxes.styles).map { item in
                let tag = (0..<4).map { UInt8(truncatingIfNeeded: item.script.rawValue >> UInt32(24 - $0 * 8)) }
                return "\(String(decoding: tag, as: UTF8.self))\(item.level):"
                    + String(decoding: units[item.range], as: UTF16.self)
            }
        }
    }

    @Test("Text is cut where the script changes")
    func scripts() {
        #expect(items("") == [])
        #expect(items("abc где") == ["Latn0:abc ", "Cyrl0:где"])
    }

    @Test("Text is cut where the level changes")
    func levels() {
        #expect(items("abc אבג 123") == ["Latn0:abc ", "Hebr1:אבג ", "Hebr2:123"])
        #expect(items("אבג abc") == ["Hebr1:אבג ", "Latn2:abc"])
    }

    @Test("Text is cut where the style changes, each by itself")
    func styles() {
        #expect(items("abcdef", [("cd", .sized(20))]) == ["Latn0:ab", "Latn0:cd", "Latn0:ef"])
        #expect(items("aב", [("aב", .sized(20))]) == ["Latn0:a", "Hebr1:ב"])
        // Three changes at three places make four items.
        #expect(items("ab где", [("b г", .sized(20))]) == ["Latn0:a", "Latn0:b ", "Cyrl0:г", "Cyrl0:де"])
    }

    @Test("Styles that end too early reach to the end, and empty ones are no trouble")
    func shortStyles() {
        let units = Array("abcd".utf16)
        let styles = [
            StyleRun(range: 0..<0, style: .sized(5)), StyleRun(range: 0..<2, style: .sized(10)),
            StyleRun(range: 2..<3, style: .sized(20)),
        ]
        let items = units.withUnsafeBufferPointer {
            TextItem.items(in: $0, bidi: ICU.bidi($0, direction: .automatic), styles: styles)
        }
        #expect(items.last?.range.upperBound == 4)
        #expect(items.last?.style == .sized(20))
        for (item, next) in zip(items, items.dropFirst()) { #expect(item.range.upperBound == next.range.lowerBound) }
    }

    @Test("A style that ends inside a grapheme does not part it")
    func styleInsideGrapheme() {
        func cut(_ text: String, at offset: Int) -> [Int] {
            let units = Array(text.utf16)
            let styles = [
                StyleRun(range: 0..<offset, style: .sized(10)),
                StyleRun(range: offset..<units.count, style: .sized(20)),
            ]
            let items = units.withUnsafeBufferPointer {
                TextItem.items(in: $0, bidi: ICU.bidi($0, direction: .automatic), styles: styles)
            }
            return items.map(\.range.upperBound)
        }
        #expect(cut("a😀b", at: 2) == [3, 4])
        #expect(cut("ae\u{301}b", at: 2) == [3, 4])
        #expect(cut("👩‍👩‍👧 b", at: 3) == [8, 10])
        #expect(cut("🇩🇪🇫🇷", at: 2) == [4, 8])
        #expect(cut("ab", at: 1) == [1, 2])
    }

    @Test("A mark of another script stays with its base")
    func markOfOtherScript() {
        // U+0483 is a Cyrillic mark (UAX #24, 5.2).
        #expect(items("xa\u{483}y").allSatisfy { $0.hasPrefix("Latn") })
        #expect(items("xa\u{483}y").joined().contains("a\u{483}"))
    }

    @Test("Items cover any text, and none begins inside a grapheme")
    func coverage() {
        var generator = SeededGenerator()
        for round in 0..<1000 {
            let units = generator.units(atMost: 30)
            var styles: [StyleRun] = []
            while (styles.last?.range.upperBound ?? 0) < units.count {
                let start = styles.last?.range.upperBound ?? 0
                let end = min(units.count, start + Int.random(in: 1...6, using: &generator))
                styles.append(StyleRun(range: start..<end, style: .sized(Double(styles.count + 1))))
            }
            if styles.isEmpty { styles = [StyleRun(range: 0..<0, style: .sized(1))] }
            let items = units.withUnsafeBufferPointer {
                TextItem.items(in: $0, bidi: ICU.bidi($0, direction: .automatic), styles: styles)
            }
            let comment: Comment = "seed \(generator.seed), round \(round), \(units)"
            #expect(items.map(\.range).reduce(0) { $0 == $1.lowerBound ? $1.upperBound : -1 } == units.count, comment)
            units.withUnsafeBufferPointer { buffer in
                for item in items {
                    let start = item.range.lowerBound
                    #expect(GraphemeBreaker.boundary(atOrBefore: start, in: buffer) == start, comment)
                }
            }
        }
    }
}
