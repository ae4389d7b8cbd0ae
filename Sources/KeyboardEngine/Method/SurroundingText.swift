/// The text around the caret as far as input methods look at it, and what is wanted there.
package struct SurroundingText: Equatable, Sendable {
    /// The end of the text before the selection, or before what is being composed: at most ``reach`` UTF-16 units of it.
    /// Empty at the beginning, and for a text that is secret or about to be replaced.
    package private(set) var before: String
    /// Whether something is selected, which typing replaces.
    package private(set) var hasSelection: Bool
    /// Whether a text that is not decided stands at the caret.
    package private(set) var isComposing: Bool
    /// Whether the text is told at all. Of one that is secret, or that nobody can look at, it is not: `before` is empty
    /// then wherever the caret is.
    package let isKnown: Bool
    /// What may be made of what is typed there.
    package let preferences: TypingPreferences

    /// How much of the text before the caret is looked at, in UTF-16 units.
    package static let reach = 64

    /// Describes a place in a text.
    package init(
        before: String = "", hasSelection: Bool = false, isComposing: Bool = false, isKnown: Bool = true,
        preferences: TypingPreferences = TypingPreferences()
    ) {
        self.before = before
        self.hasSelection = hasSelection
        self.isComposing = isComposing
        self.isKnown = isKnown
        self.preferences = preferences
    }

    /// The place after an edit, for the stage behind the one that has made it. What a deletion of words or paragraphs
    /// leaves is not known here: stages see an empty text then.
    mutating func apply(_ edit: InputEdit, composed: inout String) {
        switch edit {
        case .insert(let text), .complete(let text):
            before += text
        case .substitute(let text, _, let count):
            before = (String(before.utf16.dropLast(count)) ?? "") + text
        case .insertReturn:
            before += "\n"
        case .delete(let deletion):
            if !hasSelection, !isComposing, !deletion.isForward {
                before = deletion.unit == .character ? String(before.dropLast()) : ""
            }
        case .compose(let composition):
            (isComposing, hasSelection, composed) = (!composition.text.isEmpty, false, composition.text)
            return
        case .commit:
            before += composed
        }
        (isComposing, hasSelection, composed) = (false, false, "")
    }
}

/// What a field wants to be made of what is typed into it, by its traits.
package struct TypingPreferences: Equatable, Sendable {
    /// Where capitals are wanted.
    package enum Capitals: Equatable, Sendable {
        /// Nowhere.
        case none
        /// At the beginning of each word.
        case words
        /// At the beginning of each sentence.
        case sentences
        /// Everywhere.
        case all
    }

    /// Where capitals are wanted.
    package var capitals: Capitals
    /// Whether straight quotation marks become those of the language.
    package var makesQuotes: Bool
    /// Whether two hyphens become a dash.
    package var makesDashes: Bool
    /// Whether two spaces behind a word become a full stop and a space.
    package var makesFullStops: Bool

    /// Describes preferences; without any, everything is left as it is typed.
    package init(
        capitals: Capitals = .none, makesQuotes: Bool = false, makesDashes: Bool = false, makesFullStops: Bool = false
    ) {
        self.capitals = capitals
        self.makesQuotes = makesQuotes
        self.makesDashes = makesDashes
        self.makesFullStops = makesFullStops
    }
}
