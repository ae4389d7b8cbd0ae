import Foundation

@testable import KeyboardEngine

/// What a finger that is down comes to do: by holding, by other fingers, by being taken away.
extension ModelKeyboard {
    /// Fingers of which nothing was heard for ten seconds are gone.
    mutating func pass(_ time: Double) {
        now = time
        cancel { time - $0.heard >= 10 - 1e-6 }
    }

    /// Takes fingers away as if they had not come, the last one first.
    mutating func cancel(_ isMeant: (Finger) -> Bool) {
        for index in fingers.indices.reversed() where isMeant(fingers[index]) {
            let finger = fingers.remove(at: index)
            switch finger.job {
            case .visits(let from, _): plane = from
            case .shifts(let before, _):
                // What a later finger did to shift stays, and goes back beyond this finger's touch with that one.
                if let later = fingers.indices.first(where: { $0 >= index && fingers[$0].job.isShift }) {
                    guard case .shifts(_, let isHeld) = fingers[later].job else { continue }
                    fingers[later].job = .shifts(before: before, isHeld: isHeld)
                } else {
                    shift = before
                    if fingers.contains(where: \.job.isHeldShift) { shift.hold() }
                }
            case .latches(let modifier, let before, _):
                if let later = fingers.indices.first(where: { $0 >= index && fingers[$0].job.latch == modifier }) {
                    guard case .latches(_, _, let isHeld) = fingers[later].job else { continue }
                    fingers[later].job = .latches(modifier, before: before, isHeld: isHeld)
                } else {
                    latches[modifier] = before
                    if fingers.contains(where: { $0.job.isHeldLatch(modifier) }) { latches[modifier]?.hold() }
                }
            default: break
            }
        }
    }

    /// What other fingers were about to type is typed when one more goes down on a key; only shift goes on being held.
    mutating func rollOver() {
        for finger in fingers {
            switch finger.job {
            case .types: use(finger)
            case .uses where finger.home.key.role == .returnKey || finger.home.key.isCommand: use(finger)
            case .visits(let from, hasSlid: true):
                use(finger)
                plane = from
            case .chooses(let choice) where !choice.isList: take(choice, by: finger)
            default: break
            }
        }
        fingers.removeAll { !$0.job.isShift && $0.job.latch == nil }
    }

    /// Does what the key under a finger is for.
    mutating func use(_ finger: Finger) {
        guard let key = finger.key?.key else { return }
        let isHome = finger.key == finger.home
        if let chord = chord(of: finger) { return press(chord) }
        switch key.role {
        case .character(let small, let capital):
            insert(isShifted(finger) ? capital : small, finger, at: isHome ? finger.start : finger.point, key: key.id)
        case .space:
            let point = isHome ? finger.start : finger.point
            deeds.append(.space(KeyTap(text: " ", keyID: key.id, point: point, time: finger.time)))
            leavePlane(after: " ")
        case .returnKey: deeds.append(.returnKey)
        case .dismiss: deeds.append(.dismiss)
        case .globe: deeds.append(.nextKeyboard)
        case .shift, .delete, .plane, .modifier, .command: break
        }
    }

    /// Takes what a finger has chosen.
    mutating func take(_ choice: Choice, by finger: Finger) {
        guard let chosen = choice.chosen else { return }
        if choice.isList {
            deeds.append(.selectLanguage(chosen))
        } else {
            let isOwn = chosen == 0 && finger.key == finger.home
            insert(choice.texts[chosen], finger, at: isOwn ? finger.start : finger.point, key: choice.keyID)
        }
    }

    private mutating func insert(_ text: String, _ finger: Finger, at point: CGPoint, key: String) {
        deeds.append(.insert(KeyTap(text: text, keyID: key, point: point, time: finger.time)))
        shift.typed(isHeld: fingers.contains(where: \.job.isHeldShift))
        everyBefore { $0.typed(isHeld: false) }
        leavePlane(after: text)
    }

    private mutating func leavePlane(after text: String) {
        if planes.planes[plane]!.returnsAfter.contains(text) { plane = planes.start }
    }

    // MARK: Holding

    func holdTime(of finger: Finger) -> Double? {
        guard let delay = configuration.holdDelay, let key = finger.key?.key else { return nil }
        let has: Bool
        if key.isTyping, !commands(of: finger).isEmpty { return nil }
        switch key.role {
        case .character: has = !(isShifted(finger) ? key.shiftedAlternates : key.alternates).isEmpty
        case .space: has = finger.home.key == key
        case .globe: has = configuration.languages.count > 1
        default: has = false
        }
        return has ? now + delay : nil
    }

