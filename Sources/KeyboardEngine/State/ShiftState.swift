import Foundation

/// Whether capitals are on, and why.
package struct ShiftState: Equatable, Sendable {
    /// What the shift key shows.
    package enum Mode: Equatable, Sendable {
        /// Small letters.
        case off
        /// The next character is a capital.
        case once
        /// Capitals until shift is tapped again.
        case locked
    }

    /// The longest time in seconds between two taps that lock capitals.
    package static let doubleTapInterval: TimeInterval = 0.3

    /// What the shift key shows now.
    package private(set) var mode = Mode.off
    /// The mode was asked for by the text's place, not by the user's finger.
    private var isAutomatic = false
    /// The user has undone an automatic capital, which must not be asked for again at the same place.
    private var isDeclined = false
    /// When shift was tapped last, while a second tap may still follow.
    private var lastTap: TimeInterval?

    /// Capitals off.
    package init() {}

    /// Whether the next character is a capital because of the text's place, and nobody has used the key.
    var isAutomaticOnce: Bool { mode == .once && isAutomatic }
    /// Whether the next character is a capital because somebody has asked for it by the key.
    var isChosenOnce: Bool { mode == .once && !isAutomatic }

    /// Shift was tapped: on once, off again, or locked when a tap shortly before turned it on or off.
    ///
    /// - Parameter time: Seconds on a clock that never runs backwards.
    package mutating func tap(at time: TimeInterval) {
        if let lastTap, time - lastTap <= Self.doubleTapInterval {
            mode = .locked
            self.lastTap = nil
        } else {
            // The tap that unlocks is no first half of a double tap: it would lock again at once.
            lastTap = mode == .locked ? nil : time
            isDeclined = isDeclined || (mode == .once && isAutomatic)
            mode = mode == .off ? .once : .off
        }
        isAutomatic = false
    }

    /// A character was typed: a single capital is used up, unless a finger holds shift.
    package mutating func characterTyped(isHeld: Bool = false) {
        if mode == .once, !isHeld { mode = .off }
        isAutomatic = false
        isDeclined = false
        lastTap = nil
    }

    /// The caret stands where a capital is wanted, at the start of a sentence say, or it no longer does.
    package mutating func autocapitalize(_ isWanted: Bool) {
        if !isWanted {
            isDeclined = false
            if mode == .once, isAutomatic { (mode, isAutomatic) = (.off, false) }
        } else if mode == .off, !isDeclined {
            (mode, isAutomatic) = (.once, true)
        }
    }

    /// Another key went down while shift is held: capitals are on for as long as it is.
    package mutating func chordBegan() {
        if mode == .off { mode = .once }
        isAutomatic = false
        lastTap = nil
    }

    /// Shift was released after a chord; a lock that was set before stays.
    package mutating func chordEnded() {
        if mode == .once { mode = .off }
    }
}
