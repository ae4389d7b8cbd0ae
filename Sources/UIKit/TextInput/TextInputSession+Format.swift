import Foundation
import TextEngine

/// Edits of a text that is shown in a format.
extension TextInputSession {
    /// What becomes of an edit in a text that is shown in a format: one that makes the text that the format shows, and puts
    /// the caret where a person expects it. In a text without a format it is the edit itself.
    /// - Returns: `nil` where nothing is to be changed.
    func formatted(_ edit: consuming Edit) -> Edit? {
        guard let format, edit.kind != .programmatic else { return edit }
        // A text that is not decided yet cannot be read.
        guard edit.kind != .composition else { return nil }
        let lead = editor.leadCount
        let isWhole = willStartOver(isInsertion: !edit.replacement.isEmpty)
        let range = isWhole ? lead..<length : max(lead, edit.range.lowerBound)..<max(lead, edit.range.upperBound)
        let shown = text
        let isForward = selection.isCaret ? edit.range.lowerBound >= selection.head : nil
        guard
            let made = FormattedEdit(
                of: shown, replacing: (range.lowerBound - lead)..<(range.upperBound - lead),
                with: edit.replacement.string(in: edit.leads..<edit.replacement.utf16Count), isForward: isForward,
                in: format)
        else { return nil }
        let caret = TextSelection(caret: lead + made.caret)
        guard !isWhole else {
            return Edit(replacing: lead..<length, with: Rope(made.text), kind: edit.kind, selection: caret)
        }
        guard made.text != shown else {
            choose(caret)
            return nil
        }
        let (old, new) = difference(shown, made.text)
        var whole = Edit(
            replacing: (lead + old.lowerBound)..<(lead + old.upperBound), with: Rope(new), kind: edit.kind)
        whole.selection = caret
        return whole
    }

    /// What of a text has to be replaced to make another of it, in whole characters.
    private func difference(_ old: String, _ new: String) -> (range: Range<Int>, text: String) {
        let (a, b) = (Array(old), Array(new))
        let head = zip(a, b).prefix { $0 == $1 }.count
        let tail = zip(a.dropFirst(head).reversed(), b.dropFirst(head).reversed()).prefix { $0 == $1 }.count
        func count(_ part: ArraySlice<Character>) -> Int { part.reduce(0) { $0 + $1.utf16.count } }
        let start = count(a[..<head])
        let middle = a[head..<(a.count - tail)]
        return (start..<(start + count(middle)), String(b[head..<(b.count - tail)]))
    }
}
