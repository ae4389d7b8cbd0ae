import Foundation
import KeyboardEngine

/// Where the on-screen keys stand and how they answer to hands, beyond what a field asks for.
struct KeyboardSettings: Equatable {
    /// How long a key is held before it offers its alternates, in seconds; `nil` for never.
    var holdDelay: TimeInterval? = 0.5
    /// The time after a tap within which the same key is not taken again, in seconds.
    var strikeInterval: TimeInterval = 0
    /// Whether held keys for delete and arrows repeat.
    var repeatsDelete = true
    /// How held keys go on; `nil` for not at all.
    var deleteRepeat: KeyRepeat? { repeatsDelete ? .standard : nil }
    /// Whether digits, arrows, Ctrl, Alt, Tab and Esc are among the keys where there is room.
    var isFull = false
    /// Where the keys stand in the keyboard.
    var placement = KeyboardPlacement.full
    /// Where people may put them by themselves.
    var offeredPlacements: Set<KeyboardPlacement> = []
    /// Whether people may put the keys somewhere by themselves.
    func offers(_ placement: KeyboardPlacement) -> Bool { offeredPlacements.contains(placement) }
    /// How much higher keys are than usual, from 1 to 1.4.
    var heightScale: CGFloat = 1
}
