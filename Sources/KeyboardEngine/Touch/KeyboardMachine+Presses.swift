import Foundation

extension KeyboardMachine {
    /// Carries out what lifting a finger means; the press is no longer among those that are down.
    mutating func lift(_ press: KeyPress) {
        switch press.role {
        case .typing, .control:
            use(press)
        case .delete:
            break
        case .shift(_, let isChord):
            if isChord, !presses.contains(where: \.isChord) { shift.chordEnded() }
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
    /// stops repeating. Shift goes on being held. Hiding the keyboard under a finger that types would
    /// lose what it types, so dismiss and globe are dropped.
    mutating func commitPresses() {
        for press in presses {
            switch press.role {
            case .typing:
                use(press)
            case .control where press.key?.key.role == .returnKey:
                use(press)
            case .plane(_, hasSlid: true):
                lift(press)
            case .choosing(let menu) where menu.kind == .alternates:
                choose(from: menu, by: press)
            case .choosing, .control, .delete, .shift, .plane, .caretDrag, .idle:
                break
            }
        }
        presses.removeAll { !$0.isShift }
    }

    /// Forgets presses as if they had not begun, except for what they have already done to the text: the last one first,
    /// so that what was before the first of them comes back.
    mutating func cancelPresses(where isMeant: (KeyPress) -> Bool) {
        for index in presses.indices.reversed() where isMeant(presses[index]) {
            let press = presses.remove(at: index)
            switch press.role {
            case .shift(let before, _): undoShift(of: index, to: before)
            case .plane(let before, _): plane.show(before)
            case .typing, .control, .delete, .choosing, .caretDrag, .idle: break
            }
        }
    }

    /// Takes back what a finger on shift did that was among the presses at some index.
    private mutating func undoShift(of index: Int, to before: ShiftState) {
        if let later = presses.indices.first(where: { $0 >= index && presses[$0].isShift }) {
            // What the later finger did stays; taking that one back too leads to before both.
            presses[later].changeShiftBefore { $0 = before }
        } else {
            shift = before
            if presses.contains(where: \.isChord) { shift.chordBegan() }
        }
    }

    /// The caret stands where a capital is wanted, or not, whether or not a finger on shift is taken back later.
    mutating func autocapitalizeShift(_ isWanted: Bool) {
        shift.autocapitalize(isWanted)
        for index in presses.indices { presses[index].changeShiftBefore { $0.autocapitalize(isWanted) } }
    }

    /// Makes a chord of a held shift key and a key that goes down now; `false` when shift is not held.
    ///
    /// A shift key that has just turned capitals off counts only once it is held for longer than a tap:
    /// a thumb that rolls on from it to the next letter wants that letter small.
    mutating func beginChord() -> Bool {
        var isChord = false
        for index in presses.indices {
            guard case .shift(let before, _) = presses[index].role else { continue }
            let hasTurnedOff = before.mode != .off && shift.mode == .off
            let held = clock.now - presses[index].began
            guard !hasTurnedOff || held > ShiftState.doubleTapInterval else { continue }
            presses[index].role = .shift(before: before, isChord: true)
            isChord = true
        }
        if isChord { shift.chordBegan() }
        return isChord
    }

    /// Uses the key that a finger is on.
    private mutating func use(_ press: KeyPress) {
        guard let key = press.key?.key else { return }
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
        case .shift, .delete, .plane: break
        }
    }

    /// Types a character.
    mutating func type(_ tap: KeyTap) {
        edits.append(.insert(tap))
        shift.characterTyped(isHeld: presses.contains(where: \.isChord))
        for index in presses.indices { presses[index].changeShiftBefore { $0.characterTyped() } }
        plane.typed(tap.text, on: geometry.plane)
    }

    /// The text that a finger types, with where and when.
    private func tap(_ press: KeyPress) -> KeyTap? {
        guard let key = press.key?.key, let text = key.output(shifted: isShifted(press)) else { return nil }
        return KeyTap(text: text, keyID: key.id, point: press.aim, time: press.time)
    }
}

extension KeyPress {
    /// Changes what a finger that holds shift leaves behind when it is taken back.
    fileprivate mutating func changeShiftBefore(_ change: (inout ShiftState) -> Void) {
        guard case .shift(var before, let isChord) = role else { return }
        change(&before)
        role = .shift(before: before, isChord: isChord)
    }

    /// Whether the finger holds shift.
    fileprivate var isShift: Bool {
        if case .shift = role { true } else { false }
    }

    /// Whether the finger holds shift and another key has gone down meanwhile.
    fileprivate var isChord: Bool {
        if case .shift(_, isChord: true) = role { true } else { false }
    }
}
