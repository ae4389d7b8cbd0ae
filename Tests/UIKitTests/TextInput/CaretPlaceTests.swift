import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Carets and clear buttons of forms that are moved inside animations.
@MainActor @Suite("Carets in animations")
final class CaretPlaceTests {
    private let sim = Simulator(size: CGSize(width: 400, height: 500))

    private func shownFrames(of view: UIView) -> [CGRect] {
        var frames: [CGRect] = []
        view.forEachInSubtree { if $0 is CaretView { frames.append($0.shownState.frame) } }
        return frames
    }

    @Test("A caret that comes while a form is laid out inside an animation is in its place at once")
    func comes() {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 44))
        let text = UITextView(frame: CGRect(x: 20, y: 80, width: 300, height: 80))
        field.clearButtonMode = .whileEditing
        (field.text, text.text) = ("some text", "some text")
        sim.window.addSubview(field)
        sim.window.addSubview(text)
        sim.frame()
        for view in [field, text] as [UIView] {
            let observer = NotificationCenter.default.addObserver(
                forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
            ) { _ in
                MainActor.assumeIsolated { UIView.animate(withDuration: 0.5) { self.sim.window.layoutIfNeeded() } }
            }
            view.becomeFirstResponder()
            sim.advance(0.05)
            let early = shownFrames(of: view)
            let button = field.clearButton.shownState.frame
            sim.advance(1)
            #expect(early.count == 1 && early == shownFrames(of: view))
            if view === field { #expect(button == field.clearButton.frame && button.minX > 250) }
            NotificationCenter.default.removeObserver(observer)
        }
    }

    @Test("What a program puts beneath the text of a view gets none of its taps")
    func beneath() {
        let text = UITextView(frame: CGRect(x: 20, y: 20, width: 300, height: 100))
        let hint = UITextView(frame: text.bounds)
        hint.isEditable = false
        text.insertSubview(hint, at: 0)
        sim.window.addSubview(text)
        sim.frame()
        #expect(text.hitTest(CGPoint(x: 100, y: 30), with: nil) === text)
        sim.tap(CGPoint(x: 120, y: 50))
        sim.advance(0.5)
        #expect(text.isFirstResponder)
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        text.addSubview(button)
        #expect(text.hitTest(CGPoint(x: 20, y: 20), with: nil) === button)
        text.isUserInteractionEnabled = false
        #expect(text.hitTest(CGPoint(x: 100, y: 30), with: nil) == nil)
    }

    @Test("Controllers and views undo by their window's manager, and fields by their own")
    func undo() throws {
        let controller = UIViewController()
        sim.window.rootViewController = controller
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 44))
        controller.view.addSubview(field)
        let manager = try #require(controller.undoManager)
        #expect(manager === controller.view.undoManager && manager === sim.window.undoManager)
        #expect(field.undoManager !== manager)
        var undone = 0
        manager.registerUndo(withTarget: controller) { _ in undone += 1 }
        manager.undo()
        #expect(undone == 1)
    }

    private func showsCaret(_ view: UIView) -> Bool {
        var shown = false
        view.forEachInSubtree { shown = shown || ($0 as? CaretView)?.isShown == true }
        return shown
    }

    /// A field that hides its caret from a key on that has nothing to delete, as fields of tags do.
    private final class TagLikeField: UITextField {
        var hidesCaret = false
        override func caretRect(for position: UITextPosition) -> CGRect {
            hidesCaret ? .zero : super.caretRect(for: position)
        }
        override func deleteBackward() {
            if text == "" { hidesCaret = true }
            super.deleteBackward()
        }
    }

    private final class TagLikeView: UITextView {
        var hidesCaret = false
        override func caretRect(for position: UITextPosition) -> CGRect {
            hidesCaret ? .zero : super.caretRect(for: position)
        }
        override func deleteBackward() {
            if text == "" { hidesCaret = true }
            super.deleteBackward()
        }
    }

    @Test("A key that has nothing to delete has the caret asked for again", arguments: [false, true])
    func hidden(isView: Bool) {
        let frame = CGRect(x: 20, y: 20, width: 300, height: 44)
        let text: UIView = isView ? TagLikeView(frame: frame) : TagLikeField(frame: frame)
        sim.window.addSubview(text)
        text.becomeFirstResponder()
        sim.advance(0.5)
        sim.type("a")
        sim.press(.keyboardDeleteOrBackspace)
        sim.frame()
        #expect(showsCaret(text))
        sim.press(.keyboardDeleteOrBackspace)
        sim.frame()
        #expect(!showsCaret(text))
    }
}
