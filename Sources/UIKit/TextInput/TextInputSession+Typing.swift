import Foundation
import TextEngine

/// What a person's keys do. UIKit's order is: the key, the delegate, the text's public function, which subclasses
/// override, and the edit that was allowed inside of it.
extension TextInputSession {
    /// An edit that the delegate has allowed, on its way through the text's public function.
    struct AllowedEdit {
        /// The edit.
        var edit: Edit
        /// The text that the public function is called with.
        var text: String
        /// What was typed in fact, and how many UTF-16 units before it are replaced with it.
        var substitution: (typed: String, count: Int)?
        /// The text that it was made for.
        var asked: AskedText
    }

    /// The text as it was when the delegate was asked about an edit.
    struct AskedText {
        var revision: Int
        var selection: TextSelection
        /// Whether it was being edited.
        var isActive: Bool
    }

    /// The text as the delegate is asked about it.
    var askedText: AskedText { AskedText(revision: editor.revision, selection: selection, isActive: isActive) }

    /// Whether neither text nor selection has changed since the delegate was asked.
    func isUntouched(since asked: AskedText) -> Bool {
        editor.revision == asked.revision && selection == asked.selection
    }

    /// Whether what the delegate has allowed is to be done yet. One that has set another text and let the editing end when it
    /// was asked has done it itself: published fields of one character each do so and say yes.
    func isOutstanding(since asked: AskedText) -> Bool {
        !asked.isActive || isActive || editor.revision == asked.revision
    }

    /// Inserts what was typed. A line end in a text of one line is the return key.
    func insertText(_ text: String) {
        if !allowsLineBreaks, text == "\n" || text == "\r" || text == "\r\n" { return insertReturn() }
        let text = insertable(text)
        guard !text.isEmpty else { return }
        type(insertion(of: text, kind: .typing), text)
    }

    /// Goes on with the word at the caret: what is typed by that can be undone by itself.
    func complete(_ rest: String) {
        let text = insertable(rest)
        guard !text.isEmpty else { return }
        type(insertion(of: text, kind: .replace), text)
    }

    /// The return key.
    func insertReturn() {
        unmark()
        guard !allowsLineBreaks else { return type(insertion(of: "\n", kind: .typing), "\n") }
        client?.sessionDidReturn(self)
    }

    private func type(_ edit: Edit, _ typed: String) {
        let asked = askedText
        guard let client, let (edit, fitted) = fitting(edit, typed),
            client.session(self, shouldChange: NSRange(edit.askedRange), replacement: fitted)
        else { return }
        // The public function hears what the key types, whatever a format makes of it.
        let text = format == nil ? fitted : typed
        send(AllowedEdit(edit: edit, text: text, asked: asked)) {
            $0.session(self, inserts: text)
        }
    }

    /// Types something as what it stands for, in the place of some UTF-16 units before the caret, too. The delegate is
    /// asked about that as one change; one undo gives back what was typed.
    func substitute(_ text: String, for typed: String, over count: Int) {
        guard format == nil else { return insertText(typed) }
        guard let client, let (edit, _) = fitting(insertion(of: typed), typed) else { return }
        let (count, asked) = (min(count, edit.range.lowerBound), askedText)
        let range = NSRange(location: edit.range.lowerBound - count, length: edit.range.count + count)
        guard client.session(self, shouldChange: range, replacement: text) else { return }
        send(AllowedEdit(edit: edit, text: text, substitution: (typed, count), asked: asked)) {
            $0.session(self, inserts: text)
        }
    }

    /// Deletes the selection, or a step from the caret. Where there is nothing to delete the text's public function is
    /// called all the same, so that a subclass sees the key.
    func delete(_ direction: CaretDirection, by step: CaretStep = .cluster) {
        guard !selectsLead(direction) else { return }
        let edit = deletion(direction, by: secret(step))
        guard direction == .backward, step == .cluster else {
            if let edit { perform(edit, replacement: "") }
            return
        }
        guard let edit else { return deleteNothing() }
        let asked = askedText
        guard let client, let (edit, fitted) = fitting(edit, ""),
            client.session(self, shouldChange: NSRange(edit.range), replacement: fitted)
        else { return }
        send(AllowedEdit(edit: edit, text: "", asked: asked)) {
            $0.sessionDeletesBackward(self)
        }
    }

