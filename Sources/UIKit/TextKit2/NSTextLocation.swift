import Foundation

/// A place in a text. Places that this library gives count UTF-16 units; what else a program makes one of is refused by
/// content managers and layout managers, which then answer as for a place that is not in their text.
public protocol NSTextLocation: NSObjectProtocol {
    /// Which of two places comes first in the text. A place of this library comes before those of other kinds.
    func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A place in a text storage.
final class StorageLocation: NSObject, NSTextLocation {
    /// In UTF-16 units from the beginning.
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }

    func compare(_ location: any NSTextLocation) -> ComparisonResult {
        // Places that cannot be compared must not look the same.
        guard let other = location as? StorageLocation, offset >= other.offset else { return .orderedAscending }
        return offset == other.offset ? .orderedSame : .orderedDescending
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? StorageLocation)?.offset == offset }
    override var hash: Int { offset }
    override var description: String { "\(offset)" }
}
