import Testing
import UIKitSimulator

extension FieldTests {
    /// The chords of Linux desktops. Texts carry their caret as a bar and their selection in brackets.
    @MainActor
    @Suite("Keys")
    struct KeyTests {
        struct Row: Sendable, CustomTestStringConvertible {
            var before: String
            var key: UIKeyboardHIDUsage
            var modifiers: UIKeyModifierFlags = []
            var after: String

            init(
                _ before: String, _ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = [], _ after: String
            ) {
                (self.before, self.key, self.modifiers, self.after) = (before, key, modifiers, after)
            }

            init(_ before: String, _ key: UIKeyboardHIDUsage, _ after: String) {
                self.init(before, key, [], after)
            }

            var testDescription: String { "\(before) \(key.rawValue) \(modifiers.rawValue) \(after)" }
        }

        private func check(_ rows: [Row]) {
            let form = Form.editing("|")
            for row in rows {
                form.set(row.before)
                form.simulator.press(row.key, row.modifiers)
                #expect(form.a.marked == row.after, "\(row.testDescription)")
            }
        }

        @Test("Arrows, Home and End")
        func moves() {
            check([
                Row("ab|c", .keyboardLeftArrow, "a|bc"), Row("|abc", .keyboardLeftArrow, "|abc"),
                Row("ab|c", .keyboardRightArrow, "abc|"), Row("abc|", .keyboardRightArrow, "abc|"),
                Row("a[b]c", .keyboardLeftArrow, "a|bc"), Row("a[b]c", .keyboardRightArrow, "ab|c"),
                Row("ab|c", .keyboardHome, "|abc"), Row("a|bc", .keyboardEnd, "abc|"),
                Row("ab|c", .keyboardUpArrow, "|abc"), Row("a|bc", .keyboardDownArrow, "abc|"),
                Row("ab|c", .keyboardPageUp, "|abc"), Row("a|bc", .keyboardPageDown, "abc|"),
                Row("ab|c", .keyboardHome, .control, "|abc"), Row("a|bc", .keyboardEnd, .control, "abc|"),
                Row("|", .keyboardLeftArrow, "|"), Row("|", .keyboardRightArrow, .control, "|"),
            ])
        }

        @Test("Arrows go by what a person calls a character")
        func clusters() {
            check([
                Row("|👨‍👩‍👧b", .keyboardRightArrow, "👨‍👩‍👧|b"), Row("🇩🇪🇫🇷|", .keyboardLeftArrow, "🇩🇪|🇫🇷"),
                Row("e\u{301}\u{323}|x", .keyboardLeftArrow, "|e\u{301}\u{323}x"),
                Row("|👍🏽👍", .keyboardRightArrow, "👍🏽|👍"), Row("|ffi", .keyboardRightArrow, "f|fi"),
                Row("각|", .keyboardLeftArrow, "|각"), Row("\r\n|", .keyboardLeftArrow, "|\r\n"),
                Row("a|\r\nb", .keyboardRightArrow, "a\r\n|b"),
            ])
        }

        @Test("Control and an arrow go by words")
        func words() {
            check([
                Row("|one two", .keyboardRightArrow, .control, "one| two"),
                Row("one| two", .keyboardRightArrow, .control, "one two|"),
                Row("one two|", .keyboardLeftArrow, .control, "one |two"),
                Row("one |two", .keyboardLeftArrow, .control, "|one two"),
                Row("o[ne t]wo", .keyboardLeftArrow, .control, "|one two"),
                Row("o[ne t]wo", .keyboardRightArrow, .control, "one two|"),
                Row("one, two|!?", .keyboardRightArrow, .control, "one, two!?|"),
                Row("don't| stop", .keyboardLeftArrow, .control, "|don't stop"),
                Row("a@b.org|", .keyboardLeftArrow, .control, "a@|b.org"),
            ])
        }

        @Test("Shift extends the selection and shrinks it again")
        func extending() {
            let form = Form.editing("ab|cd ef")
            form.simulator.press(.keyboardRightArrow, .shift)
            #expect(form.a.marked == "ab[c]d ef")
            form.simulator.press(.keyboardRightArrow, [.shift, .control])
            #expect(form.a.marked == "ab[cd] ef")
            form.simulator.press(.keyboardEnd, .shift)
            #expect(form.a.marked == "ab[cd ef]")
            form.simulator.press(.keyboardLeftArrow, .shift)
            #expect(form.a.marked == "ab[cd e]f")
            form.simulator.press(.keyboardHome, .shift)
            #expect(form.a.marked == "[ab]cd ef")
            form.simulator.press(.keyboardRightArrow, [.shift, .control])
            #expect(form.a.marked == "ab[cd] ef")
            form.simulator.press(.keyboardLeftArrow, .shift)
            form.simulator.press(.keyboardLeftArrow, .shift)
            #expect(form.a.marked == "ab|cd ef")
            form.simulator.press(.keyboardUpArrow, .shift)
            #expect(form.a.marked == "[ab]cd ef")
        }

        @Test("Control with A, C, X and V")
        func clipboard() {
            let form = Form.editing("a[b]c")
            form.simulator.press(.keyboardC, .control)
            #expect(UIPasteboard.general.string == "b" && form.a.marked == "a[b]c")
            form.simulator.press(.keyboardX, .control)
            #expect(form.a.marked == "a|c")
            form.simulator.press(.keyboardV, .control)
            form.simulator.press(.keyboardV, .control)
            #expect(form.a.marked == "abb|c")
            form.simulator.press(.keyboardX, .control)
            #expect(UIPasteboard.general.string == "b" && form.a.marked == "abb|c", "There is nothing to cut.")
            form.simulator.press(.keyboardA, .control)
            #expect(form.a.marked == "[abbc]")
        }

