import Testing
import UIKit
import UIKitSimulator

/// A text that is drawn by hand has what fields have.
@MainActor @Suite("A code field on UITextInput, in Swift 6")
struct CodeFieldTests {
    private let sim = Simulator(size: CGSize(width: 400, height: 700))

    private func field(_ code: String = "") -> CodeField {
        let field = CodeField(frame: CGRect(x: 50, y: 100, width: 300, height: 56))
        field.code = code
        sim.window.addSubview(field)
        sim.frame()
        return field
    }

    @Test("A tap brings the keyboard, and keys fill it until it is complete")
    func typing() {
        let field = field()
        var complete: [String] = []
        field.onComplete = { complete.append($0) }
        sim.tap(CGPoint(x: 80, y: 128))
        sim.advance(0.5)
        #expect(field.isFirstResponder && !sim.keyboardFrame.isNull)
        for digit in ["1", "2", "3", "4", "delete", "5", "6", "7"] { sim.tapKey(digit) }
        #expect(field.code == "123567" && complete == ["123567"])
        field.undoManager?.undo()
        #expect(field.code == "12356")
        #expect(field.log == ["begin", "end"])
    }

    @Test("The caret goes where a finger taps, two taps select for the menu, and keys replace that")
    func selecting() {
        let field = field("123456")
        sim.hasHardwareKeyboard = true
        sim.tap(CGPoint(x: 150, y: 128))
        sim.tap(CGPoint(x: 150, y: 128))
        sim.advance(0.5)
        #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "123456")
        #expect(field.log == ["begin", "end", "begin", "menu", "end"])
        sim.type("9")
        #expect(field.code == "9")
    }

    @Test("Its caret can be another view, and is found among its interactions")
    func cursor() {
        let field = field("12")
        sim.hasHardwareKeyboard = true
        field.becomeFirstResponder()
        let display = field.interactions.compactMap { $0 as? UITextSelectionDisplayInteraction }.first
        let cursor = SquareCursor()
        display?.cursorView = cursor
        sim.frame()
        #expect(cursor.superview === field && cursor.frame.midX == 125)
        field.resignFirstResponder()
        sim.frame()
        #expect(cursor.superview == nil)
    }
}
