import Testing
import UIKitSimulator

extension FieldTests {
    /// What goes through the one door for text: paste, limits, secrets, undo.
    @MainActor
    @Suite("Editing")
    struct TextInputSessionTests {
        private func paste(_ text: String, into form: Form) {
            UIPasteboard.general.string = text
            form.simulator.press(.keyboardV, .control)
        }

        // MARK: Paste

        @Test(
            "A field has one line: line ends become blanks between words, and vanish at the ends",
            arguments: [
                ("a\nb", "a b"), ("a\r\nb\r\n", "a b"), ("\n\n", ""), ("a\u{2028}b\u{2029}c\u{85}d", "a b c d"),
                ("a\n\n\nb", "a b"), ("\na", "a"), ("tab\tbed", "tab\tbed"), ("x\0y\0", "xy"),
                ("a\u{B}b\u{C}c", "a b c"),
            ])
        func pastedLineEnds(pasted: String, text: String) {
            let form = Form.editing("|")
            paste(pasted, into: form)
            #expect(form.a.text == text)
            #expect(form.log.contains { $0.contains("shouldChange") } == !text.isEmpty)
        }

        @Test("A text of the program's keeps its line ends, and is shown in one line")
        func programmaticLineEnds() {
            let form = Form("A", "B")
            form.a.text = "one\r\ntwo\nthree"
            #expect(form.a.text == "one\r\ntwo\nthree")
            form.b.text = "one two three"
            form.simulator.frame()
            let size = CGSize(width: 300, height: 44)
            #expect(form.a.caretRect(for: form.a.endOfDocument) == form.b.caretRect(for: form.b.endOfDocument))
            #expect(form.a.sizeThatFits(size) == form.b.sizeThatFits(size))
        }

        @Test("Lone surrogates become the sign for what cannot be shown, and no pair is cut")
        func loneSurrogates() {
            let form = Form.editing("|")
            paste(String(decoding: [0x61, 0xD83D, 0x62] as [UInt16], as: UTF16.self), into: form)
            #expect(form.a.text == "a\u{FFFD}b")
            form.a.text = "a😀b"
            form.a.selection = NSRange(location: 2, length: 0)
            #expect(form.a.marked == "a|😀b")
            form.simulator.type("x")
            #expect(form.a.text == "ax😀b")
            form.a.selection = NSRange(location: 3, length: 1)
            #expect(form.a.marked == "ax[😀]b")
            if let start = form.a.position(from: form.a.beginningOfDocument, offset: 3),
                let range = form.a.textRange(from: start, to: start)
            {
                form.a.replace(range, withText: "-")
            }
            #expect(form.a.text == "ax-😀b")
        }

        @Test("A paste of two megabytes is cut, at the border of a character, and the delegate sees what is put in")
        func hugePaste() {
            final class Lengths: NSObject, UITextFieldDelegate {
                var lengths: [Int] = []
                func textField(
                    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
                ) -> Bool {
                    lengths.append(string.utf16.count)
                    return true
                }
            }
            let form = Form.editing("abc|")
            let delegate = Lengths()
            form.a.delegate = delegate
            UIPasteboard.general.string = String(repeating: "😀", count: 1 << 20)
            // Without a frame in between: what is tested is the text, and setting it in type takes its time.
            form.simulator.pressUnseen(.keyboardV, modifiers: .control)
            #expect(
                form.a.text?.utf16.count == (1 << 20) - 1, "An odd unit is left, which half a character would fill.")
            #expect(delegate.lengths == [(1 << 20) - 4])
            form.simulator.pressUnseen(.keyboardV, modifiers: .control)
            #expect(delegate.lengths.count == 1, "There is no room, so nothing is asked.")
            form.simulator.pressUnseen(.keyboardZ, modifiers: .control)
            #expect(form.a.marked == "abc|")
        }

