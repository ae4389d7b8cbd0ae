import KeyboardEngine

/// What a program suggests in the bar above the keys.
extension InputContext {
    /// What is suggested for the first responder: a password where one is to be chosen, and what the program suggests.
    var suggestions: [UIInputSuggestion] {
        let own = responder?.textInputSession?.suggestions ?? []
        return shownPassword.map { [$0] + own } ?? own
    }

    /// What can be picked: of an input method, or else of what a program suggests.
    var choices: [Candidate] {
        guard candidates.isEmpty, emojiSearch == nil else { return candidates }
        return suggestions.map(\.candidate)
    }

    /// Whether there may be something to pick, so that there is a bar for it.
    var hasChoices: Bool { hasCandidates || !suggestions.isEmpty }

    /// Takes other suggestions for a responder.
    func changeSuggestions(of changed: UIResponder, _ change: () -> Void) {
        let height = barHeight
        change()
        guard changed === responder else { return }
        tell(.candidates)
        // A language with candidates, or a program's buttons, have their bar in any case.
        guard height != barHeight || assistant != nil else { return }
        if keyboard != nil, served === responder {
            configure()
        } else {
            application.keyboard.keysDidChange()
        }
    }

    /// Takes a suggestion that was picked. What is composed is decided before.
    func pickSuggestion(_ number: Int) {
        let suggestions = suggestions
        guard suggestions.indices.contains(number), let responder else { return }
        decide()
        if responder.isFirstResponder { suggestions[number].pick(for: responder) }
    }
}

extension EditableText {
    /// Takes other suggestions from the program.
    func suggest(_ suggestions: [UIInputSuggestion]) {
        guard let application else { return session.suggestions = suggestions }
        application.inputContext.changeSuggestions(of: self) { session.suggestions = suggestions }
    }
}
