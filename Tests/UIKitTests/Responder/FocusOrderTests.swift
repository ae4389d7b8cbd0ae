import Testing
import UIKitSimulator

extension FieldTests {
    /// The order of Tab, and what the return key does with the focus.
    @MainActor
    @Suite("Order of Tab")
    struct FocusOrderTests {
        /// A form of fields at places, each with its name.
        @MainActor
        private final class Layout {
            let simulator = Simulator(size: CGSize(width: 600, height: 400))
            let recorder = Recorder()
            private(set) var fields: [String: UITextField] = [:]

            init(_ places: [(String, CGFloat, CGFloat)], height: CGFloat = 30) {
                simulator.hasHardwareKeyboard = true
                for (name, x, y) in places { add(name, to: simulator.window, x, y, height: height) }
            }

            func add(_ name: String, to view: UIView, _ x: CGFloat, _ y: CGFloat, height: CGFloat = 30) {
                let field = UITextField(frame: CGRect(x: x, y: y, width: 120, height: height))
                field.accessibilityIdentifier = name
                recorder.attach(to: field)
                view.addSubview(field)
                fields[name] = field
            }

            subscript(name: String) -> UITextField {
                guard let field = fields[name] else { preconditionFailure("There is no field \(name).") }
                return field
            }

            var focused: String { fields.first { $0.value.isFirstResponder }?.key ?? "-" }

            /// The names of the fields that Tab comes by.
            func walk(_ steps: Int, backwards: Bool = false) -> String {
                (0..<steps).map { _ in
                    simulator.press(.keyboardTab, backwards ? .shift : [])
                    return focused
                }.joined()
            }
        }

        @Test("Line by line, from left to right, and round again")
        func rows() {
            // Added in another order than that of reading.
            let form = Layout([("d", 200, 60), ("a", 10, 10), ("c", 10, 60), ("b", 200, 10), ("e", 10, 110)])
            #expect(form.walk(6) == "abcdea")
            #expect(form.walk(6, backwards: true) == "edcbae")
        }

        @Test("Backwards from nowhere is the last field")
        func backwardsFromNowhere() {
            let form = Layout([("a", 10, 10), ("b", 10, 60)])
            #expect(form.walk(2, backwards: true) == "ba")
        }

        @Test("Fields of one line need not begin at the same height")
        func unevenRows() {
            let form = Layout([("a", 10, 14), ("b", 200, 10), ("c", 10, 62), ("d", 200, 57)])
            #expect(form.walk(4) == "abcd")
        }

        @Test("Two columns read across, as people do")
        func columns() {
            let form = Layout([
                ("a", 10, 10), ("c", 10, 60), ("e", 10, 110), ("b", 300, 10), ("d", 300, 60), ("f", 300, 110),
            ])
            #expect(form.walk(6) == "abcdef")
        }

        @Test("A window that reads from right to left is walked so")
        func rightToLeft() {
            let form = Layout([("a", 300, 10), ("b", 10, 10), ("c", 300, 60), ("d", 10, 60)])
            form.simulator.window.semanticContentAttribute = .forceRightToLeft
            #expect(form.walk(5) == "abcda")
            #expect(form.walk(2, backwards: true) == "dc")
        }

