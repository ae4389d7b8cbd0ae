import Testing
import UIKitSimulator

@testable import UIKit

/// Who is typed into before, while and after another controller is in front.
@MainActor @Suite("Presenting controllers: focus")
final class PresentationFocusTests {
    private lazy var sim = Simulator(size: CGSize(width: 400, height: 600))
    private let root = UIViewController()
    private let other = UIViewController()
    private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
    private let inner = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

    private func begin() {
        sim.window.rootViewController = root
        root.view.addSubview(field)
        other.view.addSubview(inner)
        sim.tap(field)
        sim.advance(1)
    }

    @Test(
        "Whoever was typed into is so again when the other has gone",
        arguments: [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen, .formSheet], [false, true])
    func back(style: UIModalPresentationStyle, isAnimated: Bool) {
        begin()
        other.modalPresentationStyle = style
        root.present(other, animated: isAnimated)
        sim.advance(1)
        #expect(!field.isFirstResponder && sim.keyboardFrame.minY >= 600)
        root.dismiss(animated: isAnimated)
        sim.advance(1)
        #expect(field.isFirstResponder && sim.keyboardFrame.minY < 600)
        sim.type("a")
        #expect(field.text == "a")
    }

    @Test("Beside a popover one types on, and the keyboard does not take it away; what is typed into in it hands back")
    func popover() {
        begin()
        other.modalPresentationStyle = .popover
        other.preferredContentSize = CGSize(width: 300, height: 200)
        let adapts = StaysPopover()
        other.popoverPresentationController?.delegate = adapts
        other.popoverPresentationController?.sourceView = field
        root.present(other, animated: true)
        sim.advance(1)
        #expect(field.isFirstResponder && sim.keyboardFrame.minY < 600)
        sim.tapKey("Q")
        sim.press(.keyboardDeleteOrBackspace)
        sim.type("b")
        #expect(field.text == "b" && root.presentedViewController === other)
        let shown = other.view.convert(other.view.bounds, to: nil)
        #expect(shown.minY >= 60 && shown.maxY <= sim.keyboardFrame.minY)
        sim.tap(inner)
        #expect(inner.isFirstResponder && field.text == "b")
        root.dismiss(animated: false)
        #expect(field.isFirstResponder)
        // Somebody who stopped meanwhile does not go on.
        root.present(other, animated: false)
        sim.advance(1)
        field.resignFirstResponder()
        root.dismiss(animated: false)
        sim.advance(1)
        #expect(!field.isFirstResponder)
        // In a narrow window it covers the field unless its delegate says otherwise.
        other.popoverPresentationController?.delegate = nil
        field.becomeFirstResponder()
        root.present(other, animated: false)
        #expect(!field.isFirstResponder)
    }

    private final class StaysPopover: NSObject, UIPopoverPresentationControllerDelegate {
        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle { .none }
    }

    @Test("The keyboard stays where it is when one types in front until the other goes")
    func handedBack() {
        begin()
        root.present(other, animated: true)
        sim.advance(1)
        inner.becomeFirstResponder()
        sim.advance(1)
        root.dismiss(animated: true)
        #expect(field.isFirstResponder && !inner.isFirstResponder)
        sim.advance(0.1)
        #expect(sim.keyboardFrame.minY < 600)
    }

    @Test("Nobody gets a focus that was given up before, or that somebody else has by now")
    func notBack() {
        begin()
        field.resignFirstResponder()
        root.present(other, animated: false)
        root.dismiss(animated: false)
        sim.advance(1)
        #expect(!field.isFirstResponder)

        sim.tap(field)
        root.present(other, animated: false)
        let third = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        root.view.addSubview(third)
        third.becomeFirstResponder()
        root.dismiss(animated: false)
        sim.advance(1)
        #expect(third.isFirstResponder)
    }

    @Test("A field that has gone meanwhile is left alone")
    func gone() {
        begin()
        root.present(other, animated: false)
        field.removeFromSuperview()
        root.dismiss(animated: false)
        sim.advance(1)
        #expect(!field.isFirstResponder && sim.keyboardFrame.minY >= 600)
    }

    /// A taker of keys that is no text.
    private final class Code: UIView, UIKeyInput {
        var digits = ""
        let edits = UndoManager()
        override var undoManager: UndoManager? { edits }
        override var canBecomeFirstResponder: Bool { true }
        var hasText: Bool { !digits.isEmpty }
        func insertText(_ text: String) { digits += text == "\n" ? "⏎" : text }
        func deleteBackward() { _ = digits.popLast() }
    }

    @Test(
        "Keys that no text takes do in front what they do elsewhere, and nothing behind",
        arguments: [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen, .formSheet, .popover])
    func unclaimed(style: UIModalPresentationStyle) {
        begin()
        let code = Code(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        other.view.addSubview(code)
        other.modalPresentationStyle = style
        other.popoverPresentationController?.sourceView = field
        other.preferredContentSize = CGSize(width: 300, height: 200)
        root.present(other, animated: false)
        sim.frame()
        code.becomeFirstResponder()
        sim.type("123")
        sim.press(.keyboardDeleteOrBackspace)
        sim.type("4\n")
        #expect(code.digits == "124⏎")
        code.edits.registerUndo(withTarget: code) { $0.digits = "undone" }
        sim.press(.keyboardZ, .control)
        #expect(code.digits == "undone")
        sim.press(.keyboardTab)
        #expect(inner.isFirstResponder)
        sim.type("a")
        sim.press(.keyboardTab)
        #expect(code.isFirstResponder && inner.text == "a" && field.text == "")
        sim.press(.keyboardTab, .shift)
        #expect(inner.isFirstResponder)
    }
}
