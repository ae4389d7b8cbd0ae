import Diagnostics
import HostInterface

/// Leaves out touches and clicks that begin faster than hands can begin them, as those of a touchscreen that is broken or
/// wet do: each would cost a search for its view, and perhaps a menu or a keyboard that nobody asked for.
///
/// A token bucket on the time at which the events happened, so that what has waited behind a slow frame is not left out.
/// Whoever receives the moves and the end of a touch that was left out knows no such touch.
struct TouchRateLimiter {
    /// So many may begin together.
    static let burst = 64.0
    /// So many may begin in a second.
    static let perSecond = 640.0

    private var tokens = burst
    private var time = -Double.infinity
    private var hasComplained = false

    /// Whether an event goes on to the application.
    mutating func admits(_ event: InputEvent) -> Bool {
        guard case .pointer(let pointer) = event, pointer.phase == .began else { return true }
        if pointer.time > time {
            tokens = min(tokens + (pointer.time - time) * Self.perSecond, Self.burst)
            time = pointer.time
        }
        if tokens >= 1 {
            tokens -= 1
            return true
        }
        if !hasComplained {
            hasComplained = true
            Log.complain("Touches begin faster than \(Int(Self.perSecond)) a second; those above that are left out.")
        }
        return false
    }
}
