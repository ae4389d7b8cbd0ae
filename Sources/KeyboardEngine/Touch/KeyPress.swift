import Foundation

/// A finger that is down on a key.
struct KeyPress: Sendable {
    /// What the finger does, decided by the key on which it went down.
    enum Role: Sendable {
        /// Types the key it is lifted from; it may slide from key to key.
        case typing
        /// Uses the key it went down on, if it is lifted there: return, dismiss, globe, Tab or Esc.
        case control
        /// Deletes, or presses what its `chord` says, and repeats; the time of the next repeat on the machine's clock,
        /// `nil` for never.
        case repeating(next: TimeInterval?)
        /// Holds shift, Ctrl or Alt; the state before, for a touch that is cancelled, and whether it changes what keys do
        /// meanwhile.
        case modifier(KeyModifier, before: ShiftState, isChord: Bool)
        /// Has shown another plane; the plane before, and whether the finger has slid on to other keys.
        case plane(before: String, hasSlid: Bool)
        /// Chooses from what its key offers while it is held.
        case choosing(KeyMenu)
        /// Moves the caret from the space bar.
        case caretDrag
        /// Does nothing: it closed a list, or is one more finger beside one that drags the caret.
        case idle
    }

    /// The finger, as the caller names it.
    let finger: Int
    /// What the finger does.
    var role: Role
    /// The key it went down on.
    let home: PlacedKey
    /// The key that is lit, and that lifting the finger would use.
    var key: PlacedKey?
    /// Where the finger went down on the lit key or slid on to it.
    var anchor: CGPoint
    /// Where the finger is.
    var point: CGPoint
    /// Where it went down.
    let start: CGPoint
    /// When it went down, on the caller's clock.
    let time: TimeInterval
    /// When it went down, on the machine's clock.
    let began: TimeInterval
    /// When it was last heard of, on the machine's clock.
    var heard: TimeInterval
    /// When holding the key begins to mean something else than tapping it, on the machine's clock; `nil` for never.
    var hold: TimeInterval?
    /// Whether the finger has moved since its key began to mean something else.
    var hasMoved = false
    /// What was held when the finger went down: with shift a capital comes of whatever it types.
    var held: Set<KeyModifier> = []
    /// What a held key presses again and again; `nil` for delete.
    var chord: KeyChord?

    /// A finger that has just gone down on a key.
    init(finger: Int, role: Role, on home: PlacedKey, at point: CGPoint, clock: TouchClock) {
        self.finger = finger
        self.role = role
        self.home = home
        key = home
        anchor = point
        start = point
        self.point = point
        time = clock.callerNow
        began = clock.now
        heard = clock.now
    }

    /// Whether the finger has moved too little to be leaving its key: by less than half of the key's
    /// shorter side or 10 points. Fingertips roll and drift; none of that may change what is typed.
    var isResting: Bool {
        guard let key else { return false }
        let deadZone = max(10, min(key.frame.width, key.frame.height) / 2)
        return point.squaredDistance(to: anchor) < deadZone * deadZone
    }

    /// Whether the finger chooses from what its key offers.
    var isChoosing: Bool {
        if case .choosing = role { true } else { false }
    }

    /// Whether the finger goes on with what it does when another field is typed into.
    var outlastsField: Bool {
        switch role {
        case .typing, .control, .repeating: true
        case .modifier, .plane, .choosing, .caretDrag, .idle: false
        }
    }

    /// The point that chose the lit key: where the finger went down unless it has slid to another.
    var aim: CGPoint {
        key == home ? start : point
    }
}
