import Testing
import UIKitSimulator

@testable import UIKit

extension TextViewTests {
    /// What is copied keeps its looks where a person may change those.
    @MainActor
    @Suite("Styles of what is copied and pasted")
    struct StyledPasteTests {
        private let page = Page("")

        init() {
            page.view.allowsEditingTextAttributes = true
            page.view.smartInsertDeleteType = .no
        }

        private static let big = UIFont.systemFont(ofSize: 30)

        private func setStyled(_ text: String, big range: NSRange) {
            let styled = NSMutableAttributedString(string: text)
            styled.addAttributes([.font: Self.big, .kern: NSNumber(value: 3)], range: range)
            page.view.attributedText = styled
        }

        /// The text, with what is big in brackets.
        private func runs(_ text: NSAttributedString?) -> String {
            guard let text else { return "" }
            var result = ""
            text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { values, range, _ in
                let part = (text.string as NSString).substring(with: range)
                result += values[.font] as? UIFont == Self.big ? "[\(part)]" : part
            }
            return result.replacingOccurrences(of: "][", with: "")
        }

        private var runs: String { runs(page.view.attributedText) }

        /// Selects and presses a key with Ctrl.
        private func press(_ key: UIKeyboardHIDUsage, _ range: NSRange) {
            page.view.selectedRange = range
            page.simulator.press(key, .control)
        }

        @Test("What is copied or cut is pasted as it looked, and can be undone and redone")
        func roundTrip() {
            setStyled("ab-cd", big: NSRange(location: 1, length: 3))
            press(.keyboardC, NSRange(location: 0, length: 5))
            press(.keyboardV, NSRange(location: 5, length: 0))
            #expect(runs == "a[b-c]da[b-c]d")
            #expect(page.simulator.window.application?.pasteboard.string == "ab-cd")
            #expect(page.view.attributedText.attribute(.kern, at: 7, effectiveRange: nil) as? NSNumber == 3)
            press(.keyboardX, NSRange(location: 1, length: 2))
            press(.keyboardV, NSRange(location: 8, length: 0))
            #expect(runs == "a[c]da[b-c]d[b-]")
            page.simulator.press(.keyboardZ, .control)
            #expect(runs == "a[c]da[b-c]d")
            page.simulator.press(.keyboardY, .control)
            #expect(runs == "a[c]da[b-c]d[b-]")
        }

        @Test("Words keep their styles with the blanks that they get")
        func words() {
            page.view.smartInsertDeleteType = .yes
            setStyled("one two", big: NSRange(location: 4, length: 3))
            press(.keyboardC, NSRange(location: 4, length: 3))
            press(.keyboardV, NSRange(location: 3, length: 0))
            #expect(runs == "one[ two] [two]")
            press(.keyboardV, NSRange(location: 0, length: 0))
            #expect(runs == "[two ]one[ two] [two]")
        }

        @Test("What looks like its view by default follows the view that it comes into, or the one that it stays in")
        func defaults() {
            page.view.text = "ab"
            press(.keyboardC, NSRange(location: 0, length: 2))
            press(.keyboardV, NSRange(location: 2, length: 0))
            page.view.font = UIFont.systemFont(ofSize: 40)
            #expect(page.view.attributedText.attribute(.font, at: 3, effectiveRange: nil) as? UIFont == page.view.font)
            #expect(page.view.session.editor.content.isPlain)
            // Elsewhere it looks as it did here.
            page.view.font = Self.big
            press(.keyboardC, NSRange(location: 0, length: 2))
            page.view.font = UIFont.systemFont(ofSize: 12)
            press(.keyboardV, NSRange(location: 4, length: 0))
            #expect(runs == "abab[ab]")
        }

        @Test("A text whose styles nobody may change takes the words, and gives its styles to others")
        func plainDestination() {
            setStyled("abcd", big: NSRange(location: 0, length: 2))
            page.view.allowsEditingTextAttributes = false
            press(.keyboardC, NSRange(location: 0, length: 4))
            press(.keyboardV, NSRange(location: 4, length: 0))
            #expect(runs == "[ab]cdabcd")
            page.view.allowsEditingTextAttributes = true
            press(.keyboardV, NSRange(location: 8, length: 0))
            #expect(runs == "[ab]cdabcd[ab]cd")
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
            page.simulator.window.addSubview(field)
            field.becomeFirstResponder()
            page.simulator.press(.keyboardV, .control)
            #expect(runs(field.attributedText) == "abcd")
            field.attributedText = NSAttributedString(string: "xy", attributes: [.font: Self.big])
            field.selectAll(nil)
            field.copy(nil)
            page.view.becomeFirstResponder()
            press(.keyboardV, NSRange(location: 0, length: 0))
            #expect(runs.hasPrefix("[xyab]"))
        }

