import Foundation

extension KeyboardMachine {
    /// A finger went down.
    ///
    /// Whatever other fingers were about to type is typed at once, so that two thumbs that overlap lose
    /// nothing. A finger that was thought to be down is lifted first without typing.
    package mutating func touchBegan(_ finger: Int, at point: CGPoint, time: TimeInterval) -> [KeyboardAction] {
        pass(to: time)
        if point.isFinite {
            cancelPresses { $0.finger == finger }
            if !beginBesides(finger, at: point), let key = geometry.key(at: point), !isSecondStrike(of: key.key.id) {
                commitPresses()
                press(key, with: finger, at: point)
            }
        }
        return report()
    }

    /// A finger moved. A point that is no number is ignored, as is a finger that is not down.
    package mutating func touchMoved(_ finger: Int, to point: CGPoint, time: TimeInterval) -> [KeyboardAction] {
        pass(to: time)
        move(finger, to: point)
        return report()
    }

    /// A finger was lifted, which uses the key that it is on; at a point that is no number, the key it was on last.
    package mutating func touchEnded(_ finger: Int, at point: CGPoint, time: TimeInterval) -> [KeyboardAction] {
        pass(to: time)
        move(finger, to: point)
        if let index = presses.firstIndex(where: { $0.finger == finger }) {
            let press = presses.remove(at: index)
            strikes.struck(press.key?.key.id, at: clock.now)
            lift(press)
        }
        return report()
    }

    /// A finger was taken away by the system, without meaning anything by it.
    package mutating func touchCancelled(_ finger: Int, time: TimeInterval) -> [KeyboardAction] {
        pass(to: time)
        cancelPresses { $0.finger == finger }
        return report()
    }

    /// A key of another keyboard went down: what fingers were about to type is typed before it, as when one more of them
    /// goes down on a key.
    package mutating func commitTouches(time: TimeInterval) -> [KeyboardAction] {
        pass(to: time)
        commitPresses()
        return report()
    }

    /// All fingers are forgotten: the window lost the focus, or the keyboard goes away.
    package mutating func cancelAll() -> [KeyboardAction] {
        cancelPresses { _ in true }
        list = nil
        return report()
    }

    /// Begins a press, with what the key does on being touched.
    private mutating func press(_ key: PlacedKey, with finger: Int, at point: CGPoint) {
        let role: KeyPress.Role
        var held: Set<KeyModifier> = []
        let repeating = KeyPress.Role.repeating(next: configuration.deleteRepeat.map { clock.now + $0.delay })
        switch key.key.role {
        case .character, .space:
            role = .typing
            held = beginChord(of: Set(KeyModifier.allCases))
        case .returnKey:
            guard configuration.isReturnEnabled else { return }
            role = .control
            held = beginChord(of: [.control, .alternate])
        case .delete:
            role = repeating
            held = beginChord(of: [.control, .alternate])
        case .command(let command):
            role = command.isRepeating ? repeating : .control
            held = beginChord(of: Set(KeyModifier.allCases))
        case .dismiss, .globe:
            role = .control
        case .shift:
            role = tap(.shift)
        case .modifier(let modifier):
            role = tap(modifier)
        case .plane(let target):
            guard planes.planes[target] != nil else { return }
            role = .plane(before: plane.current, hasSlid: false)
            plane.show(target)
        }
        var press = KeyPress(finger: finger, role: role, on: key, at: point, clock: clock)
        press.held = held
        if case .repeating = role {
            press.chord = chord(of: press)
            if let chord = press.chord { self.press(chord) } else { edits.append(.delete(.character)) }
        }
        if case .plane = role, let under = geometry.key(at: point), !under.key.isTyping {
            press.key = under
        }
        // What a plane key has brought under the finger is lit, but it is not what is held.
        if press.key == key { press.hold = holdTime(of: key.key, besides: press) }
        presses.append(press)
    }

    /// Whether a key is struck once more so soon after it was left that it cannot be meant.
    private func isSecondStrike(of keyID: String) -> Bool {
        strikes.isSecond(of: keyID, at: clock.now, within: configuration.strikeInterval)
    }

    /// When holding a key begins to mean something else than tapping it. With Ctrl or Alt it does nothing else.
    private func holdTime(of key: Key?, besides press: KeyPress) -> TimeInterval? {
        let isTyping = key?.isTyping ?? false
        return isTyping && !commandModifiers(of: press).isEmpty ? nil : holdTime(of: key, for: press)
    }

    /// Follows a finger, and lights another key once it has left its own.
    private mutating func move(_ finger: Int, to point: CGPoint) {
        guard let index = presses.firstIndex(where: { $0.finger == finger }) else { return }
        presses[index].heard = clock.now
        guard point.isFinite else { return }
        let last = presses[index].point
        presses[index].point = point
        let press = presses[index]
        switch press.role {
        case .choosing, .caretDrag, .idle: return followHold(index, from: last)
        default: break
        }
        guard !press.isResting else { return }
        let key = geometry.key(at: point)
        guard key != press.key else { return }
        switch press.role {
        case .typing:
            slide(index, to: key)
        case .plane(let before, _):
            presses[index].role = .plane(before: before, hasSlid: true)
            slide(index, to: key)
        case .control:
            // By its name, since the plane may have changed under the finger, and the key may stand elsewhere now.
            presses[index].key = key?.key.id == press.home.key.id ? press.home : nil
            presses[index].hold = nil
        case .repeating:
            presses.remove(at: index)
        case .modifier, .choosing, .caretDrag, .idle:
            break
        }
    }

    /// Moves a finger on to a key that types; on any other key, or beside all, it would do nothing when lifted.
    private mutating func slide(_ index: Int, to key: PlacedKey?) {
        presses[index].key = key.flatMap { $0.key.isTyping ? $0 : nil }
        presses[index].anchor = presses[index].point
        presses[index].hold = nil
        if case .typing = presses[index].role {
            presses[index].hold = holdTime(of: presses[index].key?.key, besides: presses[index])
        }
    }
}
