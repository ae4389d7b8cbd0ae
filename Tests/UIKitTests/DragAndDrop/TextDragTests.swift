import Foundation
import HostInterface
import Testing
import TextEngine
import UIKitSimulator

@testable import UIKit

/// Selected text that a finger or the mouse drags.
@MainActor @Suite("Dragging text")
final class TextDragTests: TextDragStage {
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
        #expect(field.text == "another text one")
    }

    @Test("A recogniser that is disabled or taken away in the middle of it ends the drag, and the next one begins")
    func takenRecognizers() {
        field.text = "one two"
        let ways: [() -> Void] = [
            { self.field.textDragInteraction?.isEnabled = false },
            { self.field.gestureRecognizers?.forEach(self.field.removeGestureRecognizer) },
        ]
        for (index, way) in ways.enumerated() {
            sim.advance(1)
            select(0..<3, in: field)
            hold(middle(of: 0..<3, in: field), andMoveTo: CGPoint(x: 200, y: 380))
            #expect(field.isTextDragActive, "\(index)")
            way()
            sim.touchUp(0)
            sim.advance(1)
            #expect(!field.isTextDragActive && sim.application.drags.isIdle)
            field.textDragInteraction?.isEnabled = true
        }
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
            { self.field.textDragInteraction.map(self.field.removeInteraction) },
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
            field.textDragInteraction.map(field.addInteraction)
            sim.advance(0.1)
        }
        #expect(sim.application.drags.isIdle)
    }

    @Test("Interactions that a program has taken away do not come back by themselves")
    func takenInteractions() {
        for text in [field, second] {
            text.textDragInteraction.map(text.removeInteraction)
            text.textDropInteraction.map(text.removeInteraction)
        }
        view.text = "three"
        field.text = "one two"
        select(0..<3, in: field)
        second.becomeFirstResponder()
        select(0..<3, in: field)
        drag(middle(of: 0..<3, in: field), to: point(before: 7, in: field))
        #expect(field.text == "one two" && field.interactions.isEmpty)
        select(0..<5, in: view)
        drag(middle(of: 0..<5, in: view), to: point(before: 0, in: second))
        #expect(second.text == "" && view.text == "three" && second.interactions.isEmpty)
    }

    @Test("A finger that rests at the bar of a handle drags the handle, one in the middle of a short word the word")
    func handles() {
        field.text = "one two three"
        select(4..<7, in: field)
        field.pointing.noteTouch(isFinger: true)
        select(4..<7, in: field)
        sim.application.setNeedsFrame()
        sim.frame()
        hold(point(before: 7, in: field), andMoveTo: point(before: 13, in: field))
        sim.touchUp(0)
        sim.advance(0.5)
        #expect(field.session.selectedRange == 4..<13 && field.text == "one two three")
        sim.advance(1)
        select(4..<7, in: field)
        sim.frame()
        drag(middle(of: 4..<7, in: field), to: point(before: 0, in: field))
        #expect(field.text == "two one three")
    }

    /// A field that does not take the focus again.
    private final class StubbornField: UITextField {
        var isStubborn = false
        override func becomeFirstResponder() -> Bool { !isStubborn && super.becomeFirstResponder() }
    }

    @Test("The mouse on what is selected in a field that has become stubborn does nothing")
    func stubborn() {
        let stubborn = StubbornField(frame: CGRect(x: 20, y: 220, width: 300, height: 40))
        root.view.addSubview(stubborn)
        stubborn.text = "one two three"
        let program = DragProgram()
        program.items = []
        stubborn.textDragDelegate = program
        select(0..<9, in: stubborn)
        stubborn.isStubborn = true
        for (phase, offset) in [(PointerEvent.Phase.began, 1), (.moved, 5), (.moved, 7), (.ended, 7)] {
            let place = point(before: offset, in: stubborn)
            sim.inject(
                .pointer(
                    PointerEvent(
                        id: .mouse(button: 1), phase: phase, point: InputPoint(x: place.x, y: place.y),
                        time: sim.application.time)))
            sim.advance(1 / 60)
        }
        #expect(stubborn.session.selectedRange == 0..<9)
    }
}
