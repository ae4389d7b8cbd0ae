import HostInterface
import Testing
import UIKitSimulator

/// What a view leaves to those around it: every phase of touches and keys.
@MainActor @Suite("Responder chain")
final class ResponderChainTests {
    private lazy var simulator = Simulator(size: CGSize(width: 300, height: 200))
    private var log: [String] = []
    private var lastPress: UIPress?

    /// Takes the focus and nothing else.
    private final class Plain: UIView {
        override var canBecomeFirstResponder: Bool { true }
    }

    /// Writes down what it is told, and keeps it.
    private final class Teller: UIView {
        var note: (String) -> Void = { _ in }
        var keep: (UIPress) -> Void = { _ in }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tell("began", touches) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tell("moved", touches) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tell("ended", touches) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { tell("cancelled", touches) }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { tell("began", presses) }
        override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { tell("changed", presses) }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { tell("ended", presses) }
        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            tell("cancelled", presses)
        }

        private func tell(_ name: String, _ touches: Set<UITouch>) {
            for touch in touches { note("\(name) \(touch.phase) \(touch.view is Plain)") }
        }

        private func tell(_ name: String, _ presses: Set<UIPress>) {
            presses.forEach(keep)
            for press in presses { note("\(name) \(press.phase) \(press.key?.keyCode.rawValue ?? 0)") }
        }
    }

    private func stage() -> Plain {
        let teller = Teller(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        teller.note = { [unowned self] in log.append($0) }
        teller.keep = { [unowned self] in lastPress = $0 }
        let middle = UIView(frame: teller.bounds)
        let plain = Plain(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        simulator.window.addSubview(teller)
        teller.addSubview(middle)
        middle.addSubview(plain)
        return plain
    }

    private func take() -> [String] {
        defer { log = [] }
        return log
    }

    private func key(_ usage: UIKeyboardHIDUsage, isDown: Bool, isRepeat: Bool = false) {
        simulator.inject(
            .key(
                KeyEvent(
                    usage: usage.rawValue, characters: "", modifiers: [], isDown: isDown, isRepeat: isRepeat,
                    time: simulator.host.clock.now)))
    }

    @Test("Keys that the first responder leaves go on, also those that are taken away")
    func presses() throws {
        let plain = stage()
        plain.becomeFirstResponder()
        key(.keyboardA, isDown: true)
        key(.keyboardA, isDown: true, isRepeat: true)
        key(.keyboardA, isDown: false)
        #expect(take() == ["began began 4", "changed changed 4", "ended ended 4"])
        // As a view does that keeps some keys for itself and leaves the others.
        let press = try #require(lastPress)
        plain.pressesCancelled([press], with: nil)
        #expect(take() == ["cancelled ended 4"])
    }

    @Test(
        "Keys that a text uses go no further, whether they begin or repeat; those it has no use for do",
        arguments: [true, false])
    func keysOfTexts(isField: Bool) {
        let plain = stage()
        let text: UIView & UITextInput = isField ? UITextField(frame: plain.bounds) : UITextView(frame: plain.bounds)
        plain.addSubview(text)
        text.becomeFirstResponder()
        text.insertText("some words")
        simulator.advance(0.5)
        for usage in [UIKeyboardHIDUsage.keyboardDeleteOrBackspace, .keyboardLeftArrow, .keyboardF5] {
            key(usage, isDown: true)
            key(usage, isDown: true, isRepeat: true)
            key(usage, isDown: true, isRepeat: true)
            key(usage, isDown: false)
        }
        let used = ["42", "80"]
        let begunOrRepeated = take().filter { !$0.hasPrefix("ended") }
        #expect(begunOrRepeated.filter { line in used.contains { line.hasSuffix(" \($0)") } } == [])
        #expect(begunOrRepeated == ["began began 62", "changed changed 62", "changed changed 62"])
        #expect(text.text(in: text.textRange(from: text.beginningOfDocument, to: text.endOfDocument)!) == "some wo")
    }

    @Test("Touches that a view leaves go on, also those that are taken away")
    func touches() {
        _ = stage()
        simulator.touchDown(0, at: CGPoint(x: 100, y: 100))
        simulator.touchMove(0, to: CGPoint(x: 120, y: 100))
        simulator.frame()
        simulator.touchUp(0)
        #expect(take() == ["began began true", "moved moved true", "ended ended true"])
        simulator.touchDown(0, at: CGPoint(x: 100, y: 100))
        _ = take()
        simulator.inject(.focus(false))
        #expect(take() == ["cancelled cancelled true"])
    }
}
