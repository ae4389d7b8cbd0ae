import Foundation
import Testing
import UIKit
import UIKitSimulator

/// Bars that a field is given while it is told that it is edited.
@MainActor
@Suite struct LateInputViewsTests {
    private final class BarGiver: NSObject, UITextFieldDelegate, UITextViewDelegate {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        func textFieldDidBeginEditing(_ textField: UITextField) { textField.inputAccessoryView = bar }
        func textViewDidBeginEditing(_ textView: UITextView) { textView.inputAccessoryView = bar }
    }

    private let simulator = Simulator(size: CGSize(width: 400, height: 600))
    private let giver = BarGiver()

    private func show<View: UIView>(_ view: View) -> View {
        view.frame = CGRect(x: 20, y: 20, width: 200, height: 40)
        simulator.window.addSubview(view)
        return view
    }

    @Test func `a bar that a field gets at its beginning comes with the keyboard, which says so`() {
        let (field, other) = (show(UITextField()), show(UITextField()))
        other.frame.origin.y = 80
        field.delegate = giver
        var shown: [CGRect] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { note in
            let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
            MainActor.assumeIsolated { shown.append(end) }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        simulator.tap(field)
        #expect(giver.bar.window != nil && simulator.keyboardFrame == shown.last)
        #expect(shown.count == 2 && shown[1].height == shown[0].height + 44)
        simulator.advance(0.5)
        #expect(giver.bar.frame == CGRect(x: 0, y: 0, width: 400, height: 44) && simulator.areaMissedByDamage() == nil)
        // It goes with its field, and comes back as any other.
        simulator.tap(other)
        simulator.advance(0.5)
        #expect(giver.bar.window == nil)
        simulator.tap(field)
        simulator.advance(0.5)
        #expect(giver.bar.window != nil && shown.count == 2)
    }

    @Test func `so does that of a text view, and beside a hardware keyboard it comes alone`() {
        let view = show(UITextView())
        view.delegate = giver
        simulator.hasHardwareKeyboard = true
        simulator.tap(view)
        simulator.advance(0.5)
        #expect(giver.bar.window != nil && simulator.keyboardFrame.height == 44)
    }

    @Test func `whoever is given nothing hears of one coming`() {
        let field = show(UITextField())
        var count = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated { count += 1 }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        simulator.tap(field)
        simulator.advance(0.5)
        #expect(count == 1)
    }
}
