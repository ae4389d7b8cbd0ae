import Foundation
import HostInterface
import KeyboardEngine

@testable import UIKit

/// The hardware keys are a keypad's: arrows move a focus, and return presses as a finger does, which is one more finger of
/// the model.
extension RandomHands {
    /// The number of that finger.
    private static let finger = 99

    private var keypad: Keypad { application.keypad }

    /// Presses a key of the keypad, or lets go of return.
    func useKeypad() -> String? {
        guard application.usesKeypad else { return nil }
        switch random.number(0...19) {
        case 0...9: return arrow()
        case 10...13: return isReturnHeld ? key(.keyboardReturnOrEnter, isDown: false) : tapReturn()
        case 14...15:
            guard isReturnHeld else { return key(.keyboardReturnOrEnter, isDown: true) }
            // One that went to the text repeats there.
            guard live[Self.finger] != nil else { return nil }
            return key(.keyboardReturnOrEnter, isDown: true, isRepeat: true)
        case 16:
            guard !isReturnHeld else { return nil }
            return key(.keyboardReturnOrEnter, isDown: true) ?? wait(random.number(10...60)) ?? arrow() ?? arrow()
        case 17...18: return tap(.keyboardTab)
        default: return tap(.keyboardEscape)
        }
    }

    private func arrow() -> String? {
        tap(random.pick([.keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow]))
    }

    private func tap(_ usage: UIKeyboardHIDUsage) -> String? {
        key(usage, isDown: true) ?? key(usage, isDown: false)
    }

    private func tapReturn() -> String? {
        key(.keyboardReturnOrEnter, isDown: true) ?? wait(random.number(0...3))
            ?? key(.keyboardReturnOrEnter, isDown: false)
    }

    /// A key goes down or up. What the keypad does not take does what it does on other keyboards.
    private func key(_ usage: UIKeyboardHIDUsage, isDown: Bool, isRepeat: Bool = false) -> String? {
        let isTaken = !application.hasHardwareKeyboard
        let (wasShown, hadMenu) = (keypad.isShown, model.machine?.menu != nil)
        let (before, focus) = (live[Self.finger], keypad.current)
        let place = focus.flatMap { KeypadPlaces(application).place($0.place.id) }
        let isOverKeys = place.map { isOnKeys($0.middle) } ?? false
        if usage == .keyboardReturnOrEnter { isReturnHeld = isDown }
        simulator.inject(
            .key(
                KeyEvent(
                    usage: usage.rawValue, characters: "", modifiers: [], isDown: isDown, isRepeat: isRepeat,
                    time: application.time)))
        let name = "keypad \(usage.rawValue) \(isDown)\(isRepeat ? " again" : "")"
        followKeypadFinger(began: isOverKeys, isCancelled: usage == .keyboardEscape)
        guard isDown, !isRepeat else { return compare(name) }
        switch usage {
        case .keyboardTab: model.keyDown(usage)
        case .keyboardEscape:
            // A list that stays open is closed before anything else.
            if isTaken, before == nil, hadMenu { model.touch { $0.cancelAll() } }
        case .keyboardReturnOrEnter:
            if !isTaken || !wasShown && before == nil { model.keyDown(usage) }
        default:
            if !isTaken {
                model.keyDown(usage)
                model.caretMoved()
            }
        }
        if isTaken { model.note("keypad \(usage == .keyboardReturnOrEnter ? "press" : "key")") }
        return compare(name) ?? faultOfFocus()
    }

    // MARK: Its finger

    /// The finger goes where the focus leads it, and trembles while it stays.
    /// - Parameters:
    ///   - isOverKeys: Whether it has gone down on a key, if it has.
    ///   - isCancelled: Whether it is taken away, if it goes.
    func followKeypadFinger(began isOverKeys: Bool = false, isCancelled: Bool = false) {
        let (now, point) = (keypad.finger.isDown, keypad.finger.point)
        guard let old = live[Self.finger] else {
            if now {
                modelGetsFinger(Self.finger, Finger(isOnKeys: isOverKeys, point: point), placeOnKeys(point))
            }
            return
        }
        if point != old.point { modelMovesFinger(Self.finger, to: point, placeOnKeys(point), choices) }
        guard !now, let last = live.removeValue(forKey: Self.finger) else { return }
        if isCancelled {
            modelLosesFinger(Self.finger, last)
        } else {
            modelLiftsFinger(Self.finger, last, placeOnKeys(last.point))
        }
    }

    /// A finger on the glass and text from elsewhere take its place.
    func loseKeypadFinger() {
        guard !keypad.finger.isDown, let old = live.removeValue(forKey: Self.finger) else { return }
        modelLosesFinger(Self.finger, old)
    }

    /// Of keys that go up elsewhere nothing is heard.
    func forgetKeypad() {
        loseKeypadFinger()
        isReturnHeld = false
    }

    /// Lets go of return, and closes what stays open without it.
    func leaveKeypad() -> String? {
        if isReturnHeld, let fault = key(.keyboardReturnOrEnter, isDown: false) { return fault }
        return live[Self.finger] == nil ? nil : tap(.keyboardEscape)
    }

    /// The ring is around what has the focus, and the focus on something that is there.
    private func faultOfFocus() -> String? {
        let window = application.windows.last { $0 is KeypadWindow }
        guard keypad.isShown else { return window?.isHidden == false ? "a ring without a focus" : nil }
        guard let id = keypad.current?.place.id, let place = KeypadPlaces(application).place(id) else {
            return "the focus is on nothing"
        }
        let ring = window?.subviews.first?.frame ?? .null
        let frame = place.view.convertToScreenAsShown(place.rect)
        // Beyond the screen's edges nothing is seen of it: the keyboard may be on its way.
        let wanted = frame.insetBy(dx: -3, dy: -3).intersection(application.screen.bounds)
        let seen = wanted.isNull ? .zero : wanted
        let isAround = zip(
            [ring.minX, ring.minY, ring.maxX, ring.maxY], [seen.minX, seen.minY, seen.maxX, seen.maxY]
        ).allSatisfy { abs($0 - $1) < 0.01 }
        return window?.isHidden == false && isAround ? nil : "the ring is at \(ring), the focus at \(frame)"
    }
}
