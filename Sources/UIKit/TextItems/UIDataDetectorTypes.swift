import Foundation
import TextEngine

/// Sorts of data that a text view turns into links.
///
/// Typecase finds them itself, by rules for English, German, French and Spanish text; NSDataDetector does not exist on
/// Linux. What is found may therefore differ from iOS in unclear cases.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
    /// The bits of the set, which are UIKit's.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Telephone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Addresses of web pages and of e-mail.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Postal addresses, in the forms of the United States, Britain, Germany and France.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Dates and times.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// Numbers of parcels: UPS, FedEx, USPS, DHL, and the international ones of the post.
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    /// Numbers of flights.
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    /// Words worth a look into a dictionary. Unlike on iOS nothing is found: there is no dictionary.
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    /// All sorts, those of the future too.
    public static let all = UIDataDetectorTypes(rawValue: .max)

    /// The same set for the engine.
    package var kinds: DataKinds { DataKinds(rawValue: rawValue) }
}
