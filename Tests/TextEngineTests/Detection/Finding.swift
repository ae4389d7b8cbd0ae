import Testing

@testable import TextEngine

/// What is found in a text, as strings: what stands there, an arrow, and the value in short.
func findings(_ text: String, _ kinds: DataKinds, order: DateOrder = .dayMonth) -> [String] {
    let units = Array(text.utf16)
    return DataDetector(kinds, dateOrder: order).items(in: units).map { item in
        "\(String(decoding: units[item.range], as: UTF16.self)) → \(short(item.value))"
    }
}

/// A value in a form that tables can hold.
func short(_ value: DetectedValue) -> String {
    switch value {
    case .link(let address): address
    case .phoneNumber(let number): number
    case .address(let address):
        [address.street, address.city, address.state, address.postcode].map { $0 ?? "-" }.joined(separator: "|")
    case .calendarEvent(let moment): short(moment)
    case .shipment(let carrier, let number): "\(carrier.rawValue) \(number)"
    case .flight(let airline, let number): "\(airline) \(number)"
    }
}

/// 2024-05-06 17:30, with what is not known left out; weekdays as w1 to w7, relative days as d0, d1.
private func short(_ moment: CalendarMoment) -> String {
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    var parts: [String] = []
    if moment.isNextWeek { parts.append("next") }
    if let weekday = moment.weekday { parts.append("w\(weekday)") }
    if let days = moment.relativeDays { parts.append("d\(days)") }
    if let day = moment.day, let month = moment.month {
        parts.append((moment.year.map { "\($0)-" } ?? "") + padded(month) + "-" + padded(day))
    }
    if let part = moment.dayPart { parts.append(part.rawValue) }
    if let hour = moment.hour {
        parts.append(padded(hour) + ":" + padded(moment.minute ?? 0) + (moment.second.map { ":" + padded($0) } ?? ""))
    }
    if let zone = moment.secondsFromGMT { parts.append("z\(zone)") }
    return parts.joined(separator: " ")
}

/// Texts that are found as a whole, with their values. Each is tried alone and within other text.
func expectWhole(_ table: [(String, String)], _ kind: DataKinds, sourceLocation: SourceLocation = #_sourceLocation) {
    for (text, value) in table {
        let expected = ["\(text) → \(value)"]
        for (before, behind) in [("", ""), ("und ", " dann"), ("(", ")"), ("x, ", "."), ("日本 ", " 日本"), ("😀 ", " 😀")] {
            let found = findings(before + text + behind, kind)
            #expect(found == expected, "in \"\(before + text + behind)\"", sourceLocation: sourceLocation)
        }
    }
}

/// Texts in which nothing of a kind is found.
func expectNothing(_ texts: [String], _ kind: DataKinds, sourceLocation: SourceLocation = #_sourceLocation) {
    for text in texts {
        #expect(findings(text, kind) == [], "in \"\(text)\"", sourceLocation: sourceLocation)
    }
}
