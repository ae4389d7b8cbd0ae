import HostInterface
import Testing
import UIKitSimulator

@testable import UIKit

/// Keys from going down to going up, and what becomes of those whose end is never heard of.
@MainActor @Suite("Held keys")
final class HeldKeysTests {
    private final class Listener: UIView {
        var log: [String] = []
        override var canBecomeFirstResponder: Bool { true }

        private func note(_ name: String, _ presses: Set<UIPress>) {
            for press in presses { log.append("\(name) \(press.key?.keyCode.rawValue ?? 0) \(press.phase)") }
        }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("began", presses) }
        override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("changed", presses) }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("ended", presses) }
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            note("cancelled", presses)
        }
    }

    private let sim = Simulator(size: CGSize(width: 300, height: 200))
    private let listener = Listener(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        sim.window.addSubview(listener)
        listener.becomeFirstResponder()
    }

    private func key(_ usage: UIKeyboardHIDUsage, isDown: Bool, isRepeat: Bool = false) {
        sim.inject(
            .key(
                KeyEvent(
                    usage: usage.rawValue, characters: "", modifiers: [], isDown: isDown, isRepeat: isRepeat,
                    time: sim.host.clock.now)))
    }

    private func take() -> [String] {
        defer { listener.log = [] }
        return listener.log
    }

    @Test("Keys that print nothing say their name, and Return, Tab and Delete their sign")
    func names() {
        let named: [(UIKeyboardHIDUsage, String)] = [
            (.keyboardEscape, UIKeyCommand.inputEscape), (.keyboardLeftArrow, UIKeyCommand.inputLeftArrow),
            (.keyboardDeleteForward, UIKeyCommand.inputDelete), (.keyboardF12, "UIKeyInputF12"),
            (.keyboardReturnOrEnter, "\r"), (.keyboardTab, "\t"), (.keyboardDeleteOrBackspace, "\u{8}"),
            (.keyboardLeftShift, ""),
        ]
        for (usage, name) in named {
            let key = UIKey(keyCode: usage, characters: "", modifierFlags: .shift)
            #expect(key.charactersIgnoringModifiers == name && key.characters == name)
        }
        let letter = UIKey(keyCode: .keyboardA, characters: "a", modifierFlags: .shift)
        #expect(letter.charactersIgnoringModifiers == "a" && letter.characters == "A")
    }

    @Test("A key begins once, repeats, and ends once")
    func ordinary() {
        key(.keyboardA, isDown: true)
        key(.keyboardA, isDown: true, isRepeat: true)
        key(.keyboardB, isDown: true)
        key(.keyboardA, isDown: false)
        key(.keyboardB, isDown: false)
        #expect(take() == ["began 4 began", "changed 4 changed", "began 5 began", "ended 4 ended", "ended 5 ended"])
    }

    @Test("Keys that are down when the window loses the focus are cancelled, and their end is not heard of")
    func lostFocus() {
        for usage in [UIKeyboardHIDUsage.keyboardB, .keyboardA, .keyboardC] { key(usage, isDown: true) }
        key(.keyboardA, isDown: false)
        _ = take()
        sim.inject(.focus(false))
        #expect(take() == ["cancelled 5 cancelled", "cancelled 6 cancelled"])
        key(.keyboardB, isDown: false)
        sim.inject(.focus(true))
        // It is still held, and went down for somebody else.
        key(.keyboardC, isDown: true, isRepeat: true)
        key(.keyboardC, isDown: false)
        #expect(take() == [])
        key(.keyboardC, isDown: true)
        #expect(take() == ["began 6 began"])
    }

    @Test("Escape closes an edit menu and goes no further; the next one does")
    func escape() {
        let kiosk = SelectionKiosk()
        kiosk.doubleTap(kiosk.point(2))
        #expect(kiosk.menu != nil)
        kiosk.simulator.press(.keyboardEscape)
        kiosk.settle()
        #expect(kiosk.menu == nil)
        #expect(kiosk.marked == "[hello] wonderful world", "What was selected stays.")

        let interaction = UIEditMenuInteraction(delegate: nil)
        listener.addInteraction(interaction)
        let text = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        text.text = "word"
        sim.window.addSubview(text)
        text.becomeFirstResponder()
        sim.advance(0.5)
        sim.tap(CGPoint(x: 20, y: 120))
        sim.tap(CGPoint(x: 20, y: 120))
        sim.advance(0.5)
        listener.becomeFirstResponder()
        _ = take()
        key(.keyboardEscape, isDown: true)
        key(.keyboardEscape, isDown: false)
        #expect(take() == ["began 41 began", "ended 41 ended"], "The menu went with its text, and the key is heard.")
    }

    @Test("A touch that a recognizer takes is cancelled for its view")
    func takenTouch() {
        final class Pad: UIView {
            var phases: [UITouch.Phase] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
            private func note(_ touches: Set<UITouch>) { phases += touches.map(\.phase) }
        }
        let pad = Pad(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
        let pan = UIPanGestureRecognizer()
        pad.addGestureRecognizer(pan)
        sim.window.addSubview(pad)
        sim.touchDown(0, at: CGPoint(x: 110, y: 50))
        for step in 1...4 {
            sim.touchMove(0, to: CGPoint(x: 110 + CGFloat(step) * 10, y: 50))
            sim.frame()
        }
        #expect(pad.phases.first == .began && pad.phases.last == .cancelled)
        #expect(pan.state == .changed, "The recognizer goes on with it.")
        sim.touchUp(0)
        #expect(pad.phases.filter { $0 == .cancelled }.count == 1)
    }
}
