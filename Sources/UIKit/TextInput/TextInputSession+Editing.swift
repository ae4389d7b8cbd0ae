import Foundation
import TextEngine

/// Edits: the user's, which the delegate is asked about, and the program's, which it is not.
extension TextInputSession {
    // MARK: The user's

    /// Puts text that an input method has not decided yet in the place of what it showed before.
    /// - Parameter looks: The text with looks of its own, for as long as it is not decided.
    func setMarkedText(_ text: String, selectedRange: NSRange, looks: NSAttributedString? = nil) {
        markedLooks = looks.map { AttributedRope($0) }
        let text = insertable(text)
        guard !text.isEmpty else { return discardMarkedText() }
        let rope = Rope(text)
        let inner = Range(selectedRange, within: rope.utf16Count)
        perform(editor.composition(of: rope, selecting: inner), replacement: text)
    }

    private func discardMarkedText() {
        if let edit = editor.discarding() { perform(edit, replacement: "") }
        // A delegate that wants to keep it has it decided: an input method that has finished never comes back to it.
        unmark()
    }

    /// Decides the marked text as it is. The text does not change: it was asked for and told when it was put in.
    func unmark() {
        guard markedRange != nil else { return }
        editor.commitMarkedText()
        client?.sessionShowsSelection(self)
    }

    /// The clipboard of the kiosk that shows the text.
    var pasteboard: UIPasteboard? { client?.application?.pasteboard }

    /// Copies the selection. Secret text stays where it is.
    func copy() {
        guard !keepsText, !selectedRange.isEmpty, let pasteboard else { return }
        let part = copied(selectedRange)
        if part.utf16Count > 0 { pasteboard.put(part, isWords: selectsWords) }
    }

    /// Copies the selection and deletes it, with a blank that it leaves over. Secret text stays where it is.
    func cut() {
        guard !keepsText, !selectedRange.isEmpty else { return }
        copy()
        perform(Edit(replacing: rangeToCut, with: Rope(), kind: .paste), replacement: "")
    }

    /// Takes the last group of edits back. The delegate is asked: it is a person's change like any other.
    func undo() {
        guard canUndo else { return }
        revert { $0.undo() }
    }

    /// Makes the last group that was undone again. The delegate is asked.
    func redo() {
        guard canRedo else { return }
        revert { $0.redo() }
    }

    /// Gives what is selected other attributes, as the user wants; it can be undone. The delegate is asked as if the text
    /// were replaced by itself. Without a selection what is typed next gets them.
    func restyleSelection(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        func changed(_ attributes: TextAttributes) -> TextAttributes {
            var values = attributes.values
            change(&values)
            return TextAttributes(values)
        }
        guard !selectedRange.isEmpty else { return typingAttributes = changed(attributesOfTyping) }
        // What stands before the text has looks of its own.
        let range = selectedRange.clamped(to: editor.leadCount..<length)
        guard !range.isEmpty, let edit = editor.restyling(range, changed) else { return }
        guard client?.session(self, shouldChange: NSRange(range), replacement: rope.string(in: range)) ?? false,
            edit.range.upperBound <= length
        else { return }
        apply(edit)
        tellChange()
    }

    /// Replaces ranges of the text, in ascending order and apart, as one step to be undone. The delegate is asked about
    /// each and may refuse each; if it changes the text itself when it is asked, the others stay. All of it is told once.
    /// - Returns: How many were replaced.
    func replaceFound(_ ranges: [Range<Int>], with text: String) -> Int {
        keepText()
        unmark()
        typingAttributes = nil
        let (text, count) = (insertable(text), editor.revision)
        let rope = Rope(text)
        var shift = 0
        editor.undoLog.beginGroup()
        for range in ranges {
            let moved = (range.lowerBound + shift)..<(range.upperBound + shift)
            guard let client, moved.upperBound <= length,
                let (edit, replacement) = fitting(Edit(replacing: moved, with: rope, kind: .replace), text)
            else { break }
            let revision = editor.revision
            let isAllowed = client.session(self, shouldChange: NSRange(edit.range), replacement: replacement)
            guard editor.revision == revision else { break }
            guard isAllowed else { continue }
            changingText { apply(edit) }
            shift += edit.replacement.utf16Count - moved.count
        }
        editor.undoLog.endGroup()
        let replaced = editor.revision - count
        if replaced > 0 { tellChange() }
        return replaced
    }

