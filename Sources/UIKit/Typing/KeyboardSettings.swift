import Foundation
import KeyboardEngine

/// Where the on-screen keys stand and how they answer to hands, beyond what a field asks for.
struct KeyboardSettings: Equatable {
    /// How long a key is held before it offers its alternates, in seconds; `nil` for never.
    var holdDelay: TimeInterval? = 0.5
    /// The time after a tap within which the same key is not taken again, in seconds.
    var strikeInterval: TimeInterval = 0
    /// Whether and when held keys for delete and arrows repeat.
    var repeating = Repeating()
    /// How held keys go on; `nil` for not at all.
    var deleteRepeat: KeyRepeat? { repeating.isOn ? .standard.delayed(to: repeating.delay) : nil }

    /// Whether and when held keys repeat.
    struct Repeating: Equatable {
        /// Whether they do.
        var isOn = true
        /// The time until the first repeat, in seconds.
        var delay = KeyRepeat.standard.delay
    }

    /// Whether digits, arrows, Ctrl, Alt, Tab and Esc are among the keys where there is room.
    var isFull = false
    /// Whether pads of digits have a return key.
    var padsHaveReturn = true
    /// Where the keys stand in the keyboard.
    var placement = KeyboardPlacement.full
    /// Where people may put them by themselves, in the list of the globe key.
    var offeredPlacements: Set<KeyboardPlacement> = []
    /// What people may set by themselves.
    var offered: Set<UIApplication.KeyboardSetting> = []
    /// The languages that people may add to those of the program, as names of layouts.
    var offeredLanguages: [String] = []
    /// Whether people may put the keys somewhere by themselves. Where they may set it, and nothing is said of the places, it
    /// is all of them.
    func offers(_ placement: KeyboardPlacement) -> Bool {
        offeredPlacements.contains(placement) || offeredPlacements.isEmpty && offered.contains(.placement)
    }
    /// How much higher keys are than usual, from 1 to 1.4.
    var heightScale: CGFloat = 1
}
