import Testing

@testable import TextEngine

@Suite("ICU, bidirectional conformance to Unicode 15.0")
struct BidiConformanceTests {
    /// One character of each bidirectional class.
    private static let samples: [Substring: UInt16] = [
        "L": 0x61, "R": 0x5D0, "EN": 0x30, "ES": 0x2B, "ET": 0x23, "AN": 0x660, "CS": 0x2C, "B": 0x2029, "S": 0x09,
        "WS": 0x20, "ON": 0x21, "AL": 0x627, "NSM": 0x300, "BN": 0xAD, "LRE": 0x202A, "RLE": 0x202B, "PDF": 0x202C,
        "LRO": 0x202D, "RLO": 0x202E, "LRI": 0x2066, "RLI": 0x2067, "FSI": 0x2068, "PDI": 0x2069,
    ]

    /// The levels of all units; nil where the test has an "x", for what rule X9 removes.
    private func levels(_ units: [UInt16], _ direction: BaseDirection, like expected: [UInt8?]) -> [UInt8?] {
        let paragraph = units.withUnsafeBufferPointer { ICU.bidi($0, direction: direction) }
        var levels: [UInt8?] = []
        for run in paragraph.runs { levels += Array(repeating: run.level, count: run.range.count) }
        for index in expected.indices where expected[index] == nil && index < levels.count { levels[index] = nil }
        return levels
    }

    /// Whether the levels are equal, or else of one direction throughout: of such a text ICU keeps no levels but gives
    /// all units that of the paragraph, which looks the same.
    private func agree(_ found: [UInt8?], _ expected: [UInt8?]) -> Bool {
        func directions(_ levels: [UInt8?]) -> Set<UInt8> { Set(levels.compactMap { $0.map { $0 & 1 } }) }
        return found == expected || directions(expected).count == 1 && directions(found) == directions(expected)
    }

    /// The indices of what has a level, in visual order.
    private func order(_ levels: [UInt8?]) -> [Int] {
        let kept = levels.indices.filter { levels[$0] != nil }
        return BidiParagraph.visualOrder(ofLevels: kept.compactMap { levels[$0] }).map { kept[$0] }
    }

    @Test("BidiTest", UnicodeDataFile.bidiTest.isInstalled)
    func classes() throws {
        var expectedLevels: [UInt8?] = []
        var expectedOrder: [Int] = []
        var count = 0
        var failures: [Substring] = []
        // All rows take minutes.
        for row in try UnicodeDataFile.bidiTest.rows(every: 32) {
            if row.hasPrefix("@Levels:") {
                expectedLevels = row.dropFirst(8).split(whereSeparator: \.isWhitespace).map { UInt8($0) }
            } else if row.hasPrefix("@Reorder:") {
                expectedOrder = row.dropFirst(9).split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
            }
            guard !row.hasPrefix("@") else { continue }
            let fields = row.split(separator: ";")
            let units = fields[0].split(separator: " ").compactMap { Self.samples[$0] }
            let directions = Int(fields[1].drop(while: \.isWhitespace), radix: 16) ?? 0
            for (bit, direction) in [BaseDirection.automatic, .leftToRight, .rightToLeft].enumerated()
            where directions & (1 << bit) != 0 {
                let found = levels(units, direction, like: expectedLevels)
                if !agree(found, expectedLevels) || order(found) != expectedOrder { failures.append(row) }
                count += 1
            }
        }
        print("BidiTest: \(count) cases, \(failures.count) fail.")
        #expect(count > 20_000)
        #expect(failures.count == 0)
    }

    /// Why ICU 76 differs from a row of BidiCharacterTest, or nil if there is no known reason.
    ///
    /// None of these occurs in text that people write: an override that ends beside a bracket or an isolate (ICU-23513
    /// names a part of this), a mark on a closing bracket (N0, since Unicode 8), and more than 63 open brackets (BD16).
    private func knownReason(_ row: Substring) -> String? {
        let scalars = row.prefix { $0 != ";" }.split(separator: " ")
        if scalars.contains("202D") || scalars.contains("202E") { return "override" }
        if scalars.contains(where: { ["0331", "0333", "20D6"].contains($0) }) { return "mark on a bracket" }
        return scalars.count > 126 ? "depth of brackets" : nil
    }

    @Test("BidiCharacterTest", UnicodeDataFile.bidiCharacterTest.isInstalled)
    func characters() throws {
        var count = 0
        var failures: [Substring] = []
        // The first rows are written by hand, each for a reason; the others are generated.
        for row in try UnicodeDataFile.bidiCharacterTest.rows(every: 8, after: 500) {
            let fields = row.split(separator: ";", omittingEmptySubsequences: false)
            let units = fields[0].split(separator: " ").compactMap { UInt16($0, radix: 16) }
            let direction: BaseDirection =
                fields[1] == "0" ? .leftToRight : fields[1] == "1" ? .rightToLeft : .automatic
            let expected = fields[3].split(separator: " ").map { UInt8($0) }
            let found = levels(units, direction, like: expected)
            let expectedOrder = fields[4].split(separator: " ").compactMap { Int($0) }
            if !agree(found, expected) || order(found) != expectedOrder { failures.append(row) }
            count += 1
        }
        print("BidiCharacterTest: \(count) cases, \(failures.count) differ.")
        #expect(count > 11_000)
        #expect(failures.count <= count / 300)
        for row in failures where knownReason(row) == nil { Issue.record("\(row)") }
    }
}
