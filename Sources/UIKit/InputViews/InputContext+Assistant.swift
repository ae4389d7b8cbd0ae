/// The program's buttons above the keys.
extension InputContext {
    /// Buttons have come or gone.
    func assistantDidChange() {
        guard !isFindingAssistant else { return }
        let height = barHeight
        findAssistant()
        tell(.assistant)
        // In a low window the bar takes its room from the keys.
        if height != barHeight, keyboard != nil, served === responder {
            configure()
        } else {
            application.keyboard.keysDidChange()
        }
    }

    /// Finds the buttons for the first responder: its own, or else those of the next one that has any.
    func findAssistant() {
        guard !isFindingAssistant else { return }
        // Programs make their buttons anew whenever they are asked.
        isFindingAssistant = true
        defer { isFindingAssistant = false }
        var current = responder?.keyInput == nil ? nil : responder
        while let candidate = current {
            let item = candidate.inputAssistantItem
            item.seeker = self
            if item.hasItems { return assistant = item }
            current = candidate.next
        }
        assistant = nil
    }
}
