import Foundation

@testable import KeyboardEngine

/// Fingers that do things at random on a keyboard and on a model of it at once.
///
/// Each finger has a deed under way: a tap, a slide, a hold. Which finger goes on is decided by the time that its next
/// step has, so that deeds overlap as those of hands do. Times are whole multiples of 1/1024 s, whose sums are exact.
struct FiveFingers {
    private enum Step {
        case down(Aim), move(Aim), up(Aim), cancel
    }

    /// Where a finger goes.
    private enum Aim {
        /// The middle of a key of a kind, or near it; any key where there is none.
        case key(Kind)
        /// Where the finger is, give or take some points.
        case drift(Double)
        /// One of the choices that are shown.
        case choice
        /// Anywhere, or no place at all.
        case anywhere, nowhere
    }

    fileprivate enum Kind: CaseIterable {
        case any, letter, space, shift, delete, plane, globe, returnKey, dismiss, modifier, command
    }

    let title: String
    private(set) var random: SeededGenerator
    /// What was done, in words.
    private(set) var journal: [String] = []
    private(set) var seen = Seen()
    private var machine: KeyboardMachine
    private var model: ModelKeyboard
    private var time = 100.0
    private var steps: [[(time: Double, step: Step)]]
    private var places: [CGPoint]
    /// What the actions have said so far of what is lit, which choices are shown and whether the caret is dragged.
    private var said: (lit: Set<String>, menu: KeyMenu?, isDragging: Bool) = ([], nil, false)

    init(_ configuration: KeyboardConfiguration, random: SeededGenerator) {
        self.random = random
        let size = "\(Int(configuration.window.width)) × \(Int(configuration.window.height))"
        title = "\(configuration.layout.locale), \(configuration.variant), \(size)"
        machine = KeyboardMachine(configuration)
        model = ModelKeyboard(configuration)
        let count = Int.random(in: 1...5, using: &self.random)
        steps = Array(repeating: [], count: count)
        places = Array(repeating: .zero, count: count)
    }

    /// Does a number of deeds and lifts all fingers.
    /// - Returns: The first difference between the keyboard and the model, or `nil`.
    mutating func play(deeds: Int) -> String? {
        var left = deeds
        while true {
            for finger in steps.indices where steps[finger].isEmpty && left > 0 {
                steps[finger] = deed(from: time + pause(0.0...0.4))
                left -= 1
            }
            let next = steps.indices.filter { !steps[$0].isEmpty }.min { steps[$0][0].time < steps[$1][0].time }
            guard let finger = next else { break }
            let (due, step) = steps[finger].removeFirst()
            if let fault = wait(until: max(due, time)) ?? take(step, finger) ?? between() { return fault }
        }
        return rest()
    }

    /// After a series no finger is down: nothing is lit, and nothing is waited for.
    private func rest() -> String? {
        guard machine.litKeys.isEmpty, machine.popUp == nil, machine.nextDeadline == nil, !machine.isDraggingCaret,
            machine.presses.isEmpty, machine.menu == nil || machine.menu?.kind == .languages
        else { return "after all fingers were lifted: \(machine.appearance), \(machine.presses)" }
        return nil
    }

    // MARK: Deeds

    private mutating func chance(_ part: Int, of whole: Int) -> Bool {
        Int.random(in: 0..<whole, using: &random) < part
    }

    private mutating func pause(_ range: ClosedRange<Double>) -> Double {
        (Double.random(in: range, using: &random) * 1024).rounded() / 1024
    }

    private mutating func kind() -> Kind {
        chance(5, of: 12) ? .letter : Kind.allCases.randomElement(using: &random)!
    }

