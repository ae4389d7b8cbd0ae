import Foundation

@testable import KeyboardEngine

/// What a keyboard is to do, written down as simply as it can be said: the model that `KeyboardMachine` is compared with.
///
/// It knows only times that go on. Keys stand where `KeyPlaneGeometry` places them and menus where `KeyMenuGeometry`
/// does; which key a finger is on, what the finger does and what is typed are its own.
struct ModelKeyboard {
    /// The shift key.
    struct Shift {
        var mode = ShiftState.Mode.off
        /// The capital was asked for by the text's place, and whether such a one was turned off.
        var isAutomatic = false, isDeclined = false
        var lastTap: Double?
    }

    /// The keys Ctrl and Alt: on for the next key, or until they are tapped again.
    struct Latch: Equatable {
        var mode = ShiftState.Mode.off
        var lastTap: Double?
    }

    /// Choices that are shown.
    struct Choice {
        let isList: Bool
        let keyID: String
        let key: CGRect
        let texts: [String]
        let frames: [CGRect]
        /// Where the finger was when they came, and whether it has left that place.
        var origin: CGPoint
        var hasMoved = false
        var chosen: Int?
    }

    /// What a finger does.
    enum Job {
        case types, uses, drags, nothing
        case deletes(next: Double?)
        case presses(KeyChord, next: Double?)
        case shifts(before: Shift, isHeld: Bool)
        case latches(KeyModifier, before: Latch, isHeld: Bool)
        case visits(from: String, hasSlid: Bool)
        case chooses(Choice)
    }

    /// A finger on a key.
    struct Finger {
        let id: Int
        var job: Job
        let home: PlacedKey
        var key: PlacedKey?
        let start: CGPoint
        let time: Double
        var point: CGPoint
        /// Where the finger rests on its key: within half a key or 10 points of it, it has not left.
        var rest: CGPoint
        var heard: Double
        var hold: Double?
        var isCapital = false
        /// Ctrl and Alt, as far as other fingers held them when this one went down.
        var held: Set<KeyModifier> = []
    }

    var configuration: KeyboardConfiguration
    var planes: KeyPlaneSet
    var plane: String
    var shift = Shift()
    var latches: [KeyModifier: Latch] = [:]
    var fingers: [Finger] = []
    var list: Choice?
    var now = 0.0
    var lastLifted: (key: String?, time: Double) = (nil, 0)
    /// What was done to the text since it was last asked.
    var deeds: [KeyboardAction] = []
    var geometries: [String: KeyPlaneGeometry]

    init(_ configuration: KeyboardConfiguration) {
        self.configuration = configuration
        planes = Self.planes(configuration)
        geometries = Self.geometries(planes, configuration)
        plane = planes.start
    }

    static func planes(_ configuration: KeyboardConfiguration) -> KeyPlaneSet {
        configuration.layout.planeSet(
            for: configuration.variant, form: configuration.window.width < 600 ? .compact : .wide,
            hasGlobe: configuration.languages.count > 1,
            isFull: configuration.isFull && configuration.window.width >= 700)
    }

    static func geometries(
        _ planes: KeyPlaneSet, _ configuration: KeyboardConfiguration
    ) -> [String: KeyPlaneGeometry] {
        planes.planes.mapValues {
            KeyPlaneGeometry(plane: $0, window: configuration.window, rowCount: planes.rowCount)
        }
    }

    var geometry: KeyPlaneGeometry { geometries[plane]! }

    // MARK: What is seen

    var litKeys: Set<String> {
        Set(fingers.compactMap { $0.key?.key }.filter { !(configuration.isSecure && $0.isTyping) }.map(\.id))
    }

    /// The choices that are shown, and which is chosen as far as others may see it.
    var choice: Choice? {
        for finger in fingers.reversed() {
            guard case .chooses(var choice) = finger.job else { continue }
            if configuration.isSecure, !choice.isList { choice.chosen = nil }
            return choice
        }
        return list
    }

    var isDragging: Bool { fingers.contains { $0.job.isDrag } }