    /// Asks, changes, and tells.
    func perform(_ edit: Edit, replacement: String) {
        guard let client, let (fitted, replacement) = fitting(edit, replacement) else { return }
        let asked = askedText
        guard client.session(self, shouldChange: NSRange(fitted.askedRange), replacement: replacement) else { return }
        // What a format makes of a text does not suit another.
        guard format == nil || editor.revision == asked.revision, isOutstanding(since: asked) else { return }
        var edit = fitted
        if edit.kind == .paste, edit.askedRange == asked.selection.range, selectedRange != asked.selection.range {
            // What is pasted or cut is what is selected now.
            edit.dropLeads()
            (edit.range, edit.selection) = (selectedRange, nil)
            guard let (moved, _) = fitting(edit, replacement) else { return }
            edit = moved
        }
        let made = startingOver(edit)
        if made.kind == .paste { changingText { apply(made) } } else { apply(made) }
        tellChange()
    }

    /// The edit as it can be made, as the text's format shows it and with as much of what it puts in as the text has room
    /// for, so that the delegate is asked about what will be there. `nil` when nothing of it can be made.
    func fitting(_ edit: Edit, _ replacement: String) -> (Edit, String)? {
        guard let spared = sparingLeads(edit), let shown = formatted(spared) else { return nil }
        let replacement = format == nil ? replacement : shown.replacement.string(in: 0..<shown.replacement.utf16Count)
        let count = shown.replacement.utf16Count
        let edit = editor.admissible(shown)
        let own = edit.leads..<edit.replacement.utf16Count
        guard own.count < count else { return (edit, replacement) }
        return own.isEmpty ? nil : (edit, edit.replacement.string(in: own))
    }

    /// The edit as it is made where everything is to be replaced. The delegate saw the ordinary range, as it does on
    /// iOS; it reads the text afterwards.
    func startingOver(_ edit: consuming Edit) -> Edit {
        guard takeStartingOver(isInsertion: !edit.replacement.isEmpty), !isWhole(edit) else { return edit }
        edit.dropLeads()
        edit.range = 0..<length
        edit.selection = nil
        return edit
    }

    /// Whether an edit replaces everything as it is.
    private func isWhole(_ edit: borrowing Edit) -> Bool { format != nil && edit.range == 0..<length }

    /// What of a text can be inserted.
    func insertable(_ text: String) -> String {
        InsertableText.text(text, limit: editor.maximumCount ?? .max, allowsLineBreaks: allowsLineBreaks)
    }

    // MARK: The program's

    /// Sets the whole text, behind what stands before it. The caret goes to the end; the delegate is neither asked nor
    /// told, and what could be undone is forgotten.
    /// - Parameter willApply: Is called when the input delegate was told, just before the text changes.
    func setText(_ content: AttributedRope, willApply: () -> Void = {}) {
        let before = selectedRange
        keepText()
        noteSelecting()
        // The limit is for what people paste; a program means what it sets.
        let limit = editor.maximumCount
        editor.maximumCount = nil
        defer { editor.maximumCount = limit }
        changingText {
            forgetUndo()
            willApply()
            apply(
                Edit(
                    replacing: editor.leadCount..<length, with: content, kind: .programmatic,
                    selection: TextSelection(caret: editor.leadCount + content.utf16Count)))
            typingAttributes = nil
        }
        if isActive, selectedRange != before { tellSelection() }
    }

    /// What the public `insertText(_:)` does: for a key it makes the edit that was allowed; for a program it inserts
    /// without asking, and tells.
    func insertByProgram(_ text: String) {
        guard !makeAllowedEdit(text) else { return }
        let text = insertable(text)
        guard !text.isEmpty || !selectedRange.isEmpty else { return }
        changeByProgram(insertion(of: text, kind: .replace))
    }

    /// The edit that puts text in place of the marked text, or else of the selection.
    func insertion(of text: String, kind: Edit.Kind = .typing) -> Edit {
        // Made before the editor is asked, which would be copied for the time of it.
        let replacement = Rope(text)
        return editor.insertion(of: replacement, kind: kind)
    }

    /// What the public `deleteBackward()` does: for a key it makes the edit that was allowed; for a program it deletes
    /// without asking, and tells.
    func deleteBackward() {
        guard !makeAllowedEdit(""), !selectsLead(.backward) else { return }
        guard let edit = deletion(.backward, by: .cluster) else {
            // Fields that select a tag by this key hide the caret then.
            client?.sessionShowsCaret(self)
            return
        }
        changeByProgram(edit)
    }

