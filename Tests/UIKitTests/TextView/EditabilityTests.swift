import Testing
import UIKitSimulator

@testable import UIKit

extension TextViewTests {
    /// Texts that may be edited from some moment on, or no longer.
    @MainActor
    @Suite("Text view: what may be edited changes")
    struct EditabilityTests {
        /// A page whose text is only read, and has the focus.
        private func reading(_ marked: String = "one [two]") -> Page {
            let page = Page(marked, isEditing: false, onScreen: true)
            page.view.isEditable = false
            page.view.becomeFirstResponder()
            page.simulator.advance(0.5)
            _ = page.log
            return page
        }

        @Test("A text that is read and becomes editable begins to be edited, and it ends")
        func beginsWhileRead() {
            let page = reading()
            #expect(page.view.isFirstResponder && page.simulator.keyboardFrame.isNull)
            page.view.isEditable = true
            #expect(page.log == ["shouldBegin", "keyboard willShow", "didBegin", "note didBegin"])
            page.view.becomeFirstResponder()
            #expect(page.log.isEmpty, "It is edited already.")
            page.simulator.advance(0.5)
            #expect(!page.simulator.keyboardFrame.isNull)
            page.simulator.type("x")
            #expect(page.marked == "one x|")
            _ = page.log
            page.view.resignFirstResponder()
            #expect(page.log == ["shouldEnd", "keyboard willHide", "didEnd", "note didEnd"])
        }

        @Test("A delegate that refuses keeps the text from being edited, and is asked again by a tap")
        func refusal() {
            let page = reading("one two|")
            page.recorder.refused = ["shouldBegin"]
            page.simulator.window.application?.pasteboard.string = "pasted"
            page.view.isEditable = true
            page.view.becomeFirstResponder()
            #expect(page.view.isFirstResponder && page.log == ["shouldBegin", "shouldBegin"])
            page.simulator.advance(0.5)
            page.simulator.type("x")
            page.simulator.press(.keyboardDeleteOrBackspace)
            page.simulator.press(.keyboardX, .control)
            page.simulator.compose("か", selectedRange: NSRange(location: 1, length: 0))
            #expect(page.view.text == "one two" && page.simulator.keyboardFrame.isNull)
            #expect(!page.view.canPerformAction(.paste, withSender: nil))
            page.recorder.refused = []
            _ = page.log
            page.simulator.tap(CGPoint(x: 200, y: 60))
            #expect(page.log.prefix(2) == ["shouldBegin", "keyboard willShow"])
            page.simulator.type("x")
            #expect(page.view.text == "one twox")
        }

        @Test("A delegate that has refused is asked again by a tap on what is selected, and the menu comes too")
        func refusalOverSelection() {
            let page = reading("one two|")
            let word = page.view.firstRect(for: TextOffsetRange(4..<7)).center
            for _ in 0..<2 { page.simulator.tap(page.view.convert(word, to: nil)) }
            page.simulator.advance(0.5)
            #expect(page.marked == "one [two]")
            page.recorder.refused = ["shouldBegin"]
            page.view.isEditable = true
            page.simulator.tap(CGPoint(x: 200, y: 250))
            page.view.selectedRange = NSRange(location: 4, length: 3)
            page.simulator.advance(0.5)
            _ = page.log
            page.recorder.refused = []
            page.simulator.tap(page.view.convert(word, to: nil))
            #expect(page.log == ["shouldBegin", "keyboard willShow", "didBegin", "note didBegin"])
            page.simulator.advance(0.5)
            #expect(page.marked == "one [two]" && page.simulator.application.editMenus.visibleMenu != nil)
            page.simulator.type("x")
            #expect(page.marked == "one x|")
        }

        @Test("A text that was given up while it was read is edited from the beginning")
        func afterReading() {
            let page = reading()
            page.view.resignFirstResponder()
            page.view.isEditable = true
            #expect(page.log.isEmpty && !page.view.isFirstResponder)
            page.view.becomeFirstResponder()
            #expect(page.log == ["shouldBegin", "keyboard willShow", "didBegin", "note didBegin"])
        }

        @Test("The text's own bar comes with the editing", arguments: [false, true])
        func bar(isAllowed: Bool) {
            let page = reading()
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 40))
            page.view.inputAccessoryView = bar
            page.recorder.refused = isAllowed ? [] : ["shouldBegin"]
            page.view.isEditable = true
            page.simulator.advance(0.5)
            #expect((bar.window != nil) == isAllowed)
        }

        @Test("A text that may no longer be edited is not, whatever the delegate says")
        func ends() {
            let page = Page("ab|", onScreen: true)
            page.recorder.refused = ["shouldEnd"]
            page.view.isEditable = false
            #expect(page.log == ["shouldEnd", "keyboard willHide", "didEnd", "note didEnd"])
            page.simulator.advance(0.5)
            #expect(!page.view.isFirstResponder && page.simulator.keyboardFrame.isNull)
            page.simulator.type("x")
            #expect(page.view.text == "ab")
        }

        @Test("A text that is only read gives the focus away when it cannot be selected any more")
        func unselectable() {
            let page = reading()
            page.view.isSelectable = false
            #expect(!page.view.isFirstResponder)
            page.simulator.press(.keyboardC, .control)
            #expect(page.simulator.window.application?.pasteboard.string == nil)
            let edited = Page("ab|")
            edited.view.isSelectable = false
            #expect(edited.view.isFirstResponder, "It is still edited.")
            edited.simulator.type("c")
            #expect(edited.view.text == "abc")
        }

        @Test("A delegate that takes the right to edit away when it is asked is understood")
        func takenAway() {
            let page = Page("ab|", isEditing: false, onScreen: true)
            page.recorder.reactions["shouldBegin"] = { $0.isEditable = false }
            page.view.becomeFirstResponder()
            #expect(page.log == ["shouldBegin"] && !page.view.isFirstResponder)
        }
    }
}
