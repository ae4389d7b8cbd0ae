import Foundation
import TextEngine

extension DetectedItem {
    /// The address that a tap on the item opens, or nil where no address can be made of it.
    ///
    /// - Links are their own address; those without a scheme have `http:`, e-mail has `mailto:`.
    /// - Telephone numbers are `tel:+4930901820` (RFC 3966).
    /// - Postal addresses are `geo:0,0?q=…`, a search on a map (RFC 5870, with the query that map programs understand).
    /// - The rest has a scheme of Typecase's own, as iOS has x-apple-data-detectors:
    ///   `typecase-data:calendar?year=2024&month=5&day=6&hour=17&minute=30`, with those parts that the text says, and
    ///   `days=1` for tomorrow, `weekday=2` for Monday, `next=1` for the one of next week, `part=evening`, `zone=7200`
    ///   in seconds; `typecase-data:flight?airline=LH&number=454`; `typecase-data:shipment?carrier=ups&number=1Z…`.
    package var url: URL? {
        switch value {
        case .link(let address): URL(string: address)
        case .phoneNumber(let number): URL(string: "tel:" + number)
        case .address(let address): Self.url("geo:0,0", [("q", address.line)])
        case .calendarEvent(let moment): Self.url("typecase-data:calendar", moment.queryItems)
        case .flight(let airline, let number):
            Self.url("typecase-data:flight", [("airline", airline), ("number", String(number))])
        case .shipment(let carrier, let number):
            Self.url("typecase-data:shipment", [("carrier", carrier.rawValue), ("number", number)])
        }
    }

    private static func url(_ start: String, _ items: [(name: String, value: String)]) -> URL? {
        // RFC 3986's unreserved characters, so that nothing in a value is a sign of the query.
        let plain = CharacterSet(
            charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
        let query = items.compactMap { item in
            item.value.addingPercentEncoding(withAllowedCharacters: plain).map { item.name + "=" + $0 }
        }
        return URL(string: start + "?" + query.joined(separator: "&"))
    }
}

extension PostalAddress {
    /// The address in one line, as it is looked for on a map.
    fileprivate var line: String {
        let region = [city, state, postcode].compactMap { $0 }.joined(separator: " ")
        return region.isEmpty ? street : street + ", " + region
    }
}

extension CalendarMoment {
    /// What the text says, by name.
    fileprivate var queryItems: [(name: String, value: String)] {
        let numbers: [(String, Int?)] = [
            ("year", year), ("month", month), ("day", day), ("days", relativeDays), ("weekday", weekday),
            ("next", isNextWeek ? 1 : nil), ("hour", hour), ("minute", minute), ("second", second),
            ("zone", secondsFromGMT),
        ]
        var items = numbers.compactMap { name, value in value.map { (name: name, value: String($0)) } }
        if let dayPart { items.append((name: "part", value: dayPart.rawValue)) }
        return items
    }
}
