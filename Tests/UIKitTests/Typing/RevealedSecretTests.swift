import KeyboardEngine
import Testing
import UIKitSimulator

@testable import UIKit

/// "Show password" changes what is seen of a text, and not that it is a secret.
@MainActor @Suite("Secrets that are shown")
struct RevealedSecretTests {
    private func setSecure(_ isSecure: Bool, _ text: any EitherText) {
        (text as? UITextField)?.isSecureTextEntry = isSecure
        (text as? UITextView)?.isSecureTextEntry = isSecure
    }

    @Test(
        "Nothing is offered for it, nothing is made of what is typed into it, and no keyboard reads it",
        arguments: TextKind.allCases)
    func typing(kind: TextKind) {
        let stage = TextStage(kind, "")
        let application = stage.simulator.application
        application.keyboardLanguages = ["ja", "de"]
        (stage.text as? UITextField)?.autocapitalizationType = .sentences
        (stage.text as? UITextView)?.autocapitalizationType = .sentences
        setSecure(true, stage.text)
        stage.simulator.type("a")
        setSecure(false, stage.text)
        #expect(application.inputContext.mode.language == "de", "Japanese offers candidates.")
        stage.simulator.type(" \"b\"--c. ")
        #expect(stage.text.plainText == "a \"b\"--c. ")
        #expect(application.inputContext.shift == .off)
        #expect(stage.text.session.surroundings(TypingPreferences()).before == "")
        // Another text that is typed after it is none.
        stage.text.plainText = ""
        stage.other.becomeFirstResponder()
        stage.edit()
        #expect(application.inputContext.mode.language == "ja")
        application.keyboardLanguages = ["en"]
        stage.simulator.type("a \"b\"--c")
        #expect(stage.text.plainText == "a “b”—c")
    }

    @Test("It stays one when the focus goes and comes back, and when the program changes it")
    func staying() {
        let stage = TextStage(.field, "")
        setSecure(true, stage.text)
        stage.simulator.type("abc")
        setSecure(false, stage.text)
        stage.other.becomeFirstResponder()
        stage.text.plainText = "abd"
        stage.edit()
        stage.simulator.type("\"")
        #expect(stage.text.plainText.contains("\"") && stage.text.session.isSecret)
        stage.text.plainText = ""
        stage.simulator.type("\"")
        #expect(stage.text.plainText == "“" && !stage.text.session.isSecret)
    }

    @Test("A keyboard of the program's own learns no more of it than before")
    func ownKeyboard() {
        let stage = OwnKeyboardStage()
        stage.edit(stage.field)
        stage.field.isSecureTextEntry = true
        stage.set("abc|", in: stage.field)
        stage.field.isSecureTextEntry = false
        #expect(stage.proxy.documentContextBeforeInput == nil && stage.proxy.hasText)
    }
}
