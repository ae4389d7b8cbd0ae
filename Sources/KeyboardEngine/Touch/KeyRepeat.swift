import Foundation

/// How held keys for delete and arrows repeat. All times are seconds, counted from the touch.
package struct KeyRepeat: Equatable, Sendable {
    /// The time until the first repeat.
    package var delay: TimeInterval
    /// The interval between the first repeats.
    package var slowInterval: TimeInterval
    /// The interval that the repeats have come down to when words begin.
    package var fastInterval: TimeInterval
    /// The time from which whole words are deleted.
    package var wordDelay: TimeInterval
    /// The interval between words: long enough to see what goes.
    package var wordInterval: TimeInterval

    /// Describes a repeat.
    package init(
        delay: TimeInterval,
        slowInterval: TimeInterval,
        fastInterval: TimeInterval,
        wordDelay: TimeInterval,
        wordInterval: TimeInterval
    ) {
        let all = [delay, slowInterval, fastInterval, wordDelay, wordInterval]
        precondition(all.allSatisfy { $0.isFinite && $0 > 0 }, "The times of a key repeat must be greater than 0.")
        self.delay = delay
        self.slowInterval = slowInterval
        self.fastInterval = fastInterval
        self.wordDelay = wordDelay
        self.wordInterval = wordInterval
    }

    /// The usual repeat: characters from half a second on, ever faster, words from two seconds on.
    package static let standard = KeyRepeat(
        delay: 0.5,
        slowInterval: 0.1,
        fastInterval: 0.05,
        wordDelay: 2,
        wordInterval: 0.2
    )

    /// The same repeat with another time until it begins; words begin as much later or earlier.
    package func delayed(to delay: TimeInterval) -> KeyRepeat {
        var changed = self
        changed.delay = delay
        changed.wordDelay = wordDelay + delay - self.delay
        return changed
    }

    /// What is deleted by a repeat after the key has been held for some time.
    package func granularity(held: TimeInterval) -> DeleteGranularity {
        held < wordDelay ? .character : .word
    }

    /// The time until the next repeat after the key has been held for some time.
    package func interval(held: TimeInterval) -> TimeInterval {
        held < wordDelay ? stepInterval(held: held) : wordInterval
    }

    /// The time until the next repeat of a key that never goes by words.
    func stepInterval(held: TimeInterval) -> TimeInterval {
        let share = min(max((held - delay) / max(wordDelay - delay, .leastNormalMagnitude), 0), 1)
        return slowInterval + (fastInterval - slowInterval) * share
    }
}
