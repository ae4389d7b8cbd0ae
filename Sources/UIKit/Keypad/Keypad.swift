import Foundation
import KeyboardEngine

/// Works the screen by a keypad of arrows and return: arrows move a focus, and return presses what has it as a finger does,
/// held for as long as the key is.
///
/// Whoever holds a key need not hold two: alternates that a held return has opened, and a space bar that drags the caret,
/// stay when it is let go, until it is pressed again.
@MainActor
final class Keypad {
    private unowned let application: UIApplication
    private(set) lazy var finger = KeypadFinger(application: application)
    private lazy var window = KeypadWindow(application: application)
    /// Where the focus is, and where it is in what stands in front.
    private var focus: SpatialFocus<KeypadPlace.ID>?
    private var frontFocus: SpatialFocus<KeypadPlace.ID>?
    private weak var front: UIView?
    /// Whether the focus is on the keyboard, and not in the window behind it.
    private var isOnKeyboard = false
    /// Who was typed into by the keyboard when it was last looked at.
    private weak var typed: UIResponder?
    private var wasTyping = false
    /// Whether return is down, and whether an arrow has led on from there since.
    private var isReturnDown = false
    private var hasSlid = false
    /// Whether the ring has followed what its keys have done.
    private var hasFollowed = false
    /// What return has taken hold of, so that arrows change what it is set to.
    private weak var held: (any KeypadAdjusted)?

    init(application: UIApplication) {
        self.application = application
    }

    /// Whether keys are taken for those of a keypad.
    var isEnabled = false {
        didSet { if !isEnabled, oldValue { end() } }
    }

    /// Whether the focus is seen.
    private(set) var isShown = false {
        didSet { if isShown != oldValue { application.setNeedsFrame() } }
    }

    /// The focus in what stands in front, or else among all the rest.
    var current: SpatialFocus<KeypadPlace.ID>? { frontFocus ?? focus }

    // MARK: Keys

    /// Whether a key is one of a keypad's: it is no use of a keyboard that puts the keys on the screen away.
    func claims(_ key: UIKey) -> Bool { isEnabled && KeypadCommand(key) != nil }

    /// Takes a key.
    /// - Returns: Whether it goes no further.
    func receive(_ key: UIKey, isDown: Bool, isRepeat: Bool) -> Bool {
        guard isEnabled, let command = KeypadCommand(key) else { return false }
        guard !application.hardwareKeyboard.isInUse else {
            otherInputBegan()
            return false
        }
        hasFollowed = false
        guard isDown else { return command == .press && release() }
        switch command {
        case .move(let direction): return move(direction)
        case .press: return isRepeat ? hold() : press()
        case .close: return !isRepeat && close()
        case .tab:
            finish()
            isShown = true
            return false
        }
    }

    private func move(_ direction: FocusDirection) -> Bool {
        let places = update()
        guard let current else { return false }
        let context = application.inputContext
        if finger.isDown, context.keyboard?.isDraggingCaret ?? false {
            let step = context.caretStep(towards: direction)
            finger.move(to: CGPoint(x: finger.point.x + step.width, y: finger.point.y + step.height))
            hasSlid = true
            return true
        }
        if let held, current.place.id.view == ObjectIdentifier(held), adjust(held, direction) { return true }
        held = nil
        // Rolled on from return to an arrow: what return was held on is meant.
        if finger.isDown, places.front?.isSlidOver != true {
            finish()
            return move(direction)
        }
        guard isShown else {
            isShown = true
            places.place(current.place.id)?.reveal()
            return true
        }
        var next = current
        next.move(direction, among: places.focusPlaces)
        if frontFocus != nil { frontFocus = next } else { focus = next }
        guard let place = places.place(next.place.id) else { return true }
        isOnKeyboard = place.isInKeyboard
        place.reveal()
        if finger.isDown {
            finger.move(to: place.middle)
            hasSlid = true
        }
        application.setNeedsFrame()
        return true
    }

    /// Changes what is held by a step.
    /// - Returns: Whether the arrow leads along it, and not away.
    private func adjust(_ view: any KeypadAdjusted, _ direction: FocusDirection) -> Bool {
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch (direction, view.keypadAxis) {
        case (.left, .horizontal): isRightToLeft ? view.accessibilityIncrement() : view.accessibilityDecrement()
        case (.right, .horizontal): isRightToLeft ? view.accessibilityDecrement() : view.accessibilityIncrement()
        case (.up, .vertical): view.accessibilityDecrement()
        case (.down, .vertical): view.accessibilityIncrement()
        default: return false
        }
        application.setNeedsFrame()
        return true
    }

    /// Whether arrows change what has the focus.
    var isHolding: Bool { held != nil }

