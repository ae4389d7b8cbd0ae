import Foundation

/// Things that are to happen at a time of the host's clock: the caret's blink, a key's repeat, a long press.
///
/// They are measured with the frame's clock and not with the run loop's, so that a test that turns the clock by hand
/// turns them too.
@MainActor
final class FrameTimers {
    /// Ends its timer when it is dropped or told to.
    @MainActor
    final class Token {
        fileprivate weak var timers: FrameTimers?
        fileprivate let number: Int

        fileprivate init(timers: FrameTimers, number: Int) {
            self.timers = timers
            self.number = number
        }

        /// Ends the timer.
        func cancel() {
            timers?.entries[number] = nil
        }

        /// Lets a repeating timer begin its interval anew.
        /// - Returns: Whether it is still there.
        func restart() -> Bool {
            timers?.restart(number) ?? false
        }

        deinit {
            guard let timers else { return }
            LastReference.handOver((timers, number)) { $0.entries[$1] = nil }
        }
    }

    private struct Entry {
        var time: Double
        var interval: Double?
        var action: () -> Void
    }

    private var entries: [Int: Entry] = [:]
    private var lastNumber = 0
    private let clock: () -> Double

    init(clock: @escaping () -> Double) {
        self.clock = clock
    }

    /// Now, in seconds of the host's clock.
    var time: Double { clock() }

    /// How many timers are alive.
    var count: Int { entries.count }

    /// When the next timer is due, in seconds of the host's clock.
    var nextTime: Double? {
        var next: Double?
        for entry in entries.values { next = min(next ?? entry.time, entry.time) }
        return next
    }

    /// Calls `action` once, seconds from now.
    func after(_ seconds: Double, _ action: @escaping () -> Void) -> Token {
        add(seconds, interval: nil, action)
    }

    /// Calls `action` again and again.
    func every(_ seconds: Double, _ action: @escaping () -> Void) -> Token {
        precondition(seconds > 0, "FrameTimers.every: the interval must be positive")
        return add(seconds, interval: seconds, action)
    }

    private func add(_ seconds: Double, interval: Double?, _ action: @escaping () -> Void) -> Token {
        lastNumber += 1
        entries[lastNumber] = Entry(time: clock() + max(0, seconds), interval: interval, action: action)
        return Token(timers: self, number: lastNumber)
    }

    private func restart(_ number: Int) -> Bool {
        guard let interval = entries[number]?.interval else { return false }
        entries[number]?.time = clock() + interval
        return true
    }

    /// Calls everything that is due, in the order of its times.
    func fire(at now: Double) {
        guard let next = nextTime, next <= now else { return }
        // Only what is in the list now: a timer that a timer starts waits for the next frame.
        let due = entries.filter { $0.value.time <= now }.sorted { ($0.value.time, $0.key) < ($1.value.time, $1.key) }
        for (number, entry) in due where entries[number] != nil {
            if let interval = entry.interval {
                // After a long sleep a repeating timer fires once, not once for every time that it missed.
                let next = entry.time + interval
                entries[number]?.time = next > now ? next : now + interval
            } else {
                entries[number] = nil
            }
            entry.action()
        }
    }
}
