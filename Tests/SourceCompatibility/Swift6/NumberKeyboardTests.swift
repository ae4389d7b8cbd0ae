import Testing
import UIKitSimulator

/// Keyboards and bars of a program's own, written as for iOS.
@MainActor @Suite("Keyboards and bars written for iOS")
struct NumberKeyboardTests {
    @Test("Its keys type, its bar's buttons call methods")
    func keyboard() {
        let sim = Simulator(size: CGSize(width: 400, height: 600))
        let field = NumberField(frame: CGRect(x: 20, y: 20, width: 200, height: 44))
        field.setUp()
        sim.window.addSubview(field)
        sim.tap(field)
        sim.advance(0.5)
        #expect(sim.keyboardFrame.height == 204)
        for digit in ["1", "2", "2", "0"] { sim.tap(named: "digit \(digit)") }
        #expect(field.text == "102")
        #expect(field.numbers.contexts.last == "10")
        for name in ["cancel", "Next", "Done"] { sim.tap(named: name) }
        #expect(field.log == ["cancel", "next Next"])
        sim.advance(0.5)
        #expect(!field.isFirstResponder && sim.keyboardFrame.isNull)
    }

    @Test("A view that says its height is as high as it says")
    func pad() {
        let sim = Simulator(size: CGSize(width: 400, height: 600))
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 44))
        field.inputView = ClickingPad()
        sim.window.addSubview(field)
        field.becomeFirstResponder()
        sim.advance(0.5)
        #expect(sim.keyboardFrame.height == 90)
        #expect(field.inputView is UIInputView)
    }
}
