import Foundation
import HostInterface
import Testing
import TextEngine
import UIKitSimulator

@testable import UIKit

/// Selected text that a finger or the mouse drags.
@MainActor @Suite("Dragging text")
final class TextDragTests {
    private let sim = Simulator(size: CGSize(width: 400, height: 420))
    private let root = UIViewController()
    private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 40))
    private let second = UITextField(frame: CGRect(x: 20, y: 70, width: 300, height: 40))
    private let view = UITextView(frame: CGRect(x: 20, y: 120, width: 300, height: 80))

    init() {
        sim.hasHardwareKeyboard = true
        sim.window.rootViewController = root
        for text in [field, second, view] as [UIView] {
            text.autoresizingMask = []
            root.view.addSubview(text)
        }
        sim.frame()
    }

    private func select(_ range: Range<Int>, in text: any EditableText) {
        text.becomeFirstResponder()
        text.session.select(TextSelection(range))
        sim.frame()
    }

    /// The middle of a range on the screen.
    private func middle(of range: Range<Int>, in text: any EditableText & SelectableText) -> CGPoint {
        let rect = text.rects(of: range).first ?? .zero
        return text.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    /// A point before a character.
    private func point(before offset: Int, in text: any EditableText & SelectableText) -> CGPoint {
        let caret = text.caretRect(at: TextSelection(caret: offset))
        return text.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
    }

    private func hold(_ start: CGPoint, andMoveTo end: CGPoint) {
        sim.touchDown(0, at: start)
        sim.advance(0.6)
        for step in 1...8 {
            let part = CGFloat(step) / 8
            sim.touchMove(0, to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
            sim.advance(1 / 60)
        }
    }

    private func drag(_ start: CGPoint, to end: CGPoint) {
        hold(start, andMoveTo: end)
        sim.touchUp(0)
        sim.advance(0.5)
    }

    @Test("A word that is dragged in its text is moved there, with its blank, as one step that is told once")
    func moves() {
        field.text = "one two three"
        let listener = EditListener()
        field.delegate = listener
        select(0..<3, in: field)
        drag(middle(of: 0..<3, in: field), to: point(before: 13, in: field))
        #expect(field.text == "two three one")
        #expect(
            field.session.selectedRange == 10..<13,
            "What was moved is selected, without its blank: \(field.session.selectedRange)")
        #expect(listener.asked == ["{0, 13} two three one"])
        field.session.undo()
        #expect(field.text == "one two three")
        field.session.redo()
        #expect(field.text == "two three one")
        select(10..<13, in: field)
        drag(middle(of: 10..<13, in: field), to: point(before: 0, in: field))
        #expect(field.text == "one two three")
    }

    @Test("A full text takes what is moved in it, one that says no stays as it is")
    func limits() {
        let listener = EditListener()
        listener.limit = 7
        field.delegate = listener
        field.text = "abc def"
        select(0..<3, in: field)
        drag(middle(of: 0..<3, in: field), to: point(before: 7, in: field))
        #expect(field.text == "def abc")
        listener.limit = 0
        select(0..<3, in: field)
        drag(middle(of: 0..<3, in: field), to: point(before: 7, in: field))
        #expect(field.text == "def abc")
    }

    @Test("Dropped where it is, a text stays what it is")
    func onItself() {
        field.text = "one two three"
        select(4..<7, in: field)
        for place in [4, 5, 7, 8] {
            drag(middle(of: 4..<7, in: field), to: point(before: place, in: field))
            #expect(field.text == "one two three", "dropped at \(place)")
        }
        #expect(!field.session.canUndo)
    }

    @Test("Another text gets a copy, and the focus stays")
    func copies() {
        field.text = "one two"
        second.text = "three"
        select(0..<3, in: field)
        drag(middle(of: 0..<3, in: field), to: point(before: 5, in: second))
        #expect(field.text == "one two" && second.text == "threeone" && field.isFirstResponder)
        #expect(second.session.selectedRange == 5..<8)
        second.session.undo()
        #expect(second.text == "three")
    }

    @Test("Styles go along: within the text, and to another one that takes them")
    func styles() {
        let text = NSMutableAttributedString(string: "red plain")
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
        view.attributedText = text
        select(0..<3, in: view)
        drag(middle(of: 0..<3, in: view), to: point(before: 9, in: view))
        #expect(view.text == "plain red")
        let color = view.textStorage.attribute(.foregroundColor, at: 7, effectiveRange: nil) as? UIColor
        #expect(color == .red)
        #expect(view.textStorage.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor != .red)
        let target = UITextView(frame: CGRect(x: 20, y: 210, width: 300, height: 60))
        target.allowsEditingTextAttributes = true
        root.view.addSubview(target)
        sim.frame()
        select(6..<9, in: view)
        drag(middle(of: 6..<9, in: view), to: CGPoint(x: 60, y: 230))
        #expect(target.text == "red")
        #expect(target.textStorage.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    }

    @Test("A finger that goes up without having moved opens the menu, and nothing was dragged")
    func putDown() {
        field.text = "one two"
        let program = DragProgram()
        field.textDragDelegate = program
        select(0..<3, in: field)
        sim.touchDown(0, at: middle(of: 0..<3, in: field))
        sim.advance(0.6)
        #expect(field.isTextDragActive)
        sim.touchUp(0)
        sim.advance(0.5)
        #expect(!field.isTextDragActive && field.text == "one two" && field.session.selectedRange == 0..<3)
        #expect(field.pointing.menu.isShown)
        #expect(program.lines == ["items {0, 3}", "lift"])
    }

    @Test("Secret text, what has not the focus, what is disabled and what the delegate refuses are not dragged")
    func refused() {
        field.isSecureTextEntry = true
        field.text = "secret"
        select(0..<6, in: field)
        sim.touchDown(0, at: middle(of: 0..<6, in: field))
        sim.advance(0.6)
        #expect(!field.isTextDragActive)
        sim.touchUp(0)
        field.isSecureTextEntry = false
        field.text = "open text"
        select(0..<4, in: field)
        field.textDragInteraction?.isEnabled = false
        sim.touchDown(0, at: middle(of: 0..<4, in: field))
        sim.advance(0.6)
        #expect(!field.isTextDragActive)
        sim.touchUp(0)
        field.textDragInteraction?.isEnabled = true
        let program = DragProgram()
        program.items = []
        field.textDragDelegate = program
        select(0..<4, in: field)
        sim.advance(1)
        sim.touchDown(0, at: middle(of: 0..<4, in: field))
        sim.advance(0.6)
        #expect(!field.isTextDragActive && program.lines == ["items {0, 4}"])
        sim.touchUp(0)
        program.lines = []
        select(0..<4, in: field)
        second.becomeFirstResponder()
        sim.advance(1)
        sim.touchDown(0, at: middle(of: 0..<4, in: field))
        sim.advance(0.6)
        #expect(!field.isTextDragActive && program.lines.isEmpty)
        sim.touchUp(0)
    }

    @Test("The delegates are told in order")
    func order() {
        field.text = "one two"
        let program = DragProgram()
        field.textDragDelegate = program
        second.textDropDelegate = program
        select(0..<3, in: field)
        drag(middle(of: 0..<3, in: field), to: point(before: 0, in: second))
        let steps = program.lines.filter { !["update", "proposal copy"].contains($0) }
        #expect(
            steps == [
                "items {0, 3}", "lift", "begin", "enter", "perform", "preview", "drop end", "end copy",
            ])
        #expect(program.lines.contains("update") && program.lines.contains("proposal copy"))
        #expect(second.text == "one" && !second.isTextDropActive)
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
        #expect(view.text == "oldnew" && !view.isEditable)
        program.editability = .yes
        drop()
        #expect(view.text.count == 9 && view.isEditable)
    }

    @Test("The mouse drags what is selected, and sets the caret when it only clicks there")
    func mouse() {
        field.text = "one two three"
        func mouse(_ phase: PointerEvent.Phase, _ point: CGPoint) {
            sim.inject(
                .pointer(
                    PointerEvent(
                        id: .mouse(button: 1), phase: phase, point: InputPoint(x: point.x, y: point.y),
                        time: sim.application.time)))
            sim.advance(1 / 60)
        }
        select(0..<3, in: field)
        let (start, end) = (middle(of: 0..<3, in: field), point(before: 13, in: field))
        mouse(.began, start)
        #expect(field.session.selectedRange == 0..<3)
        mouse(.moved, CGPoint(x: start.x + 8, y: start.y))
        mouse(.moved, end)
        mouse(.ended, end)
        sim.advance(0.5)
        #expect(field.text == "two three one")
        sim.advance(1)
        select(0..<3, in: field)
        mouse(.began, point(before: 1, in: field))
        mouse(.ended, point(before: 1, in: field))
        #expect(field.session.selectedRange == 1..<1)
        // Where nothing can be lifted the mouse selects as before.
        field.textDragInteraction?.isEnabled = false
        select(0..<9, in: field)
        sim.advance(1)
        mouse(.began, point(before: 1, in: field))
        mouse(.moved, point(before: 5, in: field))
        mouse(.ended, point(before: 5, in: field))
        #expect(field.session.selectedRange == 1..<5)
    }

    @Test("A program that refuses after it was asked leaves the mouse to select")
    func mouseRefused() {
        field.text = "one two three"
        let program = DragProgram()
        program.items = []
        field.textDragDelegate = program
        select(0..<9, in: field)
        let (start, end) = (point(before: 1, in: field), point(before: 5, in: field))
        for (phase, point) in [(PointerEvent.Phase.began, start), (.moved, end), (.ended, end)] {
            sim.inject(
                .pointer(
                    PointerEvent(
                        id: .mouse(button: 1), phase: phase, point: InputPoint(x: point.x, y: point.y),
                        time: sim.application.time)))
            sim.advance(1 / 60)
        }
        #expect(field.session.selectedRange == 1..<5)
    }

    @Test("A text that changes while it is dragged is copied, not moved")
    func changedMeanwhile() {
        field.text = "one two three"
        select(0..<3, in: field)
        hold(middle(of: 0..<3, in: field), andMoveTo: point(before: 10, in: field))
        field.text = "another text"
        sim.touchMove(0, to: point(before: 12, in: field))
        sim.advance(1 / 60)
        sim.touchUp(0)
        sim.advance(0.5)
        #expect(field.text == "another textone")
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

    @Test("A touch that the system takes away, a view that goes and an interaction that is removed end the drag")
    func ends() throws {
        field.text = "one two"
        let program = DragProgram()
        field.textDragDelegate = program
        let ways: [() -> Void] = [
            {
                self.sim.inject(
                    .pointer(
                        PointerEvent(
                            id: .finger(0), phase: .cancelled, point: InputPoint(x: 1, y: 1),
                            time: self.sim.application.time)))
            },
            { self.field.removeInteraction(self.field.textDragInteraction!) },
            { self.sim.inject(.focus(false)) },
        ]
        for way in ways {
            program.lines = []
            select(0..<3, in: field)
            sim.advance(1)
            hold(middle(of: 0..<3, in: field), andMoveTo: CGPoint(x: 200, y: 380))
            #expect(field.isTextDragActive && program.lines.contains("begin"))
            way()
            sim.advance(0.5)
            #expect(!field.isTextDragActive && program.lines.last == "end cancel" && field.text == "one two")
            sim.touchUp(0)
            sim.inject(.focus(true))
            _ = field.textDragInteraction
            sim.advance(0.1)
        }
        #expect(sim.application.drags.isIdle)
    }
}

private final class EditListener: NSObject, UITextFieldDelegate {
    var asked: [String] = []
    var limit = Int.max

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        asked.append("{\(range.location), \(range.length)} \(string)")
        return (textField.text ?? "").utf16.count - range.length + string.utf16.count <= limit
    }
}

