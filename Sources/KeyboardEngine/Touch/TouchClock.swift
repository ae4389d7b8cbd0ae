import Foundation

/// A clock for holding times, driven by the times of events.
///
/// The engine has no clock of its own, and the times it is given may jump back or be nonsense after a
/// suspended machine; neither may leave a key held for ever. This clock only runs forwards.
struct TouchClock: Sendable {
    /// Seconds that have passed since the first event.
    private(set) var now: TimeInterval = 0
    /// The last sensible time that the caller gave, on the caller's own clock.
    private(set) var callerNow: TimeInterval = 0
    private var isRunning = false

    /// A step that outlasts every timer; longer ones would only cost precision.
    private static let longestStep: TimeInterval = 3600
    /// The largest time that is believed; a double beyond it no longer resolves a millisecond.
    private static let latest: TimeInterval = 1e12

    /// Takes the caller's time into account; a time that runs backwards lets none pass.
    mutating func advance(to time: TimeInterval) {
        guard abs(time) <= Self.latest else { return }
        if isRunning {
            now += min(max(time - callerNow, 0), Self.longestStep)
        }
        callerNow = time
        isRunning = true
    }

    /// Whether a time of this clock has come, give or take what is lost when it is turned into the caller's.
    func hasReached(_ time: TimeInterval) -> Bool {
        time - now <= 1e-6
    }

    /// A time of this clock on the caller's clock.
    func callerTime(of time: TimeInterval) -> TimeInterval {
        callerNow + (time - now)
    }
}
