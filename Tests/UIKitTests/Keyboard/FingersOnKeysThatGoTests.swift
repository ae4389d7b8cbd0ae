import KeyboardEngine
import Testing
import UIKitSimulator

@testable import UIKit

/// Keys that go away from under fingers: nothing of them stays lit, shown or repeating.
@MainActor @Suite("Fingers on keys that go away")
struct FingersOnKeysThatGoTests {
    private let simulator = Simulator(size: CGSize(width: 390, height: 700), scale: 0.5)
    private var application: UIApplication { simulator.application }

    private func makeField(_ row: Int) -> UITextField {
        let field = UITextField(frame: CGRect(x: 10, y: 10 + 50 * CGFloat(row), width: 370, height: 44))
        field.autocapitalizationType = .none
        simulator.window.addSubview(field)
        return field
    }

    /// Puts a finger on a key of the field's keyboard.
    private func press(_ key: String, in field: UITextField) throws {
        field.becomeFirstResponder()
        simulator.advance(0.5)
        simulator.touchDown(1, at: try #require(application.location(ofKey: key)))
        simulator.frame()
    }

    private var isAtRest: Bool {
        let machine = application.inputContext.keyboard
        return machine?.litKeys == [] && machine?.nextDeadline == nil
            && application.keyboard.window.shownAboveKeys.isEmpty
    }

    @Test("A delete key that is held stops when the focus goes to a field with keys of its own")
    func ownKeys() throws {
        let fields = (0..<2).map(makeField)
        fields[0].text = "abcdef"
        fields[1].text = String(repeating: "x", count: 200)
        fields[1].inputView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
        try press("delete", in: fields[0])
        simulator.advance(0.6)
        fields[1].becomeFirstResponder()
        #expect(isAtRest)
        simulator.advance(3)
        simulator.touchUp(1)
        #expect(fields[1].text?.count == 200)
    }

    @Test("Keys of which a hardware keyboard leaves only the bar of candidates type nothing")
    func onlyTheBar() throws {
        application.keyboardLanguages = ["ja"]
        let field = makeField(0)
        try press("あ", in: field)
        simulator.hasHardwareKeyboard = true
        simulator.frame()
        #expect(!simulator.keyboardFrame.isNull && isAtRest)
        simulator.touchUp(1)
        #expect(field.text == "")
    }

    @Test("Emoji that come in the place of a key take its pop-up along, and type nothing of it")
    func emoji() throws {
        application.keyboardLanguages = ["en", "emoji"]
        let field = makeField(0)
        try press("q", in: field)
        #expect(!isAtRest)
        application.inputModes.select(layout: "emoji")
        simulator.frame()
        #expect(isAtRest)
        simulator.touchUp(1)
        #expect(field.text == "")
    }

    @Test("A keyboard that goes while the screen becomes larger is gone, and no finger gets at it")
    func largerScreen() throws {
        let simulator = Simulator(size: CGSize(width: 390, height: 400), scale: 0.5)
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 370, height: 44))
        simulator.window.addSubview(field)
        field.becomeFirstResponder()
        simulator.advance(0.5)
        let listener = KeyboardListener()
        field.resignFirstResponder()
        simulator.advance(0.05)
        simulator.resize(to: CGSize(width: 390, height: 700))
        #expect(listener.take() == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
        for y in stride(from: 400 as CGFloat, to: 700, by: 20) {
            simulator.touchDown(Int(y) % 5, at: CGPoint(x: 60, y: y))
        }
        let application = simulator.application
        #expect(application.inputContext.keyboard?.litKeys == [] && application.keyboard.window.isHidden)
        simulator.advance(1)
        #expect(listener.take() == [])
    }
}
