import Foundation

/// A part of a text: from a place up to, and without, another one. It is never changed.
open class NSTextRange: NSObject {
    /// Where it begins.
    public let location: any NSTextLocation
    /// Where it ends: the place behind the last one that it contains.
    public let endLocation: any NSTextLocation

    /// Creates a range, or `nil` where the end comes before the beginning.
    /// - Parameter endLocation: `nil` for an empty range.
    public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
        let end = endLocation ?? location
        guard location.compare(end) != .orderedDescending else { return nil }
        self.location = location
        self.endLocation = end
        super.init()
    }

    /// Creates an empty range.
    public init(location: any NSTextLocation) {
        self.location = location
        endLocation = location
        super.init()
    }

    /// For places that are known to be in order.
    init(ordered location: any NSTextLocation, _ endLocation: any NSTextLocation) {
        self.location = location
        self.endLocation = endLocation
        super.init()
    }

    /// A range of UTF-16 units.
    convenience init(_ units: NSRange) {
        self.init(ordered: StorageLocation(units.location), StorageLocation(units.location + units.length))
    }

    /// Whether it begins where it ends.
    open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

    /// Whether another range has the same beginning and the same end.
    open func isEqual(to textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) == .orderedSame
            && endLocation.compare(textRange.endLocation) == .orderedSame
    }

    /// Whether a place is in the range. The end is not; an empty range contains none.
    open func contains(_ location: any NSTextLocation) -> Bool {
        self.location.compare(location) != .orderedDescending && location.compare(endLocation) == .orderedAscending
    }

    /// Whether all of another range is in this one. An empty range at the end is.
    open func contains(_ textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) != .orderedDescending
            && textRange.endLocation.compare(endLocation) != .orderedDescending
    }

    /// Whether there is an ``intersection(_:)``.
    open func intersects(_ textRange: NSTextRange) -> Bool { intersection(textRange) != nil }

    /// What is in both ranges; `nil` where nothing is. Ranges that only touch have nothing in common; an empty range that
    /// lies in the other one, or at its end, is in both. A subclass gets a range of this class, not of its own.
    open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
        let start = location.compare(textRange.location) == .orderedAscending ? textRange.location : location
        let end =
            endLocation.compare(textRange.endLocation) == .orderedDescending ? textRange.endLocation : endLocation
        switch start.compare(end) {
        case .orderedAscending: return NSTextRange(ordered: start, end)
        case .orderedSame: return isEmpty || textRange.isEmpty ? NSTextRange(location: start) : nil
        case .orderedDescending: return nil
        }
    }

    /// The shortest range that contains both, and what lies between them. A subclass gets a range of this class, not of its
    /// own.
    open func union(_ textRange: NSTextRange) -> NSTextRange {
        let start = location.compare(textRange.location) == .orderedDescending ? textRange.location : location
        let end =
            endLocation.compare(textRange.endLocation) == .orderedAscending ? textRange.endLocation : endLocation
        return NSTextRange(ordered: start, end)
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextRange).map { isEqual(to: $0) } ?? false }
    open override var hash: Int { location.hash }
    open override var description: String { "\(location)...\(endLocation)" }
}
