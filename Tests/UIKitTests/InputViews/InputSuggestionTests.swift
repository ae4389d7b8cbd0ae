import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// What a program suggests in the bar above the keys.
@MainActor @Suite("Input suggestions")
struct InputSuggestionTests {
    private final class Picker: NSObject, UITextFieldDelegate {
        var picked: [UIInputSuggestion] = []
        func textField(_ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion) {
            picked.append(inputSuggestion)
        }
    }

    private final class Refuser: NSObject, UITextFieldDelegate {
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool { !string.contains("no") }
    }

    private func suggestions(_ words: String...) -> [UIInputSuggestion] { words.map { UIInputSuggestion(text: $0) } }

    @Test("The bar comes and goes with the suggestions, and a pick is typed at the caret")
    func typing() {
        let (simulator, field) = makeEditedField(languages: ["en"])
        let height = simulator.keyboardFrame.height
        field.text = "Hi "
        field.inputSuggestions = suggestions("Anna", "Bert")
        simulator.advance(0.5)
        #expect(simulator.keyboardFrame.height == height + 44)
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        simulator.tap(named: "candidate-2")
        #expect(field.text == "Hi Bert" && changes == 1)
        #expect(simulator.areaMissedByDamage() == nil)
        simulator.press(.keyboardZ, .control)
        #expect(field.text == "Hi ")
        field.inputSuggestions = []
        simulator.advance(0.5)
        #expect(simulator.keyboardFrame.height == height && simulator.areaMissedByDamage() == nil)
    }

    @Test("The delegate says what becomes of a pick, and one without that method may refuse the text")
    func delegates() {
        let (simulator, field) = makeEditedField(languages: ["en"])
        let (picker, refuser) = (Picker(), Refuser())
        field.delegate = picker
        field.inputSuggestions = [UISmartReplySuggestion(smartReply: "yes"), UIInputSuggestion(text: "no")]
        simulator.advance(0.5)
        simulator.tap(named: "candidate-1")
        #expect(field.text == "" && (picker.picked.first as? UISmartReplySuggestion)?.smartReply == "yes")
        field.delegate = refuser
        simulator.tap(named: "candidate-2")
        #expect(field.text == "")
        simulator.tap(named: "candidate-1")
        #expect(field.text == "yes")
    }

    @Test("A text view has suggestions too, and the next field those of its own")
    func views() {
        let (simulator, field) = makeEditedField(languages: ["en"])
        let view = UITextView(frame: CGRect(x: 20, y: 80, width: 300, height: 100))
        simulator.window.addSubview(view)
        view.inputSuggestions = suggestions("Dear all,")
        #expect(simulator.locate("candidate-1") == nil)
        view.becomeFirstResponder()
        simulator.advance(0.5)
        simulator.tap(named: "candidate-1")
        #expect(view.text == "Dear all,")
        field.becomeFirstResponder()
        simulator.advance(0.5)
        #expect(simulator.application.inputContext.choices.isEmpty && simulator.areaMissedByDamage() == nil)
    }

    @Test("Beside a hardware keyboard the bar is shown alone")
    func hardware() {
        let (simulator, field) = makeEditedField(languages: ["en"])
        simulator.hasHardwareKeyboard = true
        field.inputSuggestions = suggestions("Anna")
        simulator.advance(0.5)
        #expect(simulator.keyboardFrame.height == 44)
        simulator.tap(named: "candidate-1")
        #expect(field.text == "Anna")
    }
}