    /// Replaces a range as a program does: the delegate is not asked, but told.
    func replaceByProgram(_ range: Range<Int>, with text: String) {
        keepText()
        changeByProgram(Edit(replacing: editor.clampedRange(range), with: Rope(insertable(text)), kind: .replace))
    }

    /// Replaces a range by text with its attributes as a program does. Where something of the text cannot be inserted,
    /// the rest takes the attributes of what it continues.
    func replaceByProgram(_ range: Range<Int>, with text: NSAttributedString) {
        let plain = insertable(text.string)
        guard plain == text.string else { return replaceByProgram(range, with: plain) }
        keepText()
        changeByProgram(Edit(replacing: editor.clampedRange(range), with: AttributedRope(text), kind: .replace))
    }

    /// Deletes everything, as a button does that has asked already.
    func clear() {
        let range = (keepsLeads ? editor.leadCount : 0)..<length
        guard !range.isEmpty else { return }
        changeByProgram(Edit(replacing: range, with: Rope(), kind: .replace))
    }

    func changeByProgram(_ edit: consuming Edit) {
        guard let shown = formatted(edit) else { return }
        let made = startingOver(shown)
        changingText { apply(made) }
        tellChange()
    }
}

/// Looks.
extension TextInputSession {
    /// Gives all of the text other attributes, as a program does. Nobody is told, and nothing can be undone by it.
    func restyle(_ transform: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
        if let typing = typingAttributes { typingAttributes = TextAttributes(transform(typing.values)) }
        guard !editor.content.isPlain else { return }
        editor.restyle(0..<length) { $0 == .none || $0.value.isLead ? $0 : TextAttributes(transform($0.values)) }
    }

    /// Gives whole paragraphs a direction, as a program does. Nobody is told, and nothing can be undone by it. What is
    /// typed into an empty text takes it over.
    func setWritingDirection(_ direction: NSWritingDirection, of paragraphs: Range<Int>) {
        func directed(_ attributes: TextAttributes) -> TextAttributes {
            var values = attributes.values
            let style = values[.paragraphStyle] as? NSParagraphStyle ?? .default
            guard let own = style.mutableCopy() as? NSMutableParagraphStyle else { return attributes }
            own.baseWritingDirection = direction
            values[.paragraphStyle] = own
            return TextAttributes(values)
        }
        guard !paragraphs.isEmpty else { return typingAttributes = directed(attributesOfTyping) }
        editor.restyle(paragraphs, directed)
    }
}

/// What a text storage does.
extension TextInputSession {
    /// Replaces a range as a text storage does. Nobody is told but who shows the text and the input delegate. It is not undone, and
    /// what was done before can be still, unless all of the text is another one.
    /// - Parameter willApply: Is called when the input delegate was told, just before the text changes.
    func replaceInStorage(_ range: Range<Int>, with text: AttributedRope, willApply: () -> Void) {
        keepText()
        let limit = editor.maximumCount
        editor.maximumCount = nil
        defer { editor.maximumCount = limit }
        changingText {
            // The input delegate may have changed the text.
            guard range.upperBound <= length else { return }
            willApply()
            apply(Edit(replacing: range, with: text, kind: .programmatic))
        }
    }

    /// Has a text in the place of a range, which a text storage made of the edit that was made last. One undo takes both
    /// back.
    /// - Parameter willApply: Is called when the input delegate was told, just before the text changes.
    /// - Returns: Whether that is another text.
    func amendInStorage(_ range: Range<Int>, as text: AttributedRope, willApply: () -> Void) -> Bool {
        guard let edit = TextEditor.amendment(of: rope, in: range, to: text) else { return false }
        changingText {
            guard edit.range.upperBound <= length else { return }
            willApply()
            willReplace?(edit.range)
            let result = editor.amend(edit)
            if isSecure { forgetUndo() }
            didReplace?(result)
            client?.sessionShowsText(self)
        }
        return true
    }

    /// Gives a range the attributes of a text of the same length.
    func restyle(_ range: Range<Int>, as text: AttributedRope) {
        var offset = range.lowerBound
        text.forEachRun(in: 0..<text.utf16Count) { value, part in
            editor.restyle(offset..<(offset + part.count)) { _ in value }
            offset += part.count
            return true
        }
        client?.sessionShowsText(self)
    }
}
