import Testing
import UIKit
import UIKitSimulator

/// What was typed can be undone when a program has changed the text storage since.
@MainActor @Suite("Undo across changes of the text storage")
struct StorageUndoTests {
    private let simulator = Simulator()
    private let view = UITextView(frame: CGRect(x: 20, y: 20, width: 400, height: 120))

    init() {
        view.autocapitalizationType = .none
        view.autocorrectionType = .no
        simulator.window.addSubview(view)
        view.becomeFirstResponder()
    }

    @Test("A name that a program completes in the storage leaves what was typed before it to undo")
    func completion() {
        simulator.type("see you @ad")
        view.textStorage.replaceCharacters(in: NSRange(location: 8, length: 3), with: "@ada ")
        #expect(view.text == "see you @ada " && view.undoManager?.canUndo == true)
        view.undoManager?.undo()
        #expect(view.text == "see @ada ")
        view.undoManager?.undo()
        #expect(view.text == "@ada " && view.undoManager?.canUndo == false)
        view.undoManager?.redo()
        view.undoManager?.redo()
        #expect(view.text == "see you @ada ")
    }

    @Test("A line that a program puts before the text, and one behind it, stay when what was typed is undone")
    func around() {
        simulator.type("word")
        let style: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 12)]
        view.textStorage.insert(NSAttributedString(string: "head\n", attributes: style), at: 0)
        view.textStorage.append(NSAttributedString(string: "\ntail", attributes: style))
        view.undoManager?.undo()
        #expect(view.text == "head\n\ntail" && view.selectedRange == NSRange(location: 5, length: 0))
        view.undoManager?.redo()
        #expect(view.text == "head\nword\ntail" && view.selectedRange == NSRange(location: 9, length: 0))
    }

    @Test("A text that a program sets as a whole leaves nothing to undo")
    func whole() {
        simulator.type("word")
        view.text = ""
        #expect(view.undoManager?.canUndo == false)
        simulator.type("word")
        view.textStorage.setAttributedString(NSAttributedString(string: "other"))
        #expect(view.undoManager?.canUndo == false && view.text == "other")
    }

    @Test("Text that was deleted does not come back into a text that a program has set since")
    func deletedBefore() {
        simulator.type("word")
        view.selectAll(nil)
        simulator.press(.keyboardDeleteOrBackspace)
        view.text = "other"
        view.undoManager?.undo()
        #expect(view.text == "other")
        simulator.type("secret")
        view.selectAll(nil)
        simulator.press(.keyboardDeleteOrBackspace)
        simulator.type("x")
        view.textStorage.setAttributedString(NSAttributedString(string: "third"))
        view.undoManager?.undo()
        #expect(view.text == "third" && view.undoManager?.canUndo == false)
        view.selectAll(nil)
        simulator.press(.keyboardDeleteOrBackspace)
        view.textStorage.setAttributedString(NSAttributedString(string: "fourth"))
        #expect(view.undoManager?.canUndo == false)
    }

    @Test("Colours that a program gives all of the text leave what was typed to undo")
    func colouring() {
        simulator.type("word")
        let coloured = NSMutableAttributedString(attributedString: view.textStorage)
        coloured.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 4))
        view.textStorage.setAttributedString(coloured)
        view.undoManager?.undo()
        #expect(view.text == "" && view.undoManager?.canUndo == false)
    }

    @Test("What is typed while nothing is registered is no step, and what was typed before can be undone")
    func unregistered() {
        simulator.type("word")
        view.undoManager?.disableUndoRegistration()
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "my ")
        view.insertText(" too")
        view.undoManager?.enableUndoRegistration()
        view.undoManager?.undo()
        #expect(view.text == "my  too" && view.undoManager?.canUndo == false)
    }

    @Test("No group is said to have closed when a program's change takes one away")
    func announcements() {
        simulator.type("one ")
        simulator.type("two")
        nonisolated(unsafe) var count = 0
        let observer = NotificationCenter.default.addObserver(
            forName: .NSUndoManagerDidCloseUndoGroup, object: view.undoManager, queue: nil
        ) { _ in count += 1 }
        view.textStorage.replaceCharacters(in: NSRange(location: 4, length: 3), with: "2")
        #expect(count == 0 && view.undoManager?.canUndo == true)
        view.text = ""
        #expect(count == 0)
        NotificationCenter.default.removeObserver(observer)
    }
}