        @Test("Insert and Delete with Control and Shift, as of old")
        func oldClipboard() {
            let form = Form.editing("a[b]c")
            form.simulator.press(.keyboardInsert, .control)
            #expect(UIPasteboard.general.string == "b" && form.a.marked == "a[b]c")
            form.simulator.press(.keyboardDeleteForward, .shift)
            #expect(form.a.marked == "a|c")
            form.simulator.press(.keyboardInsert, .shift)
            #expect(form.a.marked == "ab|c")
        }

        @Test("Backspace and Delete")
        func deletions() {
            check([
                Row("ab|c", .keyboardDeleteOrBackspace, "a|c"), Row("a|bc", .keyboardDeleteForward, "a|c"),
                Row("abc|", .keyboardDeleteForward, "abc|"), Row("|abc", .keyboardDeleteOrBackspace, "|abc"),
                Row("a[b]c", .keyboardDeleteForward, "a|c"), Row("a[b]c", .keyboardDeleteOrBackspace, "a|c"),
                Row("a|👨‍👩‍👧b", .keyboardDeleteForward, "a|b"),
                Row("one two|", .keyboardDeleteOrBackspace, .control, "one |"),
                Row("one two |", .keyboardDeleteOrBackspace, .control, "one |"),
                Row("|one two", .keyboardDeleteForward, .control, "| two"),
                Row("one| two", .keyboardDeleteForward, .control, "one|"),
                Row("one t|wo", .keyboardDeleteOrBackspace, [.control, .shift], "|wo"),
                Row("one t|wo", .keyboardDeleteForward, [.control, .shift], "one t|"),
            ])
        }

        @Test("Control with Z, shift Z and Y")
        func undo() {
            let form = Form.editing("|")
            form.simulator.type("one two")
            form.simulator.press(.keyboardZ, .control)
            #expect(form.a.marked == "one |")
            form.simulator.press(.keyboardZ, .control)
            #expect(form.a.marked == "|")
            form.simulator.press(.keyboardZ, .control)
            #expect(form.a.marked == "|")
            form.simulator.press(.keyboardZ, [.control, .shift])
            #expect(form.a.marked == "one |")
            form.simulator.press(.keyboardY, .control)
            #expect(form.a.marked == "one two|")
            form.simulator.press(.keyboardY, .control)
            #expect(form.a.marked == "one two|")
        }

        @Test("Chords go by the letter, and by its place where the layout is not Latin")
        func layouts() {
            let form = Form.editing("ab|")
            // A French keyboard has A where the American one has Q; a Russian one has no A at all.
            form.simulator.hold(.keyboardQ, modifiers: .control, characters: "a")
            #expect(form.a.marked == "[ab]")
            form.set("ab|")
            form.simulator.hold(.keyboardA, modifiers: .control, characters: "q")
            #expect(form.a.marked == "ab|")
            form.simulator.hold(.keyboardA, modifiers: .control, characters: "ф")
            #expect(form.a.marked == "[ab]")
        }

        @Test("Control and Alt together type a letter of the layout and are no chord")
        func thirdLevel() {
            let form = Form.editing("a[b]")
            form.simulator.press(.keyboardX, [.control, .alternate])
            #expect(form.a.marked == "a[b]")
        }

        @Test("A held key goes on")
        func repeating() {
            let form = Form.editing("abc|")
            form.simulator.hold(.keyboardLeftArrow, repeats: 1)
            #expect(form.a.marked == "a|bc")
            form.simulator.hold(.keyboardDeleteForward, repeats: 3)
            #expect(form.a.marked == "a|")
        }

        @Test("A key says what it prints with the modifiers that are down, and what without them")
        func charactersOfKeys() {
            final class Box: UIView {
                var keys: [UIKey] = []
                override var canBecomeFirstResponder: Bool { true }
                override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                    keys += presses.compactMap(\.key)
                }
            }
            let simulator = Simulator(size: CGSize(width: 100, height: 100))
            let box = Box(frame: simulator.window.bounds)
            simulator.window.addSubview(box)
            box.becomeFirstResponder()
            simulator.press(.keyboardS)
            simulator.press(.keyboardS, [.shift, .control])
            simulator.press(.keyboardF5, .shift)
            #expect(box.keys.map(\.characters) == ["s", "S", "UIKeyInputF5"])
            #expect(box.keys.map(\.charactersIgnoringModifiers) == ["s", "s", "UIKeyInputF5"])
            #expect(box.keys.map(\.modifierFlags) == [[], [.shift, .control], .shift])
        }

        @Test("Keys that the field has no use for go up the chain")
        func unusedKeys() {
            final class Box: UIView {
                var keys: [UIKeyboardHIDUsage] = []
                override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                    keys += presses.compactMap { $0.key?.keyCode }
                }
            }
            let form = Form.editing("ab|")
            let box = Box(frame: form.simulator.window.bounds)
            form.simulator.window.addSubview(box)
            box.addSubview(form.a)
            form.a.becomeFirstResponder()
            form.simulator.press(.keyboardEscape)
            form.simulator.press(.keyboardLeftArrow)
            form.simulator.press(.keyboardS, .control)
            #expect(box.keys == [.keyboardEscape, .keyboardS])
        }
    }
}