private final class DropPaste: NSObject, UITextPasteDelegate {
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    ) { item.setResult(string: "<\(item.localObject ?? "nil")>") }
}

private final class DragProgram: NSObject, UITextDragDelegate, UITextDropDelegate {
    var lines: [String] = []
    var items: [UIDragItem]?
    var localObject: Any?
    var proposal: ((any UITextDropRequest) -> UITextDropProposal)?
    var editability = UITextDropEditability.no

    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] {
        let range = dragRequest.dragRange as? TextOffsetRange
        lines.append("items {\(range?.utf16.lowerBound ?? -1), \(range?.utf16.count ?? -1)}")
        dragRequest.suggestedItems.first?.localObject = localObject
        return items ?? dragRequest.suggestedItems
    }
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) { lines.append("lift") }
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
    ) { lines.append("begin") }
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation
    ) { lines.append("end \(operation)") }

    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability { editability }
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal {
        let answer = proposal?(drop) ?? drop.suggestedProposal
        lines.append("proposal \(answer.operation)")
        return answer
    }
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
    ) { lines.append("perform") }
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        lines.append("preview")
        return defaultPreview
    }
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
    ) {
        lines.append("enter")
    }
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
    ) { lines.append("update") }
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
    ) {
        lines.append("exit")
    }
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
    ) {
        lines.append("drop end")
    }
}
