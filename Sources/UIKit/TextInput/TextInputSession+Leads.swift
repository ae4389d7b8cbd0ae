import TextEngine

/// What stands before the text: the tokens of a search (see ``UISearchTextField``).
extension TextInputSession {
    /// Replaces some of what stands before the text, as a program does. The text and what is selected of it stay; the
    /// delegate is neither asked nor told, and what could be undone is forgotten.
    func replaceLeads(_ range: Range<Int>, with leads: AttributedRope) {
        let (before, selection, count) = (selectedRange, selection, editor.leadCount)
        let change = leads.utf16Count - range.count
        func moved(_ offset: Int) -> Int {
            offset >= count || offset >= range.upperBound ? offset + change : min(offset, range.lowerBound)
        }
        keepText()
        noteSelecting()
        var edit = Edit(
            replacing: range, with: leads, kind: .programmatic,
            selection: TextSelection(
                anchor: moved(selection.anchor), head: moved(selection.head), affinity: selection.affinity))
        edit.leads = leads.utf16Count
        changingText {
            // What is taken back or made again must not come to stand before what stands there now.
            forgetUndo()
            apply(edit)
        }
        if isActive, selectedRange != before { tellSelection() }
    }

    /// Puts something before the text in the place of a part of it, as a program does: the delegate is not asked, but
    /// told, and undo takes it back. The caret goes where the text was.
    func replaceText(_ range: Range<Int>, withLead lead: AttributedRope, at index: Int) {
        let count = editor.leadCount
        var whole = lead
        whole.replace(lead.utf16Count..<lead.utf16Count, with: editor.content.part(index..<range.lowerBound))
        keepText()
        unmark()
        var edit = Edit(
            replacing: index..<range.upperBound, with: whole, kind: .replace,
            selection: TextSelection(caret: range.lowerBound + lead.utf16Count))
        edit.leads = lead.utf16Count + count - index
        changeByProgram(edit)
    }

    /// The edit as far as a person may make it: what stands before the text may have to stay, and who deletes words
    /// means words.
    func sparingLeads(_ edit: Edit) -> Edit? {
        let count = editor.leadCount
        let isByWords = edit.kind == .deleting && selection.isCaret
        guard edit.range.lowerBound < count, keepsLeads || isByWords && edit.range.upperBound > count else {
            return edit
        }
        var spared = edit
        spared.range = count..<max(count, edit.range.upperBound)
        return spared.isEmpty ? nil : spared
    }

    /// Selects what stands before the text where a deleting key would delete it: the next key does. Where it is to stay
    /// nothing is selected.
    /// - Returns: Whether the key is used up.
    func selectsLead(_ direction: CaretDirection) -> Bool {
        let (count, caret) = (editor.leadCount, selection.head)
        guard count > 0, selection.isCaret, markedRange == nil else { return false }
        let start = direction == .backward ? caret - 1 : caret
        guard (0..<count).contains(start) else { return false }
        if !keepsLeads { choose(TextSelection(start..<(start + 1))) }
        return true
    }
}
