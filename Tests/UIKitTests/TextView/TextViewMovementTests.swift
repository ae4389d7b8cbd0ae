import Testing
import UIKitSimulator

@testable import UIKit

extension TextViewTests {
    /// What the keys of a hardware keyboard do in a text of many lines.
    @MainActor
    @Suite("Text view: keys")
    struct MovementTests {
        @Test(
            "Keys move the caret and select",
            arguments: [
                ("ab\nc|d\nef", UIKeyboardHIDUsage.keyboardUpArrow, UIKeyModifierFlags(), "a|b\ncd\nef"),
                ("ab\nc|d\nef", .keyboardDownArrow, [], "ab\ncd\ne|f"),
                ("a|b\ncd", .keyboardUpArrow, [], "|ab\ncd"),
                ("ab\nc|d", .keyboardDownArrow, [], "ab\ncd|"),
                ("ab\nc|d\nef", .keyboardDownArrow, .shift, "ab\nc[d\ne]f"),
                ("ab\nc[d\ne]f", .keyboardUpArrow, [], "a|b\ncd\nef"),
                ("a[b\nc]d\nef", .keyboardDownArrow, [], "ab\ncd\ne|f"),
                ("ab\nc[d\ne]f", .keyboardUpArrow, .shift, "ab\nc|d\nef"),
                ("ab\nc|d\nef", .keyboardHome, [], "ab\n|cd\nef"),
                ("ab\nc|d\nef", .keyboardEnd, [], "ab\ncd|\nef"),
                ("ab\nc|d\nef", .keyboardHome, .control, "|ab\ncd\nef"),
                ("ab\nc|d\nef", .keyboardEnd, [.control, .shift], "ab\nc[d\nef]"),
                ("ab\nc|d\nef", .keyboardUpArrow, .control, "ab\n|cd\nef"),
                ("ab\nc|d\nef", .keyboardDownArrow, .control, "ab\ncd|\nef"),
                ("ab\n|cd", .keyboardLeftArrow, [], "ab|\ncd"),
                ("ab|\ncd", .keyboardRightArrow, [], "ab\n|cd"),
                ("one two|\nthree", .keyboardRightArrow, .control, "one two\nthree|"),
                ("one two\n|three", .keyboardLeftArrow, .control, "one |two\nthree"),
                ("one two\nthr|ee", .keyboardDeleteOrBackspace, .control, "one two\n|ee"),
                ("one t|wo\nthree", .keyboardDeleteForward, .control, "one t|\nthree"),
                ("one t|wo\nthree", .keyboardDeleteForward, [.control, .shift], "one t|\nthree"),
                ("one t|wo\nthree", .keyboardDeleteOrBackspace, [.control, .shift], "|wo\nthree"),
                ("ab\n|cd", .keyboardDeleteOrBackspace, [], "ab|cd"),
                ("ab|\ncd", .keyboardDeleteForward, [], "ab|cd"),
                ("ab\r\n|cd", .keyboardDeleteOrBackspace, [], "ab|cd"),
                ("|", .keyboardDownArrow, [], "|"),
                ("ab\n|", .keyboardUpArrow, [], "|ab\n"),
            ] as [(String, UIKeyboardHIDUsage, UIKeyModifierFlags, String)])
        func keys(before: String, key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags, after: String) {
            let page = Page(before)
            page.simulator.press(key, modifiers)
            #expect(page.marked == after)
        }

        @Test("A selection that was made backwards is left downwards from its end, too")
        func backwards() {
            let page = Page("ab\nc|d\nef")
            page.simulator.press(.keyboardUpArrow, .shift)
            #expect(page.marked == "a[b\nc]d\nef")
            page.simulator.press(.keyboardDownArrow)
            #expect(page.marked == "ab\ncd\ne|f")
        }

        @Test("Going down through a short line keeps the column")
        func goal() {
            let page = Page("mmmm|m\nm\nmmmmm")
            page.simulator.press(.keyboardDownArrow)
            #expect(page.marked == "mmmmm\nm|\nmmmmm")
            page.simulator.press(.keyboardDownArrow)
            #expect(page.marked == "mmmmm\nm\nmmmm|m")
            page.simulator.press(.keyboardUpArrow)
            page.simulator.press(.keyboardLeftArrow)
            page.simulator.press(.keyboardUpArrow)
            #expect(page.marked == "|mmmmm\nm\nmmmmm")
        }

        @Test("Page keys move by what is seen, and the caret stays in view")
        func pages() {
            let text = (1...200).map { "line \($0)" }.joined(separator: "\n")
            let page = Page("|" + text)
            var offsets: [CGFloat] = []
            for _ in 0..<5 {
                page.simulator.press(.keyboardPageDown)
                page.simulator.frame()
                offsets.append(page.view.contentOffset.y)
                let caret = page.view.caretRect(for: page.view.selectedTextRange?.start ?? UITextPosition())
                #expect(page.view.bounds.contains(caret))
            }
            #expect(offsets == offsets.sorted())
            #expect(offsets[4] > 800)
            for _ in 0..<20 { page.simulator.press(.keyboardPageUp) }
            page.simulator.frame()
            #expect(page.view.selectedRange == NSRange(location: 0, length: 0))
            #expect(page.view.contentOffset.y == 0)
        }

        @Test("Undo takes a word back, redo makes it again; cut and paste are one step each")
        func undo() {
            let page = Page("|")
            page.simulator.type("one two")
            page.simulator.press(.keyboardZ, .control)
            #expect(page.marked == "one |" || page.marked == "one|")
            page.simulator.press(.keyboardY, .control)
            #expect(page.marked == "one two|")
            page.simulator.press(.keyboardA, .control)
            page.simulator.press(.keyboardX, .control)
            #expect(page.marked == "|")
            page.simulator.press(.keyboardV, .control)
            page.simulator.press(.keyboardV, .control)
            #expect(page.marked == "one two one two|", "Whole words are put in apart from others.")
            page.simulator.press(.keyboardZ, .control)
            #expect(page.marked == "one two|")
            page.simulator.press(.keyboardZ, .control)
            page.simulator.press(.keyboardZ, .control)
            #expect(page.marked == "[one two]")
        }

        @Test("An input method's text is underlined, decided and called off")
        func composition() {
            let page = Page("a|b")
            page.simulator.compose("にほ", selectedRange: NSRange(location: 2, length: 0))
            #expect(page.marked == "aにほ|b")
            #expect((page.view.markedTextRange as? TextOffsetRange)?.utf16 == 1..<3)
            page.simulator.compose("日本", selectedRange: NSRange(location: 2, length: 0))
            page.simulator.type("日本")
            #expect(page.marked == "a日本|b")
            #expect(page.view.markedTextRange == nil)
        }
    }
}
