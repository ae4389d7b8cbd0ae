import Testing
import UIKitSimulator

extension FieldTests {
    /// How editing begins, moves and ends.
    @MainActor
    @Suite("Beginning and ending")
    struct EditingFlowTests {
        private static let show = ["keyboard willChangeFrame", "keyboard willShow"]
        private static let shown = ["keyboard didChangeFrame", "keyboard didShow"]
        private static let hide = ["keyboard willChangeFrame", "keyboard willHide"]
        private static let hidden = ["keyboard didChangeFrame", "keyboard didHide"]
        private static let stay = ["keyboard willChangeFrame", "keyboard didChangeFrame"]

        private static func begin(_ name: String) -> [String] {
            ["\(name) didBegin", "\(name) action editingDidBegin", "\(name) note textDidBegin"]
        }

        private static func end(_ name: String) -> [String] {
            ["\(name) didEnd committed", "\(name) action editingDidEnd", "\(name) note textDidEnd"]
        }

        @Test("A field may mend the selection where it is asked for the text's place, whoever has changed it")
        func mendedSelection() {
            /// The unit at the end is not typed behind.
            final class Amount: UITextField {
                var isMending = false
                override func editingRect(forBounds bounds: CGRect) -> CGRect {
                    mend()
                    return super.editingRect(forBounds: bounds)
                }
                private func mend() {
                    guard !isMending, let range = selectedTextRange,
                        let limit = position(from: endOfDocument, offset: -3),
                        compare(range.end, to: limit) == .orderedDescending
                    else { return }
                    isMending = true
                    selectedTextRange = textRange(from: limit, to: limit)
                    isMending = false
                }
            }
            let simulator = Simulator(size: CGSize(width: 360, height: 480))
            simulator.hasHardwareKeyboard = true
            let field = Amount(frame: CGRect(x: 20, y: 10, width: 300, height: 44))
            simulator.window.addSubview(field)
            field.text = "12 kg"
            field.becomeFirstResponder()
            simulator.frame()
            simulator.type("5")
            #expect(field.text == "125 kg")
            simulator.press(.keyboardEnd)
            simulator.frame()
            simulator.type("6")
            #expect(field.text == "1256 kg")
            simulator.tap(CGPoint(x: 310, y: 32))
            simulator.frame()
            simulator.type("7")
            #expect(field.text == "12567 kg")
            field.selectAll(nil)
            simulator.frame()
            simulator.type("8")
            #expect(field.text == "125678 kg")
        }

        @Test("First focus, by a tap")
        func firstFocusByTap() {
            let form = Form("A")
            form.simulator.tap(form.a)
            form.settle()
            #expect(form.log == ["A shouldBegin"] + Self.show + Self.begin("A") + Self.shown)
        }

        @Test("First focus, by the program")
        func firstFocusByProgram() {
            let form = Form("A")
            #expect(form.a.becomeFirstResponder())
            #expect(form.log == ["A shouldBegin"] + Self.show + Self.begin("A"))
            form.settle()
            #expect(form.log == Self.shown)
            #expect(form.a.becomeFirstResponder(), "A field that has the focus keeps it and asks nothing.")
            form.simulator.tap(form.a)
            form.settle()
            #expect(form.log.isEmpty, "Nor does a tap that moves no caret announce anything.")
        }

        @Test("A delegate that refuses is all there is")
        func refusedBeginning() {
            let form = Form("A")
            form.recorder.refused = [.shouldBegin]
            #expect(!form.a.becomeFirstResponder())
            form.simulator.tap(form.a)
            form.settle()
            #expect(form.log == ["A shouldBegin", "A shouldBegin"])
            #expect(!form.a.isFirstResponder && !form.a.isEditing)
            #expect(form.simulator.keyboardFrame.isNull)
        }

        @Test("clearsOnBeginEditing asks shouldClear before didBegin")
        func clearsOnBeginning() {
            let form = Form("A")
            form.a.text = "old"
            form.a.clearsOnBeginEditing = true
            form.a.becomeFirstResponder()
            #expect(form.log == ["A shouldBegin"] + Self.show + ["A shouldClear"] + Self.begin("A"))
            #expect(form.a.text == "")
            form.a.resignFirstResponder()
            _ = form.log

            form.a.becomeFirstResponder()
            #expect(!form.log.contains("A shouldClear"), "There is nothing to clear.")
            form.a.resignFirstResponder()

            form.a.text = "kept"
            form.recorder.refused = [.shouldClear]
            form.a.becomeFirstResponder()
            #expect(form.a.text == "kept")
        }