        @Test("Fields in other views are found where they are seen, and those that are scrolled too")
        func nested() {
            let form = Layout([("b", 10, 60)])
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 600, height: 400))
            scroll.contentSize = CGSize(width: 600, height: 1000)
            form.simulator.window.insertSubview(scroll, at: 0)
            form.add("c", to: scroll, 10, 300)
            form.add("a", to: scroll, 10, 200)
            scroll.contentOffset.y = 190
            form.simulator.frame()
            #expect(form.walk(3) == "abc")
        }

        @Test("What cannot be typed into or seen is passed over")
        func unusable() {
            let form = Layout([
                ("a", 10, 10), ("b", 10, 60), ("c", 10, 110), ("d", 10, 160), ("e", 10, 210), ("f", 10, 260),
            ])
            form["b"].isHidden = true
            form["c"].isEnabled = false
            form["d"].alpha = 0
            let box = UIView(frame: form.simulator.window.bounds)
            box.isHidden = true
            form.simulator.window.addSubview(box)
            form.add("x", to: box, 10, 100)
            form["e"].isUserInteractionEnabled = false
            #expect(form.walk(3) == "afa")
        }

        @Test("A field whose delegate refuses is passed over, also when it is the first")
        func refusing() {
            final class Refusing: NSObject, UITextFieldDelegate {
                func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
            }
            let form = Layout([("a", 10, 10), ("b", 10, 60), ("c", 10, 110)])
            let refusing = Refusing()
            form["a"].delegate = refusing
            #expect(form.walk(3) == "bcb")
            form["c"].delegate = refusing
            #expect(form.walk(2) == "bb", "When no other takes the focus it stays.")
        }

        @Test("A field that does not let go keeps the focus, and is asked once")
        func clinging() {
            let form = Layout([("a", 10, 10), ("b", 10, 60), ("c", 10, 110)])
            form["a"].becomeFirstResponder()
            form.recorder.refused = [.shouldEnd]
            _ = form.recorder.take()
            #expect(form.walk(1) == "a")
            #expect(form.recorder.take() == ["b shouldBegin", "a shouldEnd"])
        }

        @Test("Tab in a form of one field, and of none, changes nothing")
        func fewFields() {
            let one = Layout([("a", 10, 10)])
            #expect(one.walk(2) == "aa")
            #expect(Layout([]).walk(2) == "--")
        }

        @Test("A callback that sends the focus elsewhere has the last word")
        func redirected() {
            let form = Layout([("a", 10, 10), ("b", 10, 60), ("c", 10, 110)])
            form["a"].becomeFirstResponder()
            form.recorder.reactions[.didEnd] = { _ in
                form.recorder.reactions = [:]
                form["c"].becomeFirstResponder()
            }
            #expect(form.walk(1) == "c")
        }

        @Test("Tab with Control or Alt moves nothing")
        func chords() {
            let form = Layout([("a", 10, 10), ("b", 10, 60)])
            form["a"].becomeFirstResponder()
            form.simulator.press(.keyboardTab, .control)
            form.simulator.press(.keyboardTab, .alternate)
            #expect(form.focused == "a")
        }

        @Test("Tab moves the messages of ending and beginning, as any change of the focus does")
        func messages() {
            let form = Layout([("a", 10, 10), ("b", 10, 60)])
            form["a"].becomeFirstResponder()
            _ = form.recorder.take()
            #expect(form.walk(1) == "b")
            #expect(
                form.recorder.take() == [
                    "b shouldBegin", "a shouldEnd", "a didEnd committed", "a action editingDidEnd", "a note textDidEnd",
                    "b didBegin", "b action editingDidBegin", "b note textDidBegin",
                ])
        }

        // MARK: Return

        @Test("The return key moves on where the field says so, and the delegate may refuse")
        func returnMoves() {
            let form = Layout([("a", 10, 10), ("b", 10, 60)])
            form["a"].movesToNextFieldOnReturn = true
            form["a"].becomeFirstResponder()
            form.recorder.refused = [.shouldReturn]
            form.simulator.press(.keyboardReturnOrEnter)
            #expect(form.focused == "a")
            form.recorder.refused = []
            form.simulator.press(.keyboardReturnOrEnter)
            #expect(form.focused == "b")
            form.simulator.press(.keyboardReturnOrEnter)
            #expect(form.focused == "b", "The other field does not say so.")
        }

        @Test("An action for didEndOnExit goes first: the field resigns, and does not move on")
        func returnExits() {
            let form = Layout([("a", 10, 10), ("b", 10, 60)])
            form["a"].movesToNextFieldOnReturn = true
            form["a"].addTarget(for: .editingDidEndOnExit) { _ in }
            form["a"].becomeFirstResponder()
            form.simulator.press(.keyboardReturnOrEnter)
            #expect(form.focused == "-")
        }

        @Test("An action that has moved the focus itself is left alone")
        func returnMovedByAction() {
            let form = Layout([("a", 10, 10), ("b", 10, 60), ("c", 10, 110)])
            form["a"].addTarget(for: .editingDidEndOnExit) { _ in form["c"].becomeFirstResponder() }
            form["a"].becomeFirstResponder()
            form.simulator.press(.keyboardReturnOrEnter)
            #expect(form.focused == "c")
        }

        @Test("A delegate's shouldReturn that moves the focus, as programs do it")
        func returnMovedByDelegate() {
            let form = Layout([("a", 10, 10), ("b", 10, 60)])
            form.recorder.refused = [.shouldReturn]
            form.recorder.reactions[.shouldReturn] = { _ in form["b"].becomeFirstResponder() }
            form["a"].becomeFirstResponder()
            form.simulator.type("x\ny")
            #expect(form["a"].text == "x" && form["b"].text == "y")
        }
    }
}
