import Testing
import UIKitSimulator

extension FieldTests {
    /// The first responder: who becomes it, who keeps it, and who loses it.
    @MainActor
    @Suite("First responder")
    struct FocusTests {
        /// A view that takes text in the simplest way.
        private final class Pad: UIView, UIKeyInput {
            var text = ""
            var letsGo = true
            var hasText: Bool { !text.isEmpty }
            override var canBecomeFirstResponder: Bool { true }
            override var canResignFirstResponder: Bool { letsGo }
            func insertText(_ text: String) { self.text += text }
            func deleteBackward() { if hasText { text.removeLast() } }
        }

        private func makePad(in form: Form) -> Pad {
            let pad = Pad(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
            form.simulator.window.addSubview(pad)
            return pad
        }

        @Test("Whoever cannot become the first responder does not, nor does one without a window")
        func incapable() {
            let form = Form("A")
            let view = UIView()
            form.simulator.window.addSubview(view)
            #expect(!view.canBecomeFirstResponder && !view.becomeFirstResponder())
            let pad = Pad()
            #expect(!pad.becomeFirstResponder() && !pad.isFirstResponder)
            #expect(pad.resignFirstResponder(), "Who is not the first responder has resigned.")
        }

        @Test("Any view that takes text gets the keyboard, the keys and the text of a hardware keyboard")
        func keyInput() {
            let form = Form("A")
            let pad = makePad(in: form)
            #expect(pad.becomeFirstResponder())
            form.settle()
            form.simulator.tapKey("h")
            form.simulator.type("i!")
            form.simulator.tapKey("delete")
            form.simulator.tapKey("return")
            #expect(pad.text == "hi\n")
            form.simulator.tapKey("dismiss")
            #expect(!pad.isFirstResponder)
        }

        @Test("The focus goes from a field to another view and back, and the keyboard stays")
        func mixed() {
            let form = Form("A")
            let pad = makePad(in: form)
            form.a.becomeFirstResponder()
            form.settle()
            _ = form.log
            #expect(pad.becomeFirstResponder())
            #expect(
                form.log.filter { $0.hasPrefix("keyboard") } == ["keyboard willChangeFrame", "keyboard didChangeFrame"])
            #expect(!form.a.isEditing)
            #expect(form.a.becomeFirstResponder() && !pad.isFirstResponder)
        }

        @Test("A view that does not let go keeps the focus until it is taken by force")
        func clinging() {
            let form = Form("A")
            let pad = makePad(in: form)
            pad.becomeFirstResponder()
            pad.letsGo = false
            #expect(!pad.resignFirstResponder() && !form.a.becomeFirstResponder() && pad.isFirstResponder)
            #expect(!form.a.isEditing)
            #expect(!form.simulator.window.endEditing(false))
            #expect(form.simulator.window.endEditing(true) && !pad.isFirstResponder)
            pad.becomeFirstResponder()
            pad.removeFromSuperview()
            form.settle()
            #expect(!pad.isFirstResponder && form.simulator.keyboardFrame.isNull)
        }

        @Test("endEditing concerns what is inside of the view")
        func endEditing() {
            let form = Form("A", "B")
            let box = UIView(frame: form.simulator.window.bounds)
            form.simulator.window.addSubview(box)
            box.addSubview(form.b)
            form.a.becomeFirstResponder()
            #expect(box.endEditing(true) && form.a.isEditing)
            #expect(form.a.endEditing(false) && !form.a.isEditing)
            form.b.becomeFirstResponder()
            #expect(box.endEditing(false) && !form.b.isEditing)
        }

        @Test("A field that takes the focus back while it leaves the window loses it all the same")
        func becomingWhileLeaving() {
            let form = Form("A")
            form.a.becomeFirstResponder()
            form.settle()
            form.recorder.reactions[.didEnd] = { $0.becomeFirstResponder() }
            form.a.removeFromSuperview()
            form.settle()
            #expect(!form.a.isFirstResponder && !form.a.isEditing && form.simulator.keyboardFrame.isNull)
            #expect(Pairing.faults(in: form.log) == [])
        }