        @Test("The field is first responder and editing inside of didBegin, and neither inside of didEnd")
        func stateInsideOfCallbacks() {
            let form = Form("A")
            form.recorder.reactions = [
                .shouldBegin: { form.recorder.note("\($0.isEditing) \($0.isFirstResponder)") },
                .didBegin: { form.recorder.note("\($0.isEditing) \($0.isFirstResponder)") },
                .shouldEnd: { form.recorder.note("\($0.isEditing) \($0.isFirstResponder)") },
                .didEnd: { form.recorder.note("\($0.isEditing) \($0.isFirstResponder)") },
            ]
            form.a.becomeFirstResponder()
            form.a.resignFirstResponder()
            let states = form.log.filter { $0.contains("true") || $0.contains("false") }
            #expect(states == ["false false", "true true", "true true", "false false"])
        }

        @Test("The focus moves from A to B, with one pair of frame changes and nothing else")
        func transfer() {
            let form = Form("A", "B")
            form.a.becomeFirstResponder()
            form.settle()
            _ = form.log
            #expect(form.b.becomeFirstResponder())
            form.settle()
            #expect(form.log == ["B shouldBegin", "A shouldEnd"] + Self.end("A") + Self.stay + Self.begin("B"))
            #expect(form.b.isFirstResponder && !form.a.isFirstResponder)
        }

        @Test("Fields with other keyboards announce the movement from frame to frame")
        func transferToAnotherHeight() {
            let form = Form("A", "B")
            form.b.keyboardType = .numberPad
            form.a.becomeFirstResponder()
            form.settle()
            _ = form.log
            form.b.becomeFirstResponder()
            #expect(form.log.filter { $0.hasPrefix("keyboard") }.first == "keyboard willChangeFrame")
            form.settle()
            #expect(!form.simulator.keyboardFrame.isNull)
        }

        @Test("B refuses to begin, and A does not notice")
        func transferRefusedByNew() {
            let form = Form("A", "B")
            form.a.becomeFirstResponder()
            form.settle()
            _ = form.log
            form.recorder.refused = [.shouldBegin]
            #expect(!form.b.becomeFirstResponder())
            form.settle()
            #expect(form.log == ["B shouldBegin"])
            #expect(form.a.isFirstResponder && form.a.isEditing)
        }

        @Test("A refuses to end, and B gets no more")
        func transferRefusedByOld() {
            let form = Form("A", "B")
            form.a.becomeFirstResponder()
            form.settle()
            _ = form.log
            form.recorder.refused = [.shouldEnd]
            #expect(!form.b.becomeFirstResponder())
            form.simulator.tap(form.b)
            form.settle()
            #expect(form.log == ["B shouldBegin", "A shouldEnd", "B shouldBegin", "A shouldEnd"])
            #expect(form.a.isFirstResponder && form.a.isEditing && !form.b.isEditing)
        }

        @Test("Editing ends")
        func end() {
            let form = Form("A")
            form.a.becomeFirstResponder()
            form.settle()
            _ = form.log
            #expect(form.a.resignFirstResponder())
            #expect(form.log == ["A shouldEnd"] + Self.hide + Self.end("A"))
            form.settle()
            #expect(form.log == Self.hidden)
            #expect(form.a.resignFirstResponder(), "A field without the focus has resigned.")
            #expect(form.log.isEmpty)
        }

        @Test("The keyboard's own key ends the editing")
        func endByKey() {
            let form = Form("A")
            form.simulator.tap(form.a)
            form.settle()
            _ = form.log
            form.simulator.tapKey("dismiss")
            form.settle()
            #expect(form.log == ["A shouldEnd"] + Self.hide + Self.end("A") + Self.hidden)
        }

        @Test("A delegate that refuses keeps the field editing")
        func refusedEnd() {
            let form = Form("A")
            form.a.becomeFirstResponder()
            form.settle()
            _ = form.log
            form.recorder.refused = [.shouldEnd]
            #expect(!form.a.resignFirstResponder())
            #expect(!form.simulator.window.endEditing(false))
            #expect(form.log == ["A shouldEnd", "A shouldEnd"])
            #expect(form.a.isEditing)
        }

        @Test("The reason comes with the notification")
        func reason() {
            let form = Form("A")
            var reasons: [Int] = []
            let token = NotificationCenter.default.addObserver(
                forName: UITextField.textDidEndEditingNotification, object: form.a, queue: nil
            ) { note in
                nonisolated(unsafe) let note = note
                MainActor.assumeIsolated {
                    reasons.append(note.userInfo?[UITextField.didEndEditingReasonUserInfoKey] as? Int ?? -1)
                }
            }
            defer { NotificationCenter.default.removeObserver(token) }
            form.a.becomeFirstResponder()
            form.a.resignFirstResponder()
            #expect(reasons == [UITextField.DidEndEditingReason.committed.rawValue])
        }

