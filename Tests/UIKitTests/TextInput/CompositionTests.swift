import Testing
import UIKitSimulator

extension FieldTests {
    /// Text that an input method has not decided yet.
    @MainActor
    @Suite("Composition")
    struct CompositionTests {
        private static let changed = ["A action editingChanged", "A note textDidChange"]

        private func caret(_ location: Int) -> NSRange { NSRange(location: location, length: 0) }

        private func markedRange(_ field: UITextField) -> NSRange? {
            field.markedTextRange.map {
                NSRange(
                    location: field.offset(from: field.beginningOfDocument, to: $0.start),
                    length: field.offset(from: $0.start, to: $0.end))
            }
        }

        @Test("A composition is asked for and told step by step, each in the place of the last")
        func steps() {
            let form = Form.editing("ab|c")
            form.simulator.compose("k", selectedRange: caret(1))
            #expect(form.log == ["A shouldChange 2+0 'k'", "A didChangeSelection 3+0"] + Self.changed)
            form.simulator.compose("か", selectedRange: caret(1))
            #expect(form.log == ["A shouldChange 2+1 'か'", "A didChangeSelection 3+0"] + Self.changed)
            form.simulator.compose("かな", selectedRange: NSRange(location: 1, length: 1))
            #expect(form.a.marked == "abか[な]c")
            #expect(markedRange(form.a) == NSRange(location: 2, length: 2))
        }

        @Test("Text that is decided takes the composition's place, and one undo takes both back")
        func commit() {
            let form = Form.editing("ab|c")
            form.simulator.compose("かな", selectedRange: caret(2))
            _ = form.log
            form.simulator.inject(.text("仮名"))
            #expect(form.log == ["A shouldChange 2+2 '仮名'", "A didChangeSelection 4+0"] + Self.changed)
            #expect(form.a.marked == "ab仮名|c" && form.a.markedTextRange == nil)
            form.simulator.press(.keyboardZ, .control)
            #expect(form.a.marked == "ab|c")
        }

        @Test("Input methods that end the composition before they give the text leave the same")
        func commitAfterEnd() {
            let form = Form.editing("ab|c")
            form.simulator.compose("かな", selectedRange: caret(2))
            form.simulator.compose("", selectedRange: caret(0))
            form.simulator.inject(.text("仮名"))
            #expect(form.a.marked == "ab仮名|c" && form.a.markedTextRange == nil)
            form.simulator.press(.keyboardZ, .control)
            #expect(form.a.marked == "ab|c")
        }

        @Test("A composition that is called off leaves the text as it was")
        func cancel() {
            let form = Form.editing("ab|c")
            form.simulator.compose("かな", selectedRange: caret(2))
            form.simulator.compose("", selectedRange: caret(0))
            #expect(form.a.marked == "ab|c" && form.a.markedTextRange == nil)
            #expect(form.a.undoManager?.canUndo == false)
        }

        @Test("A composition replaces the selection")
        func selection() {
            let form = Form.editing("a[bc]d")
            form.simulator.compose("x", selectedRange: caret(1))
            #expect(form.log.first == "A shouldChange 1+2 'x'")
            #expect(form.a.marked == "ax|d")
        }

        @Test("A delegate that refuses keeps the text; one that refuses the end has it decided")
        func refusing() {
            let form = Form.editing("ab|")
            form.recorder.refused = [.shouldChange]
            form.simulator.compose("x", selectedRange: caret(1))
            #expect(form.a.marked == "ab|" && form.a.markedTextRange == nil)
            form.recorder.refused = []
            form.simulator.compose("x", selectedRange: caret(1))
            form.recorder.refused = [.shouldChange]
            form.simulator.compose("", selectedRange: caret(0))
            #expect(form.a.marked == "abx|" && form.a.markedTextRange == nil)
        }

        @Test("Moving the caret, the focus or the return key decide the composition as it stands")
        func implicitCommit() {
            let form = Form("A", "B")
            form.simulator.hasHardwareKeyboard = true
            form.a.becomeFirstResponder()
            form.simulator.compose("か", selectedRange: caret(1))
            form.simulator.press(.keyboardHome)
            #expect(form.a.marked == "|か" && form.a.markedTextRange == nil)
            form.simulator.compose("な", selectedRange: caret(1))
            form.simulator.press(.keyboardReturnOrEnter)
            #expect(form.a.text == "なか" && form.a.markedTextRange == nil)
            form.simulator.compose("さ", selectedRange: caret(1))
            _ = form.log
            form.simulator.tap(form.b)
            #expect(form.a.text == "なさか" && form.a.markedTextRange == nil)
            #expect(!form.log.contains("A action editingChanged"))
            form.simulator.compose("た", selectedRange: caret(1))
            #expect(form.b.text == "た" && form.a.text == "なさか")
        }

        @Test("What is not decided is underlined, until it is")
        func underline() {
            let size = CGSize(width: 340, height: 60)
            func picture(_ change: (Form) -> Void) -> Data {
                let form = Form("A", size: size)
                form.simulator.hasHardwareKeyboard = true
                form.a.becomeFirstResponder()
                change(form)
                return form.simulator.pngData()
            }
            let plain = picture { $0.simulator.type("abc") }
            let marked = picture { $0.simulator.compose("abc", selectedRange: caret(3)) }
            let decided = picture {
                $0.simulator.compose("abc", selectedRange: caret(3))
                $0.a.unmarkText()
            }
            #expect(marked != plain)
            #expect(decided == plain)
        }

        @Test("setMarkedText and unmarkText by a program")
        func programmatic() {
            let form = Form.editing("ab|")
            form.a.setMarkedText("xy", selectedRange: NSRange(location: 0, length: 2))
            #expect(form.a.marked == "ab[xy]")
            #expect(markedRange(form.a) == NSRange(location: 2, length: 2))
            form.a.setMarkedText("z", selectedRange: NSRange(location: NSNotFound, length: Int.max))
            #expect(form.a.marked == "abz|")
            form.a.unmarkText()
            #expect(form.a.marked == "abz|" && form.a.markedTextRange == nil)
            form.a.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
            #expect(form.a.text == "abz")
            form.a.setMarkedText("w", selectedRange: NSRange(location: -5, length: -5))
            form.a.text = "new"
            #expect(form.a.markedTextRange == nil && form.a.marked == "new|")
        }

        @Test("A secret is composed in dots, and the first step of a new entry replaces the old one")
        func secret() {
            let form = Form.editing("old|")
            form.a.isSecureTextEntry = true
            form.simulator.compose("n", selectedRange: caret(1))
            form.simulator.compose("ne", selectedRange: caret(2))
            form.simulator.inject(.text("new"))
            #expect(form.a.text == "new" && form.a.markedTextRange == nil)
        }

        @Test("The input method is told where the caret is, and that nothing is edited")
        func area() {
            let form = Form.editing("ab|")
            let area = form.simulator.host.textInputArea
            let caret = form.a.convert(form.a.caretRect(for: form.a.endOfDocument), to: nil)
            #expect(area?.x == Double(caret.minX) && area?.y == Double(caret.minY))
            form.a.resignFirstResponder()
            form.simulator.frame()
            #expect(form.simulator.host.textInputArea == nil)
        }
    }
}
