import Foundation
import Testing
import UIKitSimulator

extension TextViewTests {
    /// What is asked and told, in which order.
    @MainActor
    @Suite("Text view: what is asked and told")
    struct EditingFlowTests {
        @Test("Editing begins and ends in the documents' order")
        func beginAndEnd() {
            let page = Page("", isEditing: false, onScreen: true)
            page.view.becomeFirstResponder()
            #expect(page.log == ["shouldBegin", "keyboard willShow", "didBegin", "note didBegin"])
            page.simulator.advance(0.5)
            page.view.resignFirstResponder()
            #expect(page.log == ["shouldEnd", "keyboard willHide", "didEnd", "note didEnd"])
        }

        @Test("A delegate that refuses is obeyed")
        func refusals() {
            let page = Page("", isEditing: false)
            page.recorder.refused = ["shouldBegin"]
            #expect(!page.view.becomeFirstResponder())
            #expect(!page.view.isFirstResponder)
            page.recorder.refused = ["shouldEnd", "shouldChange"]
            #expect(page.view.becomeFirstResponder())
            page.simulator.type("a")
            #expect(page.view.text == "")
            #expect(!page.view.resignFirstResponder())
            #expect(page.view.isFirstResponder)
        }

        @Test("Typing asks, tells the selection, then the change, then posts")
        func typing() {
            let page = Page("a|c")
            page.simulator.type("b")
            #expect(
                page.log == ["shouldChange 1+0 'b'", "didChangeSelection 2+0", "didChange 'abc'", "note didChange"])
            page.simulator.press(.keyboardReturnOrEnter)
            #expect(
                page.log == [
                    "shouldChange 2+0 '\n'", "didChangeSelection 3+0", "didChange 'ab\nc'", "note didChange",
                ])
        }

        @Test("The delete key before the first character is asked about, and refused is not seen by the view")
        func deletingNothing() {
            for text in ["|", "|ab"] {
                let page = Page(text)
                page.simulator.press(.keyboardDeleteOrBackspace)
                #expect(page.log == ["shouldChange 0+0 ''"], "\(text)")
                page.recorder.refused = ["shouldChange"]
                page.simulator.press(.keyboardDeleteOrBackspace)
                #expect(page.log == ["shouldChange 0+0 ''"] && page.marked == text, "\(text)")
                // What a program does, and the key for what stands behind, asks nothing.
                page.view.deleteBackward()
                if text == "|" { page.simulator.press(.keyboardDeleteForward) }
                #expect(page.log.isEmpty && page.marked == text, "\(text)")
            }
        }

        @Test("A delegate that puts something there when it is asked about nothing keeps it")
        func fillingNothing() {
            final class Filling: UITextView, UITextViewDelegate {
                var deletions = 0
                override func deleteBackward() {
                    deletions += 1
                    super.deleteBackward()
                }
                func textView(
                    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
                ) -> Bool {
                    if deletions == 1 { textView.text = "new" }
                    return true
                }
            }
            let simulator = Simulator(size: CGSize(width: 300, height: 200))
            let view = Filling(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
            view.delegate = view
            simulator.window.addSubview(view)
            view.becomeFirstResponder()
            simulator.press(.keyboardDeleteOrBackspace)
            #expect(view.deletions == 1 && view.text == "")
            simulator.press(.keyboardDeleteOrBackspace)
            #expect(view.deletions == 1 && view.text == "new")
        }

        @Test("A program that sets the text hears of the selection only")
        func programmatic() {
            let page = Page("abc|")
            page.view.text = "x"
            #expect(page.log == ["didChangeSelection 1+0"])
            page.view.selectedRange = NSRange(location: 0, length: 1)
            #expect(page.log == ["didChangeSelection 0+1"])
            page.view.insertText("yz")
            #expect(page.log == ["didChangeSelection 2+0", "didChange 'yz'", "note didChange"])
        }

        @Test("A text that cannot be edited is selected without a keyboard and changed by nobody")
        func readOnly() {
            let page = Page("one two|", isEditing: false, onScreen: true)
            page.view.isEditable = false
            #expect(page.view.becomeFirstResponder())
            page.simulator.type("x")
            page.simulator.press(.keyboardDeleteOrBackspace)
            page.simulator.press(.keyboardX, .control)
            page.simulator.press(.keyboardA, .control)
            #expect(page.marked == "[one two]")
            #expect(page.simulator.keyboardFrame.isNull)
            #expect(page.log == ["didChangeSelection 0+7"] || page.log.isEmpty)
        }

        @Test("The delegate may change the text while it is told; nothing is told twice or lost")
        func reentrant() {
            let page = Page("|")
            page.recorder.reactions["didChange"] = { view in
                if view.text.hasSuffix("b") { view.text = view.text.uppercased() }
            }
            page.simulator.type("ab")
            #expect(page.view.text == "AB")
            page.recorder.reactions["shouldChange"] = { $0.removeFromSuperview() }
            page.simulator.type("c")
            #expect(page.view.text == "AB")
            #expect(!page.view.isFirstResponder)
        }
    }
}
