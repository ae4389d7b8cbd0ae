import Testing
import UIKitSimulator

extension FieldTests {
    /// Attributes of the text: the field's, the text's own, and those of what is typed next.
    @MainActor
    @Suite("Attributes")
    struct AttributeTests {
        /// The text in runs: `[a]` for a piece that has a kern of 1, `a` for one that has none.
        private func runs(_ field: UITextField) -> String {
            guard let text = field.attributedText else { return "" }
            var result = ""
            text.enumerateAttribute(.kern, in: NSRange(location: 0, length: text.length), options: []) {
                value, range, _ in
                let piece = (text.string as NSString).substring(with: range)
                result += value == nil ? piece : "[\(piece)]"
            }
            return result
        }

        private static let kern: [NSAttributedString.Key: Any] = [.kern: NSNumber(value: 1)]

        private func styled(_ parts: (String, Bool)...) -> NSAttributedString {
            let text = NSMutableAttributedString(string: "")
            for (part, isKerned) in parts {
                text.append(NSAttributedString(string: part, attributes: isKerned ? Self.kern : [:]))
            }
            return text
        }

        @Test("Attributes move with the edits, and what is typed takes those of what stands before it")
        func moving() {
            let form = Form.editing("|")
            form.a.attributedText = styled(("ab", false), ("cd", true), ("ef", false))
            #expect(runs(form.a) == "ab[cd]ef")
            form.a.selection = NSRange(location: 4, length: 0)
            form.simulator.type("x")
            #expect(runs(form.a) == "ab[cdx]ef")
            form.a.selection = NSRange(location: 2, length: 0)
            form.simulator.type("y")
            #expect(runs(form.a) == "aby[cdx]ef")
            form.a.selection = NSRange(location: 1, length: 3)
            form.simulator.press(.keyboardDeleteOrBackspace)
            #expect(runs(form.a) == "a[dx]ef")
            form.simulator.press(.keyboardA, .control)
            form.simulator.type("z")
            #expect(runs(form.a) == "z")
        }

        @Test("Plain text that is set has no attributes of the text before")
        func plain() {
            let form = Form.editing("|")
            form.a.attributedText = styled(("abc", true))
            form.a.text = "abc"
            #expect(runs(form.a) == "abc")
            form.a.attributedText = styled(("abc", true))
            form.a.attributedText = nil
            form.simulator.type("x")
            #expect(runs(form.a) == "x")
        }

        @Test("typingAttributes hold for what is typed next, also in the middle of plain text")
        func typing() {
            let form = Form("A")
            form.a.text = "abcd"
            form.a.typingAttributes = Self.kern
            #expect(form.a.typingAttributes == nil, "Nothing is typed into a field that is not edited.")
            form.a.becomeFirstResponder()
            form.a.selection = NSRange(location: 2, length: 0)
            form.a.typingAttributes = Self.kern
            form.simulator.type("xy")
            #expect(runs(form.a) == "ab[xy]cd")
            #expect(form.a.typingAttributes?[.kern] as? Int == 1)
            form.simulator.press(.keyboardLeftArrow)
            form.simulator.press(.keyboardLeftArrow)
            #expect(form.a.typingAttributes?[.kern] == nil)
            form.a.typingAttributes = Self.kern
            form.simulator.press(.keyboardRightArrow)
            form.simulator.press(.keyboardLeftArrow)
            form.simulator.type("z")
            #expect(runs(form.a) == "abz[xy]cd", "Moving the caret sets them back.")
            form.a.resignFirstResponder()
            #expect(form.a.typingAttributes == nil)
        }

        @Test("Undo and redo keep attributes on their text")
        func undo() {
            let form = Form.editing("|")
            form.a.attributedText = styled(("ab", false), ("cd", true))
            form.simulator.press(.keyboardHome)
            form.simulator.type("x")
            #expect(runs(form.a) == "xab[cd]")
            form.simulator.press(.keyboardZ, .control)
            #expect(runs(form.a) == "ab[cd]")
            form.simulator.press(.keyboardY, .control)
            #expect(runs(form.a) == "xab[cd]")
        }

        @Test("defaultTextAttributes set the field's font, colour and alignment, and are read back")
        func defaults() {
            let form = Form("A")
            let style = NSMutableParagraphStyle()
            style.alignment = .center
            form.a.defaultTextAttributes = [
                .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.systemRed, .paragraphStyle: style,
                .kern: NSNumber(value: 2),
            ]
            #expect(form.a.font?.pointSize == 20)
            #expect(form.a.textColor == .systemRed)
            #expect(form.a.textAlignment == .center)
            #expect(form.a.defaultTextAttributes[.kern] as? Int == 2)
            form.a.font = .systemFont(ofSize: 12)
            #expect((form.a.defaultTextAttributes[.font] as? UIFont)?.pointSize == 12)
            form.a.text = "abc"
            let attributes = form.a.attributedText?.attributes(at: 0, effectiveRange: nil)
            #expect(attributes?[.kern] as? Int == 2)
            #expect((attributes?[.font] as? UIFont)?.pointSize == 12)
        }

        @Test("Attributes are seen: a larger font in the text makes it wider")
        func widths() {
            let form = Form("A")
            form.a.text = "wide"
            let plain = form.a.caretRect(for: form.a.endOfDocument).midX
            form.a.attributedText = NSAttributedString(
                string: "wide", attributes: [.font: UIFont.systemFont(ofSize: 34)])
            let large = form.a.caretRect(for: form.a.endOfDocument).midX
            let left = form.a.textRect(forBounds: form.a.bounds).minX
            // Not twice as wide to the point: letters stand closer in large sizes.
            #expect((1.6...2).contains((large - left) / (plain - left)))
        }

        @Test("attributedText of an empty field is empty, and the hint keeps its attributes")
        func empty() {
            let form = Form("A")
            #expect(form.a.attributedText?.length == 0)
            form.a.attributedPlaceholder = styled(("hint", true))
            #expect(form.a.placeholder == "hint")
            #expect(form.a.attributedPlaceholder?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 1)
        }
    }
}
