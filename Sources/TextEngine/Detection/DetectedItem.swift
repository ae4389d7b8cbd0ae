/// A piece of data that was found in a text.
package struct DetectedItem: Hashable, Sendable {
    /// Where it is, in UTF-16 units of the given text.
    package var range: Range<Int>
    package var value: DetectedValue

    package init(range: Range<Int>, value: DetectedValue) {
        self.range = range
        self.value = value
    }

    /// The one kind that it is of.
    package var kind: DataKinds {
        switch value {
        case .link: .link
        case .phoneNumber: .phoneNumber
        case .address: .address
        case .calendarEvent: .calendarEvent
        case .shipment: .shipmentTrackingNumber
        case .flight: .flightNumber
        }
    }
}

/// What a piece of data says.
package enum DetectedValue: Hashable, Sendable {
    /// An address with its scheme: `http://` where the text has none, `mailto:` for e-mail.
    case link(String)
    /// What to dial: digits, after a plus where the text has one.
    case phoneNumber(String)
    case address(PostalAddress)
    case calendarEvent(CalendarMoment)
    case shipment(carrier: ShipmentCarrier, number: String)
    /// The airline's IATA code and the flight's number.
    case flight(airline: String, number: Int)
}

/// The parts of an address, as they are written.
package struct PostalAddress: Hashable, Sendable {
    /// The street with the number.
    package var street: String
    package var city: String?
    /// The two letters of a state, in the United States.
    package var state: String?
    package var postcode: String?

    package init(street: String, city: String? = nil, state: String? = nil, postcode: String? = nil) {
        self.street = street
        self.city = city
        self.state = state
        self.postcode = postcode
    }
}

/// Who carries a shipment.
package enum ShipmentCarrier: String, Hashable, Sendable {
    case ups, fedex, usps, dhl
    /// A member of the Universal Postal Union; the number ends with its country.
    case post
}

/// A date, a time or both, as they are written. What the text does not say is nil; nothing is taken from a clock.
package struct CalendarMoment: Hashable, Sendable {
    /// A rough time of the day.
    package enum DayPart: String, Hashable, Sendable {
        case morning, noon, afternoon, evening, night, midnight
    }

    package var year: Int?
    /// 1 to 12.
    package var month: Int?
    /// 1 to 31.
    package var day: Int?
    /// 1 is Sunday, 7 is Saturday, as Foundation counts.
    package var weekday: Int?
    /// Whether "next" stands before the weekday.
    package var isNextWeek = false
    /// Days from the day on which the text is read: 0 for today, 1 for tomorrow, -1 for yesterday.
    package var relativeDays: Int?
    package var dayPart: DayPart?
    /// 0 to 23.
    package var hour: Int?
    package var minute: Int?
    package var second: Int?
    /// Seconds east of Greenwich.
    package var secondsFromGMT: Int?

    package init(year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil) {
        self.year = year
        self.month = month
        self.day = day
        self.hour = hour
        self.minute = minute
    }

    /// Whether it says on which day.
    var hasDay: Bool { day != nil || relativeDays != nil || weekday != nil }
}

/// How dates such as 5/6/2024 are read where both readings are possible.
package enum DateOrder: Hashable, Sendable {
    case dayMonth, monthDay
}
