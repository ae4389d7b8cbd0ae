import Testing

@testable import TextEngine

/// ICU 76 has the rules of Unicode 16, the files those of 15.0; each difference must be one of a rule that has changed, or
/// of one that CLDR's root locale, which ICU follows, has in another form.
@Suite("ICU, conformance to Unicode 15.0")
struct BreakConformanceTests {
    /// The scalars of the rows of `file` for which `find`, which returns boundaries, disagrees.
    private func differences(
        in file: UnicodeDataFile, rows count: Int, _ find: (UnsafeBufferPointer<UInt16>) -> [Int]
    ) throws -> [[Substring]] {
        let rows = try file.breakRows()
        #expect(rows.count >= count, "\(file.rawValue) has been read only in part")
        let different = rows.filter { row in row.units.withUnsafeBufferPointer(find) != row.boundaries }
        print("\(file.rawValue): \(different.count) of \(rows.count) rows differ.")
        return different.map { $0.row.split(whereSeparator: \.isWhitespace).filter { $0 != "÷" && $0 != "×" } }
    }

    @Test("WordBreakTest", UnicodeDataFile.wordBreakTest.isInstalled)
    func words() throws {
        let rows = try differences(in: .wordBreakTest, rows: 1800) {
            [0] + ICU.wordSegments(in: $0).map(\.range.upperBound)
        }
        #expect(rows.count <= 15)
        // In CLDR's root locale a colon does not join letters to one word, as in Finnish and Swedish it does. Unicode's own
        // rules join "a:a", up to 17.0.
        for row in rows where !row.contains("003A") { Issue.record("\(row)") }
    }

    @Test("SentenceBreakTest", UnicodeDataFile.sentenceBreakTest.isInstalled)
    func sentences() throws {
        let rows = try differences(in: .sentenceBreakTest, rows: 500) { [0] + ICU.sentences(in: $0).map(\.upperBound) }
        for row in rows { Issue.record("\(row)") }
    }

    /// The rule that has changed since Unicode 15.0 and concerns `row`, or nil.
    private func changedLineRule(_ row: [Substring]) -> String? {
        func follows(_ left: Substring, _ right: Set<Substring>) -> Bool {
            zip(row, row.dropFirst()).contains { $0 == left && right.contains($1) }
        }
        let digits: Set<Substring> = ["0030", "0031", "0032", "0033", "0034"]
        if row.first == "002D" { return "LB20a: no break behind a hyphen that begins a word" }
        if row.contains("05D0") && row.contains("002D") { return "LB21a: a hyphen between Hebrew letters" }
        if row.contains("0022") || row.contains("00AB") { return "LB15a, LB15b: blanks beside quotation marks" }
        let isNumber = follows("002E", digits) || follows("002C", digits) || row.starts(with: ["002C", "0308", "0030"])
        return isNumber ? "LB25: no break between a stop or comma and a digit" : nil
    }

    @Test("LineBreakTest", UnicodeDataFile.lineBreakTest.isInstalled)
    func lines() throws {
        // The file never has a boundary at the start, not even of an empty text.
        let rows = try differences(in: .lineBreakTest, rows: 7000) { ICU.lineBreaks(in: $0).map(\.offset) }
        #expect(rows.count <= 31)
        for row in rows where changedLineRule(row) == nil { Issue.record("\(row)") }
    }
}
