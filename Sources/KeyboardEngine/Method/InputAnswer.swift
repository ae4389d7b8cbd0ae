/// What an input method makes of a keystroke.
package struct InputAnswer: Equatable, Sendable {
    /// What is done to the text, in this order.
    package var edits: [InputEdit]
    /// What can be picked in the place of what is composed, the likeliest first.
    package var candidates: [Candidate]
    /// What is left for the stage behind this one: the stroke as it was, or what this one makes of it.
    package var rest: Keystroke?
    /// What is asked of a conversion engine. Its answer comes later as a stroke (``Keystroke/converted(_:for:)``), or
    /// never where the engine is missing.
    package var query: ConversionQuery?

    /// An answer, which ends the stroke unless there is a rest.
    package init(
        _ edits: [InputEdit] = [], candidates: [Candidate] = [], rest: Keystroke? = nil, query: ConversionQuery? = nil
    ) {
        self.edits = edits
        self.candidates = candidates
        self.rest = rest
        self.query = query
    }

    /// The answer of a stage to a stroke that does not concern it.
    package static func pass(_ stroke: Keystroke) -> InputAnswer { InputAnswer(rest: stroke) }
}

/// What an input method does to the text at the caret.
package enum InputEdit: Equatable, Sendable {
    /// Puts a text in the place of what is composed, or else of the selection.
    case insert(String)
    /// Types something that stands for a text, which takes its place and that of some UTF-16 units before it. It is one
    /// change for whoever is asked; the first undo brings back what was typed.
    case substitute(String, for: String, over: Int)
    /// Types the rest of the word at the caret, and what follows it: one undo takes back just that.
    case complete(String)
    /// Deletes.
    case delete(Deletion)
    /// Ends the line, or submits, as the field decides.
    case insertReturn
    /// Shows a text that is not decided in the place of the one before it, or else of the selection; an empty one takes
    /// it away.
    case compose(Composition)
    /// Decides what is composed as it is.
    case commit
}

/// Something that can be picked in the place of what is composed.
package struct Candidate: Equatable, Sendable {
    /// What picking it types.
    package let text: String
    /// What is shown beside it, such as a reading or a meaning.
    package let note: String?

    /// Describes a candidate.
    package init(_ text: String, note: String? = nil) {
        self.text = text
        self.note = note
    }
}
