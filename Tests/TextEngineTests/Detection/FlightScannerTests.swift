import Testing

@testable import TextEngine

@Suite struct FlightScannerTests {
    @Test func flightsAreFound() {
        expectWhole(
            [
                ("LH 454", "LH 454"), ("BA2490", "BA 2490"), ("LH454", "LH 454"), ("AF-447", "AF 447"),
                ("UA 1234", "UA 1234"),
                ("QF 001", "QF 1"), ("EK\u{A0}500", "EK 500"), ("KL1009", "KL 1009"),
            ], .flightNumber)
    }

    @Test func unclearCodesNeedAWordOfFlying() {
        #expect(findings("Flug DE 1234 nach Rom", .flightNumber) == ["DE 1234 → DE 1234"])
        #expect(findings("Flight U2 8345", .flightNumber) == ["U2 8345 → U2 8345"])
        #expect(findings("vol AF 7", .flightNumber) == ["AF 7 → AF 7"])
        #expect(findings("UA 93 departs at nine", .flightNumber) == ["UA 93 → UA 93"])
        #expect(findings("4U 9525 landed", .flightNumber) == ["4U 9525 → 4U 9525"])
        expectNothing(
            ["DE 1234", "U2 8345", "AF 7", "UA 93", "4U 9525", "AI 2024", "CA 9404", "SN 12345"], .flightNumber)
    }

    @Test func otherCodesAreNone() {
        expectNothing(
            [
                "", "LH", "454", "LH 45454", "LH  454", "lh 454", "XLH 454", "LH 454a", "LH 000", "LH 454-455",
                "LH 454.5",
                "ZZ 123", "A4 297", "LH: 454", "BA_2490", "/BA2490", "#LH454", "-LH454",
            ], .flightNumber)
    }
}
