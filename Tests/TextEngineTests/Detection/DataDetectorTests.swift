import Testing

@testable import TextEngine

@Suite struct DataDetectorTests {
    private static let single: [DataKinds] = [
        .link, .phoneNumber, .address, .calendarEvent, .shipmentTrackingNumber, .flightNumber,
    ]

    private static let mixed = """
        Flight LH 454 leaves tomorrow at 10:30, call +49 30 901820 or write to post@example.com. \
        We meet at Hauptstraße 12, 10117 Berlin; parcel 1Z999AA10123456784 is at http://example.com/2024-01-05.
        """

    @Test func allKindsAreFoundBesideEachOther() {
        #expect(
            findings(Self.mixed, .all) == [
                "LH 454 → LH 454", "tomorrow at 10:30 → d1 10:30", "+49 30 901820 → +4930901820",
                "post@example.com → mailto:post@example.com",
                "Hauptstraße 12, 10117 Berlin → Hauptstraße 12|Berlin|-|10117",
                "1Z999AA10123456784 → ups 1Z999AA10123456784",
                "http://example.com/2024-01-05 → http://example.com/2024-01-05",
            ])
    }

    @Test func wordsForADictionaryAreNeverFound() {
        #expect(findings(Self.mixed, .lookupSuggestion) == [])
        #expect(findings(Self.mixed, []) == [])
    }

    @Test func theHigherRankKeepsItsPlace() {
        func item(_ range: Range<Int>) -> DetectedItem { DetectedItem(range: range, value: .phoneNumber("1")) }
        var claimed = [item(5..<10), item(20..<30)]
        DataDetector.claim(
            [item(0..<5), item(3..<6), item(10..<20), item(25..<26), item(29..<31), item(30..<40)], in: &claimed)
        #expect(claimed.map(\.range) == [0..<5, 5..<10, 10..<20, 20..<30, 30..<40])
    }

    /// Pieces of data and of what looks alike, in any order.
    private static func text(_ generator: inout SeededGenerator) -> [UInt16] {
        let pieces = [
            "http://", "www.", "example", ".com", "@", ".", ":", "/", "(", ")", "[", "]", "+", "-", " ", " ", " ", "1",
            "12",
            "2024", "01", "+49 30 901820", "415-555-0100", "LH 454", "1Z999AA10123456784", "May", "5", "pm", "tomorrow",
            "at",
            "Montag", ",", "Hauptstraße 12", "10117 Berlin", "350 Fifth Avenue", "rue de la Paix", "日本", "です", "😀", "é",
            "'",
            "s", "a.de", "Tel.", "flight", "\u{0}", "\u{A0}", "\u{301}", "€", "%", "#", "_", "mailto:", "x@y.de",
            "17:30", "Uhr",
        ]
        var units: [UInt16] = []
        for _ in 0..<Int.random(in: 0...24, using: &generator) {
            if Int.random(in: 0..<12, using: &generator) == 0 {
                units += generator.units(atMost: 4)
            } else {
                units += Array(pieces.randomElement(using: &generator)!.utf16)
            }
        }
        return units
    }

    @Test func anyTextGivesAscendingItemsThatDoNotDependOnOtherKinds() {
        var generator = SeededGenerator()
        let seed = generator.seed
        for round in 0..<4000 {
            let units = Self.text(&generator)
            let items = DataDetector(.all).items(in: units)
            var end = 0
            for item in items {
                #expect(item.range.lowerBound >= end && !item.range.isEmpty, "seed \(seed), round \(round)")
                end = item.range.upperBound
            }
            #expect(end <= units.count, "seed \(seed), round \(round)")
            for kind in Self.single {
                let alone = DataDetector(kind).items(in: units)
                #expect(alone == items.filter { $0.kind == kind }, "seed \(seed), round \(round)")
            }
        }
    }

    /// A text that is found as a whole is found between blanks too.
    @Test func whatIsFoundAloneIsFoundWithinText() {
        var generator = SeededGenerator(7)
        let seed = generator.seed
        var found = 0
        for round in 0..<4000 {
            let units = Self.text(&generator)
            // The ends of links are not ends of texts: what a blank follows is the same.
            for item in DataDetector(.link).items(in: units) {
                let piece = Array(units[item.range])
                let around = Array("und  ".utf16) + piece + Array("  dann".utf16)
                let again = DataDetector(.link).items(in: around)
                #expect(again.map(\.range) == [5..<5 + piece.count], "seed \(seed), round \(round)")
                #expect(again.map(\.value) == [item.value], "seed \(seed), round \(round)")
                found += 1
            }
        }
        #expect(found > 300)
    }
}
