/// A text with a selection, an input method's marked text, and a log for undo: what a field and a view edit, unseen.
///
/// Whatever offsets and ranges come in are clamped to the text; the caret never stands inside a grapheme cluster. All
/// of them are in UTF-16 units. Lines as they are laid out are not known here: up, down and the ends of lines are a
/// matter of the view, which sets the selection.
package struct TextEditor: Sendable {
    /// The text with its attributes. It changes by `apply`, `undo`, `redo` and `restyle` only.
    package internal(set) var content: AttributedRope
    /// The attributes of what is put in where there is no text to continue.
    package var baseAttributes = TextAttributes.none
    /// The selection, always inside the text and on cluster boundaries.
    package internal(set) var selection: TextSelection
    /// What an input method is still composing. Never empty.
    package internal(set) var markedRange: Range<Int>?
    /// How often the text has changed.
    package internal(set) var revision = 0
    /// What can be undone, and how changes are grouped for it.
    package var undoLog = UndoLog()
    /// The most UTF-16 units that an edit may make the text have, or nil for any number. A text that is longer already
    /// stays so.
    package var maximumCount: Int?

    /// An editor of `text`, with the caret at its end.
    package init(_ text: Rope = Rope()) {
        content = AttributedRope(text)
        selection = TextSelection(caret: text.utf16Count)
    }

    /// The text.
    @inlinable package var text: Rope { content.text }

    /// Carries out `edit`, as far as the text and `maximumCount` admit it, and enters it in the undo log.
    ///
    /// `time` is in seconds of any one clock; typing that rests longer than `undoLog.pause` begins a new undo group. An
    /// edit that changes nothing only sets the selection.
    @discardableResult
    package mutating func apply(_ edit: consuming Edit, at time: Double = 0) -> EditResult {
        let edit = admissible(edit)
        let before = selection
        if edit.isEmpty {
            updateMarkedRange(for: edit)
            if let wanted = edit.selection { select(wanted) }
            return EditResult(replacedRange: edit.range, newCount: 0, selection: selection)
        }
        let (removed, countBefore) = (content.part(edit.range), content.utf16Count)
        if let attributes = edit.attributes {
            content.replace(edit.range, with: AttributedRope(edit.replacement, attributes: attributes))
        } else {
            content.replace(edit.range, with: edit.replacement, attributes: attributes(continuing: edit.range))
        }
        revision += 1
        updateMarkedRange(for: edit)
        selection = edit.selection.map(snapped) ?? selectionFollowing(edit)
        if edit.isByUser, undoLog.isRecording {
            undoLog.record(edit, removed: removed, from: before, to: selection, at: time)
        } else {
            undoLog.pass(over: edit, removed: removed.text, ofAll: edit.range.count == countBefore)
        }
        return EditResult(replacedRange: edit.range, newCount: edit.replacement.utf16Count, selection: selection)
    }

    /// Where the selection goes by itself, on boundaries of clusters.
    private func selectionFollowing(_ edit: Edit) -> TextSelection {
        let start = edit.range.lowerBound
        let end = start + edit.replacement.utf16Count
        if edit.isByUser {
            // What was put in may have joined the cluster behind it.
            return TextSelection(caret: GraphemeBreaker.boundary(atOrAfter: end, in: text))
        }
        return snapped(TextReplacement(of: edit.range, newCount: edit.replacement.utf16Count).moved(selection))
    }

    /// A composition marks what it puts in; other edits move the marked text, or end the composition if they touch it.
    private mutating func updateMarkedRange(for edit: Edit) {
        let (start, end) = (
            edit.range.lowerBound + edit.leads, edit.range.lowerBound + edit.replacement.utf16Count
        )
        if edit.kind == .composition {
            markedRange = end > start ? start..<end : nil
        } else if let marked = markedRange, !edit.isEmpty {
            if edit.range.upperBound <= marked.lowerBound {
                let shift = edit.replacement.utf16Count - edit.range.count
                markedRange = (marked.lowerBound + shift)..<(marked.upperBound + shift)
            } else if edit.range.lowerBound < marked.upperBound {
                markedRange = nil
            }
        }
    }
}
