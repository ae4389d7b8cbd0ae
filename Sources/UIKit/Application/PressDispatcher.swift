import Foundation
import HostInterface

/// Hands the keys of a hardware keyboard, and the text that it or an input method makes, to the first responder.
@MainActor
final class PressDispatcher {
    private unowned let application: UIApplication

    init(application: UIApplication) {
        self.application = application
    }

    /// The modifiers that are down as far as the last key said: what a click of the mouse goes by.
    private(set) var modifiers: UIKeyModifierFlags = []

    /// Keys that go up elsewhere are never heard of.
    func forgetModifiers() {
        modifiers = []
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
        if event.isDown, !key.isModifier { application.keyboard.hardwareKeyWasUsed() }
        let phase: UIPress.Phase = event.isDown ? (event.isRepeat ? .changed : .began) : .ended
        let press = UIPress(
            key: key, phase: phase, timestamp: event.time, window: application.keyWindow, responder: target)
        application.sendEvent(UIPressesEvent(presses: [press], timestamp: event.time))
    }

    /// Text that is decided.
    func receiveText(_ text: String) {
        application.keyboard.hardwareKeyWasUsed()
        guard let responder = application.focus.firstResponder else { return }
        if let session = responder.textInputSession {
            session.insertText(text)
        } else {
            responder.keyInput?.insertText(text)
        }
    }

    /// Text that an input method has not decided yet.
    func receive(_ composition: CompositionEvent) {
        guard let session = application.focus.firstResponder?.textInputSession else { return }
        session.setMarkedText(
            composition.text,
            selectedRange: NSRange(location: composition.selectionStart, length: composition.selectionLength))
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
