import Foundation
import TextEngine

/// Edits: the user's, which the delegate is asked about, and the program's, which it is not.
extension TextInputSession {
    // MARK: The user's

    /// Inserts what was typed. A line end in a text of one line is the return key.
    func insertText(_ text: String) {
        if !allowsLineBreaks, text == "\n" || text == "\r" || text == "\r\n" { return insertReturn() }
        let text = insertable(text)
        guard !text.isEmpty, !typeSmartly(text) else { return }
        perform(editor.insertion(of: Rope(text), kind: .typing), replacement: text)
    }

    /// The return key.
    func insertReturn() {
        unmark()
        guard !allowsLineBreaks else {
            return perform(editor.insertion(of: Rope("\n"), kind: .typing), replacement: "\n")
        }
        client?.sessionDidReturn(self)
    }

    /// Deletes the selection, or a step from the caret. Where there is nothing to delete nothing is asked, but the
    /// client's public function is called all the same (rule 6a).
    func delete(_ direction: CaretDirection, by step: CaretStep = .cluster) {
        guard direction == .backward, step == .cluster else { return deleteByUser(direction, by: step) }
        isDeletingByKey = true
        defer { isDeletingByKey = false }
        client?.sessionDeletesBackward(self)
    }

    private func deleteByUser(_ direction: CaretDirection, by step: CaretStep) {
        guard let edit = editor.deletion(direction, by: secret(step)) else { return }
        perform(edit, replacement: "")
    }

    /// Where a step of this size leads in a secret text, whose words nobody is to find out.
    func secret(_ step: CaretStep) -> CaretStep {
        isSecure && step != .cluster ? .document : step
    }

