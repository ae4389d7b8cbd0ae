import Testing
import UIKitSimulator

extension FieldTests {
    /// Text that is too long for its field: it scrolls, shrinks, or is cut.
    @MainActor
    @Suite("Too long a text")
    struct FittingTests {
        /// Where the caret may be seen: the room for the text, and two points at both sides of it.
        private func visible(_ field: UITextField) -> ClosedRange<CGFloat> {
            let room = field.editingRect(forBounds: field.bounds)
            return (room.minX - 2)...(room.maxX + 2)
        }

        private func caret(_ form: Form) -> CGFloat {
            form.a.convert(CGPoint(x: form.caretX, y: 0), from: nil).x
        }

        @Test(
            "The caret is always inside of the field", arguments: [NSTextAlignment.natural, .right, .center], [0, 1])
        func caretStaysVisible(alignment: NSTextAlignment, side: Int) {
            var random = SeededGenerator(7)
            let form = Form.editing("|")
            form.a.textAlignment = alignment
            form.a.frame.size.width = 120
            if side == 1 { form.a.semanticContentAttribute = .forceRightToLeft }
            let pieces = ["hello", " ", "   ", "שלום", "w", "مرحبا", "👨‍👩‍👧", "iiiiiiiiiiii", "12", "\t"]
            let keys: [(UIKeyboardHIDUsage, UIKeyModifierFlags)] = [
                (.keyboardLeftArrow, []), (.keyboardRightArrow, []), (.keyboardLeftArrow, .control),
                (.keyboardRightArrow, .control), (.keyboardHome, []), (.keyboardEnd, []),
                (.keyboardDeleteOrBackspace, []), (.keyboardDeleteOrBackspace, .control), (.keyboardLeftArrow, .shift),
                (.keyboardZ, .control),
            ]
            for step in 0..<150 {
                if random.chance(0.5) {
                    form.a.insertText(random.pick(pieces))
                } else {
                    let (key, modifiers) = random.pick(keys)
                    form.simulator.press(key, modifiers)
                }
                let x = caret(form)
                #expect(
                    visible(form.a).contains(x),
                    "seed \(SeededGenerator.seed), step \(step), text '\(form.a.text ?? "")'")
            }
        }

        @Test("Text scrolls by the least that shows the caret, and leaves no room at its end")
        func scrolling() {
            let form = Form.editing("|")
            form.a.text = String(repeating: "word ", count: 30)
            let room = form.a.editingRect(forBounds: form.a.bounds)
            #expect(abs(caret(form) - room.maxX) < 1)
            form.simulator.press(.keyboardLeftArrow)
            let first = caret(form)
            #expect(first < room.maxX - 1, "The text stays where it is while the caret is seen.")
            form.simulator.press(.keyboardHome)
            #expect(abs(caret(form) - room.minX) < 1)
            form.simulator.press(.keyboardEnd)
            form.simulator.press(.keyboardLeftArrow, .control)
            for _ in 0..<20 { form.simulator.press(.keyboardDeleteOrBackspace) }
            #expect(form.a.convert(form.point(form.a.text?.utf16.count ?? 0, in: form.a), from: nil).x >= room.maxX - 1)
        }

        @Test("Blanks at the end move the caret on, and scroll when there is no more room")
        func trailingBlanks() {
            let form = Form.editing("ab|")
            var x = caret(form)
            for _ in 0..<10 {
                form.simulator.type(" ")
                #expect(caret(form) > x)
                x = caret(form)
            }
            for _ in 0..<100 { form.a.insertText(" ") }
            #expect(visible(form.a).contains(caret(form)))
            form.a.textAlignment = .right
            form.a.text = "ab"
            let end = caret(form)
            let start = form.point(0, in: form.a).x
            form.simulator.type("  ")
            #expect(abs(caret(form) - end) < 1 && form.point(0, in: form.a).x < start)
        }

        @Test("A text that is too long is cut while nobody edits it, and begins at its beginning")
        func truncation() {
            let form = Form("A")
            form.simulator.hasHardwareKeyboard = true
            let text = String(repeating: "long ", count: 30)
            form.a.text = text
            let room = form.a.textRect(forBounds: form.a.bounds)
            #expect(abs(form.a.caretRect(for: form.a.beginningOfDocument).midX - room.minX) < 1)
            #expect(form.a.caretRect(for: form.a.endOfDocument).midX <= room.maxX + 1)
            let cut = form.simulator.pngData()
            form.a.text = text + "and what nobody sees"
            #expect(form.simulator.pngData() == cut)
            form.a.becomeFirstResponder()
            form.a.resignFirstResponder()
            #expect(form.simulator.pngData() == cut, "The text went back to its beginning.")
            let far = form.a.closestPosition(to: CGPoint(x: 1000, y: 22))
            let offset = far.map { form.a.offset(from: form.a.beginningOfDocument, to: $0) } ?? 0
            #expect((20..<60).contains(offset), "What was left out cannot be pointed at.")
        }

        @Test("adjustsFontSizeToFitWidth makes letters smaller, down to the smallest size")
        func shrinking() {
            let form = Form("A")
            form.a.text = String(repeating: "word ", count: 8) + "end"
            form.a.frame.size.width = 220
            let room = form.a.textRect(forBounds: form.a.bounds)
            let height = form.a.caretRect(for: form.a.endOfDocument).height
            form.a.adjustsFontSizeToFitWidth = true
            let small = form.a.caretRect(for: form.a.endOfDocument)
            #expect(small.height < height && small.midX <= room.maxX + 1 && small.midX > room.maxX - 20)
            form.a.minimumFontSize = 16
            let large = form.a.caretRect(for: form.a.endOfDocument).height
            #expect(large > small.height && large < height)
            form.a.text = "short"
            #expect(form.a.caretRect(for: form.a.endOfDocument).height == height)
        }

        @Test("A secret that is too long is shown from its beginning, in dots only")
        func longSecret() {
            let form = Form("A")
            form.a.isSecureTextEntry = true
            form.a.text = String(repeating: "x", count: 100)
            let before = form.simulator.pngData()
            form.a.text = String(repeating: "W ", count: 50)
            #expect(form.simulator.pngData() == before)
        }

        @Test("A field that grows or gets another font shows its caret")
        func changes() {
            let form = Form.editing("|")
            form.a.text = String(repeating: "word ", count: 20)
            for width in [300, 60, 200, 340] as [CGFloat] {
                form.a.frame.size.width = width
                #expect(visible(form.a).contains(caret(form)))
            }
            form.a.font = .systemFont(ofSize: 30)
            #expect(visible(form.a).contains(caret(form)))
            form.a.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
            form.a.leftViewMode = .always
            #expect(visible(form.a).contains(caret(form)))
        }
    }
}