    var deadline: Double? {
        fingers.flatMap { finger -> [Double] in
            var times = [finger.heard + 10]
            if let hold = finger.hold { times.append(hold) }
            if case .deletes(let next?) = finger.job { times.append(next) }
            if case .presses(_, let next?) = finger.job { times.append(next) }
            return times
        }
        .min()
    }

    /// What was done to the text since the last call.
    mutating func takeDeeds() -> [KeyboardAction] {
        defer { deeds = [] }
        return deeds
    }
}

extension ModelKeyboard {
    mutating func down(_ id: Int, at point: CGPoint, time: Double) {
        pass(time)
        guard point.x.isFinite, point.y.isFinite else { return }
        cancel { $0.id == id }
        var finger = Finger(
            id: id, job: .nothing, home: nearest(to: point), key: nil, start: point, time: time, point: point,
            rest: point, heard: time)
        if isDragging {
            deeds.append(.caretDragSelects)
            fingers.append(finger)
            return
        }
        if var open = list {
            list = nil
            open.chosen = open.frames.firstIndex { $0.contains(point) }
            open.origin = point
            if open.chosen != nil { finger.job = .chooses(open) }
            fingers.append(finger)
            return
        }
        guard let key = key(at: point) else { return }
        if lastLifted.key == key.key.id, time - lastLifted.time < configuration.strikeInterval { return }
        rollOver()
        finger.key = key
        switch key.key.role {
        case .character, .space:
            finger.job = .types
            finger.isCapital = holdShift()
            finger.held = holdLatches()
            finger.hold = holdTime(of: finger)
        case .returnKey:
            guard configuration.isReturnEnabled else { return }
            finger.job = .uses
            finger.held = holdLatches()
        case .dismiss: finger.job = .uses
        case .globe:
            finger.job = .uses
            finger.hold = holdTime(of: finger)
        case .delete:
            let next = configuration.deleteRepeat.map { time + $0.delay }
            finger.held = holdLatches()
            if let chord = chord(of: finger) {
                press(chord)
                finger.job = .presses(chord, next: next)
            } else {
                deeds.append(.delete(.character))
                finger.job = .deletes(next: next)
            }
        case .command(let command):
            finger.isCapital = holdShift()
            finger.held = holdLatches()
            finger.job = .uses
            if [.left, .right, .up, .down].contains(command), let chord = chord(of: finger) {
                press(chord)
                finger.job = .presses(chord, next: configuration.deleteRepeat.map { time + $0.delay })
            }
        case .modifier(let modifier):
            finger.job = .latches(modifier, before: latches[modifier] ?? Latch(), isHeld: false)
            tapLatch(modifier)
        case .shift:
            finger.job = .shifts(before: shift, isHeld: false)
            tapShift()
        case .plane(let target):
            guard planes.planes[target] != nil else { return }
            finger.job = .visits(from: plane, hasSlid: false)
            plane = target
            if let under = self.key(at: point), !under.key.isTyping { finger.key = under }
        }
        fingers.append(finger)
    }

    mutating func move(_ id: Int, to point: CGPoint, time: Double) {
        pass(time)
        guard let index = fingers.firstIndex(where: { $0.id == id }) else { return }
        fingers[index].heard = time
        guard point.x.isFinite, point.y.isFinite else { return }
        let last = fingers[index].point
        fingers[index].point = point
        switch fingers[index].job {
        case .nothing, .shifts, .latches: break
        case .drags:
            let step = CGSize(width: point.x - last.x, height: point.y - last.y)
            if step != .zero { deeds.append(.caretDragged(step)) }
        case .chooses(var choice):
            if distance(point, choice.origin) >= 10 { choice.hasMoved = true }
            if choice.hasMoved { choice.chosen = choice.index(at: point) }
            fingers[index].job = .chooses(choice)
        case .types where hasLeft(fingers[index]):
            fingers[index].slide(to: key(at: point))
            fingers[index].hold = holdTime(of: fingers[index])
        case .visits(let from, _) where hasLeft(fingers[index]):
            fingers[index].job = .visits(from: from, hasSlid: true)
            fingers[index].slide(to: key(at: point))
        case .uses where hasLeft(fingers[index]):
            let home = fingers[index].home
            fingers[index].key = key(at: point)?.key.id == home.key.id ? home : nil
            fingers[index].hold = nil
        case .deletes where hasLeft(fingers[index]), .presses where hasLeft(fingers[index]):
            fingers.remove(at: index)
        case .types, .visits, .uses, .deletes, .presses: break
        }
    }

