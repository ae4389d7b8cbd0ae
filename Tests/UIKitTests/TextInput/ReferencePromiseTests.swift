import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// What UIKit's references of text fields and text views promise in a sentence, and no other suite is about.
@MainActor
@Suite("Promises of the references")
struct ReferencePromiseTests {
    @Test("A text view is editable and selectable, clears nothing and offers no styles unless it is told to")
    func defaultsOfViews() {
        let view = UITextView()
        #expect(view.isEditable && view.isSelectable && !view.clearsOnInsertion && !view.allowsEditingTextAttributes)
        #expect(view.inputView == nil && view.inputAccessoryView == nil && view.dataDetectorTypes == [])
        #expect(!view.hasText && view.delegate == nil)
        view.text = "a"
        #expect(view.hasText)
    }

    @Test("A text field has no clear button, does not clear when editing begins, and shows the keyboard")
    func defaultsOfFields() {
        let field = UITextField()
        #expect(field.clearButtonMode == .never && !field.clearsOnBeginEditing && !field.clearsOnInsertion)
        #expect(field.inputView == nil && field.inputAccessoryView == nil && !field.isEditing)
    }

    private final class Silent: NSObject, UITextFieldDelegate, UITextViewDelegate {}

    @Test("A delegate without any method lets all happen that nobody refuses", arguments: TextKind.allCases)
    func silentDelegate(kind: TextKind) {
        let stage = TextStage(kind, "a", isEditing: false)
        let silent = Silent()
        (stage.text as? UITextField)?.delegate = silent
        (stage.text as? UITextView)?.delegate = silent
        stage.edit()
        #expect(stage.text.isFirstResponder)
        stage.simulator.type("b")
        stage.simulator.press(.keyboardReturnOrEnter)
        #expect(stage.text.plainText == (kind == .field ? "ab" : "ab\n"))
        stage.simulator.tap(stage.other)
        #expect(stage.other.isFirstResponder && !stage.text.isFirstResponder)
    }

    private final class Holder: NSObject, UITextFieldDelegate, UITextViewDelegate {
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool { false }
    }

    @Test(
        "A delegate that does not let it end keeps a person from another field, until the text is taken away",
        arguments: TextKind.allCases)
    func heldFocus(kind: TextKind) {
        let stage = TextStage(kind, "wrong", isEditing: false)
        let holder = Holder()
        (stage.text as? UITextField)?.delegate = holder
        (stage.text as? UITextView)?.delegate = holder
        stage.edit()
        stage.simulator.tap(stage.other)
        #expect(stage.text.isFirstResponder && !stage.other.isFirstResponder)
        stage.text.removeFromSuperview()
        #expect(!stage.text.isFirstResponder)
        stage.simulator.tap(stage.other)
        #expect(stage.other.isFirstResponder)
    }

    @Test(
        "Deleting asks about one letter, or about all units of an emoji, in a field and in a view",
        arguments: TextKind.allCases)
    func deletedUnits(kind: TextKind) {
        let stage = TextStage(kind, "ab👩‍👧")
        stage.simulator.press(.keyboardDeleteOrBackspace)
        stage.simulator.press(.keyboardDeleteOrBackspace)
        #expect(stage.log.lines == ["2+5 ''", "1+1 ''"])
        #expect(stage.text.plainText == "a")
    }

    @Test("A view's input view stands in the place of the keys with the accessory above, and goes with the editing")
    func inputViewsOfViews() {
        let simulator = Simulator(size: CGSize(width: 360, height: 480))
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
        view.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 120))
        view.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
        simulator.window.addSubview(view)
        view.becomeFirstResponder()
        simulator.advance(0.5)
        #expect(simulator.keyboardFrame == CGRect(x: 0, y: 320, width: 360, height: 160))
        #expect(view.inputAccessoryView?.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 320))
        #expect(view.inputView?.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 360))
        view.resignFirstResponder()
        simulator.advance(0.5)
        #expect(simulator.keyboardFrame.isNull && view.inputView?.window == nil)
    }

    @Test("The object of a view's notifications is the view")
    func notificationsOfViews() {
        let stage = TextStage(.view, "a", isEditing: false)
        let heard = Heard()
        let names = [
            UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
            UITextView.textDidEndEditingNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: stage.text, queue: nil) { note in
                heard.names.append(note.name)
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        stage.edit()
        stage.simulator.type("b")
        stage.text.resignFirstResponder()
        #expect(heard.names == names)
    }

    // Unchecked: used on the main actor only.
    private final class Heard: @unchecked Sendable {
        var names: [Notification.Name] = []
    }

    @Test("A styled text brings font, colour and alignment of its beginning; a plain one has those everywhere")
    func styles() {
        let view = UITextView()
        let large = UIFont.systemFont(ofSize: 30)
        let styled = NSMutableAttributedString(string: "ab", attributes: [.font: large, .foregroundColor: UIColor.red])
        styled.addAttribute(.font, value: UIFont.systemFont(ofSize: 10), range: NSRange(location: 1, length: 1))
        view.attributedText = styled
        #expect(view.text == "ab" && view.font?.pointSize == 30 && view.textColor == .red)
        view.text = "cd"
        #expect(view.attributedText.string == "cd")
        var range = NSRange()
        _ = view.attributedText.attributes(at: 0, effectiveRange: &range)
        #expect(range == NSRange(location: 0, length: 2))
    }
}