        @Test("The limit is for people: a program's text is what it set")
        func programmaticLength() {
            let form = Form.editing("|")
            form.a.text = String(repeating: "a", count: (1 << 20) + 5)
            #expect(form.a.text?.utf16.count == (1 << 20) + 5)
            form.simulator.pressUnseen(.keyboardDeleteOrBackspace)
            #expect(form.a.text?.utf16.count == (1 << 20) + 4)
            form.a.text = ""
        }

        // MARK: Secrets

        @Test("A secret is shown as one dot for each character, and equal lengths look equal")
        func dots() {
            let size = CGSize(width: 340, height: 60)
            func picture(_ text: String) -> Data {
                let form = Form("A", size: size)
                form.a.isSecureTextEntry = true
                form.a.text = text
                return form.simulator.pngData()
            }
            let four = picture("abcd")
            #expect(picture("👨‍👩‍👧e\u{301}🇩🇪W") == four)
            #expect(picture("abc") != four)
            #expect(picture("••••") == four)
        }

        @Test("A secret is not copied and not cut, and a paste into it is possible")
        func noCopies() {
            let form = Form.editing("[hidden]")
            form.a.isSecureTextEntry = true
            UIPasteboard.general.string = "before"
            for (key, modifiers) in [
                (UIKeyboardHIDUsage.keyboardC, UIKeyModifierFlags.control), (.keyboardX, .control),
                (.keyboardInsert, .control),
            ] {
                form.simulator.press(key, modifiers)
            }
            #expect(UIPasteboard.general.string == "before")
            #expect(form.a.text == "hidden")
            #expect(form.log.isEmpty)
            form.simulator.press(.keyboardV, .control)
            #expect(form.a.text == "before")
        }

        @Test("In a secret words are not told apart: what goes to the next one goes to the end")
        func wordsOfSecrets() {
            let form = Form("A")
            form.simulator.hasHardwareKeyboard = true
            form.a.isSecureTextEntry = true
            form.a.becomeFirstResponder()
            for (key, expected) in [
                (UIKeyboardHIDUsage.keyboardDeleteOrBackspace, "|six seven"), (.keyboardDeleteForward, "four five |"),
                (.keyboardLeftArrow, "|four five six seven"), (.keyboardRightArrow, "four five six seven|"),
            ] {
                form.set("four five |six seven")
                form.simulator.press(key, .control)
                #expect(form.a.marked == expected)
            }
        }

        @Test("A secret leaves nothing to undo")
        func noUndo() {
            let form = Form.editing("|")
            form.simulator.type("open")
            form.a.isSecureTextEntry = true
            #expect(form.a.undoManager?.canUndo == false, "What was typed before is part of the secret.")
            form.simulator.type("s")
            form.simulator.type("ecret")
            form.simulator.press(.keyboardZ, .control)
            #expect(form.a.text == "secret")
            form.a.resignFirstResponder()
            form.a.isSecureTextEntry = false
            form.a.becomeFirstResponder()
            form.simulator.press(.keyboardZ, .control)
            #expect(form.a.text == "secret" && form.a.undoManager?.canUndo == false)
        }

        @Test("Undo that was recorded while the text was visible does not survive the end of a secret's editing")
        func noUndoAfterEnd() {
            let form = Form.editing("|")
            form.a.isSecureTextEntry = true
            form.a.isSecureTextEntry = false
            form.simulator.type("shown")
            form.a.isSecureTextEntry = true
            form.a.resignFirstResponder()
            form.a.isSecureTextEntry = false
            #expect(form.a.undoManager?.canUndo == false && form.a.undoManager?.canRedo == false)
        }

        @Test("A field that becomes secret while it is edited starts over; one that becomes visible is corrected")
        func toggling() {
            let form = Form.editing("abc|")
            form.a.isSecureTextEntry = true
            form.simulator.type("x")
            #expect(form.a.text == "x")
            form.simulator.type("y")
            form.a.isSecureTextEntry = true
            form.simulator.type("z")
            #expect(form.a.text == "xyz", "Nothing was switched.")
            form.a.resignFirstResponder()
            form.a.becomeFirstResponder()
            form.a.isSecureTextEntry = false
            form.simulator.type("!")
            #expect(form.a.text == "xyz!")
        }

