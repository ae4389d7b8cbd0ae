import Testing
import UIKitSimulator

extension FieldTests {
    /// What is asked and told while text changes.
    @MainActor
    @Suite("Typing")
    struct TypingFlowTests {
        private static let changed = ["A action editingChanged", "A note textDidChange"]

        @Test("Typing on a hardware keyboard asks, changes, and tells the selection first")
        func typing() {
            let form = Form.editing("|")
            form.recorder.reactions[.shouldChange] = { form.recorder.note("text '\($0.text ?? "")'") }
            form.recorder.reactions[.didChangeSelection] = { form.recorder.note("text '\($0.text ?? "")'") }
            form.simulator.type("h")
            #expect(
                form.log == ["A shouldChange 0+0 'h'", "text ''", "A didChangeSelection 1+0", "text 'h'"] + Self.changed
            )
        }

        @Test("A key of the on-screen keyboard does the same")
        func typingOnScreen() {
            let form = Form.editing("|", onScreen: true)
            form.simulator.tapKey("H")
            #expect(form.log == ["A shouldChange 0+0 'H'", "A didChangeSelection 1+0"] + Self.changed)
            form.simulator.tapKey("i")
            form.simulator.tapKey("space")
            _ = form.log
            form.simulator.tapKey("delete")
            #expect(form.log == ["A shouldChange 2+1 ''", "A didChangeSelection 2+0"] + Self.changed)
            #expect(form.a.text == "Hi")
        }

        @Test("A delegate that refuses is all there is")
        func refusedTyping() {
            let form = Form.editing("ab|")
            form.recorder.refused = [.shouldChange]
            form.simulator.type("c")
            form.simulator.press(.keyboardDeleteOrBackspace)
            #expect(form.log == ["A shouldChange 2+0 'c'", "A shouldChange 1+1 ''"])
            #expect(form.a.marked == "ab|")
        }

