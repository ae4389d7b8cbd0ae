import Foundation
import HostInterface
import KeyboardEngine

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

    /// Keys that go up elsewhere are never heard of.
    func forgetModifiers() {
        modifiers = []
        lastKey = nil
    }

    /// Who gets keys: the first responder, or without one the window's controller.
    private var target: UIResponder? {
        application.focus.firstResponder ?? application.keyWindow?.rootViewController ?? application.keyWindow
    }

    // MARK: From the host

    func receive(_ event: KeyEvent) {
        modifiers = UIKeyModifierFlags(event.modifiers)
        let key = UIKey(
            keyCode: UIKeyboardHIDUsage(rawValue: event.usage), characters: event.characters,
            modifierFlags: modifiers)
        if !key.isModifier {
            if event.isDown { application.hardwareKeyboard.keyWasUsed() }
            lastKey = event.isDown ? key.keyCode : nil
        }
        let phase: UIPress.Phase = event.isDown ? (event.isRepeat ? .changed : .began) : .ended
        let press = UIPress(
            key: key, phase: phase, timestamp: event.time, window: application.keyWindow, responder: target)
        application.sendEvent(UIPressesEvent(presses: [press], timestamp: event.time))
    }

    /// Text that is decided.
    func receiveText(_ text: String) {
        application.hardwareKeyboard.keyWasUsed()
        application.inputContext.input(
            .characters(TypedCharacters(text, key: lastKey?.rawValue, time: application.time)))
    }

    /// Text that an input method outside of the program has not decided yet.
    func receive(_ composition: CompositionEvent) {
        let length = composition.text.utf16.count
        let start = min(max(0, composition.selectionStart), length)
        let end = start + min(max(0, composition.selectionLength), length - start)
        application.inputContext.input(.composition(Composition(composition.text, selection: start..<end)))
    }

    // MARK: To responders

    func deliver(_ event: UIEvent) {
        guard let event = event as? UIPressesEvent, let responder = target else { return }
        let presses = event.allPresses
        guard let press = presses.first else { return }
        switch press.phase {
        case .began: responder.pressesBegan(presses, with: event)
        case .changed: responder.pressesChanged(presses, with: event)
        case .ended: responder.pressesEnded(presses, with: event)
        case .cancelled: responder.pressesCancelled(presses, with: event)
        case .stationary: break
        }
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

extension UIKey {
    /// Whether the key only changes what others mean.
    fileprivate var isModifier: Bool {
        (224...231).contains(keyCode.rawValue) || keyCode == .keyboardCapsLock || keyCode == .keypadNumLock
    }
}