    mutating func beginHold(_ index: Int) {
        let finger = fingers[index]
        fingers[index].hold = nil
        guard let placed = finger.key else { return }
        let size = geometries[plane]!.size
        let menus = KeyMenuGeometry(keyboard: size, headroom: max(0, configuration.window.height - size.height))
        switch placed.key.role {
        case .space:
            fingers[index].job = .drags
            fingers[index].key = nil
        case .character(let small, let capital):
            let isShifted = isShifted(finger)
            let others = isShifted ? placed.key.shiftedAlternates : placed.key.alternates
            let texts = [isShifted ? capital : small] + others
            fingers[index].job = .chooses(
                Choice(
                    isList: false, keyID: placed.key.id, key: placed.frame, texts: texts,
                    frames: menus.alternates(count: texts.count, of: placed.frame), origin: finger.point, chosen: 0))
        case .globe:
            let texts = configuration.languages
            fingers[index].job = .chooses(
                Choice(
                    isList: true, keyID: placed.key.id, key: placed.frame, texts: texts,
                    frames: menus.list(count: texts.count, above: placed.frame), origin: finger.point))
        default: break
        }
    }

    // MARK: Shift

    func isShifted(_ finger: Finger) -> Bool {
        // Digits stay digits where only the text's place asks for a capital.
        let isForLetters = shift.mode == .once && shift.isAutomatic && finger.key?.key.followsCapitals == false
        return finger.isCapital || shift.mode != .off && !isForLetters
    }

    mutating func tapShift() {
        if let last = shift.lastTap, now - last <= 0.3 {
            (shift.mode, shift.lastTap) = (.locked, nil)
        } else {
            shift.lastTap = shift.mode == .locked ? nil : now
            if shift.mode == .once, shift.isAutomatic { shift.isDeclined = true }
            shift.mode = shift.mode == .off ? .once : .off
        }
        shift.isAutomatic = false
    }

    /// A key that types went down: shift fingers hold capitals from now on, but for one that has just turned them off.
    mutating func holdShift() -> Bool {
        var isHeld = false
        for index in fingers.indices {
            guard case .shifts(let before, _) = fingers[index].job else { continue }
            if before.mode != .off, shift.mode == .off, now - fingers[index].time <= 0.3 { continue }
            fingers[index].job = .shifts(before: before, isHeld: true)
            isHeld = true
        }
        if isHeld { shift.hold() }
        return isHeld
    }

    /// Whatever happens to shift happens to what a shift finger would leave behind if it were taken away.
    mutating func everyBefore(_ change: (inout Shift) -> Void) {
        for index in fingers.indices {
            guard case .shifts(var before, let isHeld) = fingers[index].job else { continue }
            change(&before)
            fingers[index].job = .shifts(before: before, isHeld: isHeld)
        }
    }

    // MARK: Ctrl and Alt

    mutating func tapLatch(_ modifier: KeyModifier) {
        var latch = latches[modifier] ?? Latch()
        if let last = latch.lastTap, now - last <= 0.3 {
            latch = Latch(mode: .locked, lastTap: nil)
        } else {
            latch = Latch(mode: latch.mode == .off ? .once : .off, lastTap: latch.mode == .locked ? nil : now)
        }
        latches[modifier] = latch
    }

    /// A key went down that Ctrl and Alt change: fingers on them hold them from now on, but for one that has just turned
    /// them off.
    mutating func holdLatches() -> Set<KeyModifier> {
        var held: Set<KeyModifier> = []
        for index in fingers.indices {
            guard case .latches(let modifier, let before, _) = fingers[index].job else { continue }
            if before.mode != .off, latches[modifier]?.mode == .off, now - fingers[index].time <= 0.3 { continue }
            fingers[index].job = .latches(modifier, before: before, isHeld: true)
            held.insert(modifier)
        }
        for modifier in held { latches[modifier, default: Latch()].hold() }
        return held
    }

    /// Ctrl and Alt, as a finger's key is used with them.
    func commands(of finger: Finger) -> Set<KeyModifier> {
        finger.held.union(latches.filter { $0.value.mode != .off }.keys)
    }

    /// What a finger's key presses when it does not type.
    func chord(of finger: Finger) -> KeyChord? {
        guard let key = finger.key?.key, key.isTyping || key.isCommand || [.returnKey, .delete].contains(key.role)
        else { return nil }
        var modifiers = commands(of: finger)
        if modifiers.isEmpty, !key.isCommand { return nil }
        if finger.isCapital || shift.mode == .once && !shift.isAutomatic { modifiers.insert(.shift) }
        return KeyChord(
            usage: planes.planes[plane]!.usage(of: key), characters: key.output(shifted: false) ?? "",
            modifiers: modifiers)
    }

