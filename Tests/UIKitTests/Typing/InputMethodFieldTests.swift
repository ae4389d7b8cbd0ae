import KeyboardEngine
import Testing
import UIKitSimulator

@testable import UIKit

/// The input methods by their names, in real fields.
@MainActor @Suite struct InputMethodFieldTests {
    private func form(_ language: String, _ method: InputMethodName, _ text: String = "|") -> Form {
        let form = Form.editing(text)
        UIApplication.shared.inputModes.offer(InputMode(language: language, layout: "en", methods: method.methods))
        UIApplication.shared.inputModes.select(language: language)
        return form
    }

    @Test func vietnameseChangesTheWordBeforeTheCaret() {
        let form = form("vi", .telex, "toan|")
        form.simulator.type("s tieengs")
        #expect(form.a.text == "toán tiếng")
        form.set("xin toan|")
        form.simulator.type("f")
        #expect(form.a.text == "xin toàn")
    }

    @Test func aSecretIsTypedAsItsKeysSay() {
        let form = form("vi", .telex)
        form.a.isSecureTextEntry = true
        form.simulator.type("wass9")
        #expect(form.a.text == "wass9")
    }

    @Test func deadKeysComposeInASecretToo() {
        for isSecret in [false, true] {
            let form = form("fr", .deadKeys)
            form.a.isSecureTextEntry = isSecret
            form.simulator.type("\u{301}")
            form.simulator.type("e")
            #expect(form.a.text == "é")
        }
    }

    @Test func marksGoInOrderWithinACluster() {
        let form = form("th", .thai)
        for key in ["ท", "\u{E48}", "\u{E35}"] { form.simulator.type(key) }
        #expect(form.a.text?.unicodeScalars.map(\.value) == [0xE17, 0xE35, 0xE48])
    }
}
