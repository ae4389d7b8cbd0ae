import Foundation
import TextEngine

/// Bits of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

/// Finds links, telephone numbers, addresses, dates and flights in a text.
///
/// Differences from iOS: it is no NSRegularExpression, which cannot be subclassed on Linux, but has its methods for finding;
/// the compiler warns of the names of the types, because Foundation finds nothing of them by itself.
/// What it finds is what ``UITextView/dataDetectorTypes`` finds, and its dates have no durations.
public final class NSDataDetector: NSObject, Sendable {
    /// The kinds that it finds, as bits of `NSTextCheckingResult.CheckingType`.
    public let checkingTypes: NSTextCheckingTypes
    private let kinds: DataKinds

    /// Creates a detector.
    /// - Parameter checkingTypes: Bits of `NSTextCheckingResult.CheckingType`: `link`, `phoneNumber`, `address`, `date` and
    ///   `transitInformation`. Others are left out.
    /// - Throws: An error of Cocoa's domain when none of these is among them.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        let pairs: [(NSTextCheckingResult.CheckingType, DataKinds)] = [
            (.detectedLink, .link), (.detectedPhoneNumber, .phoneNumber), (.detectedAddress, .address),
            (.detectedDate, .calendarEvent), (.detectedTransit, .flightNumber),
        ]
        let found = pairs.filter { checkingTypes & $0.0.rawValue != 0 }
        guard !found.isEmpty else {
            throw NSError(
                domain: NSCocoaErrorDomain, code: 2048,
                userInfo: [NSLocalizedDescriptionKey: "NSDataDetector: none of the types can be found"])
        }
        self.checkingTypes = found.reduce(0) { $0 | $1.0.rawValue }
        kinds = DataKinds(found.map(\.1))
        super.init()
    }

    /// All that is found in a range of a text, in its order.
    public func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        let units = Array(string.utf16)
        let (start, end) = (range.location, range.location + range.length)
        precondition(start >= 0 && range.length >= 0 && end <= units.count, "NSDataDetector: the range is in the text")
        let order: DateOrder = Locale.current.region?.identifier == "US" ? .monthDay : .dayMonth
        return DataDetector(kinds, dateOrder: order).items(in: Array(units[start..<end])).map {
            DetectedData($0, offset: start, in: units)
        }
    }

    /// The first that is found in a range of a text.
    public func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? {
        matches(in: string, options: options, range: range).first
    }

    /// How many are found in a range of a text.
    public func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int {
        matches(in: string, options: options, range: range).count
    }

    /// Where the first is; the location is NSNotFound when there is none.
    public func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }

    /// Calls a function with each that is found in a range of a text, until it sets its last argument to true.
    public func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) where !stop.boolValue {
            block(match, [], &stop)
        }
    }
}

extension NSTextCheckingResult {
    /// The link that an ``NSDataDetector`` has found.
    public var url: URL? {
        if case .link(let address)? = (self as? DetectedData)?.item.value { URL(string: address) } else { nil }
    }

    /// The telephone number that an ``NSDataDetector`` has found, as it is written.
    public var phoneNumber: String? { (self as? DetectedData)?.phoneNumberAsWritten }

    /// The parts of the address that an ``NSDataDetector`` has found.
    public var addressComponents: [NSTextCheckingKey: String]? {
        guard case .address(let address)? = (self as? DetectedData)?.item.value else { return nil }
        var parts: [NSTextCheckingKey: String] = [.street: address.street]
        parts[.city] = address.city
        parts[.state] = address.state
        parts[.zip] = address.postcode
        return parts
    }

    /// The flight that an ``NSDataDetector`` has found: the airline's code and the number.
    public var components: [NSTextCheckingKey: String]? {
        guard case .flight(let airline, let number)? = (self as? DetectedData)?.item.value else { return nil }
        return [.airline: airline, .flight: String(number)]
    }

    /// The date that an ``NSDataDetector`` has found. What the text does not say is that of today, and noon.
    public var date: Date? {
        if case .calendarEvent(let moment)? = (self as? DetectedData)?.item.value {
            moment.date(from: Date())
        } else {
            nil
        }
    }
}

/// What a part of ``NSTextCheckingResult/addressComponents`` or ``NSTextCheckingResult/components`` is.
public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Creates a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The street with the number.
    public static let street = NSTextCheckingKey(rawValue: "Street")
    /// The city.
    public static let city = NSTextCheckingKey(rawValue: "City")
    /// The state.
    public static let state = NSTextCheckingKey(rawValue: "State")
    /// The postcode.
    public static let zip = NSTextCheckingKey(rawValue: "ZIP")
    /// The airline.
    public static let airline = NSTextCheckingKey(rawValue: "Airline")
    /// The flight's number.
    public static let flight = NSTextCheckingKey(rawValue: "Flight")
}

/// The kinds by their values on Linux, which are not those of iOS: Foundation warns where its names of them are used, because
/// nothing of its own finds them.
extension NSTextCheckingResult.CheckingType {
    static let detectedDate = Self(rawValue: 1 << 4)
    static let detectedAddress = Self(rawValue: 1 << 5)
    static let detectedLink = Self(rawValue: 1 << 6)
    static let detectedPhoneNumber = Self(rawValue: 1 << 11)
    static let detectedTransit = Self(rawValue: 1 << 12)
}

/// One thing that was found.
private final class DetectedData: NSTextCheckingResult {
    let item: DetectedItem
    let phoneNumberAsWritten: String?
    private let place: NSRange

    init(_ item: DetectedItem, offset: Int, in units: [UInt16]) {
        self.item = item
        place = NSRange(location: offset + item.range.lowerBound, length: item.range.count)
        if case .phoneNumber = item.value {
            phoneNumberAsWritten = String(
                decoding: units[place.location..<place.location + place.length], as: UTF16.self)
        } else {
            phoneNumberAsWritten = nil
        }
        super.init()
    }

    /// Unarchiving is not supported. Always gives `nil`.
    required init?(coder: NSCoder) { nil }

    override func copy(with zone: NSZone? = nil) -> Any { self }

    override var resultType: CheckingType {
        switch item.value {
        case .link: .detectedLink
        case .phoneNumber: .detectedPhoneNumber
        case .address: .detectedAddress
        case .calendarEvent: .detectedDate
        case .flight, .shipment: .detectedTransit
        }
    }

    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { idx == 0 ? place : NSRange(location: NSNotFound, length: 0) }
}

extension CalendarMoment {
    /// The moment for one who reads it at a time.
    fileprivate func date(from now: Date) -> Date? {
        var calendar = Calendar(identifier: .gregorian)
        if let secondsFromGMT, let zone = TimeZone(secondsFromGMT: secondsFromGMT) { calendar.timeZone = zone }
        var day = now
        if let relativeDays { day = calendar.date(byAdding: .day, value: relativeDays, to: now) ?? now }
        if let weekday, self.day == nil {
            let ahead = (weekday - calendar.component(.weekday, from: now) + 7) % 7
            day = calendar.date(byAdding: .day, value: ahead + (isNextWeek ? 7 : 0), to: now) ?? now
        }
        var parts = calendar.dateComponents([.year, .month, .day], from: day)
        parts.year = year ?? parts.year
        parts.month = month ?? parts.month
        parts.day = self.day ?? parts.day
        let hours: [DayPart: Int] = [
            .morning: 9, .noon: 12, .afternoon: 15, .evening: 19, .night: 21, .midnight: 0,
        ]
        parts.hour = hour ?? dayPart.flatMap { hours[$0] } ?? 12
        parts.minute = minute ?? 0
        parts.second = second ?? 0
        return calendar.date(from: parts)
    }
}
