import UIKitSimulator

/// Writes down what fields ask and tell, as delegate, as target of actions and as observer: one line for each.
///
/// Fields go by their `accessibilityIdentifier`.
@MainActor
final class Recorder: NSObject, UITextFieldDelegate {
    /// What a delegate is asked or told.
    enum Callback: String, CaseIterable, Sendable {
        case shouldBegin, didBegin, shouldEnd, didEnd, shouldChange, didChangeSelection, shouldClear, shouldReturn
    }

    /// What has happened since the last ``take()``.
    private(set) var lines: [String] = []
    /// The questions that are answered with no.
    var refused: Set<Callback> = []
    /// What is done inside of callbacks.
    var reactions: [Callback: (UITextField) -> Void] = [:]
    /// What is done when a line of any kind has been written. Not in an observer of the test's own: Foundation on Linux
    /// calls observers in no particular order.
    var onLine: ((String) -> Void)?
    private var observers: [any NSObjectProtocol] = []
    private var messages: [NotificationCenter.ObservationToken] = []

    override init() {
        super.init()
        let fieldNotes: [(String, Notification.Name)] = [
            ("textDidBegin", UITextField.textDidBeginEditingNotification),
            ("textDidEnd", UITextField.textDidEndEditingNotification),
            ("textDidChange", UITextField.textDidChangeNotification),
        ]
        for (text, name) in fieldNotes { observe(name) { "\(Self.name($0.object)) note \(text)" } }
        let keyboardNotes: [(String, Notification.Name)] = [
            ("willShow", UIResponder.keyboardWillShowNotification),
            ("didShow", UIResponder.keyboardDidShowNotification),
            ("willHide", UIResponder.keyboardWillHideNotification),
            ("didHide", UIResponder.keyboardDidHideNotification),
            ("willChangeFrame", UIResponder.keyboardWillChangeFrameNotification),
            ("didChangeFrame", UIResponder.keyboardDidChangeFrameNotification),
        ]
        for (text, name) in keyboardNotes { observe(name) { _ in "keyboard \(text)" } }
    }

    isolated deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        for message in messages { NotificationCenter.default.removeObserver(message) }
    }

    private func observe(_ name: Notification.Name, _ line: @escaping @MainActor @Sendable (Notification) -> String) {
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                nonisolated(unsafe) let note = note
                MainActor.assumeIsolated { self?.note(line(note)) }
            })
    }

    /// Writes down the keyboard's typed messages too.
    func observeMessages() {
        observe(UIResponder.KeyboardWillShowMessage.self, "willShow")
        observe(UIResponder.KeyboardDidShowMessage.self, "didShow")
        observe(UIResponder.KeyboardWillHideMessage.self, "willHide")
        observe(UIResponder.KeyboardDidHideMessage.self, "didHide")
        observe(UIResponder.KeyboardWillChangeFrameMessage.self, "willChangeFrame")
        observe(UIResponder.KeyboardDidChangeFrameMessage.self, "didChangeFrame")
    }

    private func observe<Message: NotificationCenter.MainActorMessage>(_ type: Message.Type, _ text: String)
    where Message.Subject: AnyObject {
        messages.append(
            NotificationCenter.default.addObserver(of: nil as Message.Subject?, for: type) { [weak self] _ in
                self?.note("keyboard \(text) message")
            })
    }

    private static func name(_ object: Any?) -> String {
        (object as? UIView)?.accessibilityIdentifier ?? "nobody"
    }

    /// Becomes the delegate of a field and the target of its editing actions, but not of the return key's, which
    /// changes what the field does.
    func attach(to field: UITextField) {
        field.delegate = self
        let events: [(UIControl.Event, String)] = [
            (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
            (.editingDidEnd, "editingDidEnd"),
            (.primaryActionTriggered, "primaryActionTriggered"),
        ]
        for (event, text) in events { record(event, of: field, as: text) }
    }

    /// Writes down an event of a control.
    func record(_ event: UIControl.Event, of field: UITextField, as text: String) {
        field.addTarget(for: event) { [weak self] in self?.note("\(Self.name($0)) action \(text)") }
    }

    /// Writes a line.
    func note(_ line: String) {
        lines.append(line)
        onLine?(line)
    }

    /// The lines since the last time.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    // MARK: UITextFieldDelegate

    private func told(_ callback: Callback, _ field: UITextField, _ detail: String = "") {
        note("\(Self.name(field)) \(callback)\(detail)")
        reactions[callback]?(field)
    }

    private func asked(_ callback: Callback, _ field: UITextField, _ detail: String = "") -> Bool {
        told(callback, field, detail)
        return !refused.contains(callback)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { asked(.shouldBegin, textField) }

    func textFieldDidBeginEditing(_ textField: UITextField) { told(.didBegin, textField) }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { asked(.shouldEnd, textField) }

    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        told(.didEnd, textField, " \(reason)")
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        asked(.shouldChange, textField, " \(range.location)+\(range.length) '\(string)'")
    }

    func textFieldDidChangeSelection(_ textField: UITextField) {
        let range = textField.selection
        told(.didChangeSelection, textField, " \(range.location)+\(range.length)")
    }

    func textFieldShouldClear(_ textField: UITextField) -> Bool { asked(.shouldClear, textField) }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool { asked(.shouldReturn, textField) }
}

extension UITextField {
    /// What is selected, in UTF-16 units, through the public functions.
    var selection: NSRange {
        get {
            guard let range = selectedTextRange else { return NSRange(location: NSNotFound, length: 0) }
            return NSRange(
                location: offset(from: beginningOfDocument, to: range.start),
                length: offset(from: range.start, to: range.end))
        }
        set {
            guard let start = position(from: beginningOfDocument, offset: newValue.location),
                let end = position(from: start, offset: newValue.length)
            else { return }
            selectedTextRange = textRange(from: start, to: end)
        }
    }

    /// What is selected, as the text with brackets around it, or with a bar for the caret: `a|b`, `a[b]c`.
    var marked: String {
        let (text, range) = ((text ?? "") as NSString, selection)
        let inner = range.length > 0 ? "[\(text.substring(with: range))]" : "|"
        return text.substring(to: range.location) + inner + text.substring(from: range.location + range.length)
    }
}
