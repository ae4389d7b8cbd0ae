import Foundation

/// Finds the second strike of a hand that trembles: the same key again, sooner than anybody means it (EN 301 549, 5.8).
package struct StrikeFilter: Sendable {
    private var last: (keyID: String, time: TimeInterval)?

    /// A filter that has seen no strike.
    package init() {}

    /// A key was left after a strike; `nil` for a strike that used none.
    package mutating func struck(_ keyID: String?, at time: TimeInterval) {
        last = keyID.map { ($0, time) }
    }

    /// Whether a strike follows one on the same key so soon that it is not meant.
    /// - Parameter interval: The time after a strike within which the same key is not taken again, in seconds; 0 takes
    ///   every strike.
    package func isSecond(of keyID: String, at time: TimeInterval, within interval: TimeInterval) -> Bool {
        guard interval > 0, let last, last.keyID == keyID else { return false }
        return time - last.time < interval
    }
}
