import Foundation
import HostInterface
import KeyboardEngine
import UIKitSimulator

@testable import UIKit

/// Up to five fingers and all that happens around them, on a kiosk and on a model of it at once.
@MainActor
final class RandomHands {
    let simulator: Simulator
    let fields: [any EitherText]
    let model: ModelKiosk
    private(set) var journal: [String] = []
    private(set) var pairs = KeyboardPairs()
    var random: SeededGenerator
    private let listener: KeyboardListener
    var live: [Int: Finger] = [:]
    /// Two fingers on the keys, and what was typed into before the second one made the first one's key type.
    private var pinch = KeyboardPinch()
    private var beforePinch: ModelKiosk.Checkpoint?
    /// Until when touches beside the keys may change what is selected.
    var settledAt = 0.0
    /// The finger that sets something, and until when others may have.
    var (settingFinger, wanderedAt) = (Int?.none, -1.0)
    /// Whether return is held on the keypad.
    var isReturnHeld = false
    /// How often the keyboard has moved, and when it last began to.
    private var movements = (count: 0, time: 0.0)
    /// Where a keyboard that floats has been, and since when.
    private var floating = (frame: CGRect.null, time: 0.0)

    struct Finger {
        var isOnKeys: Bool
        var point: CGPoint
    }

    static let languages = ["en", "de", "ar", "ko", "vi", "emoji"]
    private static let sizes = [
        CGSize(width: 320, height: 480), CGSize(width: 390, height: 700), CGSize(width: 700, height: 390),
        CGSize(width: 800, height: 480),
    ]
    private static let step = 17.0 / 1024

    var application: UIApplication { simulator.application }

