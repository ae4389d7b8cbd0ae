import UIKit

/// What kind of event a line is about.
enum EventKind: CaseIterable {
    case question, message, action, notification, keyboard

    var title: String {
        switch self {
        case .question: "Delegate asked"
        case .message: "Delegate told"
        case .action: "Control event"
        case .notification: "Text notification"
        case .keyboard: "Keyboard"
        }
    }

    var color: UIColor {
        switch self {
        case .question: .systemPurple
        case .message: .systemBlue
        case .action: .systemGreen
        case .notification: .systemOrange
        case .keyboard: .systemGray
        }
    }
}

/// One thing that happened.
struct LoggedEvent {
    var kind: EventKind
    var text: String
}

/// Listens to a text field in every way there is. What is typed is counted, never kept.
@MainActor
final class EventRecorder: NSObject, UITextFieldDelegate {
    /// What the field's questions are answered with.
    enum Answer: String, CaseIterable {
        case begin = "Should begin", change = "Should change", clear = "Should clear", `return` = "Should return"
        case end = "Should end"
    }

    var answers: [Answer: Bool] = [:]
    var record: (LoggedEvent) -> Void = { _ in }
    private var observers: [any NSObjectProtocol] = []

    func listen(to field: UITextField) {
        field.delegate = self
        let events: [(UIControl.Event, String)] = [
            (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
            (.editingDidEnd, "editingDidEnd"), (.editingDidEndOnExit, "editingDidEndOnExit"),
            (.primaryActionTriggered, "primaryActionTriggered"),
        ]
        for (event, name) in events where event != .editingDidEndOnExit {
            // An action for editingDidEndOnExit would make the return key end the editing.
            field.addAction(UIAction { [weak self] _ in self?.note(.action, name) }, for: event)
        }
        for name in [
            UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
            UITextField.textDidEndEditingNotification,
        ] {
            observe(name, object: field, .notification)
        }
        for name in [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
            UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
        ] {
            observe(name, object: nil, .keyboard)
        }
    }

    private func observe(_ name: Notification.Name, object: AnyObject?, _ kind: EventKind) {
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: object, queue: .main) { [weak self] note in
                let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                let short = name.rawValue.replacingOccurrences(of: "Notification", with: "")
                MainActor.assumeIsolated {
                    self?.note(kind, short + (frame.map { "  y \(Int($0.minY)), height \(Int($0.height))" } ?? ""))
                }
            })
    }

    private func note(_ kind: EventKind, _ text: String) {
        record(LoggedEvent(kind: kind, text: text))
    }

    private func ask(_ answer: Answer, _ text: String) -> Bool {
        let value = answers[answer] ?? true
        note(.question, "\(text)  → \(value ? "yes" : "no")")
        return value
    }

    // MARK: Delegate

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask(.begin, "shouldBeginEditing") }

    func textFieldDidBeginEditing(_ textField: UITextField) { note(.message, "didBeginEditing") }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask(.end, "shouldEndEditing") }

    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        note(.message, "didEndEditing  reason \(reason)")
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        ask(.change, "shouldChangeCharacters  in \(range.location)+\(range.length), \(string.utf16.count) units")
    }

    func textFieldDidChangeSelection(_ textField: UITextField) {
        guard let range = textField.selectedTextRange else { return note(.message, "didChangeSelection") }
        let start = textField.offset(from: textField.beginningOfDocument, to: range.start)
        let end = textField.offset(from: textField.beginningOfDocument, to: range.end)
        note(.message, "didChangeSelection  \(start)" + (start == end ? "" : " to \(end)"))
    }

    func textFieldShouldClear(_ textField: UITextField) -> Bool { ask(.clear, "shouldClear") }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask(.return, "shouldReturn") }
}
