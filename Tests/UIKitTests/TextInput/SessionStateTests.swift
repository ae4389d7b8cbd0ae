import Testing
import UIKitSimulator

@testable import UIKit

extension FieldTests {
    /// What a session remembers between two edits.
    @MainActor
    @Suite("What a session remembers")
    struct SessionStateTests {
        @Test("Words are pasted as such only if they were copied as such last")
        func staleWords() {
            let form = Form.editing("[or] word x|")
            form.set("[or] word x")
            form.a.copy(nil)
            form.set("or w[or]d x")
            form.a.copy(nil)
            form.set("or word x|")
            form.a.paste(nil)
            #expect(form.a.text == "or word xor")
            form.set("[or] word x")
            form.a.copy(nil)
            form.set("or word x|")
            form.a.paste(nil)
            #expect(form.a.text == "or word x or")
        }

        @Test("What is replaced when it was found decides what is composed")
        func composedAndReplaced() {
            let page = Page("cat |")
            page.simulator.compose("ca", selectedRange: NSRange(location: 2, length: 0))
            #expect(page.view.markedTextRange != nil)
            #expect(page.view.session.replaceFound([0..<3], with: "dog") == 1)
            #expect(page.view.markedTextRange == nil && page.view.text == "dog ca")
        }

        @Test("Signs in a secret, and where everything is to be replaced, are not chosen by what stands there")
        func unknownText() {
            let form = Form.editing("a|")
            form.a.clearsOnInsertion = true
            form.simulator.type("\"")
            #expect(form.a.text == "“")
        }
    }
}
