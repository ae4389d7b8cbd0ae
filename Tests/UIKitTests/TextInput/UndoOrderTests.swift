import Testing
import UIKitSimulator

@testable import UIKit

extension FieldTests {
    /// What was typed and what a program registered, undone in the order in which both were done.
    @MainActor
    @Suite("Undo: order")
    struct UndoOrderTests {
        /// Numbers that can be taken back again.
        @MainActor
        private final class Model {
            let manager: UndoManager
            var values: [Int] = []

            init(_ manager: UndoManager) {
                self.manager = manager
            }

            func add(_ value: Int) {
                values.append(value)
                manager.registerUndo(withTarget: self) { $0.remove() }
            }

            private func remove() {
                let last = values.removeLast()
                manager.registerUndo(withTarget: self) { $0.add(last) }
            }
        }

        private func steps(_ text: UITextInput, _ model: Model, _ step: () -> Void) -> String {
            step()
            let all = text.textRange(from: text.beginningOfDocument, to: text.endOfDocument)
            return (all.flatMap(text.text) ?? "") + " " + model.values.map(String.init).joined()
        }

        private func check(_ simulator: Simulator, _ text: UIView & UITextInput) throws {
            let model = Model(try #require(text.undoManager))
            simulator.type("a")
            model.add(1)
            simulator.type("b")
            simulator.type("c")
            model.add(2)
            let undo = { simulator.press(.keyboardZ, .control) }
            let redo = { simulator.press(.keyboardZ, [.control, .shift]) }
            #expect((0..<4).map { _ in steps(text, model, undo) } == ["abc 1", "a 1", "a ", " "])
            #expect(!model.manager.canUndo && model.manager.canRedo)
            #expect((0..<4).map { _ in steps(text, model, redo) } == ["a ", "a 1", "abc 1", "abc 12"])
            #expect(model.manager.canUndo && !model.manager.canRedo)
            #expect((0..<2).map { _ in steps(text, model, undo) } == ["abc 1", "a 1"])
            simulator.type("d")
            #expect(!model.manager.canRedo, "What was typed is the last that was done.")
            #expect(steps(text, model, redo) == "ad 1")
            #expect((0..<2).map { _ in steps(text, model, undo) } == ["a 1", "a "])
            model.add(3)
            #expect(!model.manager.canRedo, "What was registered is the last that was done.")
            #expect(steps(text, model, redo) == "a 3")
            #expect((0..<2).map { _ in steps(text, model, undo) } == ["a ", " "])
        }

        @Test("A field undoes and redoes in order")
        func field() throws {
            let form = Form.editing("|")
            try check(form.simulator, form.a)
        }

        @Test("A text view undoes and redoes in order")
        func view() throws {
            let page = Page("|")
            try check(page.simulator, page.view)
        }

        @Test("What is registered while typing is undone is redone with it")
        func whileUndoing() throws {
            let page = Page("|")
            let model = Model(try #require(page.view.undoManager))
            var wasUndoing: [Bool] = []
            page.simulator.type("a")
            page.recorder.reactions["didChange"] = { _ in
                wasUndoing.append(model.manager.isUndoing)
                if model.manager.isUndoing { model.add(7) }
            }
            model.manager.undo()
            #expect(page.view.text == "" && model.values == [7] && wasUndoing == [true])
            #expect(!model.manager.canUndo && model.manager.canRedo)
            model.manager.redo()
            #expect(page.view.text == "a" && model.values == [])
        }

        @Test("A text without an undo manager undoes nothing by keys")
        func withoutManager() {
            final class Stubborn: UITextField {
                override var undoManager: UndoManager? { nil }
            }
            let form = Form("A")
            let field = Stubborn(frame: CGRect(x: 20, y: 200, width: 300, height: 44))
            form.simulator.window.addSubview(field)
            field.becomeFirstResponder()
            form.simulator.type("a")
            form.simulator.press(.keyboardZ, .control)
            #expect(field.text == "a")
        }
    }
}
