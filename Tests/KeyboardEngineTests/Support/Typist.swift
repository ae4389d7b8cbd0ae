import Foundation
import KeyboardEngine

/// Hands at a keyboard: drives a machine by the names of keys and keeps what comes out.
struct Typist {
    var machine: KeyboardMachine
    /// The time on the typist's clock, in seconds.
    var time: TimeInterval = 100
    /// Every action so far.
    private(set) var actions: [KeyboardAction] = []
    /// The text that the actions have made.
    private(set) var text = ""
    /// The field that taps go into through the stages of its mode, and whose place asks for capitals; none where only
    /// the keys matter.
    var field: TypedText?
    private var places: [Int: CGPoint] = [:]

    /// A typist at the English keyboard; by default on a phone, where keys are small.
    init(
        _ variant: KeyboardVariant = .default,
        window: CGSize = CGSize(width: 320, height: 568),
        layout: KeyLayout? = nil,
        isSecure: Bool = false
    ) throws {
        machine = KeyboardMachine(
            KeyboardConfiguration(
                layout: try layout ?? ShippedLayouts.english(),
                variant: variant,
                window: window,
                isSecure: isSecure
            )
        )
    }

    /// The middle of a key of the plane that is shown, by its id or by what it types.
    func middle(of id: String) -> CGPoint {
        let geometry = machine.geometry
        let placed = geometry.key(id: id) ?? geometry.keys.first { $0.key.output(shifted: false) == id }
        guard let frame = placed?.frame else {
            preconditionFailure("There is no key \(id) on the plane \(machine.plane.current).")
        }
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    mutating func down(_ id: String, finger: Int = 1) {
        down(at: middle(of: id), finger: finger)
    }

    mutating func down(at point: CGPoint, finger: Int = 1) {
        places[finger] = point
        carryOut(machine.touchBegan(finger, at: point, time: time))
    }

    mutating func move(to id: String, finger: Int = 1) {
        move(to: middle(of: id), finger: finger)
    }

    mutating func move(to point: CGPoint, finger: Int = 1) {
        places[finger] = point
        carryOut(machine.touchMoved(finger, to: point, time: time))
    }

    /// Lifts a finger where it is.
    mutating func up(finger: Int = 1) {
        up(at: places[finger] ?? .zero, finger: finger)
    }

    mutating func up(at point: CGPoint, finger: Int = 1) {
        carryOut(machine.touchEnded(finger, at: point, time: time))
    }

    /// Taps keys one after another, slowly enough that nothing is a double tap.
    mutating func tap(_ ids: String...) {
        for id in ids {
            time += 0.5
            down(id)
            time += 0.08
            up()
        }
    }

    /// Holds a key until it offers its alternates, slides to one of them and lifts.
    /// - Returns: Whether the key offers it; without it the finger is taken away.
    @discardableResult
    mutating func hold(_ id: String, for alternate: String) -> Bool {
        time += 0.5
        down(id)
        wait((machine.configuration.holdDelay ?? 0) + 0.1)
        guard let item = machine.menu?.items.first(where: { $0.text == alternate }) else {
            perform { [time] in $0.touchCancelled(1, time: time) }
            return false
        }
        move(to: CGPoint(x: item.frame.midX, y: item.frame.midY))
        up()
        return true
    }

    /// Lets time pass, ticking at 60 frames a second.
    mutating func wait(_ seconds: TimeInterval) {
        let end = time + seconds
        while time < end {
            time = min(time + 1.0 / 60, end)
            carryOut(machine.tick(time))
        }
    }

    /// Does something else with the machine and keeps its actions.
    mutating func perform(_ body: (inout KeyboardMachine) -> [KeyboardAction]) {
        carryOut(body(&machine))
    }

    /// The actions since the last call.
    mutating func takeActions() -> [KeyboardAction] {
        defer { actions = [] }
        return actions
    }

    private mutating func carryOut(_ new: [KeyboardAction]) {
        actions += new
        for action in new {
            switch action {
            case .insert(let tap), .space(let tap):
                text += tap.text
                field?.stroke(.tap(tap))
            case .delete(.character): text = String(text.dropLast())
            case .delete(.word):
                while text.last == " " { text.removeLast() }
                while let last = text.last, last != " " { text.removeLast() }
            case .returnKey: text += "\n"
            case .press, .modifiersChanged, .dismiss, .nextKeyboard, .shiftChanged, .planeChanged, .highlightChanged,
                .popUpChanged,
                .menuChanged, .selectLanguage, .selectPlacement, .openSettings, .caretDragChanged, .caretDragged,
                .caretDragSelects:
                break
            }
        }
        if !new.isEmpty, let field { actions += machine.autocapitalize(field.wantsCapital) }
    }
}