    private func press() -> Bool {
        if finger.isDown {
            // It has stayed without being held.
            isReturnDown = true
            finger.lift()
            return true
        }
        // Whoever has not seen a focus means the text: scanners end with return.
        guard isShown else { return false }
        let seen = current?.place.id
        let places = update()
        guard let current, let place = places.place(current.place.id) else { return false }
        (isReturnDown, hasSlid) = (true, false)
        // What had the focus may have gone since the last frame. What has it now was never seen to have it.
        guard current.place.id == seen else { return true }
        place.reveal()
        if let view = place.adjusted {
            held = held == nil ? view : nil
            application.setNeedsFrame()
            return true
        }
        guard let field = place.field else {
            finger.press(at: place.middle)
            return true
        }
        application.hardwareKeyboard.fieldWasTapped()
        // A field that is typed into already leads to its keys.
        if field.isFirstResponder { typed = nil } else { field.becomeFirstResponder() }
        return true
    }

    private func hold() -> Bool {
        guard isReturnDown else { return isShown }
        finger.remind()
        return true
    }

    private func release() -> Bool {
        guard isReturnDown else { return false }
        isReturnDown = false
        guard finger.isDown else { return true }
        let context = application.inputContext
        let stays = context.keyboard?.menu?.kind == .alternates || context.keyboard?.isDraggingCaret ?? false
        if stays, !hasSlid { finger.stay() } else { finger.lift() }
        return true
    }

    private func close() -> Bool {
        guard !application.editMenus.isShown else { return false }
        if held != nil {
            held = nil
            application.setNeedsFrame()
            return true
        }
        if finger.isDown {
            finger.cancel()
            return true
        }
        if let area = KeypadPlaces(application).front {
            area.closeForKeypad()
            return true
        }
        guard application.keyboard.isVisible else { return false }
        return application.focus.firstResponder?.resignFirstResponder() ?? false
    }

    /// Ends a press as letting go of return does.
    private func finish() {
        isReturnDown = false
        held = nil
        if finger.isDown { finger.lift() }
    }

    // MARK: Others

    /// A finger is on the glass, or another keyboard types: the focus is not seen until the next arrow.
    func otherInputBegan() {
        guard isEnabled else { return }
        cancel()
        isShown = false
    }

    /// Of keys that go up from now on nothing is heard.
    func cancel() {
        isReturnDown = false
        held = nil
        if isEnabled, finger.isDown { finger.cancel() }
    }

    private func end() {
        if finger.isDown { finger.cancel() }
        (isReturnDown, isShown, focus, frontFocus) = (false, false, nil, nil)
        window.show(nil)
    }

    // MARK: Following

    /// Goes with what has the focus, in each frame that shows something else than the last one: there may be hundreds of
    /// places to look at.
    func follow() {
        guard isEnabled else { return }
        guard isShown else { return window.show(nil) }
        guard !hasFollowed || window.isHidden || application.hasChangedLooks else { return }
        hasFollowed = true
        let places = update()
        guard isShown, let current else { return window.show(nil) }
        window.show(places.place(current.place.id), isHeld: held != nil)
    }

    /// Finds the places again, and the focus among them.
    private func update() -> KeypadPlaces {
        let places = KeypadPlaces(application)
        let all = places.all.map(\.focusPlace)
        followTyping(places)
        // What stands in front may cover where the focus was, and it comes back there.
        if places.front == nil {
            if focus?.settle(among: all) != true { focus = nil }
            focus = focus ?? places.start(application)
        }
        isOnKeyboard = places.all.first { $0.id == focus?.place.id }?.isInKeyboard ?? isOnKeyboard
        if let area = places.front {
            if front !== area || frontFocus?.settle(among: places.focusPlaces) != true {
                frontFocus = places.start(application)
            }
        } else {
            frontFocus = nil
        }
        front = places.front
        if current == nil { isShown = false }
        return places
    }

    /// A field that begins to be typed into leads to the keys; when the keyboard goes, the focus is back at the field, and
    /// not seen until the next arrow.
    private func followTyping(_ places: KeypadPlaces) {
        let new = application.keyboard.isVisible ? application.focus.firstResponder : nil
        defer { (typed, wasTyping) = (new, new != nil) }
        guard new !== typed || wasTyping != (new != nil) else { return }
        if new != nil {
            if !isOnKeyboard || !wasTyping { focus = places.start(application) ?? focus }
        } else if isOnKeyboard {
            isShown = false
            isOnKeyboard = false
            let field = places.all.first { $0.view === typed }
            focus = field.map { SpatialFocus(on: $0.focusPlace) }
        }
    }
}