        @Test("A delegate that sets the text itself and refuses the change, as formatters do")
        func formatting() {
            let form = Form.editing("|")
            form.recorder.refused = [.shouldChange]
            form.recorder.reactions[.shouldChange] = { $0.text = ($0.text ?? "") + "1-" }
            form.simulator.type("xx")
            #expect(form.a.marked == "1-1-|")
            #expect(
                form.log == [
                    "A shouldChange 0+0 'x'", "A didChangeSelection 2+0", "A shouldChange 2+0 'x'",
                    "A didChangeSelection 4+0",
                ])
        }

        @Test("A delegate that sets another text and allows the change gets both")
        func settingAndAllowing() {
            let form = Form.editing("abcdef|")
            form.recorder.reactions[.shouldChange] = { $0.text = "ab" }
            form.simulator.type("x")
            #expect(form.a.marked == "abx|")
            form.recorder.reactions[.shouldChange] = {
                $0.text = "new text"
                $0.selection = NSRange(location: 3, length: 0)
            }
            form.simulator.type("y")
            #expect(form.a.marked == "newy| text")
            form.recorder.reactions[.shouldChange] = { $0.selection = NSRange(location: 0, length: 3) }
            form.simulator.press(.keyboardDeleteOrBackspace)
            #expect(form.a.marked == "|y text")
        }

        @Test("A delegate that sets separators and allows the key has it behind them")
        func separators() {
            let form = Form.editing("|")
            form.recorder.reactions[.shouldChange] = { field in
                guard let text = field.text, text.count == 2 || text.count == 5 else { return }
                field.text = text + "-"
            }
            form.simulator.type("31122026")
            #expect(form.a.marked == "31-12-2026|")
        }

        @Test("What is pasted comes to the selection that the delegate has set when it was asked")
        func pasting() {
            let form = Form.editing("[ab]")
            UIPasteboard.general.string = "xy"
            form.recorder.reactions[.shouldChange] = { $0.text = "12345" }
            form.a.paste(nil)
            #expect(form.a.marked == "12345xy|")
        }

        @Test(
            "What the delegate allowed is typed, also when it let the editing end; not into a field that it took away")
        func endingInsideOfTheQuestion() {
            let form = Form.editing("a|")
            form.recorder.reactions[.shouldChange] = { $0.resignFirstResponder() }
            form.simulator.type("b")
            #expect(form.a.text == "ab" && !form.a.isEditing)
            form.a.becomeFirstResponder()
            form.recorder.reactions[.shouldChange] = { $0.removeFromSuperview() }
            _ = form.log
            form.simulator.type("c")
            #expect(form.a.text == "ab")
            #expect(!form.log.contains { $0.contains("editingChanged") })
        }

        @Test(
            "A delegate that sets the text, goes on to another field and says yes has typed: nothing is typed twice",
            arguments: ["key", "delete", "paste", "cut"])
        func movingOnInsideOfTheQuestion(deed: String) {
            let form = Form("A", "B")
            form.simulator.hasHardwareKeyboard = true
            form.a.becomeFirstResponder()
            form.set("[a]")
            UIPasteboard.general.string = "x"
            form.recorder.reactions[.shouldChange] = {
                $0.text = "7"
                form.b.becomeFirstResponder()
            }
            switch deed {
            case "key": form.simulator.type("7")
            case "delete": form.simulator.press(.keyboardDeleteOrBackspace)
            case "paste": form.a.paste(nil)
            default: form.a.cut(nil)
            }
            #expect(form.a.text == "7" && form.b.text == "" && form.b.isEditing)
            form.recorder.reactions[.shouldChange] = { $0.resignFirstResponder() }
            form.simulator.type("8")
            #expect(form.b.text == "8" && !form.b.isEditing, "One that has set nothing is typed into.")
        }

        @Test("What is pasted into a field that is not edited comes to the text that its delegate has set")
        func pastingUnedited() {
            let form = Form("A")
            UIPasteboard.general.string = "xy"
            form.recorder.reactions[.shouldChange] = { $0.text = "123" }
            form.a.paste(nil)
            #expect(form.a.text == "123xy" && !form.a.isEditing)
        }

        @Test(
            "Ranges are UTF-16 units of the old text",
            arguments: [
                ("ab|", "A shouldChange 1+1 ''", "a|"), ("a[bc]d", "A shouldChange 1+2 ''", "a|d"),
                ("a😀|", "A shouldChange 1+2 ''", "a|"), ("🇩🇪🇫🇷|", "A shouldChange 4+4 ''", "🇩🇪|"),
                ("x👨‍👩‍👧|", "A shouldChange 1+8 ''", "x|"), ("e\u{301}|", "A shouldChange 0+2 ''", "|"),
                ("🏳️‍🌈|!", "A shouldChange 0+6 ''", "|!"), ("ش\u{651}\u{64E}|", "A shouldChange 0+3 ''", "|"),
            ])
        func deletion(before: String, asked: String, after: String) {
            let form = Form.editing(before)
            form.simulator.press(.keyboardDeleteOrBackspace)
            #expect(form.log.first == asked)
            #expect(form.a.marked == after)
        }

        @Test("What is typed replaces the selection")
        func typingOverSelection() {
            let form = Form.editing("a[😀b]c")
            form.simulator.type("x")
            #expect(form.log.first == "A shouldChange 1+3 'x'")
            #expect(form.a.marked == "ax|c")
        }

        @Test("Deleting nothing asks nothing, but subclasses see it")
        func deletingNothing() {
            final class Watched: UITextField {
                var deletions = 0
                override func deleteBackward() {
                    deletions += 1
                    super.deleteBackward()
                }
            }
            let form = Form("A")
            let field = Watched(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
            form.simulator.window.addSubview(field)
            field.becomeFirstResponder()
            form.recorder.attach(to: field)
            form.settle()
            _ = form.log
            form.simulator.press(.keyboardDeleteOrBackspace)
            form.simulator.tapKey("delete")
            #expect(field.deletions == 2)
            #expect(form.log.isEmpty)

            field.accessibilityIdentifier = "A"
            field.text = "ab"
            _ = form.log
            form.simulator.press(.keyboardDeleteOrBackspace)
            #expect(field.deletions == 3)
            #expect(form.log == ["A shouldChange 1+1 ''", "A didChangeSelection 1+0"] + Self.changed)
            field.deleteBackward()
            #expect(form.log == ["A didChangeSelection 0+0"] + Self.changed, "A program is not asked.")
        }

        @Test("Paste is one question, and one undo takes it back")
        func paste() {
            let form = Form.editing("a[b]c")
            UIPasteboard.general.string = "one\ntwo"
            form.simulator.press(.keyboardV, .control)
            #expect(form.log == ["A shouldChange 1+1 'one two'", "A didChangeSelection 8+0"] + Self.changed)
            #expect(form.a.marked == "aone two|c")
            form.simulator.press(.keyboardZ, .control)
            #expect(form.log == ["A shouldChange 1+7 'b'", "A didChangeSelection 1+1"] + Self.changed)
            #expect(form.a.marked == "a[b]c")
        }

        @Test("Cut is one question with nothing to put in")
        func cut() {
            let form = Form.editing("a[bc]d")
            form.simulator.press(.keyboardX, .control)
            #expect(form.log == ["A shouldChange 1+2 ''", "A didChangeSelection 1+0"] + Self.changed)
            #expect(UIPasteboard.general.string == "bc")
            form.simulator.press(.keyboardZ, .control)
            #expect(form.a.marked == "a[bc]d")
        }

        @Test("Return asks, also in an empty field, and inserts nothing")
        func returnKey() {
            let form = Form.editing("|", onScreen: true)
            form.simulator.press(.keyboardReturnOrEnter)
            #expect(form.log == ["A shouldReturn", "A action primaryActionTriggered"])
            form.simulator.tapKey("return")
            #expect(form.log == ["A shouldReturn", "A action primaryActionTriggered"])
            form.recorder.refused = [.shouldReturn]
            form.simulator.press(.keypadEnter)
            #expect(form.log == ["A shouldReturn"])
            #expect(form.a.isEditing && form.a.text == "")
        }

        @Test("With an action for didEndOnExit the field resigns, and that action comes first")
        func returnKeyWithExit() {
            let form = Form.editing("ab|")
            form.recorder.record(.editingDidEndOnExit, of: form.a, as: "editingDidEndOnExit")
            form.simulator.type("\n")
            #expect(
                form.log.prefix(4) == [
                    "A shouldReturn", "A action editingDidEndOnExit", "A action primaryActionTriggered", "A shouldEnd",
                ])
            #expect(!form.a.isEditing && form.a.text == "ab")
        }

        @Test("The clear button asks, clears and tells, and the field goes on")
        func clearButton() {
            let form = Form.editing("abc|")
            form.a.clearButtonMode = .always
            form.simulator.frame()
            form.recorder.refused = [.shouldClear]
            form.simulator.tap(CGPoint(x: 300, y: 32))
            #expect(form.log == ["A shouldClear"])
            #expect(form.a.text == "abc")
            form.recorder.refused = []
            form.simulator.tap(CGPoint(x: 300, y: 32))
            #expect(form.log == ["A shouldClear", "A didChangeSelection 0+0"] + Self.changed)
            #expect(form.a.text == "" && form.a.isEditing)
        }

        @Test("The clear button of a field that is not edited begins the editing too")
        func clearButtonBegins() {
            let form = Form("A")
            form.a.text = "abc"
            form.a.clearButtonMode = .always
            form.simulator.tap(CGPoint(x: 300, y: 32))
            let log = form.log.filter { !$0.hasPrefix("keyboard") }
            #expect(
                log == ["A shouldClear"] + Self.changed
                    + ["A shouldBegin", "A didBegin", "A action editingDidBegin", "A note textDidBegin"])
            #expect(form.a.text == "" && form.a.isEditing)
        }

        @Test("A program that sets the text is not asked, and nobody hears of the text")
        func programmaticText() {
            let form = Form("A")
            form.a.text = "one"
            form.a.attributedText = NSAttributedString(string: "two")
            #expect(form.log.isEmpty)
            form.a.becomeFirstResponder()
            form.set("t|wo")
            form.a.text = "three"
            #expect(
                form.log == ["A didChangeSelection 5+0"], "The caret went to the end, and the delegate hears of it.")
            form.a.text = "seven"
            #expect(form.log.isEmpty)
            #expect(form.a.marked == "seven|")
            form.a.text = nil
            #expect(form.a.text == "")
        }

        @Test("Public editing functions do not ask, but tell; the keyboards ask")
        func programmaticEditing() {
            let form = Form.editing("ab|")
            form.a.insertText("c")
            #expect(form.log == ["A didChangeSelection 3+0"] + Self.changed)
            form.a.deleteBackward()
            #expect(form.log == ["A didChangeSelection 2+0"] + Self.changed)
            let start = form.a.beginningOfDocument
            if let range = form.a.textRange(from: start, to: form.a.endOfDocument) {
                form.a.replace(range, withText: "xyz")
            }
            #expect(form.log == ["A didChangeSelection 3+0"] + Self.changed)
            #expect(form.a.text == "xyz")
            form.simulator.type("!")
            #expect(form.log.first == "A shouldChange 3+0 '!'")
        }

        @Test(
            "A secret that is entered again is replaced by the first letter, and the delegate sees its range")
        func secretInsertion() {
            let form = Form.editing("secret|")
            form.a.isSecureTextEntry = true
            form.a.resignFirstResponder()
            form.simulator.tap(form.a)
            _ = form.log
            form.simulator.type("x")
            #expect(form.log == ["A shouldChange 6+0 'x'", "A didChangeSelection 1+0"] + Self.changed)
            #expect(form.a.text == "x")
            form.simulator.type("y")
            #expect(form.a.text == "xy")
        }

        @Test("A secret that is entered again is emptied by the first deletion")
        func secretDeletion() {
            let form = Form.editing("secret|")
            form.a.isSecureTextEntry = true
            form.a.resignFirstResponder()
            form.a.becomeFirstResponder()
            _ = form.log
            form.simulator.press(.keyboardDeleteOrBackspace)
            #expect(form.log == ["A shouldChange 5+1 ''", "A didChangeSelection 0+0"] + Self.changed)
            #expect(form.a.text == "")
        }

        @Test("A secret that is entered again is emptied by a deletion that would have nothing to delete")
        func secretDeletionAtTheEdge() {
            for key in [UIKeyboardHIDUsage.keyboardDeleteOrBackspace, .keyboardDeleteForward] {
                let form = Form.editing(key == .keyboardDeleteForward ? "secret|" : "|secret")
                form.a.isSecureTextEntry = true
                form.a.resignFirstResponder()
                form.a.becomeFirstResponder()
                form.simulator.press(key)
                #expect(form.a.text == "", "\(key)")
                form.simulator.type("x")
                #expect(form.a.text == "x")
            }
        }

        @Test("clearsOnInsertion clears once; moving the caret sets it back")
        func clearsOnInsertion() {
            let form = Form.editing("abc|")
            form.a.clearsOnInsertion = true
            form.simulator.type("x")
            #expect(form.a.text == "x" && !form.a.clearsOnInsertion)
            form.simulator.type("y")
            #expect(form.a.text == "xy")
            form.a.clearsOnInsertion = true
            form.simulator.press(.keyboardLeftArrow)
            #expect(!form.a.clearsOnInsertion)
            form.simulator.type("z")
            #expect(form.a.text == "xzy")
            form.a.clearsOnInsertion = true
            form.simulator.press(.keyboardDeleteOrBackspace)
            #expect(form.a.text == "xy", "Deleting is no insertion.")
        }

        @Test("The selection is told when the user or the program changes it, and only then")
        func selection() {
            let form = Form.editing("ab cd|")
            form.simulator.press(.keyboardLeftArrow)
            #expect(form.log == ["A didChangeSelection 4+0"])
            form.simulator.press(.keyboardA, .control)
            #expect(form.log == ["A didChangeSelection 0+5"])
            form.simulator.press(.keyboardA, .control)
            #expect(form.log.isEmpty)
            form.a.selection = NSRange(location: 1, length: 1)
            #expect(form.log == ["A didChangeSelection 1+1"])
            form.simulator.press(.keyboardEnd)
            form.simulator.press(.keyboardEnd)
            form.simulator.press(.keyboardRightArrow)
            #expect(form.log == ["A didChangeSelection 5+0"])
        }

        @Test("The method for several ranges goes first, and its default asks the one for a single range")
        func ranges() {
            final class Modern: NSObject, UITextFieldDelegate {
                var asked: [String] = []
                func textField(
                    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
                    replacementString string: String
                ) -> Bool {
                    asked.append(ranges.map { NSStringFromRange($0.rangeValue) }.joined() + string)
                    return string != "n"
                }
                func textField(
                    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
                ) -> Bool {
                    asked.append("single")
                    return true
                }
            }
            let form = Form.editing("|")
            let modern = Modern()
            form.a.delegate = modern
            form.simulator.type("yn")
            #expect(modern.asked == ["{0, 0}y", "{1, 0}n"])
            #expect(form.a.text == "y")

            form.a.delegate = form.recorder
            _ = form.log
            let pair = [
                NSValue(range: NSRange(location: 1, length: 2)), NSValue(range: NSRange(location: 6, length: 1)),
            ]
            _ = form.recorder.textField(form.a, shouldChangeCharactersInRanges: pair, replacementString: "")
            #expect(form.log == ["A shouldChange 1+6 ''"])
        }
    }
}
