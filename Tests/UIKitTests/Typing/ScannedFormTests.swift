import Foundation
import HostInterface
import Testing
import UIKitSimulator

@testable import UIKit

/// A scanner on forms whose focus and keyboard move while it types.
@MainActor @Suite("Scanners on forms")
struct ScannedFormTests {
    private let simulator = Simulator(size: CGSize(width: 390, height: 700), scale: 0.5)
    private var application: UIApplication { simulator.application }
    private var scanner: BarcodeScanner { BarcodeScanner(simulator: simulator) }
    private let label = BarcodeScanner.label

    /// A field in its own row, as plain as a program makes it for codes.
    private func makeField(_ row: Int) -> UITextField {
        let field = UITextField(frame: CGRect(x: 10, y: 10 + 50 * CGFloat(row), width: 370, height: 44))
        field.keyboardType = .asciiCapable
        field.autocapitalizationType = .none
        simulator.window.addSubview(field)
        return field
    }

    /// Goes on to the next field when a code ends.
    private final class Next: NSObject, UITextFieldDelegate {
        var fields: [UITextField] = []
        var returns: [String] = []
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            returns.append(textField.text ?? "")
            let index = fields.firstIndex(of: textField).map { $0 + 1 } ?? 0
            if fields.indices.contains(index) {
                fields[index].becomeFirstResponder()
            } else {
                textField.resignFirstResponder()
            }
            return false
        }
    }

    enum Way: CaseIterable { case delegate, property, tab }

    @Test("Codes that follow each other without a pause fill one field each", arguments: Way.allCases)
    func fields(way: Way) {
        let (fields, next) = ((0..<4).map(makeField), Next())
        next.fields = fields
        for field in fields {
            if way == .delegate { field.delegate = next }
            if way == .property { field.movesToNextFieldOnReturn = true }
        }
        fields[0].becomeFirstResponder()
        simulator.advance(0.5)
        let codes = (0..<4).map { String(label.dropFirst($0 * 7)) }
        scanner.scan(codes.joined(separator: way == .tab ? "\t" : "\n"))
        #expect(fields.map { $0.text ?? "" } == codes)
        if way == .delegate {
            scanner.scan("\n")
            #expect(next.returns == codes && application.focus.firstResponder == nil)
        }
    }

    @Test("A finger on a key while the focus moves types where it went down", arguments: Way.allCases)
    func finger(way: Way) throws {
        let (fields, next) = ((0..<2).map(makeField), Next())
        next.fields = fields
        if way == .delegate { fields[0].delegate = next }
        fields[0].movesToNextFieldOnReturn = way == .property
        fields[0].becomeFirstResponder()
        simulator.advance(0.5)
        let key = try #require(application.location(ofKey: "q"))
        simulator.touchDown(1, at: key)
        scanner.scan(way == .tab ? "\t" : "\n")
        simulator.touchUp(1)
        scanner.scan(label)
        #expect(fields.map(\.text) == ["q", label])
        #expect(application.inputContext.keyboard?.litKeys == [])
    }

    @Test("While the keyboard comes, goes and is called back, all of it arrives", arguments: [false, true])
    func moving(isDetected: Bool) {
        application.detectsHardwareKeyboard = isDetected
        let (a, b) = (makeField(0), makeField(1))
        a.becomeFirstResponder()
        simulator.advance(0.1)
        scanner.scan(label)
        simulator.advance(0.1)
        scanner.scan(label)
        #expect(a.text == label + label)
        a.resignFirstResponder()
        simulator.advance(0.1)
        b.becomeFirstResponder()
        scanner.scan(label, meanwhile: [50: { simulator.resize(to: CGSize(width: 700, height: 390)) }])
        #expect(b.text == label)
        #expect(simulator.keyboardFrame.isNull == isDetected)
        simulator.advance(1)
        #expect(simulator.areaMissedByDamage() == nil)
    }

    @Test("A scan that hides the keyboard comes behind what a finger on it was about to type")
    func detected() throws {
        application.detectsHardwareKeyboard = true
        let field = makeField(0)
        field.becomeFirstResponder()
        simulator.advance(0.5)
        simulator.touchDown(1, at: try #require(application.location(ofKey: "q")))
        scanner.scan(label)
        #expect(simulator.keyboardFrame.isNull)
        simulator.touchUp(1)
        simulator.advance(1)
        #expect(field.text == "q" + label)
        // A finger brings it back, and another scan hides it again.
        simulator.tap(field)
        simulator.advance(0.5)
        field.selection = NSRange(location: label.count + 1, length: 0)
        simulator.tapKey("w")
        scanner.scan(label)
        #expect(field.text == "q" + label + "w" + label && simulator.keyboardFrame.isNull)
    }

    // MARK: Two thumbs

    /// One digit a field, as codes are asked for.
    private final class Digit: NSObject, UITextFieldDelegate {
        var fields: [UITextField] = []
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            textField.text = string
            if let index = fields.firstIndex(of: textField), index + 1 < fields.count {
                fields[index + 1].becomeFirstResponder()
            }
            return false
        }
    }

    @Test("Thumbs that overlap while each digit moves the focus on lose none")
    func digits() throws {
        let (fields, digit) = ((0..<6).map(makeField), Digit())
        digit.fields = fields
        for field in fields {
            field.keyboardType = .numberPad
            field.delegate = digit
        }
        fields[0].becomeFirstResponder()
        simulator.advance(0.5)
        for (number, key) in "184392".enumerated() {
            simulator.touchDown(number, at: try #require(application.location(ofKey: "\(key)")))
            if number > 0 { simulator.touchUp(number - 1) }
            simulator.advance(0.02)
        }
        simulator.touchUp(5)
        #expect(fields.map { $0.text ?? "" } == ["1", "8", "4", "3", "9", "2"])
        #expect(application.inputContext.keyboard?.litKeys == [])
    }

    @Test("A thumb that rolls on from return to a letter types it into the next field")
    func rollFromReturn() throws {
        let fields = (0..<2).map(makeField)
        fields[0].movesToNextFieldOnReturn = true
        fields[0].becomeFirstResponder()
        simulator.advance(0.5)
        simulator.tapKey("a")
        simulator.touchDown(1, at: try #require(application.location(ofKey: "return")))
        simulator.touchDown(2, at: try #require(application.location(ofKey: "b")))
        #expect(fields[1].isFirstResponder)
        simulator.touchUp(1)
        simulator.touchUp(2)
        #expect(fields.map(\.text) == ["a", "b"])
    }

    // MARK: Without a field

    private final class Controller: UIViewController {
        var typed = ""
        var ended = 0
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for press in presses {
                typed += press.key?.keyCode == .keyboardReturnOrEnter ? "\n" : press.key?.characters ?? ""
            }
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { ended += presses.count }
    }

    private final class Listener: UIView {
        var typed = ""
        override var canBecomeFirstResponder: Bool { true }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for press in presses { typed += press.key?.characters ?? "" }
        }
    }

    @Test("Without a field the keys go to the controller, or to the view that listens")
    func noField() {
        let controller = Controller()
        simulator.window.rootViewController = controller
        let code = "4006381333931 abcXYZ"
        scanner.scan(code + "\n")
        #expect(controller.typed == code + "\n")
        // Shift's own keys are told too.
        #expect(controller.ended == code.count + 1 + 3)
        let listener = Listener(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        simulator.window.addSubview(listener)
        listener.becomeFirstResponder()
        scanner.scan(code)
        #expect(listener.typed == code && controller.typed == code + "\n")
        #expect(simulator.keyboardFrame.isNull)
    }

    @Test("Caps Lock makes capitals, and with shift small letters")
    func capsLock() {
        let controller = Controller()
        simulator.window.rootViewController = controller
        for (flags, wanted) in [([.capsLock], "A1"), ([.capsLock, .shift], "a1"), ([.shift], "A1"), ([], "a1")]
            as [(KeyEvent.Modifiers, String)]
        {
            controller.typed = ""
            for (usage, prints) in [(UIKeyboardHIDUsage.keyboardA, "a"), (.keyboard1, "1")] {
                for isDown in [true, false] {
                    simulator.inject(
                        .key(
                            KeyEvent(
                                usage: usage.rawValue, characters: prints, modifiers: flags, isDown: isDown,
                                isRepeat: false, time: 0)))
                }
            }
            #expect(controller.typed == wanted)
        }
    }
}
