import Testing
import UIKitSimulator

@testable import UIKit

/// Subclasses that say who their delegate is in the property's getter alone.
@MainActor @Suite("Delegates that a getter gives")
struct DelegateGetterTests {
    private final class Field: UITextField, UITextFieldDelegate {
        var asked: [String] = []
        override var delegate: (any UITextFieldDelegate)? {
            get { self }
            set {}
        }
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            asked.append("begin")
            return true
        }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            asked.append(string)
            return string != "x"
        }
        func textFieldDidEndEditing(_ textField: UITextField) { asked.append("end") }
    }

    private final class View: UITextView, UITextViewDelegate {
        var asked: [String] = []
        override var delegate: (any UITextViewDelegate)? {
            get { self }
            set {}
        }
        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
            asked.append("begin")
            return true
        }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            asked.append(text)
            return text != "x"
        }
        func textViewDidChange(_ textView: UITextView) { asked.append(textView.text) }
        func textViewDidEndEditing(_ textView: UITextView) { asked.append("end") }
    }

    @Test("A field asks and tells it")
    func field() {
        let sim = Simulator()
        let field = Field(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        sim.window.addSubview(field)
        sim.tap(field)
        sim.type("ax")
        field.resignFirstResponder()
        #expect(field.asked == ["begin", "a", "x", "end"] && field.text == "a")
    }

    @Test("A view asks and tells it")
    func view() {
        let sim = Simulator()
        let view = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        sim.window.addSubview(view)
        sim.tap(view)
        sim.type("ax")
        view.resignFirstResponder()
        #expect(view.asked == ["begin", "a", "a", "x", "end"] && view.text == "a")
    }

    @Test("Who was set last through the class goes before it")
    func setThroughClass() {
        let sim = Simulator()
        let field = SelfAskedField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        let outer = Field(frame: .zero)
        field.delegate = outer
        sim.window.addSubview(field)
        sim.tap(field)
        #expect(field.asked == ["did begin"] && outer.asked == [])
    }
}
