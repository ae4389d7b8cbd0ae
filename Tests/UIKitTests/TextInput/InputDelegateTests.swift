import Testing
import UIKitSimulator

/// Writes down what a text tells its input delegate, with the text and the selection as they are at that time.
@MainActor
private final class InputRecorder: NSObject, UITextInputDelegate {
    private var lines: [String] = []
    var onTextWillChange: (() -> Void)?

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    private func note(_ what: String, _ input: (any UITextInput)?) {
        guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
            let selected = input.selectedTextRange
        else { return lines.append("\(what) of nothing") }
        let start = input.offset(from: input.beginningOfDocument, to: selected.start)
        lines.append("\(what) '\(input.text(in: all) ?? "")' \(start)")
    }

    func selectionWillChange(_ textInput: (any UITextInput)?) { note("selectionWill", textInput) }
    func selectionDidChange(_ textInput: (any UITextInput)?) { note("selectionDid", textInput) }
    func textWillChange(_ textInput: (any UITextInput)?) {
        note("textWill", textInput)
        onTextWillChange?()
    }
    func textDidChange(_ textInput: (any UITextInput)?) { note("textDid", textInput) }
}

extension FieldTests {
    /// What the input delegate of a text hears.
    @MainActor
    @Suite("Input delegate")
    struct InputDelegateTests {
        @Test("What is typed, deleted and composed is not told")
        func typing() {
            let form = Form.editing("ab|")
            let recorder = InputRecorder()
            form.a.inputDelegate = recorder
            form.simulator.type("c")
            form.simulator.press(.keyboardDeleteOrBackspace)
            form.simulator.compose("x", selectedRange: NSRange(location: 1, length: 0))
            form.simulator.type("y")
            #expect(form.a.text == "aby")
            #expect(recorder.take().isEmpty)
        }

        @Test("What a program changes is told before and after, in a field and in a view")
        func program() throws {
            let form = Form.editing("ab|")
            let recorder = InputRecorder()
            form.a.inputDelegate = recorder
            form.a.text = "cd"
            #expect(recorder.take() == ["textWill 'ab' 2", "textDid 'cd' 2"])
            form.a.insertText("e")
            #expect(recorder.take() == ["textWill 'cd' 2", "textDid 'cde' 3"])
            form.a.deleteBackward()
            #expect(recorder.take() == ["textWill 'cde' 3", "textDid 'cd' 2"])
            form.a.replace(try #require(form.a.selectedTextRange), withText: "x")
            #expect(recorder.take() == ["textWill 'cd' 2", "textDid 'cdx' 3"])
            let page = Page("ab|")
            page.view.inputDelegate = recorder
            page.view.textStorage.append(NSAttributedString(string: "c"))
            #expect(recorder.take() == ["textWill 'ab' 2", "textDid 'abc' 2"])
        }

        @Test("Paste, cut, undo and redo are told; where nothing can be undone nothing is")
        func commands() {
            let form = Form.editing("[ab]")
            let recorder = InputRecorder()
            form.a.inputDelegate = recorder
            form.a.undoManager?.undo()
            #expect(recorder.take().isEmpty)
            form.a.cut(nil)
            form.a.paste(nil)
            #expect(recorder.take() == ["textWill 'ab' 0", "textDid '' 0", "textWill '' 0", "textDid 'ab' 2"])
            form.a.undoManager?.undo()
            form.a.undoManager?.redo()
            #expect(recorder.take() == ["textWill 'ab' 2", "textDid '' 0", "textWill '' 0", "textDid 'ab' 2"])
            form.recorder.refused = [.shouldChange]
            form.a.paste(nil)
            #expect(recorder.take().isEmpty, "What was refused is no change.")
        }

        @Test("A selection that changes is told, by whomever; one that stays is not")
        func selection() {
            let form = Form.editing("abc|")
            let recorder = InputRecorder()
            form.a.inputDelegate = recorder
            form.a.selection = NSRange(location: 1, length: 1)
            #expect(recorder.take() == ["selectionWill 'abc' 3", "selectionDid 'abc' 1"])
            form.a.selection = NSRange(location: 1, length: 1)
            #expect(recorder.take().isEmpty)
            form.simulator.press(.keyboardHome)
            #expect(recorder.take() == ["selectionWill 'abc' 1", "selectionDid 'abc' 0"])
            form.simulator.press(.keyboardHome)
            #expect(recorder.take().isEmpty)
        }

        @Test("A delegate that changes the text for ever comes to an end, and one that goes is not kept")
        func hostile() {
            let form = Form.editing("ab|")
            var recorder: InputRecorder? = InputRecorder()
            form.a.inputDelegate = recorder
            recorder?.onTextWillChange = { form.a.text = "again" }
            form.a.insertText("c")
            #expect(form.a.hasText)
            recorder = nil
            #expect(form.a.inputDelegate == nil)
            form.a.text = "end"
            #expect(form.a.text == "end")
        }
    }
}
