import Testing

@testable import TextEngine

/// The work grows with the length of a text and no faster, whatever the text is made of.
@Suite struct DetectionWorkTests {
    /// The units that are read, for each unit of the text.
    private static func work(_ piece: String, count: Int) -> Double {
        let one = Array(piece.utf16)
        var units: [UInt16] = []
        while units.count < count { units += one }
        var steps = 0
        units.withUnsafeBufferPointer { buffer in
            withUnsafeMutablePointer(to: &steps) { meter in
                _ = DataDetector(.all).items(in: ScannedText(units: buffer, meter: meter))
            }
        }
        return Double(steps) / Double(units.count)
    }

    private static let hostile = [
        "@", ".", ":", "/", "(", ")", "[", "+", "-", " ", "1", "a", "A", "é", "日", "😀", "0", "1 ", "1.", "1-", "1:",
        "1/", "(1",
        "+1", "+(", "a.", "a@", "a@a.", ".a", "@.", "http://", "http://a", "http://a.com/(", "http://a.com/((((",
        "http:",
        "http://a.com/.", "www.", "www.a", "a.com", "a.com ", "a@b.com", "_.", "a_b.", "-.", "a-.", "::", "mailto:",
        "tel:",
        "tel:1", "file:///", "12 Main ", "12 A ", "12 rue de ", "12 Rue ", "Straße 1 ", "A 1 ", "der 1 ", "Am 1, 1 ",
        "May ", "5 May ", "5. ", "Monday ", "Mon, ", "at ", "tomorrow at ", "next ", "12:", "12:30 ", "12:30, 5 May ",
        "LH ",
        "LH 4", "LH 45 ", "1Z", "1Z9", "RB1", "JD1", "94 ", "9400 1118 ", "00 ", "+49 30 ", "0 ", "01 ", "415-555-",
        "'s",
        "http://a.com/x's", "http://例", "http://a.例", "例.", "1 (", "1(1)", "A", "Aa ", "12 St ", "a.b_c.", "a%", "a%@",
        "..@a",
    ]

    @Test(arguments: hostile) func workIsLinear(piece: String) {
        let short = Self.work(piece, count: 1_000)
        let long = Self.work(piece, count: 16_000)
        // Sixteen times the text is sixteen times the work; squared it would be sixteen times as much for each unit.
        #expect(long < short * 1.25 + 2, "\(piece): \(short) and \(long) reads a unit")
        #expect(long < 200, "\(piece): \(long) reads a unit")
    }

    @Test func ordinaryTextIsReadAFewTimes() {
        let prose = "The quick brown fox jumps over the lazy dog, and nobody in the village was surprised. "
        #expect(Self.work(prose, count: 10_000) < 10)
    }
}
