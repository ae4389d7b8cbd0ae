import Foundation
import Testing
import TextEngine
import UIKit

@Suite struct UIDataDetectorTypesTests {
    @Test func bitsAreThoseOfUIKitAndOfTheEngine() {
        let types: [(UIDataDetectorTypes, UInt, DataKinds)] = [
            (.phoneNumber, 1, .phoneNumber), (.link, 2, .link), (.address, 4, .address),
            (.calendarEvent, 8, .calendarEvent),
            (.shipmentTrackingNumber, 16, .shipmentTrackingNumber), (.flightNumber, 32, .flightNumber),
            (.lookupSuggestion, 64, .lookupSuggestion), (.all, .max, .all), ([], 0, []),
        ]
        for (type, bits, kind) in types {
            #expect(type.rawValue == bits)
            #expect(type.kinds == kind)
        }
        #expect(UIDataDetectorTypes.all.contains([.link, .lookupSuggestion]))
    }

    @Test func itemsHaveAddressesToOpen() {
        let table: [(String, String)] = [
            ("see www.example.com/a", "http://www.example.com/a"), ("a@example.com", "mailto:a@example.com"),
            ("https://example.com/x?a=b#c", "https://example.com/x?a=b#c"), ("+49 30 901820", "tel:+4930901820"),
            ("http://example.com/pipe|x", "http://example.com/pipe%7Cx"),
            ("Hauptstraße 12, 10117 Berlin", "geo:0,0?q=Hauptstra%C3%9Fe%2012%2C%20Berlin%2010117"),
            ("350 Fifth Avenue", "geo:0,0?q=350%20Fifth%20Avenue"),
            ("6 May 2024 at 5:30 pm", "typecase-data:calendar?year=2024&month=5&day=6&hour=17&minute=30"),
            ("tomorrow evening", "typecase-data:calendar?days=1&part=evening"),
            ("next Monday at 9:00", "typecase-data:calendar?weekday=2&next=1&hour=9&minute=0"),
            ("LH 454", "typecase-data:flight?airline=LH&number=454"),
            ("1Z999AA10123456784", "typecase-data:shipment?carrier=ups&number=1Z999AA10123456784"),
        ]
        for (text, address) in table {
            let items = DataDetector(UIDataDetectorTypes.all.kinds).items(in: Array(text.utf16))
            #expect(items.map { $0.url?.absoluteString } == [address], "in \"\(text)\"")
        }
    }

    @Test func addressesInOtherScriptsCanBeOpened() throws {
        for text in [
            "http://münchen.de/straße", "http://例え.テスト/パス", "https://de.wikipedia.org/wiki/Köln", "http://a.com/😀",
        ] {
            let item = try #require(DataDetector(.link).items(in: Array(text.utf16)).first)
            let url = try #require(item.url)
            #expect(url.scheme?.hasPrefix("http") == true)
            #expect(url.absoluteString.utf8.allSatisfy { $0 < 0x80 })
        }
    }
}
