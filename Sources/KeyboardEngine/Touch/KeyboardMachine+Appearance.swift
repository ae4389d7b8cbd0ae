extension KeyboardMachine {
    /// What a view shows of the machine's state.
    struct Appearance: Equatable {
        var shift = ShiftState.Mode.off
        var isShiftAutomatic = false
        var control = ShiftState.Mode.off
        var alternate = ShiftState.Mode.off
        let plane: String
        /// The ids of the keys that are lit, in the order of the fingers.
        var lit: [String] = []
        var popUp: KeyPopUp?
        var menu: KeyMenu?
        var isDraggingCaret = false
    }

    /// What a view shows at this moment.
    var appearance: Appearance {
        Appearance(
            shift: shift.mode, isShiftAutomatic: shift.isAutomaticOnce, control: control.mode,
            alternate: alternate.mode, plane: plane.current, lit: lit, popUp: popUpNow, menu: menu,
            isDraggingCaret: isDraggingCaret)
    }

    /// What the keys Ctrl and Alt show.
    package var modifiers: [KeyModifier: ShiftState.Mode] {
        [.control: control.mode, .alternate: alternate.mode]
    }

    /// The ids of the keys that are lit because a finger is on them.
    package var litKeys: Set<String> { Set(reported.lit) }

    /// The pop-up that is shown, for the finger that went down last.
    package var popUp: KeyPopUp? { reported.popUp }

    private var lit: [String] {
        presses.compactMap { press in
            guard let key = press.key?.key, !configuration.isSecure || !key.isTyping else { return nil }
            return key.id
        }
    }

    /// The pop-up for the fingers as they are. There is none in secret text, and none for big keys, which no finger hides.
    private var popUpNow: KeyPopUp? {
        guard !configuration.isSecure, let press = presses.last(where: { $0.key?.key.isTyping ?? false }),
            !press.isChoosing, geometry.plane.form != .pad, let key = press.key?.key,
            let text = key.characterCaption(shifted: isShifted(press))
        else { return nil }
        return KeyPopUp(keyID: key.id, text: text)
    }

    /// Whether a finger that is down does something: it is on a key, chooses or drags.
    package func isPressing(_ finger: Int) -> Bool {
        presses.contains { press in
            if case .idle = press.role { false } else { press.finger == finger }
        }
    }

    /// Whether a key types what it does with shift.
    package func isShifted(_ key: Key) -> Bool {
        shift.mode != .off && (key.followsCapitals || !shift.isAutomaticOnce)
    }

    /// Whether a finger's key types what it does with shift.
    func isShifted(_ press: KeyPress) -> Bool {
        press.held.contains(.shift) || press.key.map { isShifted($0.key) } ?? (shift.mode != .off)
    }

    /// Ends a call: what was done to the text, then what looks different from what was told last.
    mutating func report() -> [KeyboardAction] {
        var actions = edits
        edits = []
        let (before, now) = (reported, appearance)
        reported = now
        if (now.shift, now.isShiftAutomatic) != (before.shift, before.isShiftAutomatic) {
            actions.append(.shiftChanged(now.shift))
        }
        if (now.control, now.alternate) != (before.control, before.alternate) {
            actions.append(.modifiersChanged(modifiers))
        }
        if now.plane != before.plane { actions.append(.planeChanged(now.plane)) }
        if now.lit != before.lit {
            // In the order of the fingers; one is lit however many are on it.
            let lit = Set(now.lit)
            if now.lit.count + before.lit.count == 1 || lit != Set(before.lit) {
                actions.append(.highlightChanged(lit))
            }
        }
        if now.popUp != before.popUp { actions.append(.popUpChanged(now.popUp)) }
        if now.menu != before.menu { actions.append(.menuChanged(now.menu)) }
        if now.isDraggingCaret != before.isDraggingCaret { actions.append(.caretDragChanged(now.isDraggingCaret)) }
        return actions
    }
}