    /// The delete key before the first character: a delegate is asked about a text of many lines, and about one line not.
    private func deleteNothing() {
        guard let client else { return }
        if allowsLineBreaks {
            let asked = askedText
            guard client.session(self, shouldChange: NSRange(selectedRange), replacement: ""), isUntouched(since: asked)
            else { return }
        }
        client.sessionDeletesBackward(self)
    }

    /// The edit of a deletion. A secret that is entered again is emptied by it wherever the caret stands.
    func deletion(_ direction: CaretDirection, by step: CaretStep) -> Edit? {
        if let edit = editor.deletion(direction, by: step) { return sparingLeads(edit) }
        return isActive && startsOver && length > 0 ? Edit(replacing: 0..<length, with: Rope(), kind: .deleting) : nil
    }

    /// Where a step of this size leads in a secret text, whose words nobody is to find out.
    func secret(_ step: CaretStep) -> CaretStep {
        isSecure && step != .cluster ? .document : step
    }

    /// Calls a public function of the text with an edit that is allowed. One that does not call `super` makes no edit.
    private func send(_ allowed: AllowedEdit, _ call: (any TextInputClient) -> Void) {
        guard let client, isOutstanding(since: allowed.asked) else { return }
        self.allowed = allowed
        call(client)
        self.allowed = nil
    }

    /// Makes the edit that a key was allowed to make, if one is on its way.
    /// - Parameter text: What the public function was called with at last: a subclass may have made something else of it.
    /// - Returns: Whether there was one.
    func makeAllowedEdit(_ text: String) -> Bool {
        guard let allowed, text.isEmpty == allowed.text.isEmpty else { return false }
        self.allowed = nil
        let isUntouched = self.isUntouched(since: allowed.asked)
        if text == allowed.text, let (typed, count) = allowed.substitution, isUntouched {
            makeSubstitution(allowed.edit, typed, count, text)
        } else if isUntouched, text == allowed.text {
            apply(startingOver(allowed.edit))
        } else {
            make(allowed, as: insertable(text), isUntouched: isUntouched)
        }
        tellChange()
        return true
    }

    /// What is typed first and what it stands for afterwards are two edits, so that undo gives back the first.
    private func makeSubstitution(_ edit: Edit, _ typed: String, _ count: Int, _ text: String) {
        let made = startingOver(edit)
        apply(made)
        let start = made.range.lowerBound + made.leads
        let range = (start - count)..<(start + typed.utf16.count)
        // By units: a mark that was typed is no suffix as long as it stands in one cluster with what is before it.
        if range.lowerBound >= 0, range.upperBound <= length,
            rope.string(in: range).utf16.dropFirst(count).elementsEqual(typed.utf16)
        {
            apply(Edit(replacing: range, with: Rope(text), kind: .replace))
        }
    }

    /// Makes an allowed edit with another text, or at another place because the delegate or a subclass has changed something
    /// first: then the key does what it does to the text and the selection as they are now.
    private func make(_ allowed: AllowedEdit, as text: String, isUntouched: Bool) {
        var edit = allowed.edit
        edit.dropLeads()
        if !isUntouched || format != nil {
            guard let new = text.isEmpty ? editor.deletion(.backward, by: .cluster) : insertion(of: text)
            else { return }
            edit = new
        } else if let count = allowed.substitution?.count {
            edit.range = (edit.range.lowerBound - count)..<edit.range.upperBound
        }
        edit.replacement = Rope(text)
        guard let (fitted, _) = fitting(edit, text) else { return }
        apply(startingOver(fitted))
    }
}
