/// How far the editing of a text field or a text view is.
struct EditingState {
    enum Phase {
        /// The text is not edited.
        case idle
        /// The view is the first responder; nobody was told yet that editing has begun.
        case beginning
        /// The text is edited, and everybody knows.
        case editing
        /// The view stops being the first responder.
        case ending

        var isEditing: Bool { self == .beginning || self == .editing }
    }

    private(set) var phase = Phase.idle
    /// How often editing has begun or ended. What a callback has changed is found out by it: when the number is
    /// another one, what was going on is over, and the rest of its messages would come too late.
    private(set) var turn = 0
    /// What is still to be told of the editing that began or ended last, in order.
    private(set) var messages: [() -> Void] = []
    /// The delegate is being asked, and would be asked again if it caused the same question.
    var isAskingToBegin = false
    var isAskingToEnd = false
    /// The view is about to be the first responder, or is it already while the keyboard announces itself.
    var isComing = false

    /// Editing begins or ends: what was going on is over.
    mutating func enter(_ phase: Phase) {
        self.phase = phase
        turn += 1
    }

    /// Editing goes on, and everybody is about to know.
    mutating func isKnown() {
        phase = .editing
    }

    /// Adds what is to be told, behind what is still to be told of before.
    mutating func add(_ new: [() -> Void]) {
        messages += new
    }

    /// Takes the next message out.
    mutating func nextMessage() -> (() -> Void)? {
        messages.isEmpty ? nil : messages.removeFirst()
    }
}
