import Foundation

extension KeyboardMachine {
    /// Carries out what lifting a finger means; the press is no longer among those that are down.
    mutating func lift(_ press: KeyPress) {
        switch press.role {
        case .typing, .control:
            use(press)
        case .repeating:
            break
        case .modifier(let modifier, _, let isChord):
            if isChord, !presses.contains(where: { $0.isChord(of: modifier) }) { self[state: modifier].chordEnded() }
        case .plane(let before, let hasSlid):
            // One touch from the plane key to a key types that key, and the plane was only a visit.
            guard hasSlid else { return }
            use(press)
            plane.show(before)
        case .choosing(let menu):
            choose(from: menu, by: press)
        case .caretDrag, .idle:
            break
        }
    }

    /// Settles what other fingers were about to do when one more goes down on a key.
    ///
    /// Keys that type are typed, in the order of their touches; a plane that was shown stays; delete
    /// stops repeating. Shift, Ctrl and Alt go on being held. Hiding the keyboard under a finger that types would
    /// lose what it types, so dismiss and globe are dropped.
    mutating func commitPresses() {
        for press in presses {
            switch press.role {
            case .typing:
                use(press)
            case .control where press.key?.key.isUsedWhenRolledOver ?? false:
                use(press)
            case .plane(_, hasSlid: true):
                lift(press)
            case .choosing(let menu) where menu.kind == .alternates:
                choose(from: menu, by: press)
            case .choosing, .control, .repeating, .modifier, .plane, .caretDrag, .idle:
                break
            }
        }
        presses.removeAll { $0.modifier == nil }
    }

    /// Forgets presses as if they had not begun, except for what they have already done to the text: the last one first,
    /// so that what was before the first of them comes back.
    mutating func cancelPresses(where isMeant: (KeyPress) -> Bool) {
        for index in presses.indices.reversed() where isMeant(presses[index]) {
            let press = presses.remove(at: index)
            switch press.role {
            case .modifier(let modifier, let before, _): undo(modifier, of: index, to: before)
            case .plane(let before, _): plane.show(before)
            case .typing, .control, .repeating, .choosing, .caretDrag, .idle: break
            }
        }
    }

    /// Takes back what a finger on a modifier did that was among the presses at some index.
    private mutating func undo(_ modifier: KeyModifier, of index: Int, to before: ShiftState) {
        if let later = presses.indices.first(where: { $0 >= index && presses[$0].modifier == modifier }) {
            // What the later finger did stays; taking that one back too leads to before both.
            presses[later].changeBefore(modifier) { $0 = before }
        } else {
            self[state: modifier] = before
            if presses.contains(where: { $0.isChord(of: modifier) }) { self[state: modifier].chordBegan() }
        }
    }

    /// The caret stands where a capital is wanted, or not, whether or not a finger on shift is taken back later.
    mutating func autocapitalizeShift(_ isWanted: Bool) {
        shift.autocapitalize(isWanted)
        for index in presses.indices { presses[index].changeBefore(.shift) { $0.autocapitalize(isWanted) } }
    }

    /// Makes a chord of held modifiers and a key that goes down now.
    ///
    /// A modifier that has just been turned off counts only once it is held for longer than a tap:
    /// a thumb that rolls on from shift to the next letter wants that letter small.
    ///
    /// - Returns: Those of the modifiers that are held.
    mutating func beginChord(of modifiers: Set<KeyModifier>) -> Set<KeyModifier> {
        var held: Set<KeyModifier> = []
        for index in presses.indices {
            guard case .modifier(let modifier, let before, _) = presses[index].role, modifiers.contains(modifier) else {
                continue
            }
            let hasTurnedOff = before.mode != .off && self[state: modifier].mode == .off
            let time = clock.now - presses[index].began
            guard !hasTurnedOff || time > ShiftState.doubleTapInterval else { continue }
            presses[index].role = .modifier(modifier, before: before, isChord: true)
            held.insert(modifier)
        }
        for modifier in held { self[state: modifier].chordBegan() }
        return held
    }

    /// Uses the key that a finger is on.
    private mutating func use(_ press: KeyPress) {
        guard let key = press.key?.key else { return }
        if let chord = chord(of: press) { return self.press(chord) }
        switch key.role {
        case .character:
            if let tap = tap(press) { type(tap) }
        case .space:
            guard let tap = tap(press) else { return }
            edits.append(.space(tap))
            plane.typed(tap.text, on: geometry.plane)
        case .returnKey: edits.append(.returnKey)
        case .dismiss: edits.append(.dismiss)
        case .globe:
            // With one language the key is there for what its list has besides.
            if configuration.languages.count > 1 {
                edits.append(.nextKeyboard)
            } else {
                list = press.key.map(languageList)
            }
        case .shift, .delete, .plane, .modifier, .command: break
        }
    }

    /// Types a character.
    mutating func type(_ tap: KeyTap) {
        edits.append(.insert(tap))
        wasUsed(.shift)
        plane.typed(tap.text, on: geometry.plane)
    }

    /// The text that a finger types, with where and when.
    private func tap(_ press: KeyPress) -> KeyTap? {
        guard let key = press.key?.key, let text = key.output(shifted: isShifted(press)) else { return nil }
        return KeyTap(text: text, keyID: key.id, point: press.aim, time: press.time)
    }
}

extension Key {
    /// Whether the key is used when another one goes down before its finger is lifted, though it types nothing.
    fileprivate var isUsedWhenRolledOver: Bool {
        switch role {
        case .returnKey, .command: true
        default: false
        }
    }
}