        @Test("Styles go when the desktop has another text, and those of a secret are never kept")
        func otherText() {
            // An emptied text would go on with its own looks.
            setStyled("xabcd", big: NSRange(location: 1, length: 4))
            press(.keyboardX, NSRange(location: 1, length: 4))
            let clipboard = page.simulator.host.clipboard
            clipboard.text = "also"
            page.simulator.press(.keyboardV, .control)
            #expect(runs == "xalso")
            clipboard.text = "abcd"
            page.simulator.press(.keyboardV, .control)
            #expect(runs == "xalsoabcd", "What was copied here is forgotten.")
            setStyled("xabcd", big: NSRange(location: 1, length: 4))
            press(.keyboardX, NSRange(location: 1, length: 4))
            page.simulator.window.application?.pasteboard.string = "abcd"
            page.simulator.press(.keyboardV, .control)
            #expect(runs == "xabcd", "The program has put plain text there.")
            setStyled("abcd", big: NSRange(location: 0, length: 4))
            page.simulator.window.application?.pasteboard.string = nil
            page.view.isSecureTextEntry = true
            press(.keyboardC, NSRange(location: 0, length: 4))
            #expect(page.simulator.window.application?.pasteboard.string == nil)
        }

        @Test("The delegate is asked about the words, and pictures come with the text")
        func attachment() {
            let text = NSMutableAttributedString(string: "a")
            let attachment = NSTextAttachment()
            text.append(NSAttributedString(attachment: attachment))
            page.view.attributedText = text
            press(.keyboardC, NSRange(location: 0, length: 2))
            _ = page.log
            press(.keyboardV, NSRange(location: 2, length: 0))
            #expect(page.log.contains("shouldChange 2+0 'a\u{FFFC}'"))
            #expect(
                page.view.attributedText.attribute(.attachment, at: 3, effectiveRange: nil) as AnyObject === attachment)
            page.recorder.refused = ["shouldChange"]
            press(.keyboardV, NSRange(location: 4, length: 0))
            #expect(page.view.text.utf16.count == 4)
        }

        @Test(
            "Each blank that words get looks like the word that it stands beside",
            arguments: [
                (0, "x|y", "x[ one] two y"), (0, "x|", "x[ one] two"), (0, "|y", "[one] two y"), (0, "|", "[one] two"),
                (4, "x|y", "x one [two ]y"), (4, "x|", "x one [two]"), (4, "|y", "one [two ]y"),
            ])
        func blanks(bigWord: Int, place: String, result: String) {
            page.view.smartInsertDeleteType = .yes
            setStyled("one two", big: NSRange(location: bigWord, length: 3))
            press(.keyboardC, NSRange(location: 0, length: 7))
            page.view.attributedText = NSAttributedString(string: place.replacingOccurrences(of: "|", with: ""))
            press(.keyboardV, NSRange(location: (place as NSString).range(of: "|").location, length: 0))
            #expect(runs == result)
        }
    }
}

extension TextViewTests.StyledPasteTests {
    @Test("With Shift what is pasted looks like the text around it")
    func matchingStyle() {
        let page = Page("ab|")
        page.view.allowsEditingTextAttributes = true
        page.view.smartInsertDeleteType = .no
        page.simulator.press(.keyboardB, .control)
        page.simulator.type("cd")
        page.simulator.press(.keyboardA, .control)
        page.simulator.press(.keyboardC, .control)
        page.view.text = "x"
        page.simulator.press(.keyboardV, [.control, .shift])
        #expect(page.view.text == "xabcd")
        var runs = 0
        page.view.attributedText?.enumerateAttribute(.font, in: NSRange(location: 0, length: 5)) { _, _, _ in runs += 1
        }
        #expect(runs == 1)
    }

    @Test("What is selected gets larger and smaller by keys, each part by as much, and it can be undone")
    func sizes() {
        let page = Page("")
        func sizes() -> [CGFloat] {
            var sizes: [CGFloat] = []
            page.view.attributedText?.enumerateAttribute(
                .font, in: NSRange(location: 0, length: 4)
            ) { font, _, _ in sizes.append((font as? UIFont)?.pointSize ?? 0) }
            return sizes
        }
        let text = NSMutableAttributedString(string: "abcd", attributes: [.font: UIFont.systemFont(ofSize: 2)])
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 20), range: NSRange(location: 2, length: 2))
        page.view.attributedText = text
        page.view.selectAll(nil)
        page.simulator.press(.keypadPlus, .control)
        #expect(sizes() == [2, 20], "The program has not allowed it.")
        page.view.allowsEditingTextAttributes = true
        page.simulator.press(.keypadPlus, .control)
        #expect(sizes() == [3, 21])
        for _ in 0..<4 { page.simulator.press(.keypadHyphen, .control) }
        #expect(sizes() == [1, 17])
        page.view.undoManager?.undo()
        #expect(sizes() == [1, 18])
        page.view.selectedRange = NSRange(location: 4, length: 0)
        page.view.increaseSize(nil)
        page.simulator.type("e")
        #expect((page.view.textStorage.attribute(.font, at: 4, effectiveRange: nil) as? UIFont)?.pointSize == 19)
        #expect(page.simulator.areaMissedByDamage() == nil)
    }
}
