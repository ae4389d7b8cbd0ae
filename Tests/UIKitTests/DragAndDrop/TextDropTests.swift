import Foundation
import HostInterface
import Testing
import TextEngine
import UIKitSimulator

@testable import UIKit

/// What is dragged from a text and dropped on another one, or on the same.
@MainActor @Suite("Dropping text")
final class TextDropTests: TextDragStage {
    @Test("Another text gets a copy, and the focus stays")
    func copies() {
        field.text = "one two"
        second.text = "three"
        select(0..<3, in: field)
        drag(middle(of: 0..<3, in: field), to: point(before: 5, in: second))
        #expect(field.text == "one two" && second.text == "three one" && field.isFirstResponder)
        #expect(second.session.selectedRange == 6..<9)
        second.session.undo()
        #expect(second.text == "three")
    }

    @Test("A move that the delegate wants takes the text from where it was")
    func movesOut() {
        field.text = "one two"
        let program = DragProgram()
        program.proposal = { _ in UITextDropProposal(operation: .move) }
        second.textDropDelegate = program
        select(0..<3, in: field)
        drag(middle(of: 0..<3, in: field), to: point(before: 0, in: second))
        #expect(field.text == "two" && second.text == "one")
    }

    @Test("What is selected and everything can be replaced, and a delegate can do it itself")
    func actions() {
        field.text = "new"
        second.text = "one two three"
        let program = DragProgram()
        second.textDropDelegate = program
        second.session.select(TextSelection(4..<7))
        func drop(_ change: @escaping (UITextDropProposal) -> Void) {
            program.proposal = {
                change($0.suggestedProposal)
                return $0.suggestedProposal
            }
            select(0..<3, in: field)
            drag(middle(of: 0..<3, in: field), to: point(before: 1, in: second))
        }
        drop { $0.dropAction = .replaceSelection }
        #expect(second.text == "one new three")
        drop { $0.dropAction = .replaceAll }
        #expect(second.text == "new")
        drop { $0.dropPerformer = .delegate }
        #expect(second.text == "new" && program.lines.contains("perform"))
    }

    @Test("A text that is only read takes nothing, unless its delegate says so")
    func editability() {
        field.text = "new"
        view.text = "old"
        view.isEditable = false
        func drop() {
            select(0..<3, in: field)
            drag(middle(of: 0..<3, in: field), to: point(before: 3, in: view))
        }
        drop()
        #expect(view.text == "old")
        let program = DragProgram()
        view.textDropDelegate = program
        drop()
        #expect(view.text == "old")
        program.editability = .temporary
        drop()
        #expect(view.text == "old new" && !view.isEditable)
        program.editability = .yes
        drop()
        #expect(view.text.contains("new") && view.text.count == 11 && view.isEditable)
    }

    @Test("A text with a pasting delegate is asked what is dropped, with what the program knows the thing by")
    func pasteDelegate() {
        field.text = "one"
        let (program, paste) = (DragProgram(), DropPaste())
        program.localObject = "known"
        field.textDragDelegate = program
        second.pasteDelegate = paste
        select(0..<3, in: field)
        drag(middle(of: 0..<3, in: field), to: point(before: 0, in: second))
        #expect(second.text == "<known>")
        #expect(second.session.selectedRange == 0..<7)
    }

    @Test("Held at its edge a long text scrolls")
    func scrolls() {
        view.frame.size.height = 120
        view.text = (1...60).map { "line \($0)" }.joined(separator: "\n")
        let count = view.text.utf16.count
        sim.frame()
        select(0..<4, in: view)
        hold(middle(of: 0..<4, in: view), andMoveTo: CGPoint(x: 60, y: 236))
        sim.advance(1)
        #expect(view.contentOffset.y > 100)
        sim.touchUp(0)
        sim.advance(0.5)
        #expect(view.text.hasPrefix("1\nline 2"))
        #expect(view.text.utf16.count == count, "A blank goes, and one comes.")
    }

