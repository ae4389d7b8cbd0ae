import Foundation
import HostInterface
import KeyboardEngine

/// A view in the place of the keys that keys of a hardware keyboard work, before what is typed into gets them.
@MainActor
protocol KeyedInputView: UIView {
    /// Does what a key says.
    /// - Returns: Whether it was meant for the view.
    func takes(_ key: UIKey) -> Bool
}

/// Hands the keys of a hardware keyboard, and the text that it or an input method makes, to the first responder.
@MainActor
final class PressDispatcher {
    private unowned let application: UIApplication

    init(application: UIApplication) {
        self.application = application
    }

    /// The modifiers that are down as far as the last key said: what a click of the mouse goes by.
    private(set) var modifiers: UIKeyModifierFlags = []

    /// The key that went down last and is down still: the one that text comes from.
    private var lastKey: UIKeyboardHIDUsage?

    /// The keys that are down as responders know it, in the order in which they went down.
    private var held: [UIKey] = []

    /// Keys that are down and have given a command: neither they nor their text are anybody else's.
    private var commanding: Set<UIKeyboardHIDUsage> = []

    /// Takes all keys away: the window lost the focus, and of keys that go up elsewhere it never hears.
    func cancelAll() {
        modifiers = []
        lastKey = nil
        application.keypad.cancel()
        let keys = held
        held = []
        defer { commanding = [] }
        for key in keys { send(key, .cancelled, at: application.time) }
    }

    /// Who gets keys: the first responder, or without one the controller that is in front.
    private var target: UIResponder? {
        let window = application.keyWindow
        return application.focus.firstResponder ?? window?.presentedView?.owningController ?? window?.rootViewController
            ?? window
    }

    /// What stands in the place of the keys, if keys are for it.
    private var keyedInputView: (any KeyedInputView)? {
        let keyboard = application.keyboard
        return keyboard.isVisible ? keyboard.views.input?.view as? any KeyedInputView : nil
    }

    // MARK: From the host

    func receive(_ event: KeyEvent) {
        modifiers = UIKeyModifierFlags(event.modifiers)
        let key = UIKey(
            keyCode: UIKeyboardHIDUsage(rawValue: event.usage), characters: event.characters,
            modifierFlags: modifiers)
        if !key.isModifier {
            lastKey = event.isDown ? key.keyCode : nil
            if application.keypad.receive(key, isDown: event.isDown, isRepeat: event.isRepeat) { return }
            if event.isDown { keyWasUsed(key, isRepeat: event.isRepeat) }
        }
        receive(key, isDown: event.isDown, isRepeat: event.isRepeat, at: event.time)
    }

    /// Presses and releases a key of the screen that does what it does on other keyboards.
    ///
    /// It takes their way, but for what they say of the hardware: which keyboard is in use, and which modifiers are held.
    func press(_ chord: KeyChord) {
        let key = UIKey(
            keyCode: UIKeyboardHIDUsage(rawValue: chord.usage), characters: chord.characters,
            modifierFlags: UIKeyModifierFlags(chord.modifiers))
        for isDown in [true, false] { receive(key, isDown: isDown, isRepeat: false, at: application.time) }
    }

    private func receive(_ key: UIKey, isDown: Bool, isRepeat: Bool, at time: Double) {
        if isDown, !isRepeat, key.keyCode == .keyboardEscape, application.editMenus.isShown {
            // The key goes no further, and neither does its end.
            return application.editMenus.dismiss()
        }
        // A key that went down elsewhere is none of ours.
        let isHeld = held.contains { $0.keyCode == key.keyCode }
        guard isHeld || isDown && !isRepeat else { return }
        held.removeAll { $0.keyCode == key.keyCode }
        if isDown { held.append(key) }
        send(key, isDown ? (isRepeat ? .changed : .began) : .ended, at: time)
    }