        @Test("A secret that is entered again keeps what the caret's movements find, and a text that the program sets")
        func reentry() {
            let form = Form.editing("abc|")
            form.a.isSecureTextEntry = true
            form.a.resignFirstResponder()
            form.a.becomeFirstResponder()
            form.simulator.press(.keyboardLeftArrow)
            form.simulator.type("x")
            #expect(form.a.text == "x", "Moving the caret does not keep the old secret.")
            form.a.resignFirstResponder()
            form.a.becomeFirstResponder()
            form.a.text = "set"
            form.simulator.type("x")
            #expect(form.a.text == "setx")
            form.recorder.refused = [.shouldChange]
            form.a.resignFirstResponder()
            form.a.becomeFirstResponder()
            form.simulator.type("y")
            #expect(form.a.text == "setx")
            form.recorder.refused = []
            form.simulator.type("y")
            #expect(form.a.text == "y", "A change that was refused did not replace anything yet.")
        }

        // MARK: Undo

        @Test("The undo manager undoes and redoes what was typed")
        func undoManager() throws {
            let form = Form.editing("|")
            let manager = try #require(form.a.undoManager)
            #expect(!manager.canUndo && !manager.canRedo)
            form.simulator.type("one")
            #expect(manager.canUndo && !manager.canRedo)
            _ = form.log
            manager.undo()
            #expect(form.a.marked == "|" && manager.canRedo && !manager.canUndo)
            #expect(
                form.log == [
                    "A shouldChange 0+3 ''", "A didChangeSelection 0+0", "A action editingChanged",
                    "A note textDidChange",
                ])
            manager.redo()
            #expect(form.a.marked == "one|")
            manager.removeAllActions()
            #expect(!manager.canUndo && !manager.canRedo)
        }

        @Test("Typing is undone by words, and what is far apart in time alone")
        func undoGroups() {
            let form = Form.editing("|")
            form.simulator.type("one two")
            form.simulator.advance(3)
            form.simulator.type("three")
            for text in ["one two", "one ", ""] {
                form.simulator.press(.keyboardZ, .control)
                #expect(form.a.text == text)
            }
        }

        @Test("Undo brings back the selection that was typed over")
        func undoSelection() {
            let form = Form.editing("a[bc]d")
            form.simulator.type("x")
            form.simulator.press(.keyboardZ, .control)
            #expect(form.a.marked == "a[bc]d")
            form.simulator.press(.keyboardY, .control)
            #expect(form.a.marked == "ax|d")
        }

        @Test("A text that the program sets cannot be undone, nor what was typed before it")
        func undoAfterSetting() {
            let form = Form.editing("|")
            form.simulator.type("typed")
            form.a.text = "set"
            form.simulator.press(.keyboardZ, .control)
            #expect(form.a.text == "set")
            form.simulator.type("!")
            form.simulator.press(.keyboardZ, .control)
            #expect(form.a.text == "set")
        }

        @Test("Clearing by the button can be undone")
        func undoClearing() {
            let form = Form.editing("abc|")
            form.a.clearButtonMode = .always
            form.simulator.frame()
            form.simulator.tap(CGPoint(x: 300, y: 32))
            #expect(form.a.text == "")
            form.simulator.press(.keyboardZ, .control)
            #expect(form.a.marked == "abc|")
        }

        @Test("What a program registers is undone through the same manager")
        func registeredUndo() throws {
            final class Model { var value = 1 }
            let form = Form.editing("|")
            let model = Model()
            let manager = try #require(form.a.undoManager)
            model.value = 2
            manager.registerUndo(withTarget: model) { $0.value = 1 }
            form.simulator.type("x")
            form.simulator.press(.keyboardZ, .control)
            #expect(form.a.text == "")
            #expect(manager.canUndo)
            manager.undo()
            #expect(model.value == 1 && !manager.canUndo)
        }
    }
}
