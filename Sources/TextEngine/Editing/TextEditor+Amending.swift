extension TextEditor {
    /// What has to be replaced in a text so that another text stands in the place of a range; `nil` for nothing.
    package static func amendment(of text: Rope, in range: Range<Int>, to other: AttributedRope) -> Edit? {
        guard let (old, new) = difference(from: text.subrope(in: range), to: other.text) else { return nil }
        let replaced = (range.lowerBound + old.lowerBound)..<(range.lowerBound + old.upperBound)
        return Edit(replacing: replaced, with: other.part(new), kind: .replace)
    }

    /// Carries out what a program made of the edit before it. Undo takes both back at once. The caret and the marked text
    /// move with the text: behind what has come where they were behind what it replaces.
    package mutating func amend(_ edit: Edit) -> EditResult {
        let (range, count) = (edit.range, edit.replacement.utf16Count)
        func moved(_ offset: Int) -> Int {
            let shifted = offset + count - range.count
            if offset >= range.upperBound { return shifted }
            return offset <= range.lowerBound
                ? offset : min(max(shifted, range.lowerBound), range.lowerBound + count)
        }
        let (removed, countBefore) = (content.part(range), content.utf16Count)
        let attributes = edit.attributes ?? AttributeRuns(utf16Count: count, value: self.attributes(continuing: range))
        content.replace(range, with: AttributedRope(edit.replacement, attributes: attributes))
        revision += 1
        markedRange = markedRange.flatMap { marked in
            let (start, end) = (moved(marked.lowerBound), moved(marked.upperBound))
            return start < end ? start..<end : nil
        }
        selection = snapped(
            TextSelection(
                anchor: moved(selection.anchor), head: moved(selection.head), affinity: selection.affinity))
        if undoLog.isRecording {
            undoLog.amend(UndoChange(edit, removed: removed), selectionAfter: selection)
        } else {
            undoLog.pass(over: edit, removed: removed.text, ofAll: range.count == countBefore)
        }
        return EditResult(replacedRange: range, newCount: count, selection: selection)
    }
}
