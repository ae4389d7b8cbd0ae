/// A direction in the order in which text is stored. Where it is seen depends on the script.
package enum CaretDirection: Hashable, Sendable {
    /// Towards the start of the text.
    case backward
    /// Towards the end of the text.
    case forward
}

/// How far a key moves the caret, or deletes.
package enum CaretStep: Hashable, Sendable {
    /// One extended grapheme cluster.
    case cluster
    /// Backward to the start of a word, forward to the end of one; see `WordBreaker`.
    case word
    /// To the start of the line as it is stored, or to its end before the terminator.
    case paragraph
    /// To the start or the end of the text.
    case document
}