    mutating func press(_ chord: KeyChord) {
        deeds.append(.press(chord))
        if chord.modifiers.contains(.shift) {
            shift.typed(isHeld: fingers.contains(where: \.job.isHeldShift))
            everyBefore { $0.typed(isHeld: false) }
        }
        for modifier in chord.modifiers where modifier != .shift {
            let isHeld = fingers.contains { $0.job.isHeldLatch(modifier) }
            latches[modifier, default: Latch()].used(isHeld: isHeld)
            for index in fingers.indices {
                guard case .latches(modifier, var before, let isHeld) = fingers[index].job else { continue }
                before.used(isHeld: false)
                fingers[index].job = .latches(modifier, before: before, isHeld: isHeld)
            }
        }
    }

    // MARK: Places

    /// The key that is nearest to a point, by its edge and then by its middle.
    func nearest(to point: CGPoint) -> PlacedKey {
        func far(_ key: PlacedKey) -> (Double, Double) {
            let x = max(key.frame.minX - point.x, 0, point.x - key.frame.maxX)
            let y = max(key.frame.minY - point.y, 0, point.y - key.frame.maxY)
            let (u, v) = (point.x - key.frame.midX, point.y - key.frame.midY)
            return (x * x + y * y, u * u + v * v)
        }
        return geometries[plane]!.keys.min { far($0) < far($1) }!
    }

    func key(at point: CGPoint) -> PlacedKey? {
        let area = geometries[plane]!.touchArea
        guard area.minX <= point.x, point.x <= area.maxX, area.minY <= point.y, point.y <= area.maxY else { return nil }
        return nearest(to: point)
    }

    func distance(_ a: CGPoint, _ b: CGPoint) -> Double { hypot(a.x - b.x, a.y - b.y) }

    /// Whether a finger has left its key, or is on none.
    func hasLeft(_ finger: Finger) -> Bool {
        guard let frame = finger.key?.frame else { return true }
        guard distance(finger.point, finger.rest) >= max(10, min(frame.width, frame.height) / 2) else { return false }
        return key(at: finger.point) != finger.key
    }
}

extension ModelKeyboard.Finger {
    mutating func slide(to placed: PlacedKey?) {
        key = placed.flatMap { $0.key.isTyping ? $0 : nil }
        rest = point
        hold = nil
    }
}

extension ModelKeyboard.Choice {
    /// The choice at a point: a line of a list, or of alternates the nearest in the nearest row.
    func index(at point: CGPoint) -> Int? {
        if isList { return frames.firstIndex { $0.contains(point) } }
        let top = min(key.minY, frames.map(\.minY).min()!), bottom = max(key.maxY, frames.map(\.maxY).max()!)
        guard top - 1.5 * key.height <= point.y, point.y <= bottom + 1.5 * key.height else { return nil }
        let first = frames[0]
        let y = min(point.y, first.midY) - first.height / 4
        let row = frames.map(\.midY).min { abs($0 - y) < abs($1 - y) }
        return frames.indices.filter { frames[$0].midY == row }
            .min { abs(frames[$0].midX - point.x) < abs(frames[$1].midX - point.x) }
    }
}

extension ModelKeyboard.Job {
    var isDrag: Bool { if case .drags = self { true } else { false } }
    var isShift: Bool { if case .shifts = self { true } else { false } }
    var isHeldShift: Bool { if case .shifts(_, isHeld: true) = self { true } else { false } }
    var latch: KeyModifier? { if case .latches(let modifier, _, _) = self { modifier } else { nil } }
    func isHeldLatch(_ modifier: KeyModifier) -> Bool {
        if case .latches(modifier, _, isHeld: true) = self { true } else { false }
    }
}

extension ModelKeyboard.Latch {
    mutating func used(isHeld: Bool) {
        if mode == .once, !isHeld { mode = .off }
        lastTap = nil
    }

    mutating func hold() {
        if mode == .off { mode = .once }
        lastTap = nil
    }
}

extension Key {
    fileprivate var isCommand: Bool { if case .command = role { true } else { false } }
}

extension ModelKeyboard.Shift {
    mutating func typed(isHeld: Bool) {
        if mode == .once, !isHeld { mode = .off }
        (isAutomatic, isDeclined, lastTap) = (false, false, nil)
    }

    mutating func hold() {
        if mode == .off { mode = .once }
        (isAutomatic, lastTap) = (false, nil)
    }

    mutating func autocapitalize(_ isWanted: Bool) {
        if !isWanted {
            if mode == .once, isAutomatic { (mode, isAutomatic) = (.off, false) }
            isDeclined = false
        } else if mode == .off, !isDeclined {
            (mode, isAutomatic) = (.once, true)
        }
    }
}