        @Test("A field that gets the focus from another that leaves the window with it loses it too")
        func leavingTogether() {
            let form = Form("A", "B")
            let box = UIView(frame: form.simulator.window.bounds)
            form.simulator.window.addSubview(box)
            for field in form.fields { box.addSubview(field) }
            form.a.becomeFirstResponder()
            form.settle()
            form.recorder.reactions[.didEnd] = { [weak form] field in
                guard let form else { return }
                (field === form.a ? form.b : form.a).becomeFirstResponder()
            }
            box.removeFromSuperview()
            form.settle()
            #expect(form.fields.allSatisfy { !$0.isFirstResponder && !$0.isEditing })
            #expect(form.simulator.keyboardFrame.isNull)
            #expect(Pairing.faults(in: form.log) == [])
        }

        @Test("Fields that get the focus back from each other in every callback lose it to force")
        func circling() {
            let form = Form("A", "B")
            form.a.becomeFirstResponder()
            form.settle()
            form.recorder.reactions[.shouldEnd] = { [weak form] field in
                guard let form, field === form.a else { return }
                form.a.resignFirstResponder()
                form.b.becomeFirstResponder()
                form.b.endEditing(true)
            }
            form.recorder.reactions[.didEnd] = { [weak form] field in
                if let form, field === form.b { form.a.becomeFirstResponder() }
            }
            #expect(form.simulator.window.endEditing(true))
            form.settle()
            #expect(form.fields.allSatisfy { !$0.isFirstResponder } && form.simulator.keyboardFrame.isNull)
            #expect(form.fields.allSatisfy { !$0.isEditing })
            #expect(Pairing.faults(in: form.log) == [])
            form.recorder.reactions = [:]
            #expect(form.a.becomeFirstResponder() && form.a.isEditing)
        }

        @Test("A field that takes the focus back when it ends keeps it, and the other one is told nothing")
        func takingBack() {
            let form = Form("A", "B")
            form.a.becomeFirstResponder()
            form.settle()
            form.recorder.reactions[.didEnd] = { [weak form] field in
                form?.recorder.reactions = [:]
                field.becomeFirstResponder()
            }
            _ = form.log
            #expect(!form.b.becomeFirstResponder())
            #expect(form.a.isFirstResponder && form.a.isEditing && !form.b.isEditing)
            #expect(!form.log.contains("B didBegin"))
        }

        @Test("Two fields that take the focus from each other come to rest")
        func quarrel() {
            let form = Form("A", "B")
            form.recorder.reactions[.didEnd] = { [weak form] field in
                guard let form else { return }
                (field === form.a ? form.b : form.a).becomeFirstResponder()
            }
            form.recorder.reactions[.shouldEnd] = { [weak form] field in
                guard let form else { return }
                (field === form.a ? form.b : form.a).becomeFirstResponder()
            }
            form.a.becomeFirstResponder()
            form.b.becomeFirstResponder()
            form.a.resignFirstResponder()
            form.recorder.reactions = [:]
            form.simulator.window.endEditing(true)
            form.settle()
            #expect(Pairing.faults(in: form.log) == [])
        }

        @Test("A field that goes to another window loses the focus")
        func otherWindow() {
            let form = Form("A")
            form.a.becomeFirstResponder()
            let other = UIWindow(frame: form.simulator.window.bounds)
            other.isHidden = false
            other.addSubview(form.a)
            #expect(!form.a.isFirstResponder && !form.a.isEditing)
            #expect(form.a.becomeFirstResponder())
            other.isHidden = true
            #expect(!form.a.isFirstResponder)
        }

        @Test("A field that is put elsewhere in its window keeps the focus")
        func sameWindow() {
            let form = Form("A")
            let box = UIView(frame: form.simulator.window.bounds)
            form.simulator.window.addSubview(box)
            form.a.becomeFirstResponder()
            _ = form.log
            box.addSubview(form.a)
            #expect(form.a.isFirstResponder && form.a.isEditing && form.log.isEmpty)
        }

        @Test("The undo manager comes down the chain, and a field has its own")
        func undoManagers() {
            final class Box: UIView {
                let manager = UndoManager()
                override var undoManager: UndoManager? { manager }
            }
            let form = Form("A")
            let box = Box()
            let inner = UIView()
            form.simulator.window.addSubview(box)
            box.addSubview(inner)
            #expect(inner.undoManager === box.manager)
            box.addSubview(form.a)
            #expect(form.a.undoManager !== box.manager && form.a.undoManager === form.a.undoManager)
        }
    }
}
