import Foundation

extension KeyboardMachine {
    /// The time without any word of a finger after which it is taken to be gone, in seconds.
    ///
    /// Touch controllers lose touch-ups, and a key must never stay down for it.
    package static let silenceLimit: TimeInterval = 10

    /// When `tick` next has something to do, in seconds on the caller's clock; `nil` while no finger is down.
    package var nextDeadline: TimeInterval? {
        presses.map { press in
            var next = press.heard + Self.silenceLimit
            if let hold = press.hold { next = min(next, hold) }
            if case .repeating(let again?) = press.role { next = min(next, again) }
            return next
        }
        .min()
        .map(clock.callerTime(of:))
    }

    /// Time has passed: a held key for delete or an arrow repeats, another offers its alternates, a finger that has long
    /// been silent is forgotten.
    ///
    /// One call repeats once at most. When calls come late, the touch-up may be waiting behind them, and
    /// catching up would delete what nobody meant to.
    package mutating func tick(_ time: TimeInterval) -> [KeyboardAction] {
        pass(to: time)
        beginHolds()
        if let timing = configuration.deleteRepeat {
            for index in presses.indices {
                guard case .repeating(let next?) = presses[index].role, clock.hasReached(next) else { continue }
                let held = clock.now - presses[index].began
                let chord = presses[index].chord
                edits.append(chord.map(KeyboardAction.press) ?? .delete(timing.granularity(held: held)))
                let interval = chord == nil ? timing.interval(held: held) : timing.stepInterval(held: held)
                let following = next + interval > clock.now ? next + interval : clock.now + interval
                presses[index].role = .repeating(next: following)
            }
        }
        return report()
    }

    /// Lets time pass, and forgets fingers that have been silent for too long.
    mutating func pass(to time: TimeInterval) {
        clock.advance(to: time)
        let clock = clock
        cancelPresses { clock.hasReached($0.heard + Self.silenceLimit) }
    }
}
