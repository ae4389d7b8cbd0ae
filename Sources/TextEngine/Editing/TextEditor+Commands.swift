/// The edits that keys and menus make. Each is returned for `apply`, so that a delegate can be asked about it first.
extension TextEditor {
    /// The edit that puts `replacement` in place of the marked text, or else of the selection.
    @inlinable
    package func insertion(of replacement: Rope, kind: Edit.Kind = .typing) -> Edit {
        Edit(replacing: markedRange ?? selection.range, with: replacement, kind: kind)
    }

    /// The edit that a deleting key makes: it deletes the selection if there is one, and otherwise one step from the
    /// caret on. Nil if there is nothing to delete.
    ///
    /// A paragraph's end that the caret stands at is deleted itself, so the two paragraphs become one.
    package func deletion(_ direction: CaretDirection, by step: CaretStep) -> Edit? {
        var range = selection.range
        if range.isEmpty {
            let caret = selection.head
            let end = deletionEnd(from: caret, direction, by: step)
            range = min(caret, end)..<max(caret, end)
        }
        return range.isEmpty ? nil : Edit(replacing: range, with: Rope(), kind: .deleting)
    }

    private func deletionEnd(from caret: Int, _ direction: CaretDirection, by step: CaretStep) -> Int {
        guard step == .paragraph else { return destination(from: caret, direction, by: step) }
        let content = text.paragraphContentRange(containing: caret)
        let end = direction == .backward ? content.lowerBound : content.upperBound
        return end == caret ? destination(from: caret, direction, by: .cluster) : end
    }

    /// The edit by which an input method shows `replacement`, not yet decided on, in place of the marked text or else
    /// of the selection. What it puts in is the marked text from then on.
    ///
    /// `innerSelection` is the selection inside of `replacement`, in UTF-16 units from its start.
    package func composition(of replacement: Rope, selecting innerSelection: Range<Int>) -> Edit {
        let range = clampedRange(markedRange ?? selection.range)
        let inner = innerSelection.clamped(to: 0..<replacement.utf16Count)
        let selection = TextSelection((range.lowerBound + inner.lowerBound)..<(range.lowerBound + inner.upperBound))
        return Edit(replacing: range, with: replacement, kind: .composition, selection: selection)
    }

    /// The edit that takes the marked text away, as when a composition is called off. Nil without marked text.
    package func discarding() -> Edit? {
        markedRange.map { Edit(replacing: $0, with: Rope(), kind: .composition) }
    }

    /// Makes the marked text a part of the text like any other, as it stands.
    package mutating func commitMarkedText() {
        guard markedRange != nil else { return }
        markedRange = nil
        undoLog.endRun()
    }
}
