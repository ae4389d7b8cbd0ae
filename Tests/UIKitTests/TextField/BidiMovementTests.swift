import Testing
import UIKitSimulator

extension FieldTests {
    /// The caret in text that runs from right to left, and in text that runs both ways: arrows follow the screen.
    @MainActor
    @Suite("Both directions")
    struct BidiMovementTests {
        /// Texts, and how many steps an arrow takes from one end to the other.
        private nonisolated static let texts = [
            ("שלום עולם", 9), ("مرحبا بالعالم", 13), ("abc שלום def", 12), ("שלום abc עולם", 13),
            ("abc שלום עולם def", 17), ("א1ב 23 ג", 8), ("(א) b", 5), ("one two", 7), ("לא", 2),
            // Signs without width have no place of their own.
            ("a\u{202B}b\u{202C}c", 3),
        ]

        @Test("An arrow moves the caret in its direction, to the end of the line and back", arguments: texts)
        func arrows(text: String, count: Int) {
            let form = Form.editing("|")
            form.a.text = text
            for (there, back, sign) in [
                (UIKeyboardHIDUsage.keyboardRightArrow, UIKeyboardHIDUsage.keyboardLeftArrow, CGFloat(1)),
                (.keyboardLeftArrow, .keyboardRightArrow, -1),
            ] {
                for modifiers in [UIKeyModifierFlags(), .control] {
                    for _ in 0..<40 { form.simulator.press(back) }
                    var x = form.caretX
                    var steps = 0
                    while steps < 40 {
                        form.simulator.press(there, modifiers)
                        let now = form.caretX
                        if now == x { break }
                        #expect((now - x) * sign > 0, "\(text) \(there.rawValue) \(modifiers.rawValue) step \(steps)")
                        x = now
                        steps += 1
                    }
                    #expect(modifiers.isEmpty ? steps == count : (1...count).contains(steps), "\(text)")
                    let edge = x
                    for _ in 0..<40 { form.simulator.press(there) }
                    #expect(form.caretX == edge, "\(text): the last step leads to the edge")
                }
            }
        }

        @Test("Each arrow visits every character of text in one direction")
        func everyCharacter() {
            let form = Form.editing("|")
            form.a.text = "שלום"
            var offsets: [Int] = []
            for _ in 0..<6 {
                offsets.append(form.a.selection.location)
                form.simulator.press(.keyboardRightArrow)
            }
            #expect(offsets == [4, 3, 2, 1, 0, 0])
        }

        @Test("Control and an arrow go to the far edge of the next word as it is seen")
        func words() {
            let form = Form.editing("|")
            form.a.text = "שלום עולם"
            form.simulator.press(.keyboardHome)
            form.simulator.press(.keyboardLeftArrow, .control)
            #expect(form.a.selection.location == 4)
            form.simulator.press(.keyboardLeftArrow, .control)
            #expect(form.a.selection.location == 9)
            form.simulator.press(.keyboardRightArrow, .control)
            #expect(form.a.selection.location == 5)
            form.simulator.press(.keyboardRightArrow, .control)
            #expect(form.a.selection.location == 0)

            form.a.text = "abc שלום def"
            form.simulator.press(.keyboardHome)
            let forth = (0..<3).map { _ in
                form.simulator.press(.keyboardRightArrow, .control)
                return form.a.selection.location
            }
            #expect(forth == [3, 4, 12])
            let back = (0..<3).map { _ in
                form.simulator.press(.keyboardLeftArrow, .control)
                return form.a.selection.location
            }
            #expect(back == [9, 8, 0])
        }

        @Test("Shift extends on the screen too")
        func extending() {
            let form = Form.editing("|")
            form.a.text = "שלום"
            form.simulator.press(.keyboardHome)
            form.simulator.press(.keyboardLeftArrow, .shift)
            #expect(form.a.selection == NSRange(location: 0, length: 1))
            form.simulator.press(.keyboardLeftArrow, [.shift, .control])
            #expect(form.a.selection == NSRange(location: 0, length: 4))
            form.simulator.press(.keyboardRightArrow, .shift)
            #expect(form.a.selection == NSRange(location: 0, length: 3))
            form.simulator.press(.keyboardLeftArrow)
            #expect(form.a.selection == NSRange(location: 3, length: 0), "The selection's left edge is its end.")
            form.simulator.press(.keyboardA, .control)
            form.simulator.press(.keyboardRightArrow)
            #expect(form.a.selection == NSRange(location: 0, length: 0))
        }

        @Test("Keys that delete go by the order of the text")
        func deleting() {
            let form = Form.editing("|")
            form.a.text = "שלום עולם"
            form.simulator.press(.keyboardDeleteOrBackspace)
            #expect(form.a.text == "שלום עול")
            form.simulator.press(.keyboardDeleteOrBackspace, .control)
            #expect(form.a.text == "שלום ")
            form.simulator.press(.keyboardHome)
            form.simulator.press(.keyboardDeleteForward)
            #expect(form.a.text == "לום ")
        }

        @Test("Right-to-left text stands at the right, and the caret behind it at its left")
        func natural() {
            let form = Form.editing("|")
            form.a.text = "שלום"
            let room = form.a.editingRect(forBounds: form.a.bounds)
            let start = form.a.caretRect(for: form.a.beginningOfDocument)
            let end = form.a.caretRect(for: form.a.endOfDocument)
            #expect(abs(start.midX - room.maxX) < 1)
            #expect(end.midX < start.midX)
        }

        @Test("Blanks behind right-to-left text move its caret on to the left")
        func trailingBlanks() {
            let form = Form.editing("|")
            form.a.text = "שלום"
            var x = form.caretX
            for _ in 0..<3 {
                form.simulator.type(" ")
                let now = form.caretX
                #expect(now < x)
                x = now
            }
        }
    }
}
