/// Sorts of data that can be found in text. The bits are those of UIKit's `UIDataDetectorTypes`.
package struct DataKinds: OptionSet, Hashable, Sendable {
    package let rawValue: UInt

    package init(rawValue: UInt) { self.rawValue = rawValue }

    package static let phoneNumber = DataKinds(rawValue: 1 << 0)
    package static let link = DataKinds(rawValue: 1 << 1)
    package static let address = DataKinds(rawValue: 1 << 2)
    package static let calendarEvent = DataKinds(rawValue: 1 << 3)
    package static let shipmentTrackingNumber = DataKinds(rawValue: 1 << 4)
    package static let flightNumber = DataKinds(rawValue: 1 << 5)
    /// Words worth a look into a dictionary. There is none to ask, so that nothing is ever found.
    package static let lookupSuggestion = DataKinds(rawValue: 1 << 6)
    package static let all = DataKinds(rawValue: .max)
}
