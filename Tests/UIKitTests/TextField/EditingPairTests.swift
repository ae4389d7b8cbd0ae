import Testing
import UIKitSimulator

extension FieldTests {
    /// What is told of editing comes in pairs, whatever is done when it is told.
    @MainActor
    @Suite("Pairs of beginnings and ends")
    struct EditingPairTests {
        @Test("Editing that begins again when its end is told has its end told in full")
        func beginInEnd() {
            let form = Form.editing("|")
            form.recorder.reactions[.didEnd] = { field in
                form.recorder.reactions = [:]
                field.becomeFirstResponder()
            }
            form.a.resignFirstResponder()
            #expect(
                form.log.filter { $0.contains("End") || $0.contains("Begin") } == [
                    "A shouldEnd", "A didEnd committed", "A action editingDidEnd", "A note textDidEnd", "A shouldBegin",
                    "A didBegin", "A action editingDidBegin", "A note textDidBegin",
                ])
            #expect(form.a.isEditing)
        }

        @Test("Editing that ends when its beginning is told has its beginning told in full")
        func endInBegin() {
            let form = Form("A")
            form.recorder.reactions[.didBegin] = { field in
                form.recorder.reactions = [:]
                field.resignFirstResponder()
            }
            form.a.becomeFirstResponder()
            #expect(
                form.log.filter { $0.hasPrefix("A ") } == [
                    "A shouldBegin", "A didBegin", "A action editingDidBegin", "A note textDidBegin", "A shouldEnd",
                    "A didEnd committed", "A action editingDidEnd", "A note textDidEnd",
                ])
            #expect(!form.a.isEditing)
        }

        @Test("What is left of a field's editing does not reach the next")
        func leftovers() {
            let form = Form.editing("ab|")
            form.a.clearsOnInsertion = true
            form.a.typingAttributes = [.underlineStyle: 1]
            form.a.resignFirstResponder()
            #expect(!form.a.clearsOnInsertion)
            form.a.becomeFirstResponder()
            #expect(form.a.typingAttributes?[.underlineStyle] == nil)
            form.simulator.type("c")
            #expect(form.a.text == "abc")
        }
    }
}
