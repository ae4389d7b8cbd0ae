import Testing
import UIKitSimulator

/// What a script reads of a view.
@MainActor @Suite("Shown text")
final class ShownTextTests {
    /// Made in the test: other tests may run between the making of a suite and its test.
    private lazy var simulator = Simulator()

    /// Shows a view under a name and reads it as a script does.
    private func read(_ view: UIView) -> String? {
        let name = "view \(simulator.window.subviews.count)"
        view.accessibilityIdentifier = name
        simulator.window.addSubview(view)
        return simulator.text(of: name)
    }

    @Test("Fields, text views, labels and buttons show their text")
    func words() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        field.text = "one"
        #expect(read(field) == "one")
        let view = UITextView(frame: CGRect(x: 0, y: 40, width: 100, height: 40))
        view.text = "two\nthree\n" + String(repeating: "four\n", count: 50)
        #expect(read(view) == view.text)
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "five")
        #expect(read(label) == "five")
        let button = UIButton()
        button.setTitle("six", for: .normal)
        button.setTitle("seven", for: .disabled)
        #expect(read(button) == "six")
        button.isEnabled = false
        #expect(button.shownText == "seven")
    }

    @Test("Views without a text of their own show none, and empty ones an empty one")
    func nothing() {
        let field = UITextField()
        field.placeholder = "Name"
        for view in [field, UITextView(), UILabel(), UIButton()] as [UIView] { #expect(read(view) == "") }
        for view in [UIView(), UISwitch(), UIImageView(), UIScrollView()] { #expect(read(view) == nil) }
        #expect(simulator.text(of: "nobody") == nil)
    }

    @Test("Secret text is dots, in text views too, a dot a character")
    func secret() {
        let field = UITextField()
        field.isSecureTextEntry = true
        field.text = "pin👩‍👩‍👧e\u{301}"
        #expect(read(field) == "•••••")
        let view = UITextView()
        view.isSecureTextEntry = true
        view.text = "pin👩‍👩‍👧e\u{301}"
        #expect(read(view) == "•••••")
        view.isSecureTextEntry = false
        #expect(view.shownText == view.text)
    }

    @Test("A view of a program's own says what it shows; hidden views are not read")
    func own() {
        final class Clock: UIView {
            override var shownText: String? { "12:00" }
        }
        final class Shout: UITextField {
            override var shownText: String? { super.shownText.map { $0 + "!" } }
        }
        let clock = Clock()
        #expect(read(clock) == "12:00")
        let shout = Shout()
        shout.text = "x"
        #expect(read(shout) == "x!")
        clock.isHidden = true
        #expect(simulator.text(of: clock.accessibilityIdentifier ?? "") == nil)
    }

    @Test("What an input method has not decided yet is shown")
    func composition() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(read(view) == "")
        view.becomeFirstResponder()
        simulator.compose("かn", selectedRange: NSRange(location: 2, length: 0))
        #expect(view.shownText == "かn")
    }
}
