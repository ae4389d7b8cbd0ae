import TextEngine

/// What the input delegate hears: changes that come from anywhere but a keyboard or an input method.
extension TextInputSession {
    /// Changes the text between two messages, to those who are there before it.
    func changingText(_ change: () -> Void) {
        guard isHeard else { return change() }
        tellInput { $0.textWillChange($1) }
        change()
        tellInput { $0.textDidChange($1) }
    }

    /// Changes the selection, and tells the input delegate before and after it. Tells nothing when the selection would stay
    /// what it is, which is found out on a copy.
    func changingSelection(_ change: (inout TextEditor) -> Void) {
        guard isHeard else { return change(&editor) }
        var trial = editor
        change(&trial)
        let isTold = trial.selection.range != selectedRange
        if isTold { tellInput { $0.selectionWillChange($1) } }
        change(&editor)
        if isTold { tellInput { $0.selectionDidChange($1) } }
    }

    private func tellInput(_ message: (any UITextInputDelegate, any UITextInput) -> Void) {
        guard isHeard else { return }
        tell { client in
            guard let text = client as? any UITextInput else { return }
            if let inputDelegate { message(inputDelegate, text) }
            for keyboard in keyboards { message(keyboard, text) }
        }
    }

    /// Whether anybody hears of changes.
    private var isHeard: Bool { inputDelegate != nil || !keyboards.isEmpty }

    /// The program's own keyboards that type into the text now.
    private var keyboards: [UIInputViewController] {
        guard isActive, let responder = client as? UIResponder else { return [] }
        return responder.application?.keyboard.controllers(for: responder) ?? []
    }
}
