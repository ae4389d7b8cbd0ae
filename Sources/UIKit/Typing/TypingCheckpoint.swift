import KeyboardEngine

/// What is typed into and the input method with it, as they were before a key that may not be meant.
@MainActor
struct TypingCheckpoint {
    @Unkept var responder: UIResponder?
    /// The text, where it is one of ours.
    let text: TextInputSession.Checkpoint?
    /// The search for emoji that the keys type into, and what was typed there.
    let search: (of: EmojiSearch, typed: EmojiSearch.Checkpoint)?
    let method: InputMethodChain?
    let candidates: [Candidate]
}
