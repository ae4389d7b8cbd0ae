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

    @Test("A storage that colours what is typed, with a store of its own")
    func highlighting() {
        let sim = Simulator(size: CGSize(width: 320, height: 240))
        sim.hasHardwareKeyboard = true
        let storage = HighlightingStorage()
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude))
        container.widthTracksTextView = true
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 240), textContainer: container)
        sim.window.addSubview(view)
        view.becomeFirstResponder()
        sim.type("plain *bold* and ~struck~ NOTE")
        sim.frame()
        #expect(storage.string == view.text && view.text == "plain *bold* and ~struck~ NOTE")
        func shown(_ key: NSAttributedString.Key, at index: Int) -> Any? {
            view.attributedText.attribute(key, at: index, effectiveRange: nil)
        }
        let bold = UIFont.boldSystemFont(ofSize: 17)
        #expect(shown(.font, at: 8) as? UIFont == bold && shown(.font, at: 1) as? UIFont != bold)
        #expect(shown(.strikethroughStyle, at: 20) != nil && shown(.strikethroughStyle, at: 2) == nil)
        #expect(shown(.foregroundColor, at: 28) as? UIColor == .red)
        sim.press(.keyboardDeleteOrBackspace)
        #expect(shown(.foregroundColor, at: 27) as? UIColor != .red && storage.string.hasSuffix("NOT"))
        storage.replaceCharacters(in: NSRange(location: 0, length: 6), with: "")
        sim.frame()
        #expect(view.text.hasPrefix("*bold*") && shown(.font, at: 2) as? UIFont == bold)
    }
}