    @Test("A move that is refused where it goes takes nothing away where it comes from")
    func refusedMoves() {
        let (listener, program, paste) = (EditListener(), DragProgram(), DropPaste())
        field.text = "one two three"
        listener.limit = 0
        listener.allowsDeleting = true
        field.delegate = listener
        func drop(in text: any EditableText & SelectableText, at place: Int) {
            sim.advance(0.5)
            select(0..<3, in: field)
            drag(middle(of: 0..<3, in: field), to: point(before: place, in: text))
        }
        drop(in: field, at: 13)
        #expect(field.text == "one two three", "The delegate lets text go, and none come.")
        field.delegate = nil
        paste.isSilent = true
        field.pasteDelegate = paste
        drop(in: field, at: 13)
        #expect(field.text == "one two three", "Nothing is pasted.")
        field.pasteDelegate = nil
        program.proposal = { _ in UITextDropProposal(operation: .move) }
        field.textDropDelegate = program
        drop(in: field, at: 2)
        #expect(
            field.text == "one two three".replacing("one", with: "ononee", maxReplacements: 1)
                || field.text == "one two three")
        field.text = "one two three"
        second.text = "x"
        second.delegate = listener
        second.textDropDelegate = program
        drop(in: second, at: 1)
        #expect(field.text == "one two three" && second.text == "x")
        second.delegate = nil
        drop(in: second, at: 1)
        #expect(field.text == "two three" && second.text == "x one")
    }

    @Test("What comes late to a text that is edited for a drop alone is put in")
    func lateTemporary() {
        let (program, paste) = (DragProgram(), DropPaste())
        field.text = "new"
        view.text = "old"
        view.isEditable = false
        program.editability = .temporary
        view.textDropDelegate = program
        paste.isLate = true
        view.pasteDelegate = paste
        select(0..<3, in: field)
        drag(middle(of: 0..<3, in: field), to: point(before: 3, in: view))
        #expect(view.text == "old" && view.isEditable)
        paste.answer()
        #expect(view.text == "old<nil>" && !view.isEditable)
    }

    @Test("Text that changes as it is put in is what is selected, and blanks look like their words")
    func selectionOfDropped() {
        view.text = "ab\ncd"
        second.text = "XYZW"
        select(0..<5, in: view)
        drag(middle(of: 0..<2, in: view), to: point(before: 2, in: second))
        #expect(second.text == "XY ab cd ZW" && second.session.selectedRange == 3..<8)
        let styled = NSAttributedString(
            string: "one two three", attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red])
        view.attributedText = styled
        sim.advance(0.5)
        select(0..<3, in: view)
        drag(middle(of: 0..<3, in: view), to: point(before: 13, in: view))
        #expect(view.text == "two three one")
        var range = NSRange()
        _ = view.textStorage.attribute(
            .foregroundColor, at: 0, longestEffectiveRange: &range, in: NSRange(location: 0, length: 13))
        #expect(range.length == 13)
    }

    @Test("A token is not made text by a move")
    func tokens() {
        let search = UISearchTextField(frame: CGRect(x: 20, y: 220, width: 300, height: 40))
        root.view.addSubview(search)
        search.text = "ab cd ef"
        search.tokens = [UISearchToken(icon: nil, text: "Token")]
        sim.frame()
        search.becomeFirstResponder()
        search.session.select(TextSelection(0..<3))
        sim.advance(0.5)
        drag(middle(of: 1..<3, in: search), to: point(before: 9, in: search))
        #expect(search.tokens.count == 1)
    }

    @Test("A selection that scrolls under the finger is not dropped into itself")
    func scrolledOnItself() {
        view.text = (1...60).map { "line \($0)" }.joined(separator: "\n")
        let before = view.text
        view.frame.size.height = 120
        sim.frame()
        let end = (view.text as NSString).range(of: "line 40").location
        select(3..<end, in: view)
        hold(middle(of: 3..<6, in: view), andMoveTo: CGPoint(x: 60, y: 236))
        sim.advance(0.3)
        sim.touchUp(0)
        sim.advance(0.5)
        #expect(view.text == before)
    }
}
