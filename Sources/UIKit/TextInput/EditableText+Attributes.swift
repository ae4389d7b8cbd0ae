import Foundation
import TextEngine

/// The attributes of positions and ranges; what ``UITextInput`` asks for.
extension EditableText {
    /// What is not decided, as it is shown.
    var markedText: MarkedText? {
        session.markedRange.map { MarkedText(range: $0, style: markedTextStyle, looks: session.markedLooks) }
    }

    /// The attributes of the character behind a position or before it; at the ends of the text of the last one there.
    func styling(at position: UITextPosition, _ direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? {
        guard let offset = utf16(position) else { return nil }
        let index = min(max(0, direction == .forward ? offset : offset - 1), max(0, session.length - 1))
        let run = session.editor.content.run(at: index)
        let known = run.map { $0.value.value.isLead ? TextAttributes($0.value.value.continued) : $0.value }
        return textDefaults.merging((known ?? session.attributesOfTyping).values) { $1 }
    }

    func styledText(in range: UITextRange) -> NSAttributedString {
        guard let range = utf16(range) else { return NSAttributedString(string: "") }
        let text = session.editor.content.attributedString(in: range, defaults: textDefaults)
        // What stands before the text is known to its field alone.
        let leads = range.clamped(to: 0..<session.editor.leadCount).count
        text.removeAttribute(.attachment, range: NSRange(location: 0, length: leads))
        return text
    }

    /// The attributes of the first character, or of what is typed into an empty text.
    var firstValues: [NSAttributedString.Key: Any] {
        (session.editor.content.run(at: session.editor.leadCount)?.value ?? session.attributesOfTyping).values
    }

    func firstAttribute(_ key: NSAttributedString.Key) -> Any? { firstValues[key] }

    /// All text takes an attribute from the field or the view.
    func takeAway(_ key: NSAttributedString.Key) {
        var isThere = session.typingAttributes?.values[key] != nil
        session.editor.content.forEachRun(in: 0..<session.length) { attributes, _ in
            isThere = isThere || attributes.values[key] != nil
            return !isThere
        }
        guard isThere else { return }
        session.restyle { values in
            var values = values
            values[key] = nil
            return values
        }
        textLooksDidChange()
    }

    func replaceText(in range: UITextRange, with text: NSAttributedString) {
        guard let range = utf16(range) else { return }
        session.replaceByProgram(range, with: text)
    }

    func place(in range: UITextRange, _ offset: Int) -> UITextPosition? {
        guard let range = utf16(range), offset >= 0, offset <= range.count else { return nil }
        return TextOffset(range.lowerBound + offset)
    }

    func offset(of position: UITextPosition, in range: UITextRange) -> Int {
        guard let offset = utf16(position), let range = utf16(range) else { return 0 }
        return min(max(offset, range.lowerBound), range.upperBound) - range.lowerBound
    }

    /// The side on which the caret is shown, where one offset has two places.
    var affinity: UITextStorageDirection {
        get { session.selection.affinity == .upstream ? .backward : .forward }
        set {
            let now = session.selection
            session.select(
                TextSelection(
                    anchor: now.anchor, head: now.head, affinity: newValue == .backward ? .upstream : .downstream))
        }
    }
}
