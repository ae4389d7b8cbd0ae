import Testing
import UIKitSimulator

/// Libraries written in Swift 5 compile, link and work.
@MainActor @Suite("Programs written for iOS, in Swift 5")
struct ProgramTests {
    @Test("A formatter that knows no actors formats what is typed")
    func formatter() {
        let sim = Simulator()
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
        sim.window.addSubview(field)
        let formatter = PhoneFormatter(field: field)
        var log: [String] = []
        formatter.onChange = { log.append($0) }
        sim.tap(field)
        sim.type("12345")
        #expect(field.text == "123-45" && log == ["began", "1", "12", "123", "123-4", "123-45"])
        formatter.setText("99")
        formatter.undo()
        #expect(field.text == "123-45")
        sim.press(.keyboardReturnOrEnter)
        field.resignFirstResponder()
        #expect(log.last == "ended")
    }

    @Test("A text view with a placeholder shows it as long as there is no text, and grows")
    func placeholder() {
        let sim = Simulator()
        let view = PlaceholderTextView(frame: CGRect(x: 10, y: 10, width: 200, height: 40), textContainer: nil)
        view.placeholder = "Say something"
        sim.window.addSubview(view)
        let empty = view.contentSize.height
        #expect(empty > 16 && !view.isPlaceholderHidden)
        view.text = "a\nb\nc"
        #expect(view.isPlaceholderHidden && abs(view.contentSize.height - 16 - 3 * (empty - 16)) < 2)
        sim.frame()
        sim.tap(view)
        sim.press(.keyboardA, .control)
        sim.press(.keyboardDeleteOrBackspace)
        #expect(!view.isPlaceholderHidden && abs(view.contentSize.height - empty) < 0.5)
    }
}