        @Test("A delegate without the method of the reason is told by the plain one")
        func plainEnd() {
            final class Plain: NSObject, UITextFieldDelegate {
                var count = 0
                func textFieldDidEndEditing(_ textField: UITextField) { count += 1 }
            }
            let form = Form("A")
            let plain = Plain()
            form.a.delegate = plain
            form.a.becomeFirstResponder()
            form.a.resignFirstResponder()
            #expect(plain.count == 1)
        }

        @Test(
            "An end by force asks once and is not refused",
            arguments: ["endEditing", "remove", "parent", "hide"])
        func forcedEnd(way: String) {
            let form = Form("A")
            let box = UIView(frame: form.simulator.window.bounds)
            form.simulator.window.addSubview(box)
            box.addSubview(form.a)
            form.a.becomeFirstResponder()
            form.settle()
            _ = form.log
            form.recorder.refused = [.shouldEnd]
            switch way {
            case "endEditing": #expect(form.simulator.window.endEditing(true))
            case "remove": form.a.removeFromSuperview()
            case "parent": box.removeFromSuperview()
            default: box.isHidden = true
            }
            form.settle()
            #expect(form.log == ["A shouldEnd"] + Self.hide + Self.end("A") + Self.hidden)
            #expect(!form.a.isFirstResponder && !form.a.isEditing)
        }

        @Test("A subclass that refuses loses the focus by force, and is told that editing ended")
        func forcedEndOfRefusingSubclass() {
            final class Clinging: UITextField {
                override func resignFirstResponder() -> Bool { false }
            }
            let form = Form("A")
            let field = Clinging(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
            field.accessibilityIdentifier = "C"
            form.simulator.window.addSubview(field)
            form.recorder.attach(to: field)
            field.becomeFirstResponder()
            form.settle()
            #expect(!form.a.becomeFirstResponder())
            _ = form.log
            field.removeFromSuperview()
            form.settle()
            #expect(form.log == ["C shouldEnd"] + Self.hide + Self.end("C") + Self.hidden)
        }

        @Test("A field that resigns inside of didBegin ends, and the keyboard goes")
        func resignInsideOfBegin() {
            let form = Form("A")
            form.recorder.reactions[.didBegin] = { $0.resignFirstResponder() }
            #expect(!form.a.becomeFirstResponder())
            form.settle()
            #expect(
                form.log == ["A shouldBegin"] + Self.show
                    + ["A didBegin", "A action editingDidBegin", "A note textDidBegin", "A shouldEnd"] + Self.shown
                    + Self.hide + Self.end("A") + Self.hidden)
            #expect(form.simulator.keyboardFrame.isNull)
        }

        @Test("Marked text is decided when editing ends, and changes nothing")
        func markedTextAtTheEnd() {
            let form = Form.editing("ab|")
            form.simulator.compose("か", selectedRange: NSRange(location: 1, length: 0))
            _ = form.log
            form.a.resignFirstResponder()
            #expect(form.a.text == "abか")
            #expect(form.a.markedTextRange == nil)
            #expect(!form.log.contains { $0.contains("Change '") || $0.contains("editingChanged") })
        }

        @Test("A field that cannot be used ends its editing and does not begin")
        func disabled() {
            let form = Form("A")
            form.a.becomeFirstResponder()
            form.a.isEnabled = false
            #expect(!form.a.isEditing)
            _ = form.log
            #expect(!form.a.becomeFirstResponder())
            form.simulator.tap(form.a)
            #expect(form.log.filter { !$0.hasPrefix("keyboard") }.isEmpty)
        }

        @Test("A field without a window does not begin and asks nothing")
        func withoutWindow() {
            let form = Form("A")
            form.a.removeFromSuperview()
            #expect(!form.a.becomeFirstResponder())
            #expect(form.log.isEmpty)
        }

        @Test("The object of a field's notifications is the field")
        func notificationObjects() {
            let form = Form("A", "B")
            var count = 0
            let token = NotificationCenter.default.addObserver(
                forName: UITextField.textDidBeginEditingNotification, object: form.b, queue: nil
            ) { _ in MainActor.assumeIsolated { count += 1 } }
            defer { NotificationCenter.default.removeObserver(token) }
            form.a.becomeFirstResponder()
            #expect(count == 0)
            form.b.becomeFirstResponder()
            #expect(count == 1)
        }
    }
}
