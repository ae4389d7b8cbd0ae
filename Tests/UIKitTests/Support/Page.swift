import UIKitSimulator

@testable import UIKit

/// A kiosk with one text view that fills it, watched by a recorder of its own.
@MainActor
final class Page {
    let simulator: Simulator
    let view: UITextView
    let recorder = TextViewRecorder()

    /// A text whose caret or selection is marked as in `a|b` or `a[b]c`, being edited unless told otherwise. Nothing of
    /// that is in the log.
    init(
        _ marked: String, size: CGSize = CGSize(width: 400, height: 300), isEditing: Bool = true,
        onScreen: Bool = false
    ) {
        simulator = Simulator(size: size)
        simulator.hasHardwareKeyboard = !onScreen
        view = UITextView(frame: CGRect(origin: .zero, size: size))
        view.autocapitalizationType = .none
        simulator.window.addSubview(view)
        view.delegate = recorder
        if isEditing { view.becomeFirstResponder() }
        set(marked)
        simulator.advance(0.6)
        _ = log
    }

    /// A plain text in Block letters, whatever signs are in it.
    convenience init(_ text: String, width: CGFloat, height: CGFloat, isEditing: Bool = true) {
        self.init("", size: CGSize(width: width, height: height), isEditing: isEditing)
        view.font = UIFont(name: "Block", size: 16) ?? .systemFont(ofSize: 16)
        view.text = text
        simulator.frame()
        _ = log
    }

    /// Sets the text and the selection.
    func set(_ marked: String) {
        let units = marked as NSString
        let bar = units.range(of: "|")
        if bar.location != NSNotFound {
            view.text = units.replacingCharacters(in: bar, with: "")
            view.selectedRange = NSRange(location: bar.location, length: 0)
            return
        }
        let (open, close) = (units.range(of: "[").location, units.range(of: "]").location)
        guard close != NSNotFound else { return view.text = marked }
        view.text = marked.replacingOccurrences(of: "[", with: "").replacingOccurrences(of: "]", with: "")
        view.selectedRange = NSRange(location: open, length: close - open - 1)
    }

    /// The text with its caret or selection marked.
    var marked: String {
        let text = NSMutableString(string: view.text)
        let range = view.selectedRange
        if range.length == 0 {
            text.insert("|", at: range.location)
        } else {
            text.insert("]", at: range.location + range.length)
            text.insert("[", at: range.location)
        }
        return text as String
    }

    /// What has happened since the last time this was read.
    var log: [String] { recorder.take() }
}

/// Writes down what a text view asks and tells.
@MainActor
final class TextViewRecorder: NSObject, UITextViewDelegate {
    private var lines: [String] = []
    /// The questions that are answered with no.
    var refused: Set<String> = []
    /// What is done inside of callbacks.
    var reactions: [String: (UITextView) -> Void] = [:]
    private var observers: [any NSObjectProtocol] = []

    override init() {
        super.init()
        for (name, line) in [
            (UITextView.textDidBeginEditingNotification, "note didBegin"),
            (UITextView.textDidEndEditingNotification, "note didEnd"),
            (UITextView.textDidChangeNotification, "note didChange"),
            (UIResponder.keyboardWillShowNotification, "keyboard willShow"),
            (UIResponder.keyboardWillHideNotification, "keyboard willHide"),
        ] {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                    MainActor.assumeIsolated { self?.lines.append(line) }
                })
        }
    }

    isolated deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    private func ask(_ name: String, _ view: UITextView, _ detail: String = "") -> Bool {
        tell(name, view, detail)
        return !refused.contains(name)
    }

    private func tell(_ name: String, _ view: UITextView, _ detail: String = "") {
        lines.append(detail.isEmpty ? name : "\(name) \(detail)")
        reactions[name]?(view)
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask("shouldBegin", textView) }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask("shouldEnd", textView) }
    func textViewDidBeginEditing(_ textView: UITextView) { tell("didBegin", textView) }
    func textViewDidEndEditing(_ textView: UITextView) { tell("didEnd", textView) }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        ask("shouldChange", textView, "\(range.location)+\(range.length) '\(text)'")
    }
    func textViewDidChange(_ textView: UITextView) { tell("didChange", textView, "'\(textView.text ?? "")'") }
    func textViewDidChangeSelection(_ textView: UITextView) {
        tell("didChangeSelection", textView, "\(textView.selectedRange.location)+\(textView.selectedRange.length)")
    }
}
