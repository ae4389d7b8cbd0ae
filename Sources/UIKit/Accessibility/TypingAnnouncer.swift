import Foundation
import TextEngine

/// Tells an application's accessibility observer what is typed into and that its text has changed. It is there while the
/// observer is, so that typing costs nothing without one.
@MainActor
final class TypingAnnouncer {
    /// What was told of a text last: a number for the text, and its selection.
    private struct Told: Equatable {
        var revision: Int?
        var selection: TextSelection?

        @MainActor
        init(_ responder: UIResponder?) {
            guard let session = (responder as? any EditableText)?.session else { return }
            (revision, selection) = (session.editor.revision, session.selection)
        }
    }

    private unowned let application: UIApplication
    @Unkept private var focused: UIResponder?
    private var told: Told

    init(application: UIApplication) {
        self.application = application
        let responder = application.focus.firstResponder
        (told, focused) = (Told(responder), responder)
    }

    /// Typing may go elsewhere now.
    func focusDidChange() {
        let (old, new) = (focused, application.focus.firstResponder)
        guard old !== new else { return }
        (focused, told) = (new, Told(new))
        var information: [String: Any] = [
            UIAccessibility.assistiveTechnologyUserInfoKey:
                UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver
        ]
        information[UIAccessibility.focusedElementUserInfoKey] = new
        information[UIAccessibility.unfocusedElementUserInfoKey] = old
        old?.accessibilityElementDidLoseFocus()
        new?.accessibilityElementDidBecomeFocused()
        // Whoever was told may have moved it on, and that has been told.
        guard focused === new else { return }
        application.postAccessibility(.elementFocused, new)
        NotificationCenter.default.post(
            name: UIAccessibility.elementFocusedNotification, object: application, userInfo: information)
    }

    /// A text or its selection has changed. Of a text of a program's own nobody knows which of the two.
    func textDidChange(of responder: UIResponder) {
        guard responder === focused else { return }
        let (former, new) = (told, Told(responder))
        told = new
        if new.revision == nil || new.revision != former.revision {
            application.postAccessibility(.valueChanged, responder)
        } else if new != former {
            application.postAccessibility(.selectedTextChanged, responder)
        }
    }
}