    mutating func up(_ id: Int, at point: CGPoint, time: Double) {
        move(id, to: point, time: time)
        guard let index = fingers.firstIndex(where: { $0.id == id }) else { return }
        let finger = fingers.remove(at: index)
        lastLifted = (finger.key?.key.id, time)
        switch finger.job {
        case .types, .uses: use(finger)
        case .visits(let from, hasSlid: true):
            use(finger)
            plane = from
        case .chooses(let choice):
            if choice.isList, choice.chosen == nil, !choice.hasMoved { list = choice }
            take(choice, by: finger)
        case .shifts(_, isHeld: true):
            if !fingers.contains(where: \.job.isHeldShift), shift.mode == .once { shift.mode = .off }
        case .latches(let modifier, _, isHeld: true):
            if !fingers.contains(where: { $0.job.isHeldLatch(modifier) }), latches[modifier]?.mode == .once {
                latches[modifier]?.mode = .off
            }
        case .shifts, .latches, .visits, .deletes, .presses, .drags, .nothing: break
        }
    }

    mutating func cancel(_ id: Int, time: Double) {
        pass(time)
        cancel { $0.id == id }
    }

    mutating func tick(_ time: Double) {
        pass(time)
        for index in fingers.indices {
            if let hold = fingers[index].hold, hold <= now + 1e-6 { beginHold(index) }
        }
        guard let timing = configuration.deleteRepeat else { return }
        for index in fingers.indices {
            if case .presses(let chord, let next?) = fingers[index].job, next <= now + 1e-6 {
                deeds.append(.press(chord))
                let share = min(max(now - fingers[index].time - timing.delay, 0) / (timing.wordDelay - timing.delay), 1)
                let step = timing.slowInterval - (timing.slowInterval - timing.fastInterval) * share
                fingers[index].job = .presses(chord, next: next + step > now ? next + step : now + step)
            }
            guard case .deletes(let next?) = fingers[index].job, next <= now + 1e-6 else { continue }
            let held = now - fingers[index].time
            deeds.append(.delete(held < timing.wordDelay ? .character : .word))
            let share = min(max(held - timing.delay, 0) / (timing.wordDelay - timing.delay), 1)
            let step =
                held < timing.wordDelay
                ? timing.slowInterval - (timing.slowInterval - timing.fastInterval) * share : timing.wordInterval
            fingers[index].job = .deletes(next: next + step > now ? next + step : now + step)
        }
    }

    mutating func autocapitalize(_ isWanted: Bool) {
        shift.autocapitalize(isWanted)
        everyBefore { $0.autocapitalize(isWanted) }
    }

    mutating func cancelAll() {
        cancel { _ in true }
        list = nil
    }

    mutating func reset() {
        cancelAll()
        (shift, plane, latches) = (Shift(), planes.start, [:])
    }

    /// Another window, or a field whose text is secret or whose return key does nothing, of the same language and kind.
    mutating func configure(_ new: KeyboardConfiguration) {
        let isSameSize = new.window == configuration.window
        let isSameForm = new.isFull == configuration.isFull
        if !isSameSize || !isSameForm { cancelAll() }
        configuration = new
        if !isSameSize || !isSameForm {
            planes = Self.planes(new)
            geometries = Self.geometries(planes, new)
            if !isSameForm { reset() }
            // Keys that are not there cannot be on.
            if !(new.isFull && new.window.width >= 700) || planes.planes.values.allSatisfy({ $0.form == .pad }) {
                latches = [:]
            }
        }
        if !new.isReturnEnabled { cancel { $0.home.key.role == .returnKey } }
    }
}
