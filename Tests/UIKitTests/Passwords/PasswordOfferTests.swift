import Testing
import UIKitSimulator

@testable import UIKit

/// The password that the bar above the keys offers.
@MainActor @Suite("Passwords that are offered")
final class PasswordOfferTests {
    private let simulator: Simulator
    private let field: UITextField
    private let again = UITextField(frame: CGRect(x: 20, y: 80, width: 300, height: 44))

    init() {
        (simulator, field) = makeEditedField(languages: ["en"])
        simulator.window.addSubview(again)
        for field in [field, again] {
            field.textContentType = .newPassword
            field.isSecureTextEntry = true
        }
        simulator.advance(0.5)
    }

    private var offered: String? { simulator.application.inputContext.choices.first?.note }

    /// What the bar calls it.
    private var title: String? { simulator.application.inputContext.choices.first?.text }

    private func focus(_ field: UITextField) {
        field.becomeFirstResponder()
        simulator.advance(0.5)
    }

    @Test("A tap fills it in, whatever was typed, and the field to type it again offers the same")
    func filling() throws {
        let password = try #require(offered)
        #expect(password.count == 20 && title == "Strong Password")
        #expect(!simulator.elements.contains(password), "Whoever looks at what is shown does not find it.")
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        simulator.type("abc")
        simulator.tap(named: "candidate-1")
        #expect(field.text == password && changes == 4 && simulator.areaMissedByDamage() == nil)
        #expect(!simulator.elements.contains(password))
        focus(again)
        simulator.tap(named: "candidate-1")
        #expect(again.text == password)
        // Elsewhere it is forgotten.
        let other = UITextField(frame: CGRect(x: 20, y: 140, width: 300, height: 44))
        simulator.window.addSubview(other)
        focus(other)
        #expect(offered == nil)
        focus(field)
        #expect(offered != nil && offered != password)
    }

    @Test("It is offered for secret new passwords only, and the bar comes and goes with it")
    func conditions() {
        let height = simulator.keyboardFrame.height
        field.isSecureTextEntry = false
        simulator.advance(0.5)
        #expect(offered == nil && simulator.keyboardFrame.height == height - 44)
        field.isSecureTextEntry = true
        simulator.advance(0.5)
        #expect(offered != nil && simulator.keyboardFrame.height == height && simulator.areaMissedByDamage() == nil)
        field.textContentType = .password
        #expect(offered == nil)
        field.textContentType = .newPassword
        field.inputSuggestions = [UIInputSuggestion(text: "own")]
        #expect(simulator.application.inputContext.choices.map(\.text) == ["Strong Password", "own"])
        field.inputSuggestions = []
        field.resignFirstResponder()
        simulator.advance(0.5)
        #expect(offered == nil)
    }

    @Test("It follows the field's rules, and other rules have another one made up")
    func rules() {
        field.passwordRules = UITextInputPasswordRules(descriptor: "allowed: digit; maxlength: 8")
        let first = offered
        #expect(first?.count == 8 && first?.allSatisfy { $0.isNumber } == true)
        again.passwordRules = UITextInputPasswordRules(descriptor: "allowed: [x]; maxlength: 3")
        focus(again)
        #expect(offered == "xxx")
        again.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 9; maxlength: 3")
        #expect(offered == nil, "The rules contradict themselves.")
        again.passwordRules = nil
        #expect(offered?.count == 20)
    }

    @Test("The delegate may refuse it, and a visitor who goes takes it along")
    func refusal() {
        final class Refuser: NSObject, UITextFieldDelegate {
            var asked: [String] = []
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool {
                asked.append("\(range.location)+\(range.length) \(string.count)")
                return false
            }
        }
        let refuser = Refuser()
        field.text = "old"
        field.delegate = refuser
        simulator.tap(named: "candidate-1")
        #expect(field.text == "old" && refuser.asked == ["0+3 20"])
        let before = offered
        simulator.application.forgetText()
        #expect(offered != before)
    }

    @Test(
        "Its name is a word of the interface",
        arguments: [("de", "Starkes Kennwort"), ("fr", "Mot de passe fort"), ("es", "Contraseña segura")])
    func words(language: String, name: String) {
        simulator.application.locale = Locale(identifier: language)
        focus(again)
        field.resignFirstResponder()
        again.resignFirstResponder()
        focus(field)
        #expect(title == name)
    }

    @Test("A program's own text, a text view and a search bar have rules too")
    func others() {
        let view = UITextView(frame: CGRect(x: 20, y: 140, width: 300, height: 60))
        simulator.window.addSubview(view)
        view.isSecureTextEntry = true
        view.textContentType = .newPassword
        view.passwordRules = UITextInputPasswordRules(descriptor: "allowed: [v]; maxlength: 4")
        view.text = "old"
        view.becomeFirstResponder()
        simulator.advance(0.5)
        simulator.tap(named: "candidate-1")
        #expect(view.text == "vvvv")
        let bar = UISearchBar(frame: CGRect(x: 0, y: 220, width: 400, height: 56))
        bar.passwordRules = view.passwordRules
        #expect(bar.searchTextField.passwordRules === view.passwordRules)
        let traits: any UITextInputTraits = bar
        #expect(traits.passwordRules === view.passwordRules)
    }
}
