/// What stands before the text as units of its own, as the tokens of a search do. It can be deleted, and nothing is put
/// in before it or between it.
extension TextEditor {
    /// How many units at the beginning stand before the text. Attributes say which, so that undo brings them back.
    package var leadCount: Int {
        guard !content.isPlain, content.run(at: 0)?.value.value.isLead == true else { return 0 }
        var count = 0
        content.forEachRun(in: 0..<text.utf16Count) { value, range in
            guard value.value.isLead else { return false }
            count = range.upperBound
            return true
        }
        return count
    }

    /// `edit` with what it puts in behind all that stands before the text: what of that it does not replace is put in
    /// again, in front.
    func behindLeads(_ edit: consuming Edit) -> Edit {
        guard edit.leads == 0, !edit.replacement.isEmpty else { return edit }
        let count = leadCount
        guard edit.range.upperBound < count else { return edit }
        var whole = content.part(edit.range.upperBound..<count)
        let kept = whole.utf16Count
        let own =
            edit.attributes.map { AttributedRope(edit.replacement, attributes: $0) }
            ?? AttributedRope(edit.replacement, attributes: attributes(continuing: count..<count))
        whole.replace(kept..<kept, with: own)
        edit.range = edit.range.lowerBound..<count
        (edit.replacement, edit.attributes, edit.leads) = (whole.text, whole.attributes, kept)
        if let selection = edit.selection {
            edit.selection = TextSelection(
                anchor: selection.anchor + kept, head: selection.head + kept, affinity: selection.affinity)
        }
        return edit
    }
}
