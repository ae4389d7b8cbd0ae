import Foundation

/// Shift, Ctrl and Alt: tapped they hold for the next key, tapped twice until they are tapped again, and held with another
/// finger for as long. Nothing needs two keys at once (EN 301 549, 5.9).
extension KeyboardMachine {
    /// The state of a modifier.
    subscript(state modifier: KeyModifier) -> ShiftState {
        get {
            switch modifier {
            case .shift: shift
            case .control: control
            case .alternate: alternate
            }
        }
        set {
            switch modifier {
            case .shift: shift = newValue
            case .control: control = newValue
            case .alternate: alternate = newValue
            }
        }
    }

    /// Taps a modifier.
    /// - Returns: What the finger on it does from now on.
    mutating func tap(_ modifier: KeyModifier) -> KeyPress.Role {
        let before = self[state: modifier]
        self[state: modifier].tap(at: clock.now)
        return .modifier(modifier, before: before, isChord: false)
    }

    /// Ctrl and Alt, where a finger's key is used with them.
    func commandModifiers(of press: KeyPress) -> Set<KeyModifier> {
        Set([.control, .alternate].filter { press.held.contains($0) || self[state: $0].mode != .off })
    }

    /// What using the key that a finger is on presses, where it is a command or used with Ctrl or Alt; `nil` for all others.
    func chord(of press: KeyPress) -> KeyChord? {
        guard let key = press.key?.key else { return nil }
        var modifiers = commandModifiers(of: press)
        let isCommand = if case .command = key.role { true } else { false }
        switch key.role {
        case .command: break
        case .character, .space, .delete, .returnKey: guard !modifiers.isEmpty else { return nil }
        case .shift, .plane, .dismiss, .globe, .modifier: return nil
        }
        // A capital that the text asks for, or all of them, are not meant for arrows, which would select.
        if press.held.contains(.shift) || shift.isChosenOnce { modifiers.insert(.shift) }
        let text = isCommand ? "" : key.output(shifted: false) ?? ""
        return KeyChord(usage: geometry.plane.usage(of: key), characters: text, modifiers: modifiers)
    }

    /// Presses a key with its modifiers, which are used up by it.
    mutating func press(_ chord: KeyChord) {
        edits.append(.press(chord))
        for modifier in KeyModifier.allCases where chord.modifiers.contains(modifier) { wasUsed(modifier) }
    }

    /// A modifier has changed what a key does, or would have if it had been on.
    mutating func wasUsed(_ modifier: KeyModifier) {
        self[state: modifier].characterTyped(isHeld: presses.contains { $0.isChord(of: modifier) })
        for index in presses.indices { presses[index].changeBefore(modifier) { $0.characterTyped() } }
    }
}

extension KeyPress {
    /// The modifier that the finger holds; `nil` for none.
    var modifier: KeyModifier? {
        if case .modifier(let modifier, _, _) = role { modifier } else { nil }
    }

    /// Whether the finger holds a modifier and another key has gone down meanwhile.
    func isChord(of modifier: KeyModifier) -> Bool {
        if case .modifier(modifier, _, isChord: true) = role { true } else { false }
    }

    /// Changes what a finger that holds a modifier leaves behind when it is taken back.
    mutating func changeBefore(_ modifier: KeyModifier, _ change: (inout ShiftState) -> Void) {
        guard case .modifier(modifier, var before, let isChord) = role else { return }
        change(&before)
        role = .modifier(modifier, before: before, isChord: isChord)
    }
}
