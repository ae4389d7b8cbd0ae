import Testing
import UIKitSimulator

extension FieldTests {
    /// Where a line stands that is shorter than its field.
    @MainActor
    @Suite("Alignment")
    struct AlignmentTests {
        /// Where the text begins and ends, as lengths from the left and the right edge of its room.
        private func margins(_ form: Form) -> (left: CGFloat, right: CGFloat) {
            form.simulator.frame()
            let field = form.a
            // Both kinds of text have the same room in this field.
            let room = field.textRect(forBounds: field.bounds)
            let ends = [field.beginningOfDocument, field.endOfDocument].map { field.caretRect(for: $0).midX }
            return ((ends.min() ?? 0) - room.minX, room.maxX - (ends.max() ?? 0))
        }

        /// What the margins look like.
        private func place(_ form: Form) -> NSTextAlignment? {
            let (left, right) = margins(form)
            if abs(left - right) < 2 { return .center }
            if left < 3 { return .left }
            return right < 3 ? .right : nil
        }

        private func styled(_ text: String, _ alignment: NSTextAlignment) -> NSAttributedString {
            let style = NSMutableParagraphStyle()
            style.alignment = alignment
            return NSAttributedString(string: text, attributes: [.paragraphStyle: style])
        }

        @Test("The text's own alignment comes before the field's, and a natural one leaves it to that")
        func ownAlignment() {
            for isEditing in [false, true] {
                let form = isEditing ? Form.editing("|") : Form("A")
                for own in [NSTextAlignment.left, .center, .right, .natural] {
                    for fields in [NSTextAlignment.left, .center, .right] {
                        form.a.textAlignment = fields
                        form.a.attributedText = styled("abc", own)
                        #expect(place(form) == (own == .natural ? fields : own), "\(own), \(fields), \(isEditing)")
                    }
                    form.a.textAlignment = .natural
                    form.a.attributedText = styled("שלום", own)
                    #expect(place(form) == (own == .natural ? .right : own), "\(own), \(isEditing)")
                }
                form.a.textAlignment = .center
                form.a.text = "abc"
                #expect(place(form) == .center, "Plain text has no style left.")
            }
        }

        @Test(
            "Telephone numbers and addresses are read from left to right in fields of Arabic and Hebrew, at the right edge"
        )
        func readLeftToRight() {
            let form = Form("A")
            form.a.semanticContentAttribute = .forceRightToLeft
            /// Where the first and the last character stand.
            func ends() -> (first: CGFloat, last: CGFloat) {
                form.simulator.frame()
                let end = form.a.endOfDocument
                let last = form.a.position(from: end, offset: -1) ?? end
                return (
                    form.a.firstRect(
                        for: form.a.textRange(
                            from: form.a.beginningOfDocument,
                            to: form.a.position(
                                from: form.a.beginningOfDocument, offset: 1) ?? end) ?? UITextRange()
                    ).midX,
                    form.a.firstRect(for: form.a.textRange(from: last, to: end) ?? UITextRange()).midX
                )
            }
            form.a.text = "+442079"
            #expect(ends().first > ends().last, "A sign before digits is at the right where nothing else is known.")
            #expect(form.a.baseWritingDirection(for: form.a.beginningOfDocument, in: .forward) == .rightToLeft)
            form.a.keyboardType = .phonePad
            #expect(ends().first < ends().last && place(form) == .right)
            #expect(form.a.baseWritingDirection(for: form.a.beginningOfDocument, in: .forward) == .leftToRight)
            form.a.keyboardType = .default
            #expect(ends().first > ends().last, "It is found out anew.")
            form.a.textContentType = .telephoneNumber
            #expect(ends().first < ends().last && place(form) == .right)
            for change in [
                { form.a.textContentType = nil }, { form.a.keyboardType = .phonePad },
                { form.a.keyboardType = .default },
                { form.a.textContentType = .telephoneNumber },
            ] as [@MainActor () -> Void] {
                form.simulator.frame()
                change()
                form.simulator.advance(0.1)
                #expect(form.simulator.areaMissedByDamage() == nil, "It is painted anew.")
            }
            for (type, text) in [(UIKeyboardType.emailAddress, "@ada"), (.URL, "/a")] {
                (form.a.keyboardType, form.a.text) = (type, text)
                #expect(ends().first < ends().last && place(form) == .right, "\(type)")
            }
            form.a.keyboardType = .phonePad
            form.a.text = ""
            form.a.becomeFirstResponder()
            form.simulator.frame()
            let room = form.a.textRect(forBounds: form.a.bounds)
            #expect(room.maxX - form.a.caretRect(for: form.a.endOfDocument).midX < 3, "One begins at the right edge.")
        }

        @Test(
            "Blanks at the end move nothing while nobody edits: they hang over the edge where the text ends",
            arguments: ["abc", "שלום", "שלום abc", "12 ש"],
            [NSTextAlignment.natural, .left, .center, .right])
        func endBlanks(text: String, alignment: NSTextAlignment) {
            let form = Form("A")
            form.a.textAlignment = alignment
            func show(_ text: String) -> (picture: Data, start: CGFloat, end: CGFloat) {
                form.a.text = text
                form.simulator.frame()
                let ends = [form.a.beginningOfDocument, form.a.endOfDocument].map { form.a.caretRect(for: $0).midX }
                return (form.simulator.pngData(), ends[0], ends[1])
            }
            let (plain, blank) = (show(text), show(text + "    "))
            #expect(plain.picture == blank.picture && abs(plain.start - blank.start) < 0.01)
            let isRightToLeft = plain.start > plain.end
            #expect(isRightToLeft ? blank.end < plain.end - 8 : blank.end > plain.end + 8)
        }
    }
}
