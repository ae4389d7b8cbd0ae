import Foundation

/// The whole grapheme clusters around a range that cuts some, in UTF-16 units.
struct ClusterRange {
    /// From the beginning of the first to the end of the last.
    let range: NSRange
    /// What of the first stands before the range that cuts it.
    let head: String
    /// What of the last stands behind it.
    let tail: String

    /// Nil for a range that cuts none.
    init?(around cut: NSRange, in string: String) {
        let units = string.utf16
        let start = units.index(units.startIndex, offsetBy: cut.location)
        let end = units.index(start, offsetBy: cut.length)
        guard Self.cuts(start, in: string) || Self.cuts(end, in: string) else { return nil }
        // What follows a place in a cluster is its end, and what comes before that its beginning.
        let first = Self.cuts(start, in: string) ? string.index(before: string.index(after: start)) : start
        let last = Self.cuts(end, in: string) ? string.index(after: end) : end
        let location = units.distance(from: units.startIndex, to: first)
        range = NSRange(location: location, length: units.distance(from: first, to: last))
        head = String(decoding: units[first..<start], as: UTF16.self)
        tail = String(decoding: units[end..<last], as: UTF16.self)
    }

    /// Whether a range begins or ends within a cluster.
    static func cuts(_ range: NSRange, in string: String) -> Bool {
        let units = string.utf16
        let start = units.index(units.startIndex, offsetBy: range.location)
        return cuts(start, in: string) || cuts(units.index(start, offsetBy: range.length), in: string)
    }

    private static func cuts(_ place: String.Index, in string: String) -> Bool {
        place != string.endIndex && String.Index(place, within: string) == nil
    }
}
