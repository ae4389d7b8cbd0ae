import UIKitSimulator

@testable import UIKit

/// A keyboard of a program's own that writes down what it is told.
final class OwnKeyboard: UIInputViewController {
    let name: String
    private let height: CGFloat
    private(set) var loads = 0
    /// What was told since this was read last.
    var log: [String] = []
    var onLine: ((String) -> Void)?

    init(_ name: String = "own", height: CGFloat = 120) {
        self.name = name
        self.height = height
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func note(_ line: String) {
        log.append(line)
        onLine?("\(name) \(line)")
    }

    func take() -> [String] {
        defer { log = [] }
        return log
    }

    var proxy: any UITextDocumentProxy { textDocumentProxy }

    override func viewDidLoad() {
        super.viewDidLoad()
        loads += 1
        view.frame.size.height = height
    }

    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    override func textWillChange(_ textInput: (any UITextInput)?) { note("textWillChange") }
    override func textDidChange(_ textInput: (any UITextInput)?) { note("textDidChange") }
    override func selectionWillChange(_ textInput: (any UITextInput)?) { note("selectionWillChange") }
    override func selectionDidChange(_ textInput: (any UITextInput)?) { note("selectionDidChange") }
}

/// A field with a keyboard of the program's own.
final class OwnKeyboardField: UITextField {
    var keyboard: UIInputViewController?
    var bar: UIInputViewController?
    override var inputViewController: UIInputViewController? { keyboard }
    override var inputAccessoryViewController: UIInputViewController? { bar }
}

/// A text view with a keyboard of the program's own.
final class OwnKeyboardTextView: UITextView {
    var keyboard: UIInputViewController?
    override var inputViewController: UIInputViewController? { keyboard }
}

/// The simplest taker of keys, with a keyboard of the program's own.
final class OwnKeyboardTaker: UIView, UIKeyInput {
    var keyboard: UIInputViewController?
    private(set) var text = ""
    override var inputViewController: UIInputViewController? { keyboard }
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { text = String(text.dropLast()) }
}

/// A kiosk with a field, a text view and a taker of keys that share a keyboard.
@MainActor
final class OwnKeyboardStage {
    let simulator: Simulator
    let keyboard: OwnKeyboard
    let recorder = Recorder()
    let field = OwnKeyboardField(frame: CGRect(x: 10, y: 10, width: 200, height: 44))
    let textView = OwnKeyboardTextView(frame: CGRect(x: 10, y: 60, width: 200, height: 60))
    let taker = OwnKeyboardTaker(frame: CGRect(x: 10, y: 130, width: 200, height: 30))

    init(height: CGFloat = 120) {
        simulator = Simulator(size: CGSize(width: 360, height: 480))
        keyboard = OwnKeyboard(height: height)
        field.accessibilityIdentifier = "field"
        field.keyboard = keyboard
        textView.keyboard = keyboard
        taker.keyboard = keyboard
        for view in [field, textView, taker] as [UIView] { simulator.window.addSubview(view) }
        recorder.attach(to: field)
    }

    var proxy: any UITextDocumentProxy { keyboard.textDocumentProxy }

    func edit(_ responder: UIResponder) {
        responder.becomeFirstResponder()
        simulator.advance(0.5)
        _ = keyboard.take()
        _ = recorder.take()
    }

    /// Sets the field's text, with the selection or the caret where `[` and `]` or `|` are.
    func set(_ marked: String, in input: any UITextInput) {
        let units = marked as NSString
        let bar = units.range(of: "|").location
        let plain = marked.filter { !"|[]".contains($0) }
        (input as? UITextField)?.text = plain
        (input as? UITextView)?.text = plain
        let range =
            bar != NSNotFound
            ? NSRange(location: bar, length: 0)
            : NSRange(
                location: units.range(of: "[").location,
                length: units.range(of: "]").location - units.range(of: "[").location - 1)
        guard let start = input.position(from: input.beginningOfDocument, offset: range.location),
            let end = input.position(from: start, offset: range.length)
        else { return }
        input.selectedTextRange = input.textRange(from: start, to: end)
    }
}
