import Foundation
import KeyboardEngine
import TextEngine

/// Which way the text runs, and how far it reaches in a direction on the screen.
extension EditableText {
    /// The paragraphs that a range touches, with their terminators. A field has one, whatever a program puts into it.
    private func paragraphs(of range: Range<Int>) -> Range<Int> {
        guard session.allowsLineBreaks else { return 0..<session.length }
        let text = session.rope
        return text.paragraphRange(containing: range.lowerBound)
            .lowerBound..<text.paragraphRange(containing: range.upperBound).upperBound
    }

    /// Whether the text is read from left to right where the language is not: numbers that are set in groups, telephone numbers
    /// and addresses, whose order says something. Only text of one line is.
    var isReadLeftToRight: Bool {
        if session.format?.isLeftToRight == true { return true }
        guard !session.allowsLineBreaks else { return false }
        switch KeyboardVariant(self) {
        case .phonePad, .email, .url: return true
        default: return false
        }
    }

    private func isRightToLeft(at offset: Int) -> Bool {
        let start = paragraphs(of: offset..<offset).lowerBound
        let run = session.editor.content.run(at: start)
        switch (run?.value.value as? AttributeDictionary)?.paragraphStyle?.baseWritingDirection {
        case .leftToRight: return false
        case .rightToLeft: return true
        case .natural, nil: break
        }
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { return !isReadLeftToRight }
        if session.format?.isLeftToRight == true { return false }
        // A secret is shown as dots, which run as the surroundings do.
        return !session.isSecure && FirstStrong(ofParagraphAt: start, in: session.rope).isRightToLeft
    }

    func writingDirection(at position: UITextPosition) -> NSWritingDirection {
        guard let offset = utf16(position) else { return .natural }
        return isRightToLeft(at: offset) ? .rightToLeft : .leftToRight
    }

    /// Has the paragraphs of the selection run in a direction, where a person may change the text.
    func makeSelectionRun(_ direction: NSWritingDirection) {
        guard isTextEditable, let range = selectedTextRange else { return }
        setBaseWritingDirection(direction, for: range)
    }

    func setWritingDirection(_ direction: NSWritingDirection, for range: UITextRange) {
        guard let range = utf16(range) else { return }
        session.setWritingDirection(direction, of: paragraphs(of: range))
        textLooksDidChange()
    }

    /// The place one step to the left or the right of a caret, where the text alone tells it: keys that come between edits
    /// faster than frames then lay out nothing. `nil` where the lines must be asked.
    func plainPlace(besides selection: TextSelection, isRight: Bool, by step: CaretStep) -> TextSelection? {
        guard step == .cluster, effectiveUserInterfaceLayoutDirection == .leftToRight else { return nil }
        return session.editor.plainDestination(from: selection, isRight ? .forward : .backward)
    }

    /// Whether a direction leads to the lower end of what is at an offset.
    private func isTowardsStart(_ direction: UITextLayoutDirection, at offset: Int) -> Bool {
        switch direction {
        case .up: true
        case .down: false
        case .left: !isRightToLeft(at: offset)
        case .right: isRightToLeft(at: offset)
        }
    }

    func farthest(in range: UITextRange, _ direction: UITextLayoutDirection) -> UITextPosition? {
        guard let range = utf16(range) else { return nil }
        return TextOffset(
            isTowardsStart(direction, at: range.lowerBound) ? range.lowerBound : range.upperBound)
    }

    func extended(from position: UITextPosition, _ direction: UITextLayoutDirection) -> UITextRange? {
        guard let offset = utf16(position) else { return nil }
        let isTowardsStart = isTowardsStart(direction, at: offset)
        let end: Int
        switch direction {
        case .up, .down: end = isTowardsStart ? 0 : session.length
        case .left, .right: end = lineEdge(of: TextSelection(caret: offset), isEnd: !isTowardsStart).head
        }
        return TextOffsetRange(min(offset, end)..<max(offset, end))
    }
}
