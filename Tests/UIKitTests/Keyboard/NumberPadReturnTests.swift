import Testing
import UIKitSimulator

@testable import UIKit

/// Pads of digits with and without their return key.
@MainActor @Suite struct NumberPadReturnTests {
    private nonisolated static let pads: [UIKeyboardType] = [
        .numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad,
    ]

    @Test(
        "Pads have a return key until a program takes it away, and the other keys stay where they are", arguments: pads)
    func returnKey(type: UIKeyboardType) throws {
        let simulator = Simulator(size: CGSize(width: 480, height: 800))
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 44))
        field.keyboardType = type
        simulator.window.addSubview(field)
        field.becomeFirstResponder()
        simulator.advance(0.5)
        let frame = simulator.keyboardFrame
        let place = try #require(simulator.application.location(ofKey: "return"))
        let digits = (0...9).map { simulator.application.location(ofKey: String($0)) }
        simulator.application.numberPadsHaveReturnKey = false
        simulator.advance(0.5)
        #expect(simulator.application.location(ofKey: "return") == nil && simulator.keyboardFrame == frame)
        #expect((0...9).map { simulator.application.location(ofKey: String($0)) } == digits)
        var ended = 0
        field.addAction(UIAction { _ in ended += 1 }, for: .editingDidEndOnExit)
        simulator.tap(place)
        #expect(ended == 0 && field.isFirstResponder && field.text?.isEmpty ?? true, "No other key takes the touch.")
        // Letters keep theirs.
        field.keyboardType = .default
        field.reloadInputViews()
        simulator.advance(0.5)
        #expect(simulator.application.location(ofKey: "return") != nil)
    }
}
