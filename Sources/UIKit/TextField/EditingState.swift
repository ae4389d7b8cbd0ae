import Foundation

/// How far the editing of a field is.
struct EditingState {
    enum Phase {
        /// The text is not edited.
        case idle
        /// The field is the first responder; nobody was told yet that editing has begun.
        case beginning
        /// The text is edited, and everybody knows.
        case editing
        /// The field stops being the first responder.
        case ending

        var isEditing: Bool { self == .beginning || self == .editing }
    }

    /// The edge as a border style draws it.
    struct Border: Equatable {
        var color: UIColor?
        var width: CGFloat
    }

    var phase = Phase.idle
    /// How often editing has begun or ended. What a callback has changed is found out by it: when the number is
    /// another one, what was going on is over, and the rest of its messages would come too late.
    var turn = 0
    /// The delegate is being asked, and would be asked again if it caused the same question.
    var isAskingToBegin = false
    var isAskingToEnd = false
    /// The return key moves the focus to the next field.
    var movesOnReturn = false
    /// The ground of a field with round corners was set once; a program may have changed it since.
    var hasOwnGround = false
    /// The edge as the field itself has last drawn it.
    var border: Border?
    /// The field is drawn as one that cannot be used.
    var looksDisabled = false
}
