/// Finds data in a paragraph: links, telephone numbers, addresses, dates, flights, shipments.
///
/// There is a scanner for each kind, and each reads the paragraph once. Where two find something in the same place,
/// the one of higher rank keeps it, so that no part of a link is a telephone number. Those of higher rank than a wanted
/// kind look too: what is found of a kind does not depend on which others are wanted.
///
/// The work grows with the length of the text and no faster, whatever the text: a scanner looks ahead or back by no
/// more than a fixed number of units, or goes on behind what it has looked at. Nothing is remembered between calls.
package struct DataDetector: Sendable {
    package var kinds: DataKinds
    package var dateOrder: DateOrder

    package init(_ kinds: DataKinds, dateOrder: DateOrder = .dayMonth) {
        self.kinds = kinds
        self.dateOrder = dateOrder
    }

    /// What is found in a text, in ascending order and without overlaps.
    package func items(in units: UnsafeBufferPointer<UInt16>) -> [DetectedItem] {
        items(in: ScannedText(units: units, meter: nil))
    }

    /// The same, for an array of UTF-16 units.
    package func items(in units: [UInt16]) -> [DetectedItem] {
        units.withUnsafeBufferPointer { items(in: $0) }
    }

    func items(in text: ScannedText) -> [DetectedItem] {
        var claimed: [DetectedItem] = []
        var wanted = kinds.intersection(Self.findable)
        let hasDigits = text.hasDigits
        for kind in Self.ranks where !wanted.isEmpty {
            wanted.remove(kind)
            // Nothing but links and words such as "tomorrow" does without a digit.
            guard hasDigits || kind == .link || kind == .calendarEvent else { continue }
            Self.claim(scan(text, for: kind), in: &claimed)
        }
        return kinds.isSuperset(of: Self.findable) ? claimed : claimed.filter { kinds.contains($0.kind) }
    }

    /// The highest rank first. A street may be called after a month, therefore addresses go before dates.
    private static let ranks: [DataKinds] = [
        .link, .shipmentTrackingNumber, .address, .calendarEvent, .flightNumber, .phoneNumber,
    ]
    private static let findable = DataKinds(ranks)

    private func scan(_ text: ScannedText, for kind: DataKinds) -> [DetectedItem] {
        switch kind {
        case .link:
            var scanner = LinkScanner(text: text)
            return scanner.items()
        case .shipmentTrackingNumber: return ShipmentScanner(text: text).items()
        case .address: return AddressScanner(text: text).items()
        case .calendarEvent: return CalendarScanner(text: text, order: dateOrder).items()
        case .flightNumber: return FlightScanner(text: text).items()
        case .phoneNumber: return PhoneScanner(text: text).items()
        default: return []
        }
    }

    /// Adds those items that overlap with none that has a place already. Both lists are in ascending order.
    static func claim(_ items: [DetectedItem], in claimed: inout [DetectedItem]) {
        guard !items.isEmpty else { return }
        guard !claimed.isEmpty else { return claimed = items }
        var merged: [DetectedItem] = []
        merged.reserveCapacity(claimed.count + items.count)
        var next = 0
        for item in items {
            while next < claimed.count && claimed[next].range.upperBound <= item.range.lowerBound {
                merged.append(claimed[next])
                next += 1
            }
            let isFree = next == claimed.count || claimed[next].range.lowerBound >= item.range.upperBound
            if isFree { merged.append(item) }
        }
        merged += claimed[next...]
        claimed = merged
    }
}
