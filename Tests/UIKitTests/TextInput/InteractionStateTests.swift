import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// What a person has done to a text besides changing it, kept and set again.
@MainActor @Suite("Interaction state")
struct InteractionStateTests {
    @Test("A field's selection and focus come back, also from an archive, and other values do nothing")
    func field() throws {
        let (simulator, field) = makeEditedField(languages: ["en"])
        field.text = "one two three"
        field.selectedTextRange = TextOffsetRange(4..<7)
        let state = try #require(field.interactionState as? TextInteractionState)
        let data = try NSKeyedArchiver.archivedData(withRootObject: state, requiringSecureCoding: true)
        field.resignFirstResponder()
        field.text = "one two three"
        simulator.advance(0.5)
        field.interactionState = "nothing"
        #expect(!field.isFirstResponder)
        let restored = try NSKeyedUnarchiver.unarchivedObject(ofClass: TextInteractionState.self, from: data)
        field.interactionState = try #require(restored)
        #expect(field.isFirstResponder && field.session.selectedRange == 4..<7)
        field.text = "on"
        field.interactionState = state
        #expect(field.session.selectedRange == 2..<2)
    }

    @Test("A text view comes back to where it was scrolled")
    func view() {
        let simulator = Simulator(size: CGSize(width: 400, height: 300))
        let text = (1...200).map { "line \($0)" }.joined(separator: "\n")
        func makeView() -> UITextView {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
            view.text = text
            simulator.window.addSubview(view)
            return view
        }
        let view = makeView()
        simulator.frame()
        view.selectedRange = NSRange(location: 10, length: 3)
        view.contentOffset = CGPoint(x: 0, y: 900)
        simulator.frame()
        let state = view.interactionState
        view.removeFromSuperview()
        let other = makeView()
        other.interactionState = state
        simulator.advance(0.1)
        #expect(other.selectedRange == NSRange(location: 10, length: 3))
        #expect(abs(other.contentOffset.y - 900) < 1)
    }
}
