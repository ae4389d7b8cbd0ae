import Foundation
import UIKitSimulator

/// Writes down what a keyboard announces.
// Unchecked: used on the main thread only.
final class KeyboardListener: @unchecked Sendable {
    struct Line: Equatable {
        /// Without what all names have: "WillShow".
        var name: String
        var begin: CGRect
        var end: CGRect
        var duration: Double
    }
    private(set) var lines: [Line] = []
    private var tokens: [any NSObjectProtocol] = []

    @MainActor init() {
        for name in [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
            UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
        ] {
            tokens.append(
                NotificationCenter.default.addObserver(forName: name, object: UIScreen.main, queue: nil) {
                    [weak self] note in
                    let info = note.userInfo ?? [:]
                    self?.lines.append(
                        Line(
                            name: name.rawValue.replacingOccurrences(of: "UIKeyboard", with: "")
                                .replacingOccurrences(of: "Notification", with: ""),
                            begin: info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect ?? .null,
                            end: info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .null,
                            duration: info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? -1))
                })
        }
    }

    deinit {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    /// The names of what was posted since this was read last.
    func take() -> [String] {
        defer { lines = [] }
        return lines.map(\.name)
    }
}
