import UIKit

/// Prints what the fields ask and what is announced, line by line. What was typed is never printed.
@MainActor
final class Journal {
    private var observers: [any NSObjectProtocol] = []

    init() {
        let names: [Notification.Name] = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
            UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
            UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
            UITextField.textDidEndEditingNotification,
        ]
        for name in names {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { notification in
                    let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                    let field = notification.object as? UITextField
                    MainActor.assumeIsolated {
                        let detail = frame.map { " y \(Int($0.minY)) height \(Int($0.height))" }
                        Journal.print(name.rawValue + (detail ?? field.map { " " + Journal.name(of: $0) } ?? ""))
                    }
                })
        }
    }

    /// Notes a question or a message of a field.
    func note(_ what: String, _ field: UITextField) {
        Self.print("  \(what) \(Self.name(of: field))")
    }

    private static func name(of field: UITextField) -> String {
        field.accessibilityIdentifier ?? "field"
    }

    private static func print(_ line: String) {
        Swift.print(line)
        fflush(nil)
    }
}
