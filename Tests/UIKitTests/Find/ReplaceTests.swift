import Testing
import UIKitSimulator

@testable import UIKit

@MainActor
@Suite("Replacing in a text view")
struct ReplaceTests {
    private final class Delegate: NSObject, UITextViewDelegate {
        var asked: [String] = []
        var changes = 0
        var refuses: Set<Int> = []

        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            asked.append("\(range.location) \(range.length) \(text)")
            return !refuses.contains(asked.count)
        }

        func textViewDidChange(_ textView: UITextView) { changes += 1 }
    }

    @Test("One after the other, each undone alone")
    func single() throws {
        let search = Search("cat dog cat bird cat")
        search.find("cat", replacement: "catfish")
        let navigator = try #require(search.navigator)
        #expect(navigator.replacementField.text == "catfish")
        search.simulator.press(.keyboardReturnOrEnter)
        #expect(search.view.text == "catfish dog cat bird cat")
        // Not in what was put in.
        #expect(search.current == NSRange(location: 12, length: 3))
        search.simulator.tap(navigator.replaceButton)
        #expect(search.view.text == "catfish dog catfish bird cat")
        search.view.undoManager?.undo()
        #expect(search.view.text == "catfish dog cat bird cat")
        search.view.undoManager?.undo()
        #expect(search.view.text == "cat dog cat bird cat")
        search.simulator.advance(0.1)
        #expect(search.session?.resultCount == 3)
    }

    @Test("All at once, undone at once; the delegate is asked about each and told once")
    func all() throws {
        let search = Search("aXa aXa aXa")
        let delegate = Delegate()
        delegate.refuses = [2]
        search.view.delegate = delegate
        search.find("a", replacement: "<>")
        search.simulator.tap(try #require(search.navigator).replaceAllButton)
        #expect(search.view.text == "<>Xa <>X<> <>X<>")
        #expect(delegate.asked.count == 6)
        #expect(delegate.asked.prefix(3) == ["0 1 <>", "3 1 <>", "5 1 <>"])
        #expect(delegate.changes == 1)
        #expect(search.count == "1 of 1")
        search.view.undoManager?.undo()
        #expect(search.view.text == "aXa aXa aXa")
        search.simulator.advance(0.1)
        #expect(search.session?.resultCount == 6)
        search.view.undoManager?.redo()
        #expect(search.view.text == "<>Xa <>X<> <>X<>")
        search.simulator.advance(0.1)
        #expect(search.session?.resultCount == 1)
    }

    @Test("Many lines, replaced, undone and redone, are shown as they are")
    func manyLines() throws {
        let lines = (0..<500).map { "line \($0)\n" }.joined()
        let search = Search(lines)
        search.find("line", replacement: "a rather longer word than that and more of it so that it wraps")
        search.simulator.tap(try #require(search.navigator).replaceAllButton)
        for _ in 0..<2 {
            search.simulator.advance(0.1)
            let other = search.view.contentSize
            search.view.undoManager?.undo()
            search.simulator.advance(0.1)
            #expect(search.view.text == lines)
            #expect(search.view.contentSize.height < other.height)
            search.view.undoManager?.redo()
        }
        #expect(search.view.text.components(separatedBy: "wraps").count == 501)
    }

    @Test("A delegate that changes the text when it is asked keeps what it made")
    func hostileDelegate() throws {
        final class Vandal: NSObject, UITextViewDelegate {
            func textView(
                _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
            ) -> Bool {
                textView.text = "b"
                return true
            }
        }
        let search = Search("a a a a")
        let vandal = Vandal()
        search.view.delegate = vandal
        search.find("a", replacement: "c")
        search.simulator.tap(try #require(search.navigator).replaceAllButton)
        search.simulator.advance(0.1)
        #expect(search.view.text == "b")
        #expect(search.count == "Not found")
    }

    @Test("A text that cannot be edited has no place for a replacement")
    func readOnly() throws {
        let search = Search("text text")
        search.view.isEditable = false
        search.view.becomeFirstResponder()
        search.simulator.press(.keyboardH, .control)
        let navigator = try #require(search.navigator)
        #expect(!navigator.showsReplacement)
        search.simulator.type("text")
        #expect(search.count == "1 of 2")
        search.interaction?.replacementText = "x"
        search.interaction?.replaceAll()
        search.session?.performSingleReplacement(searchQuery: "text", replacementString: "x", options: nil)
        #expect(search.view.text == "text text")
    }

    @Test("Replacing by nothing deletes, and keeps the looks of what is left")
    func deleting() throws {
        let search = Search("")
        let text = NSMutableAttributedString(string: "red [x] red", attributes: [.foregroundColor: UIColor.red])
        search.view.attributedText = text
        search.find("[x] ", replacement: "")
        search.simulator.tap(try #require(search.navigator).replaceButton)
        #expect(search.view.text == "red red")
        #expect(search.view.attributedText.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .red)
    }

    @Test("A session is used by a program too, with its options")
    func options() throws {
        let search = Search("Art art artist")
        search.interaction?.presentFindNavigator(showingReplace: false)
        let session = try #require(search.session)
        session.performSearch(
            query: "art", options: UITextSearchOptions(wordMatchMethod: .fullWord, stringCompareOptions: []))
        #expect(session.resultCount == 1)
        #expect(session.highlightedResultIndex == 0)
        session.performSearch(query: "art", options: UITextSearchOptions(wordMatchMethod: .startsWith))
        #expect(session.resultCount == 3)
    }
}
