import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// The focus is lost, or given away, in ways that nobody announces.
@MainActor
@Suite("Focus that is lost")
struct FocusLossTests {
    private func makeField(in view: UIView) -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        view.addSubview(field)
        return field
    }

    @Test("A hidden window that is let go takes the focus along, whoever keeps its views", arguments: [true, false])
    func windowThatGoes(isFieldKept: Bool) {
        let simulator = Simulator(size: CGSize(width: 320, height: 240))
        var window: UIWindow? = UIWindow(frame: simulator.window.bounds)
        let parent = UIView(frame: simulator.window.bounds)
        window?.addSubview(parent)
        var field: UITextField? = makeField(in: isFieldKept ? parent : window ?? parent)
        window?.isHidden = false
        window?.isHidden = true
        #expect(field?.becomeFirstResponder() == true && !simulator.keyboardFrame.isNull)
        if !isFieldKept { field = nil }
        window = nil
        #expect(simulator.application.focus.firstResponder == nil)
        #expect(field?.isEditing != true)
        simulator.advance(0.3)
        #expect(simulator.keyboardFrame.isNull)
    }

    private final class CarelessField: UITextField {
        override func resignFirstResponder() -> Bool { true }
    }

    private final class CarelessTextView: UITextView {
        override func resignFirstResponder() -> Bool { true }
    }

    private final class CarelessView: UIView {
        override var canBecomeFirstResponder: Bool { true }
        override func resignFirstResponder() -> Bool { true }
    }

    @Test("One that agrees to resign and does not tell its superclass loses the focus to another one, and ends editing")
    func careless() {
        let sim = Simulator(size: CGSize(width: 320, height: 240))
        let views = [CarelessField(), CarelessTextView(), CarelessView()]
        let next = makeField(in: sim.window)
        for (index, view) in views.enumerated() {
            view.frame = CGRect(x: 0, y: 40 * index + 40, width: 100, height: 30)
            sim.window.addSubview(view)
            #expect(view.becomeFirstResponder())
            let ends = EndCount()
            (view as? UITextField)?.delegate = ends
            #expect(next.becomeFirstResponder() && next.isEditing && !view.isFirstResponder)
            #expect((view as? UITextField)?.isEditing != true && ends.count == (view is UITextField ? 1 : 0))
            sim.type("\(index)")
            #expect(!sim.keyboardFrame.isNull)
        }
        #expect(next.text == "012" && (views[0] as? UITextField)?.text == "")
        views[0].becomeFirstResponder()
        #expect(!sim.window.endEditing(false) && views[0].isFirstResponder, "By itself it stays, as on iOS.")
        #expect(sim.window.endEditing(true) && !views[0].isFirstResponder)
    }

    private final class Returning: UITextField {
        override func resignFirstResponder() -> Bool {
            let hasResigned = super.resignFirstResponder()
            becomeFirstResponder()
            return hasResigned
        }
    }

    @Test("One that takes the focus back while it resigns keeps it")
    func takenBack() {
        let sim = Simulator(size: CGSize(width: 320, height: 240))
        let (field, next) = (Returning(frame: CGRect(x: 0, y: 40, width: 100, height: 30)), makeField(in: sim.window))
        sim.window.addSubview(field)
        field.becomeFirstResponder()
        #expect(!next.becomeFirstResponder() && field.isEditing && !next.isEditing)
    }

    private final class EndCount: NSObject, UITextFieldDelegate {
        var count = 0
        func textFieldDidEndEditing(_ textField: UITextField) { count += 1 }
    }

    /// A field that gives the focus to another one when it is asked whether it can have it.
    private final class Giver: UITextField {
        weak var other: UITextField?
        override var canBecomeFirstResponder: Bool {
            other?.becomeFirstResponder()
            return true
        }
    }

    @Test("A responder that gives the focus away when it is asked whether it can have it does not take it from there")
    func givenAway() {
        let simulator = Simulator(size: CGSize(width: 320, height: 240))
        let giver = Giver(frame: CGRect(x: 0, y: 40, width: 100, height: 30))
        simulator.window.addSubview(giver)
        let (first, other) = (makeField(in: simulator.window), makeField(in: simulator.window))
        first.becomeFirstResponder()
        giver.other = other
        giver.becomeFirstResponder()
        let fields = [giver, first, other]
        #expect(fields.count { $0.isFirstResponder } == 1)
        #expect(fields.allSatisfy { $0.isEditing == $0.isFirstResponder })
    }
}