    private mutating func deed(from start: Double) -> [(time: Double, step: Step)] {
        var at = start
        var deed: [(time: Double, step: Step)] = []
        func add(_ step: Step, after pause: Double) {
            at += pause
            deed.append((at, step))
        }
        switch Int.random(in: 0..<20, using: &random) {
        case 0..<7:
            add(.down(.key(kind())), after: 0)
            if chance(1, of: 3) { add(.move(.drift(9)), after: pause(0...0.05)) }
            add(.up(.drift(5)), after: pause(0...0.2))
        case 7:  // Twice on the same place.
            add(.down(.key(chance(1, of: 2) ? [.shift, .modifier].randomElement(using: &random)! : kind())), after: 0)
            add(.up(.drift(0)), after: pause(0...0.1))
            add(.down(.drift(0)), after: pause(0...0.25))
            add(.up(.drift(0)), after: pause(0...0.1))
        case 8..<11:  // A slide over several keys.
            add(.down(.key(chance(1, of: 2) ? .plane : kind())), after: 0)
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                add(.move(chance(1, of: 8) ? .anywhere : .key(kind())), after: pause(0...0.3))
            }
            add(.up(chance(1, of: 3) ? .anywhere : .drift(3)), after: pause(0...0.1))
        case 11..<17:  // A hold, and what can be chosen or dragged by it.
            let kind: Kind = [
                .letter, .letter, .space, .space, .globe, .globe, .delete, .shift, .modifier, .command, .any,
            ].randomElement(using: &random)!
            add(.down(.key(kind)), after: 0)
            if chance(1, of: 4) { add(.move(.key(.letter)), after: pause(0...0.2)) }
            add(.move(.drift(4)), after: pause(0.1...2.8))
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                add(.move(chance(3, of: 4) ? .choice : .drift(60)), after: pause(0...0.3))
            }
            add(.up(chance(1, of: 4) ? .anywhere : .drift(2)), after: pause(0...0.1))
        case 17:
            add(.down(.key(kind())), after: 0)
            if chance(1, of: 2) { add(.move(.key(kind())), after: pause(0...0.7)) }
            add(.cancel, after: pause(0...0.5))
        case 18:  // A touch controller that loses a finger, or gives nonsense.
            add(.down(chance(1, of: 3) ? .nowhere : .key(kind())), after: 0)
            if chance(1, of: 2) { add(.move(.nowhere), after: pause(0...0.2)) }
            if chance(1, of: 3) { add(.down(.key(kind())), after: pause(0...0.2)) }
            add(.up(chance(1, of: 2) ? .nowhere : .drift(5)), after: pause(0...14))
        default:
            add(.down(.choice), after: 0)
            add(.up(chance(1, of: 2) ? .choice : .drift(1)), after: pause(0...0.2))
        }
        return deed
    }

    private mutating func point(_ aim: Aim, _ finger: Int) -> CGPoint {
        let size = machine.geometry.size
        switch aim {
        case .key(let kind):
            let all = machine.geometry.keys
            let some = all.filter { kind.has($0.key) }
            guard let frame = (some.isEmpty ? all : some).randomElement(using: &random)?.frame else { return .zero }
            return CGPoint(
                x: frame.minX + frame.width * .random(in: 0.1...0.9, using: &random),
                y: frame.minY + frame.height * .random(in: 0.1...0.9, using: &random))
        case .drift(let most):
            return CGPoint(
                x: places[finger].x + .random(in: -most...most, using: &random),
                y: places[finger].y + .random(in: -most...most, using: &random))
        case .choice:
            guard let item = machine.menu?.items.randomElement(using: &random) else { return point(.drift(30), finger) }
            let isReached = chance(1, of: 2) || machine.menu?.kind == .languages
            return CGPoint(x: item.frame.midX, y: isReached ? item.frame.midY : places[finger].y)
        case .anywhere:
            return CGPoint(
                x: .random(in: -50...size.width + 50, using: &random),
                y: .random(in: -200...size.height + 20, using: &random))
        case .nowhere: return CGPoint(x: chance(1, of: 2) ? CGFloat.nan : .infinity, y: 10)
        }
    }

    // MARK: Steps

    /// Lets time pass as a program does: it asks when the keyboard wants to be called, and is late at times.
    private mutating func wait(until end: Double) -> String? {
        while let deadline = machine.nextDeadline, deadline <= end {
            let isLate = chance(1, of: 10)
            time = max(time, isLate ? end : min(end, (deadline * 1024).rounded(.up) / 1024))
            if let fault = tick() { return fault }
            if isLate { break }
        }
        time = end
        return chance(1, of: 20) ? tick() : nil
    }

    private mutating func tick() -> String? {
        let now = time
        return compare("tick", { $0.tick(now) }, { $0.tick(now) })
    }

    private mutating func take(_ step: Step, _ finger: Int) -> String? {
        let now = time
        switch step {
        case .down(let aim):
            let point = point(aim, finger)
            keep(point, finger)
            return compare("\(finger) down at \(point)") {
                $0.touchBegan(finger, at: point, time: now)
            } _: {
                $0.down(finger, at: point, time: now)
            }
        case .move(let aim):
            let point = point(aim, finger)
            keep(point, finger)
            return compare("\(finger) moves to \(point)") {
                $0.touchMoved(finger, to: point, time: now)
            } _: {
                $0.move(finger, to: point, time: now)
            }
        case .up(let aim):
            let point = point(aim, finger)
            keep(point, finger)
            return compare("\(finger) up at \(point)") {
                $0.touchEnded(finger, at: point, time: now)
            } _: {
                $0.up(finger, at: point, time: now)
            }
        case .cancel:
            return compare(
                "\(finger) cancelled", { $0.touchCancelled(finger, time: now) }, { $0.cancel(finger, time: now) })
        }
    }

    private mutating func keep(_ point: CGPoint, _ finger: Int) {
        if point.x.isFinite, point.y.isFinite { places[finger] = point }
    }

    /// What a program does between touches: it asks for capitals, and now and then the field or the window is another.
    private mutating func between() -> String? {
        switch Int.random(in: 0..<300, using: &random) {
        case 0..<40:
            let isWanted = chance(1, of: 2)
            return compare("capital \(isWanted)", { $0.autocapitalize(isWanted) }, { $0.autocapitalize(isWanted) })
        case 40: return compare("cancelAll", { $0.cancelAll() }, { $0.cancelAll() })
        case 41: return compare("reset", { $0.reset() }, { $0.reset() })
        case 42...44:
            var configuration = machine.configuration
            switch Int.random(in: 0..<5, using: &random) {
            case 4: configuration.isFull.toggle()
            case 0: configuration.isSecure.toggle()
            case 1: configuration.isReturnEnabled.toggle()
            case 2: break
            default:
                let size = configuration.window
                configuration.window = CGSize(width: size.height, height: size.width)
            }
            let (new, window) = (configuration, configuration.window)
            let change =
                "secure \(new.isSecure), return \(new.isReturnEnabled), full \(new.isFull), window \(window)"
            return compare(change, { $0.configure(new) }, { $0.configure(new) })
        default: return nil
        }
    }

    // MARK: Comparing

    private mutating func compare(
        _ deed: String, _ change: (inout KeyboardMachine) -> [KeyboardAction], _ same: (inout ModelKeyboard) -> Void
    ) -> String? {
        let (menu, plane, isOpen) = (machine.menu, machine.geometry.plane, machine.list != nil)
        let actions = change(&machine)
        same(&model)
        journal.append("\(time): \(deed) → \(actions)")
        if machine.list != nil, !isOpen { seen.add("list left open") }
        for action in actions { seen.add(action, menu: menu, layout: plane) }
        return faultOfDeeds(actions) ?? faultOfState() ?? faultOfPairs(actions)
    }

    /// What was done to the text comes first, and is what the model did.
    private mutating func faultOfDeeds(_ actions: [KeyboardAction]) -> String? {
        let deeds = model.takeDeeds()
        guard Array(actions.prefix { !$0.isAppearance }) == deeds else { return "the model did \(deeds)" }
        return actions.dropFirst(deeds.count).allSatisfy(\.isAppearance) ? nil : "text is changed after appearance"
    }

    private func faultOfState() -> String? {
        if machine.litKeys != model.litKeys { return "lit \(machine.litKeys), in the model \(model.litKeys)" }
        if machine.plane.current != model.plane { return "the model shows \(model.plane)" }
        if machine.shift.mode != model.shift.mode { return "shift \(machine.shift.mode), in the model \(model.shift)" }
        for (modifier, mode) in machine.modifiers where model.latches[modifier]?.mode ?? .off != mode {
            return "\(modifier) \(mode), in the model \(model.latches)"
        }
        if machine.isDraggingCaret != model.isDragging { return "the model drags: \(model.isDragging)" }
        let (menu, choice) = (machine.menu, model.choice)
        guard menu?.items.map(\.text) == choice?.texts, menu?.items.map(\.frame) == choice?.frames,
            menu?.selected == choice?.chosen, menu?.keyID == choice?.keyID,
            (menu?.kind == .languages) == (choice?.isList == true)
        else { return "the model shows \(String(describing: choice))" }
        switch (machine.nextDeadline, model.deadline) {
        case (nil, nil): return nil
        case (let one?, let other?) where abs(one - other) < 1e-5: return nil
        default: return "deadline \(String(describing: machine.nextDeadline)), \(String(describing: model.deadline))"
        }
    }

    /// Whatever looks different is told once, and nothing is told that looks the same.
    private mutating func faultOfPairs(_ actions: [KeyboardAction]) -> String? {
        for action in actions {
            switch action {
            case .highlightChanged(let keys):
                if keys == said.lit { return "the highlight is told twice" }
                said.lit = keys
            case .menuChanged(let menu):
                if menu == said.menu { return "the menu is told twice" }
                said.menu = menu
            case .caretDragChanged(let isDragging):
                if isDragging == said.isDragging { return "the drag is told twice" }
                said.isDragging = isDragging
            case .caretDragged, .caretDragSelects:
                // The finger's last step may be told in the call that ends the drag, and none before it begins.
                if !said.isDragging { return "the caret is moved without being dragged" }
            default: break
            }
        }
        let isTold =
            said.lit == machine.litKeys && said.menu == machine.menu && said.isDragging == machine.isDraggingCaret
        return isTold ? nil : "what was told is \(said)"
    }
}

extension KeyboardAction {
    /// Whether the action tells of what is seen, and not of the text.
    fileprivate var isAppearance: Bool {
        switch self {
        case .shiftChanged, .modifiersChanged, .planeChanged, .highlightChanged, .popUpChanged, .menuChanged,
            .caretDragChanged:
            true
        case .insert, .space, .press, .delete, .returnKey, .dismiss, .nextKeyboard, .selectLanguage, .selectPlacement,
            .openSettings,
            .caretDragged,
            .caretDragSelects:
            false
        }
    }
}

extension FiveFingers.Kind {
    /// Whether a key is of the kind.
    fileprivate func has(_ key: Key) -> Bool {
        switch (self, key.role) {
        case (.any, _), (.letter, .character), (.space, .space), (.shift, .shift), (.delete, .delete), (.plane, .plane),
            (.globe, .globe), (.returnKey, .returnKey), (.dismiss, .dismiss), (.modifier, .modifier),
            (.command, .command):
            true
        default: false
        }
    }
}
