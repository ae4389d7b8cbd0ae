import Testing
import UIKitSimulator

/// Keys of both keyboards and an input method, at small forms.
@MainActor @Suite struct SimulatorTypingTests {
    private final class Returns: NSObject, UITextFieldDelegate {
        var count = 0

        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            count += 1
            return true
        }
    }

    // Made inside each test: the simulator that was made last is the program.
    private func kiosk() -> Simulator { Simulator(size: CGSize(width: 400, height: 600)) }

    private func field(_ sim: Simulator, y: CGFloat = 20) -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: y, width: 300, height: 44))
        field.autocapitalizationType = .none
        field.autocorrectionType = .no
        sim.window.addSubview(field)
        return field
    }

    private func focusedField(_ sim: Simulator) -> UITextField {
        let field = field(sim)
        sim.tap(field)
        sim.advance(0.5)
        return field
    }

    @Test func typedTextArrivesCharacterByCharacter() {
        let sim = kiosk()
        let field = focusedField(sim)
        var lengths: [Int] = []
        field.addAction(UIAction { _ in lengths.append(field.text?.count ?? 0) }, for: .editingChanged)
        sim.type("Aé漢🙂 1!")
        #expect(field.text == "Aé漢🙂 1!")
        #expect(lengths == [1, 2, 3, 4, 5, 6, 7])
    }

    @Test func lineEndsAndTabsAreKeys() {
        let sim = kiosk()
        let (first, second) = (field(sim), field(sim, y: 80))
        let returns = Returns()
        first.delegate = returns
        sim.tap(first)
        sim.type("a\nb\r\nc")
        #expect(first.text == "abc" && returns.count == 2)
        sim.type("\td")
        #expect(second.isFirstResponder && first.text == "abc" && second.text == "d")
    }

    @Test func keysThatPrintNothingArePressed() {
        let sim = kiosk()
        let field = focusedField(sim)
        sim.type("abc")
        sim.press(.keyboardDeleteOrBackspace)
        #expect(field.text == "ab")
        sim.press(.keyboardLeftArrow)
        sim.type("x")
        #expect(field.text == "axb")
        sim.press(.keyboardA, .control)
        sim.type("y")
        #expect(field.text == "y")
    }

    @Test func keysOfTheScreenAreTappedByTheirLabels() {
        let sim = kiosk()
        let field = focusedField(sim)
        let returns = Returns()
        field.delegate = returns
        for key in ["h", "e", "y", "space", "o", "delete", "u"] { sim.tapKey(key) }
        #expect(field.text == "hey u")
        sim.tapKey("shift")
        sim.tapKey("B")
        #expect(field.text == "hey uB")
        sim.tapKey("more")
        sim.tapKey("1")
        #expect(field.text == "hey uB1")
        sim.tapKey("return")
        #expect(returns.count == 1)
    }

    @Test func aKeyThatIsNotThereIsAMistake() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let sim = Simulator()
            sim.tapKey("q")
        }
    }

    @Test func anInputMethodShowsAndDecides() {
        let sim = kiosk()
        let field = focusedField(sim)
        sim.type("a")
        sim.compose("ni", selectedRange: NSRange(location: 2, length: 0))
        #expect(field.text == "ani" && field.markedTextRange != nil)
        sim.compose("nih", selectedRange: NSRange(location: 0, length: 3))
        #expect(field.text == "anih")
        sim.type("你")
        #expect(field.text == "a你" && field.markedTextRange == nil)
        sim.compose("x", selectedRange: NSRange(location: 1, length: 0))
        sim.compose("", selectedRange: NSRange(location: 0, length: 0))
        #expect(field.text == "a你" && field.markedTextRange == nil)
    }

    @Test func aCompositionWithARangeThatItsTextHasNotIsHarmless() {
        let sim = kiosk()
        let field = focusedField(sim)
        for range in [
            NSRange(location: 99, length: 5), NSRange(location: -4, length: 2), NSRange(location: 1, length: -3),
            NSRange(location: NSNotFound, length: 0), NSRange(location: Int.max, length: Int.max),
        ] {
            sim.compose("ab", selectedRange: range)
            #expect(field.text == "ab", "\(range)")
        }
    }

    @Test func withoutAFieldNothingIsTyped() {
        let sim = kiosk()
        let field = field(sim)
        sim.type("abc\n\t")
        sim.press(.keyboardEscape)
        #expect(field.text?.isEmpty == true)
    }
}
