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

    @Test("The text system's three objects of a view are one: each is found through the others")
    func convenienceAccessors() {
        let view = UITextView()
        view.text = "abc"
        #expect(view.layoutManager === view.textContainer.layoutManager)
        #expect(view.textStorage === view.layoutManager.textStorage)
        #expect(view.textStorage.string == "abc")
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "x")
        #expect(view.text == "xbc")
    }

    @Test("A view without a container of the program's makes its own; one that is handed in is used")
    func containers() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50), textContainer: nil)
        view.text = "a"
        #expect(view.textContainer.layoutManager != nil && view.textStorage.string == "a")
        let (storage, manager, container) = (NSTextStorage(string: "b"), NSLayoutManager(), NSTextContainer())
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let other = UITextView(frame: view.frame, textContainer: container)
        #expect(other.text == "b" && other.textContainer === container)
    }

    @Test("The inset is a margin around the text: letters begin behind it, and the content grows by it")
    func textContainerInset() {
        let simulator = Simulator(size: CGSize(width: 360, height: 480))
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        simulator.window.addSubview(view)
        view.text = "one\ntwo"
        view.textContainerInset = .zero
        simulator.frame()
        let (caret, height) = (view.caretRect(for: view.beginningOfDocument), view.contentSize.height)
        view.textContainerInset = UIEdgeInsets(top: 20, left: 30, bottom: 10, right: 0)
        simulator.frame()
        let moved = view.caretRect(for: view.beginningOfDocument)
        #expect(moved.minX == caret.minX + 30 && moved.minY == caret.minY + 20)
        #expect(view.contentSize.height == height + 30)
    }

    @Test(
        "Text that nobody has styled has 17 points and the label's colour, and is never nil; without text a font is there once it is set"
    )
    func looksOfViews() {
        let view = UITextView()
        #expect(view.attributedText.length == 0 && view.text.isEmpty)
        #expect(view.font == nil && view.textAlignment == .natural)
        #expect(view.typingAttributes[.foregroundColor] as? UIColor == .label)
        view.text = "a"
        #expect(view.font?.pointSize == 17)
        view.font = .systemFont(ofSize: 20)
        view.text = ""
        #expect(view.font?.pointSize == 20)
        view.font = nil
        #expect(view.font == nil)
        view.attributedText = NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        #expect(view.font?.pointSize == 30)
    }

    @Test("A selection may hold letters or be a place between them, and is kept inside the text")
    func selectedRange() {
        let view = UITextView()
        view.text = "hello"
        view.selectedRange = NSRange(location: 1, length: 3)
        #expect(view.selectedRange == NSRange(location: 1, length: 3))
        view.selectedRange = NSRange(location: 2, length: 0)
        #expect(view.selectedRange == NSRange(location: 2, length: 0))
        view.selectedRange = NSRange(location: 4, length: 9)
        #expect(view.selectedRange == NSRange(location: 4, length: 1))
    }

    @Test("Where a view in the keyboard's place is up already, a field's beginning changes frames and shows nothing")
    func inputViewThatIsUp() {
        let simulator = Simulator(size: CGSize(width: 360, height: 480))
        let fields = (0..<2).map { UITextField(frame: CGRect(x: 0, y: 60 * $0, width: 300, height: 44)) }
        fields[0].inputView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 120))
        for field in fields { simulator.window.addSubview(field) }
        fields[0].becomeFirstResponder()
        simulator.advance(0.5)
        let heard = Heard()
        let names = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
            UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: simulator.application.screen, queue: nil) {
                heard.names.append($0.name)
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        fields[1].becomeFirstResponder()
        simulator.advance(0.5)
        #expect(heard.names == Array(names.suffix(2)))
    }

    @Test("Who refuses a change keeps the text; who has no say about clearing has it cleared")
    func answers() {
        final class Refusing: NSObject, UITextFieldDelegate {
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool { false }
        }
        let stage = TextStage(.field, "ab")
        let (field, refusing) = (stage.text as? UITextField, Refusing())
        field?.delegate = refusing
        stage.simulator.type("c")
        stage.simulator.press(.keyboardDeleteOrBackspace)
        #expect(stage.marked == "ab|")
        field?.clearButtonMode = .always
        field?.clear()
        #expect(stage.marked == "|")
    }
}
