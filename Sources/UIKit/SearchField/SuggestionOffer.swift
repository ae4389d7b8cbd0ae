/// What a search field suggests, and how far a person is with it.
struct SuggestionOffer {
    /// What is suggested.
    var suggestions: [any UISearchSuggestion]?
    /// How often suggestions were set.
    var version = 0
    /// What the arrow keys have come to.
    var highlighted: Int?
    /// Whether a person has picked one, or has sent them away.
    var isClosed = false

    /// Whether there is something to pick.
    var isOpen: Bool { !isClosed && suggestions?.isEmpty == false }

    /// Goes on to the next suggestion, and back up out of the first to none.
    mutating func move(isDown: Bool) {
        let count = suggestions?.count ?? 0
        switch (highlighted, isDown) {
        case (nil, true): highlighted = count > 0 ? 0 : nil
        case (nil, false): break
        case (let index?, true): highlighted = min(index + 1, count - 1)
        case (let index?, false): highlighted = index > 0 ? index - 1 : nil
        }
    }
}
