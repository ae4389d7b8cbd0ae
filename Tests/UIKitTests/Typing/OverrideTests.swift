import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// What a subclass overrides is what keys call, in UIKit's order: the key, the delegate, the text's own function.
@MainActor @Suite struct OverrideTests {
    private final class Field: UITextField {
        var calls: [String] = []
        var change: ((String) -> String?)?
        var isDeaf = false

        override func insertText(_ text: String) {
            calls.append("insert \(text)")
            guard let change else { return super.insertText(text) }
            if let text = change(text) { super.insertText(text) }
        }

        override func deleteBackward() {
            calls.append("delete")
            if !isDeaf { super.deleteBackward() }
        }
    }

    private final class View: UITextView {
        var change: ((String) -> String?)?
        var deletions = 0

        override func insertText(_ text: String) {
            guard let change else { return super.insertText(text) }
            if let text = change(text) { super.insertText(text) }
        }

        override func deleteBackward() {
            deletions += 1
            super.deleteBackward()
        }
    }

    @MainActor
    private final class Stage: NSObject, UITextFieldDelegate, UITextViewDelegate {
        let simulator = Simulator(size: CGSize(width: 360, height: 480))
        let field = Field(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
        let view = View(frame: CGRect(x: 10, y: 60, width: 200, height: 80))
        var asked: [String] = []
        var allows = true

        override init() {
            super.init()
            simulator.window.addSubview(field)
            simulator.window.addSubview(view)
            field.autocapitalizationType = .none
            view.autocapitalizationType = .none
            (field.delegate, view.delegate) = (self, self)
        }

        func focus(_ view: UIView) {
            view.becomeFirstResponder()
            simulator.advance(0.4)
        }

        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            asked.append("\(range.location)+\(range.length) '\(string)'")
            field.calls.append("asked")
            return allows
        }

        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            asked.append("\(range.location)+\(range.length) '\(text)'")
            return allows
        }
    }

    @Test func keysCallInsertTextWhenTheDelegateAllows() {
        let stage = Stage()
        stage.focus(stage.field)
        stage.simulator.tapKey("a")
        stage.simulator.type("b\"")
        #expect(stage.field.text == "ab”")
        #expect(stage.field.calls == ["asked", "insert a", "asked", "insert b", "asked", "insert ”"])
        stage.allows = false
        stage.field.calls = []
        stage.simulator.tapKey("a")
        #expect(stage.field.calls == ["asked"] && stage.field.text == "ab”")
    }

    @Test func whatAnOverrideMakesOfTheTextIsTyped() {
        let stage = Stage()
        stage.focus(stage.field)
        stage.field.change = { $0.uppercased() }
        stage.simulator.tapKey("a")
        stage.simulator.type("b")
        #expect(stage.field.text == "AB" && stage.asked == ["0+0 'a'", "1+0 'b'"])
        stage.field.change = { _ in nil }
        stage.simulator.type("c")
        #expect(stage.field.text == "AB")
        stage.field.change = nil
        stage.asked = []
        stage.field.insertText("p")
        #expect(stage.field.text == "ABp" && stage.asked.isEmpty, "What was allowed and not made is over.")
        stage.focus(stage.view)
        stage.view.change = { $0.uppercased() }
        stage.simulator.type("x\ny")
        stage.simulator.tapKey("z")
        #expect(stage.view.text == "X\nYZ")
    }

    @Test func anOverrideThatMovesTheCaretTypesThere() {
        let stage = Stage()
        stage.focus(stage.field)
        stage.simulator.type("ab")
        stage.field.change = { [weak field = stage.field] in
            field?.selection = NSRange(location: 0, length: 0)
            return $0
        }
        stage.simulator.type("c")
        #expect(stage.field.text == "cab")
    }

    @Test func deleteBackwardIsCalledOnlyWhenTheDelegateAllows() {
        let stage = Stage()
        stage.focus(stage.field)
        stage.simulator.type("12")
        stage.allows = false
        stage.field.calls = []
        stage.simulator.press(.keyboardDeleteOrBackspace)
        stage.simulator.tapKey("delete")
        #expect(stage.field.calls == ["asked", "asked"] && stage.field.text == "12")
        stage.allows = true
        stage.field.calls = []
        stage.simulator.tapKey("delete")
        #expect(stage.field.calls == ["asked", "delete"] && stage.field.text == "1")
        stage.field.isDeaf = true
        stage.simulator.tapKey("delete")
        #expect(stage.field.text == "1", "An override that does not call super deletes nothing.")
        stage.field.isDeaf = false
        stage.field.text = ""
        stage.field.calls = []
        stage.simulator.tapKey("delete")
        #expect(stage.field.calls == ["delete"], "Of an empty field nothing is asked, but a subclass sees the key.")
        stage.focus(stage.view)
        stage.simulator.type("a")
        stage.allows = false
        stage.simulator.tapKey("delete")
        #expect(stage.view.deletions == 0 && stage.view.text == "a")
    }

    /// A password that is kept when it is edited again: a way that is written everywhere.
    private final class Password: UITextField {
        override func becomeFirstResponder() -> Bool {
            let became = super.becomeFirstResponder()
            if isSecureTextEntry, let text {
                self.text = ""
                insertText(text)
            }
            return became
        }
    }

    @Test(arguments: [false, true])
    func aPasswordThatIsPutInAgainIsKept(isTapped: Bool) {
        let simulator = Simulator(size: CGSize(width: 360, height: 480))
        let field = Password(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
        field.isSecureTextEntry = true
        field.text = "secret"
        simulator.window.addSubview(field)
        if isTapped { simulator.tap(field) } else { _ = field.becomeFirstResponder() }
        simulator.advance(0.4)
        simulator.type("x")
        #expect(field.text == "secretx")
    }
}