    /// Puts text that an input method has not decided yet in the place of what it showed before.
    /// - Parameter looks: The text with looks of its own, for as long as it is not decided.
    func setMarkedText(_ text: String, selectedRange: NSRange, looks: NSAttributedString? = nil) {
        markedLooks = looks
        let text = insertable(text)
        guard !text.isEmpty else { return discardMarkedText() }
        let inner = Self.clamped(selectedRange, to: text.utf16.count)
        perform(editor.composition(of: Rope(text), selecting: inner), replacement: text)
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

    /// Inserts the clipboard's text in the place of the selection.
    func paste() {
        guard let string = UIPasteboard.general.string else { return }
        var text = insertable(string)
        guard !text.isEmpty else { return }
        if string == UIPasteboard.general.words { text = spaced(text) }
        perform(editor.insertion(of: Rope(text), kind: .paste), replacement: text)
    }

    /// Copies the selection. Secret text stays where it is.
    func copy() {
        guard !isSecure, !selectedRange.isEmpty else { return }
        let text = rope.string(in: selectedRange)
        UIPasteboard.general.words = selectsWords ? text : nil
        UIPasteboard.general.string = text
    }

    /// Copies the selection and deletes it, with a blank that it leaves over. Secret text stays where it is.
    func cut() {
        guard !isSecure, !selectedRange.isEmpty else { return }
        copy()
        perform(Edit(replacing: rangeToCut, with: Rope(), kind: .paste), replacement: "")
    }

    /// Takes the last group of edits back. The delegate is told but not asked.
    func undo() {
        guard canUndo else { return }
        report { $0.undo() }
    }

    /// Makes the last group that was undone again. The delegate is told but not asked.
    func redo() {
        guard canRedo else { return }
        report { $0.redo() }
    }

    /// Gives what is selected other attributes, as the user wants; it can be undone. The delegate is asked as if the text
    /// were replaced by itself. Without a selection what is typed next gets them.
    func restyleSelection(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        func changed(_ attributes: TextAttributes) -> TextAttributes {
            var values = attributes.values
            change(&values)
            return TextAttributes(values)
        }
        let range = selectedRange
        guard !range.isEmpty else { return typingAttributes = changed(attributesOfTyping) }
        guard let edit = editor.restyling(range, changed) else { return }
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
    private func perform(_ edit: Edit, replacement: String) {
        guard let client, let (edit, replacement) = fitting(edit, replacement) else { return }
        guard client.session(self, shouldChange: NSRange(edit.range), replacement: replacement) else { return }
        let made = startingOver(edit)
        if made.kind == .paste { changingText { apply(made) } } else { apply(made) }
        tellChange()
    }

    /// The edit with as much of what it puts in as the text has room for, so that the delegate is asked about what
    /// will be there. `nil` when there is no room at all.
    func fitting(_ edit: Edit, _ replacement: String) -> (Edit, String)? {
        let room = max(0, (editor.maximumCount ?? .max) - (length - edit.range.count))
        guard edit.replacement.utf16Count > room else { return (edit, replacement) }
        let kept = GraphemeBreaker.boundary(atOrBefore: room, in: edit.replacement)
        guard kept > 0 else { return nil }
        var edit = edit
        edit.replacement = edit.replacement.subrope(in: 0..<kept)
        return (edit, edit.replacement.string(in: 0..<kept))
    }

    /// The edit as it is made where everything is to be replaced. The delegate saw the ordinary range, as it does on
    /// iOS; it reads the text afterwards.
    func startingOver(_ edit: consuming Edit) -> Edit {
        guard takeStartingOver(isInsertion: !edit.replacement.isEmpty) else { return edit }
        edit.range = 0..<length
        edit.selection = nil
        return edit
    }

    /// What of a text can be inserted: in a text of one line, line ends become blanks between words and vanish at the
    /// ends; the character NUL, which C's strings end at, is left out.
    private func insertable(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 || $0 >= 0x80 }) else { return text }
        let text = text.utf8.contains(0) ? text.replacingOccurrences(of: "\0", with: "") : text
        guard !allowsLineBreaks, text.contains(where: \.isNewline) else { return text }
        return text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    static func clamped(_ range: NSRange, to length: Int) -> Range<Int> {
        let start = min(max(0, range.location == NSNotFound ? length : range.location), length)
        let (end, overflows) = start.addingReportingOverflow(max(0, range.length))
        return start..<min(overflows ? length : end, length)
    }

    // MARK: The program's

    /// Sets the whole text. The caret goes to the end; the delegate is not asked (rule 10).
    func setText(_ content: AttributedRope) {
        let before = selectedRange
        keepText()
        // The limit is for what people paste; a program means what it sets.
        let limit = editor.maximumCount
        editor.maximumCount = nil
        defer { editor.maximumCount = limit }
        changingText {
            apply(
                Edit(
                    replacing: 0..<length, with: content, kind: .programmatic,
                    selection: TextSelection(caret: content.utf16Count)))
        }
        if isActive, selectedRange != before { tellSelection() }
    }

    /// Inserts text as a program does: the delegate is not asked, but told.
    func insertByProgram(_ text: String) {
        let text = insertable(text)
        guard !text.isEmpty || !selectedRange.isEmpty else { return }
        changeByProgram(editor.insertion(of: Rope(text), kind: .replace))
    }

    /// What the public `deleteBackward()` does: for a key it is the user's deletion, which is asked about; for a
    /// program it is not.
    func deleteBackward() {
        guard !isDeletingByKey else {
            isDeletingByKey = false
            return deleteByUser(.backward, by: .cluster)
        }
        guard let edit = editor.deletion(.backward, by: .cluster) else { return }
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
        guard length > 0 else { return }
        changeByProgram(Edit(replacing: 0..<length, with: Rope(), kind: .replace))
    }

    private func changeByProgram(_ edit: consuming Edit) {
        let made = startingOver(edit)
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
        editor.restyle(0..<length) { $0 == .none ? $0 : TextAttributes(transform($0.values)) }
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
    /// Replaces a range as a text storage does. Nobody is told but who shows the text; what could be undone is forgotten.
    func replaceInStorage(_ range: Range<Int>, with text: AttributedRope) {
        keepText()
        let limit = editor.maximumCount
        editor.maximumCount = nil
        defer { editor.maximumCount = limit }
        changingText { apply(Edit(replacing: range, with: text, kind: .programmatic)) }
    }

    /// Gives a range the attributes of a text of the same length.
    func restyle(_ range: Range<Int>, as text: AttributedRope) {
        var offset = range.lowerBound
        text.attributes.forEachRun(in: 0..<text.utf16Count) { value, part in
            editor.restyle(offset..<(offset + part.count)) { _ in value }
            offset += part.count
            return true
        }
        client?.sessionShowsText(self)
    }
}
