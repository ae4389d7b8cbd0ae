import Foundation
import KeyboardEngine

/// How the on-screen keys answer to hands, beyond what a field asks for.
struct KeyboardSettings: Equatable {
    /// How long a key is held before it offers its alternates, in seconds; `nil` for never.
    var holdDelay: TimeInterval? = 0.5
    /// The time after a tap within which the same key is not taken again, in seconds.
    var strikeInterval: TimeInterval = 0
    /// Whether a held delete key goes on deleting.
    var repeatsDelete = true
}