    init(seed: UInt64) {
        random = SeededGenerator(seed)
        simulator = Simulator(size: random.pick(Self.sizes))
        listener = KeyboardListener()
        let (plain, secret, pin, mail, view) = (Text(), Text(), Text(), Text(), Page())
        secret.isSecureTextEntry = true
        pin.keyboardType = .numberPad
        (mail.keyboardType, mail.returnKeyType, mail.movesToNextFieldOnReturn) = (.emailAddress, .next, true)
        plain.movesToNextFieldOnReturn = true
        let (search, own) = (Text(), Text())
        (search.keyboardType, search.enablesReturnKeyAutomatically, search.returnKeyType) = (.webSearch, true, .search)
        search.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        own.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 120))
        fields = [plain, secret, pin, mail, view, search, own]
        for (row, field) in fields.enumerated() {
            field.frame = CGRect(x: 5, y: 5 + 24 * CGFloat(row), width: 300, height: 22)
            simulator.window.addSubview(field)
        }
        model = ModelKiosk(simulator.application, fields)
        application.keyboardLanguages = Self.languages
        if random.chance(0.7) { application.offeredKeyboardSettings = Set(UIApplication.KeyboardSetting.allCases) }
        if random.chance(0.5) { application.offeredKeyboardPlacements = [.full, .left, .split, .floating] }
        application.offeredKeyboardLanguages = ["th"]
        application.usesFullKeyboard = random.chance(0.5)
        application.usesKeypad = random.chance(0.5)
        model.programDidSet()
        simulator.frame()
    }

    /// Without edit menus, which would change what is typed by other ways than keys.
    private final class Text: UITextField {
        override func canPerformAction(_ action: UICommand.Action, withSender sender: Any?) -> Bool { false }
    }
    private final class Page: UITextView {
        override func canPerformAction(_ action: UICommand.Action, withSender sender: Any?) -> Bool { false }
    }

    // MARK: Deeds

    /// Does something at random.
    /// - Returns: What is wrong then, or `nil`.
    func deed() -> String? {
        switch random.number(0...99) {
        case 0...53: return fingerDeed()
        case 54...55: return hold()
        case 56...67: return wait(random.pick([1, 1, 2, 3, 6, 12, 24, 40]))
        case 68...71: return liftAll()
        case 72...74: return edit(random.number(0...(fields.count - 1)))
        case 75...79: return typeOnHardware()
        case 80...86: return change()
        case 87: return dragKeyboard()
        case 88: return pinchKeyboard()
        case 89...91: return useSettings()
        case 92...97: return useKeypad()
        case 98: return wait(random.pick([100, 200, 700]))
        default: return compare("picture", simulator.areaMissedByDamage().map { "\($0) was not painted" })
        }
    }

    private func fingerDeed() -> String? {
        let finger = random.number(0...4)
        guard let point = live[finger]?.point, random.chance(0.95) else { return down(finger, aim()) }
        switch random.number(0...9) {
        case 0...3: return up(finger, random.chance(0.8) ? drift(point, 4) : aim())
        case 4...8: return move(finger, random.chance(0.5) ? drift(point, 12) : aim())
        default: return cancel(finger)
        }
    }

    /// One finger holds a key, and slides over what that offers; a second one may touch meanwhile.
    private func hold() -> String? {
        if let fault = liftAll() { return fault }
        let isMeant: (Key) -> Bool = random.pick([
            { $0.role == .space }, { $0.role == .globe }, { $0.role == .delete }, { !$0.alternates.isEmpty },
        ])
        guard let keyboard = application.keyboard.shownKeyboard, let top = topOfKeys(keyboard),
            let key = application.inputContext.keyboard?.geometry.keys.filter({ isMeant($0.key) })
                .randomElement(using: &random), !hasPanel
        else { return nil }
        let start = CGPoint(x: top.x + key.frame.midX, y: top.y + key.frame.midY)
        if let fault = down(0, start) ?? wait(random.number(25...60)) { return fault }
        for _ in 0..<random.number(0...4) {
            let isBeside = random.chance(0.2)
            if let fault = isBeside
                ? down(1, aim()) ?? up(1, aim()) : move(0, random.chance(0.6) ? aim() : drift(start, 60))
            {
                return fault
            }
        }
        return up(0, live[0]?.point ?? start) ?? (random.chance(0.5) ? down(1, aim()) ?? liftAll() : nil)
    }

    private func drift(_ point: CGPoint, _ most: CGFloat) -> CGPoint {
        CGPoint(
            x: point.x + .random(in: -most...most, using: &random),
            y: point.y + .random(in: -most...most, using: &random))
    }

    func aim() -> CGPoint {
        let screen = simulator.window.bounds
        let anywhere = CGPoint(
            x: .random(in: 0...screen.width, using: &random), y: .random(in: 0...screen.height, using: &random))
        guard random.chance(0.93), let keyboard = application.keyboard.shownKeyboard, let top = topOfKeys(keyboard)
        else { return random.chance(0.5) ? random.pick(fields.map(\.frame.center)) : anywhere }
        if let menu = model.machine?.menu, random.chance(0.3) {
            let item = random.pick(menu.items).frame
            return CGPoint(x: top.x + item.midX, y: top.y + item.midY)
        }
        let kinds = random.number(0...5)
        let all = application.inputContext.keyboard?.geometry.keys ?? []
        let some = all.filter { kinds > 2 || !$0.key.isTyping }
        guard !hasPanel, let key = (some.isEmpty ? all : some).randomElement(using: &random) else {
            let frame = simulator.keyboardFrame
            guard !frame.isNull else { return anywhere }
            return CGPoint(
                x: frame.minX + frame.width * .random(in: 0...1, using: &random),
                y: .random(in: top.y...max(top.y, frame.maxY), using: &random))
        }
        return CGPoint(
            x: top.x + key.frame.minX + key.frame.width * .random(in: 0.1...0.9, using: &random),
            y: top.y + key.frame.minY + key.frame.height * .random(in: 0.1...0.9, using: &random))
    }

    /// Whether something else stands in the place of the keys.
    var hasPanel: Bool { application.inputContext.showsEmoji || application.inputContext.isShowingSettings }

    func topOfKeys(_ keyboard: KeyboardView) -> CGPoint? {
        keyboard.convertToScreen(CGRect(x: 0, y: application.inputContext.barHeight, width: 0, height: 0)).origin
    }

    // MARK: Fingers

    private func inject(_ finger: Int, _ phase: PointerEvent.Phase, _ point: CGPoint) {
        simulator.inject(
            .pointer(
                PointerEvent(
                    id: .finger(Int64(finger)), phase: phase, point: InputPoint(x: point.x, y: point.y),
                    time: application.time)))
    }

    /// A point of the screen in those of the keys.
    func placeOnKeys(_ point: CGPoint) -> CGPoint {
        guard let keyboard = fingerView else { return point }
        let place = keyboard.convertFromScreen(point)
        return CGPoint(x: place.x, y: place.y - application.inputContext.barHeight)
    }

    private var fingerView: KeyboardView? {
        application.keyboard.window.container.subviews.lazy.compactMap { $0 as? KeyboardView }.first
    }

    /// Whether a finger that goes down at a point goes down on a key.
    func isOnKeys(_ point: CGPoint) -> Bool {
        application.touches.hitTest(point)?.view is KeyboardView && !hasPanel
    }

    func down(_ finger: Int, _ point: CGPoint) -> String? {
        let isHit = application.touches.hitTest(point) != nil
        let (isOnKeys, place) = (isOnKeys(point), placeOnKeys(point))
        inject(finger, .began, point)
        loseKeypadFinger()
        if let old = live[finger] { modelLosesFinger(finger, old) }
        live[finger] = nil
        if isHit { modelGetsFinger(finger, Finger(isOnKeys: isOnKeys, point: point), place) }
        return compare("\(finger) down at \(point)\(isOnKeys ? "" : ", beside the keys")")
    }

    func move(_ finger: Int, _ point: CGPoint) -> String? {
        guard live[finger] != nil else { return nil }
        let (place, canFloat) = (placeOnKeys(point), choices)
        inject(finger, .moved, point)
        modelMovesFinger(finger, to: point, place, canFloat)
        return compare("\(finger) moves to \(point)")
    }

    func up(_ finger: Int, _ point: CGPoint) -> String? {
        guard let old = live.removeValue(forKey: finger) else { return nil }
        let place = placeOnKeys(point)
        inject(finger, .ended, point)
        modelLiftsFinger(finger, old, place)
        return compare("\(finger) up at \(point)")
    }

    private func cancel(_ finger: Int) -> String? {
        guard let old = live.removeValue(forKey: finger) else { return nil }
        inject(finger, .cancelled, old.point)
        modelLosesFinger(finger, old)
        return compare("\(finger) cancelled")
    }

    // MARK: Fingers of the model

    func modelGetsFinger(_ number: Int, _ finger: Finger, _ place: CGPoint) {
        live[number] = finger
        guard finger.isOnKeys else { return settledAt = application.time + 1 }
        var before = pinch.count == 1 ? model.checkpoint : nil
        let strokes = model.strokeCount
        model.touch { $0.touchBegan(number, at: place, time: application.time) }
        pinch.began(number, at: finger.point)
        before?.strokeCount = model.strokeCount
        beforePinch = model.strokeCount > strokes ? before : nil
    }

    /// Which ways two fingers may change the keyboard.
    var choices: (closing: Bool, opening: Bool) {
        let context = application.inputContext
        return (
            !context.isFloating && context.settings.offers(.floating),
            context.isFloating && context.settings.offers(.full)
        )
    }

    func modelMovesFinger(
        _ number: Int, to point: CGPoint, _ place: CGPoint, _ canFloat: (closing: Bool, opening: Bool)
    ) {
        guard let old = live[number] else { return }
        live[number]?.point = point
        guard old.isOnKeys, point != old.point else { return }
        model.touch { $0.touchMoved(number, to: place, time: application.time) }
        guard let direction = pinch.moved(number, to: point),
            direction == .closing ? canFloat.closing : canFloat.opening
        else { return }
        model.pinched(direction, takingBack: beforePinch)
        beforePinch = nil
    }

    func modelLiftsFinger(_ number: Int, _ finger: Finger, _ place: CGPoint) {
        guard finger.isOnKeys else { return }
        pinch.ended(number)
        beforePinch = nil
        model.touch { $0.touchEnded(number, at: place, time: application.time) }
    }

    func modelLosesFinger(_ number: Int, _ finger: Finger) {
        guard finger.isOnKeys else { return }
        pinch.ended(number)
        beforePinch = nil
        model.touch { $0.touchCancelled(number, time: application.time) }
    }

    func liftAll() -> String? {
        if let fault = leaveKeypad() { return fault }
        for finger in live.keys.sorted() {
            if let fault = up(finger, live[finger]?.point ?? .zero) { return fault }
        }
        let machine = application.inputContext.keyboard
        let overlay = application.keyboard.window.shownAboveKeys
        guard machine?.litKeys ?? [] == [], machine?.nextDeadline == nil, machine?.isDraggingCaret != true,
            simulator.liveTouchCount == 0, overlay.isEmpty || model.hasOpenList && overlay.count == 1
        else { return "with no finger down: \(machine?.litKeys ?? []), \(overlay)" }
        return nil
    }

    // MARK: What happens around them

    func wait(_ frames: Int) -> String? {
        for _ in 0..<frames {
            simulator.passTime(Self.step)
            simulator.frame()
            if let fault = compare("frame") { return fault }
        }
        return nil
    }

    private func edit(_ number: Int) -> String? {
        fields[number].becomeFirstResponder()
        simulator.frame()
        return compare("edit \(number)")
    }

    private func typeOnHardware() -> String? {
        let keys: [(UIKeyboardHIDUsage, String)] = [
            (.keyboardA, "a"), (.keyboardA, "A"), (.keyboardE, "e"), (.keyboardO, "o"), (.keyboardS, "s"),
            (.keyboard7, "7"),
            (.keyboardSpacebar, " "), (.keyboardPeriod, "."), (.keyboardReturnOrEnter, ""),
            (.keyboardDeleteOrBackspace, ""),
            (.keyboardLeftShift, ""),
        ]
        let (usage, text) = random.pick(keys)
        // That one is the keypad's.
        guard usage != .keyboardReturnOrEnter || !application.usesKeypad else { return nil }
        for isDown in [true, false] {
            simulator.inject(
                .key(
                    KeyEvent(
                        usage: usage.rawValue, characters: text.lowercased(), modifiers: [], isDown: isDown,
                        isRepeat: false, time: application.time)))
            if isDown, usage != .keyboardLeftShift { model.keyDown(usage) }
            if let fault = compare("key \(usage.rawValue) \(isDown)") { return fault }
            guard isDown, !text.isEmpty else { continue }
            simulator.inject(.text(text))
            loseKeypadFinger()
            model.characters(text, usage)
            if let fault = compare("text \(text)") { return fault }
        }
        return nil
    }

    private func change() -> String? {
        let name: String
        switch random.number(0...13) {
        case 0...1:
            simulator.window.endEditing(true)
            name = "end"
        case 2...3:
            let size = random.pick(Self.sizes)
            if size != simulator.window.bounds.size { takeFingersAway { simulator.resize(to: size) } }
            name = "size \(size)"
        case 4:
            application.keyboardPlacement = random.pick([.full, .left, .right, .split, .floating, .floating])
            model.programDidSet(\.placement)
            name = "placement \(application.keyboardPlacement)"
        case 5:
            application.keyboardScale = random.pick([1, 1.2, 1.4])
            model.programDidSet(\.scale)
            name = "scale \(application.keyboardScale)"
        case 6...7:
            application.inputModes.select(layout: random.pick(Self.languages))
            name = "language \(application.inputModes.current.layout)"
        case 8:
            simulator.hasHardwareKeyboard.toggle()
            name = "hardware \(simulator.hasHardwareKeyboard)"
        case 9:
            application.detectsHardwareKeyboard.toggle()
            if !application.detectsHardwareKeyboard { simulator.hasHardwareKeyboard = false }
            name = "detects \(application.detectsHardwareKeyboard)"
        case 10:
            application.forgetText()
            model.forget()
            name = "forget"
        case 11:
            application.usesFullKeyboard.toggle()
            name = "full \(application.usesFullKeyboard)"
        case 12:
            application.usesKeypad.toggle()
            if !application.usesKeypad { forgetKeypad() }
            name = "keypad \(application.usesKeypad)"
        default:
            takeFingersAway { simulator.inject(.focus(false)) }
            simulator.inject(.focus(true))
            name = "other window"
        }
        simulator.frame()
        return compare(name)
    }

    /// The window's size or focus is another: fingers are none of its any longer.
    private func takeFingersAway(_ body: () -> Void) {
        body()
        for (finger, old) in live { modelLosesFinger(finger, old) }
        live = [:]
        forgetKeypad()
    }

    // MARK: Comparing

    func compare(_ deed: String, _ fault: String? = nil) -> String? {
        model.frame()
        followKeypadFinger()
        if fingerView == nil { pinch = KeyboardPinch() }
        if live.values.contains(where: { !$0.isOnKeys }) { settledAt = application.time + 1 }
        model.follow(mayHaveChanged: application.time <= settledAt)
        if journal.last?.hasSuffix(deed) == true { journal.removeLast() }
        journal.append("\(model.summary), \(application.time): \(deed)")
        return fault ?? model.difference ?? faultOfSettings() ?? faultOfFrames()
    }

    private func faultOfFrames() -> String? {
        let screen = simulator.window.bounds
        defer { _ = listener.take() }
        if let fault = pairs.read(listener.lines, screen: screen) { return fault }
        let isFloating = application.keyboard.isFloating
        if isFloating != (application.keyboard.shownKeyboard != nil && application.inputContext.isFloating) {
            return "it floats: \(isFloating)"
        }
        // One that floats takes nothing from the screen, and is announced as one that is away.
        let frame = isFloating ? .null : simulator.keyboardFrame
        if frame != pairs.frame { return "the keyboard is at \(frame), announced was \(pairs.frame)" }
        let guide = simulator.window.keyboardLayoutGuide.layoutFrame
        let covered = frame.isNull ? CGRect(x: 0, y: screen.maxY, width: screen.width, height: 0) : frame
        if guide != covered { return "the guide is at \(guide), covered is \(covered)" }
        if pairs.movements != movements.count { movements = (pairs.movements, application.time) }
        guard !isFloating else { return faultOfFloating(screen) }
        // What is announced as done while it comes, because another field is next, goes on to be seen coming.
        guard !pairs.isMoving, application.time > movements.time + 0.3 else { return nil }
        let container = application.keyboard.window.container
        let isThere = [container.frame, container.shownState.frame].allSatisfy { abs($0.minY - frame.minY) < 0.01 }
        if !frame.isNull, !isThere {
            return "the keyboard stands at \(container.frame) and not at \(frame)"
        }
        if frame.isNull, !application.keyboard.window.isHidden { return "the keyboard is away and its window is not" }
        return nil
    }

    /// A keyboard that floats is on the screen, and seen where it says.
    private func faultOfFloating(_ screen: CGRect) -> String? {
        let frame = simulator.keyboardFrame
        if !screen.contains(frame) { return "it floats at \(frame) of \(screen)" }
        if frame != floating.frame || application.keyboard.isDragged { floating = (frame, application.time) }
        guard application.time > max(floating.time, movements.time) + 0.3 else { return nil }
        let container = application.keyboard.window.container
        let isThere = [container.frame, container.shownState.frame].allSatisfy {
            abs($0.minX - frame.minX) < 0.01 && abs($0.minY - frame.minY) < 0.01 && $0.size == frame.size
        }
        return isThere ? nil : "the floating keyboard stands at \(container.frame) and not at \(frame)"
    }
}
