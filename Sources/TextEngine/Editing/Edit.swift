/// A replacement of a range of a text, not yet applied.
///
/// Everything that changes a text is one of these, so that a delegate can be asked about it first.
package struct Edit: Equatable, Sendable {
    /// Where an edit comes from. It decides how the edit is clamped and how it can be undone.
    package enum Kind: Hashable, Sendable {
        /// A key; neighbours of one word are undone together.
        case typing
        /// Backspace and its kin; neighbours in one direction are undone together.
        case deleting
        /// Cut, paste or drop: undone alone.
        case paste
        /// A correction, a replacement of what was found, or one by `UITextInput`: undone alone.
        case replace
        /// An input method's marked text; all of one composition is undone together.
        case composition
        /// The application's own. It cannot be undone; what was done before it can be, as far as that is not a part of
        /// what it replaces (`UndoLog.rebase`). What puts another text in the place of all of it is a new beginning.
        case programmatic
    }

    /// What is replaced, in UTF-16 units of the text before the edit.
    package var range: Range<Int>
    /// What comes in its place.
    package var replacement: Rope
    /// The attributes of what comes, as long as it; nil for those of the text that it continues.
    package var attributes: AttributeRuns<TextAttributes>?
    /// Where the edit comes from.
    package var kind: Kind
    /// The selection afterwards, in the text after the edit. Nil for the usual one: a caret behind the replacement or,
    /// after a programmatic edit, the old selection moved along with its text.
    package var selection: TextSelection?
    /// How many units at the beginning of the replacement stand before the text (`TextEditor.leadCount`).
    package var leads = 0

    /// An edit that puts `replacement` in place of `range`.
    package init(replacing range: Range<Int>, with replacement: Rope, kind: Kind, selection: TextSelection? = nil) {
        self.range = range
        self.replacement = replacement
        self.kind = kind
        self.selection = selection
    }

    /// An edit that puts text with its attributes in place of `range`.
    package init(
        replacing range: Range<Int>, with replacement: AttributedRope, kind: Kind, selection: TextSelection? = nil
    ) {
        self.init(replacing: range, with: replacement.text, kind: kind, selection: selection)
        attributes = replacement.attributes
    }

    /// Whether the edit changes nothing.
    package var isEmpty: Bool { range.isEmpty && replacement.isEmpty }

    /// What is replaced, without what stands before the text and is only put in again.
    package var askedRange: Range<Int> { range.lowerBound..<(range.upperBound - leads) }

    /// Leaves out what stands before the text and is only put in again.
    package mutating func dropLeads() {
        guard leads > 0 else { return }
        range = askedRange
        let own = leads..<replacement.utf16Count
        (replacement, attributes) = (replacement.subrope(in: own), attributes?.subruns(in: own))
        (selection, leads) = (nil, 0)
    }

    /// Whether a person makes the edit, who knows nothing of UTF-16: it then never cuts a surrogate pair or a CRLF.
    package var isByUser: Bool { kind != .programmatic }
}

/// What has become of an edit.
package struct EditResult: Equatable, Sendable {
    /// What was replaced, in UTF-16 units of the text before the edit: the edit's range as it was clamped.
    package var replacedRange: Range<Int>
    /// The length, in UTF-16 units, of what has come in its place: the edit's, or less where a maximum cut it.
    package var newCount: Int
    /// The selection afterwards.
    package var selection: TextSelection

    /// What has come in place of `replacedRange`, in UTF-16 units of the text after the edit.
    package var newRange: Range<Int> { replacedRange.lowerBound..<(replacedRange.lowerBound + newCount) }

    /// One result that says of two edits, the second made after the first, what was replaced in all: whatever lies
    /// between the two counts as replaced.
    package func followed(by next: EditResult) -> EditResult {
        let (put, range) = (newRange, next.replacedRange)
        let lower = min(put.lowerBound, range.lowerBound)
        let beyond = max(0, range.upperBound - put.upperBound)
        return EditResult(
            replacedRange: lower..<(replacedRange.upperBound + beyond),
            newCount: put.upperBound + beyond - lower - range.count + next.newCount, selection: next.selection)
    }
}

extension EditResult {
    /// One result that says of several edits, made one after the other, what was replaced in all; nil of none. Between
    /// them there was no text that anybody could be shown.
    package init?(joining results: [EditResult]) {
        guard let first = results.first else { return nil }
        self = results.dropFirst().reduce(first) { $0.followed(by: $1) }
    }
}