    private func send(_ key: UIKey, _ phase: UIPress.Phase, at time: Double) {
        let press = UIPress(key: key, phase: phase, timestamp: time, window: application.keyWindow, responder: target)
        application.sendEvent(UIPressesEvent(presses: [press], timestamp: time))
    }

    /// Somebody types: what fingers on the screen's keys were about to type is typed before it, also when it takes the
    /// keys away from under them.
    private func keyWasUsed(_ key: UIKey? = nil, isRepeat: Bool = false) {
        if !isRepeat { application.inputContext.commitTouches() }
        if let key, application.keypad.claims(key) { return }
        application.hardwareKeyboard.keyWasUsed()
    }

    /// Text that is decided.
    func receiveText(_ text: String) {
        if let lastKey, commanding.contains(lastKey) { return }
        application.keypad.otherInputBegan()
        keyWasUsed()
        application.inputContext.input(
            .characters(TypedCharacters(text, key: lastKey?.rawValue, time: application.time)))
    }

    /// Text that an input method outside of the program has not decided yet.
    func receive(_ composition: CompositionEvent) {
        application.inputContext.commitTouches()
        let length = composition.text.utf16.count
        let start = min(max(0, composition.selectionStart), length)
        let end = start + min(max(0, composition.selectionLength), length - start)
        application.inputContext.input(.composition(Composition(composition.text, selection: start..<end)))
    }

    // MARK: To responders

    func deliver(_ event: UIEvent) {
        guard let event = event as? UIPressesEvent, let responder = target else { return }
        let presses = event.allPresses
        guard let press = presses.first, !isCommand(press, for: responder) else { return }
        switch press.phase {
        case .began: responder.pressesBegan(presses, with: event)
        case .changed: responder.pressesChanged(presses, with: event)
        case .ended: responder.pressesEnded(presses, with: event)
        case .cancelled: responder.pressesCancelled(presses, with: event)
        case .stationary: break
        }
    }

    /// Does the command that a key gives. One that is held gives it again and again.
    /// - Returns: Whether it is one that gives a command.
    private func isCommand(_ press: UIPress, for responder: UIResponder) -> Bool {
        guard let key = press.key, !key.isModifier else { return false }
        let isCommanding = commanding.contains(key.keyCode)
        switch press.phase {
        case .began:
            // Noted first: the command may make the application lose the focus, and its keys with it.
            commanding.insert(key.keyCode)
            if perform(key, for: responder) { return true }
            commanding.remove(key.keyCode)
            return false
        case .changed where isCommanding:
            _ = perform(key, for: responder)
            return true
        case .ended, .cancelled: commanding.remove(key.keyCode)
        default: break
        }
        return isCommanding
    }

    /// Does what a key says to a word that is predicted, to commands, or else to the view in the place of the keys.
    private func perform(_ key: UIKey, for responder: UIResponder) -> Bool {
        application.inputContext.completes(by: key) || KeyCommandSearch(key, from: responder).perform()
            || keyedInputView?.takes(key) == true
    }
}

extension UIKeyModifierFlags {
    init(_ modifiers: KeyEvent.Modifiers) {
        self = []
        if modifiers.contains(.capsLock) { insert(.alphaShift) }
        if modifiers.contains(.shift) { insert(.shift) }
        if modifiers.contains(.control) { insert(.control) }
        if modifiers.contains(.alternate) { insert(.alternate) }
        if modifiers.contains(.command) { insert(.command) }
        if modifiers.contains(.numericPad) { insert(.numericPad) }
    }
}

extension UIKeyModifierFlags {
    fileprivate init(_ modifiers: Set<KeyModifier>) {
        self = []
        if modifiers.contains(.shift) { insert(.shift) }
        if modifiers.contains(.control) { insert(.control) }
        if modifiers.contains(.alternate) { insert(.alternate) }
    }
}

extension UIKey {
    /// Whether the key only changes what others mean.
    var isModifier: Bool {
        (224...231).contains(keyCode.rawValue) || keyCode == .keyboardCapsLock || keyCode == .keypadNumLock
    }
}
