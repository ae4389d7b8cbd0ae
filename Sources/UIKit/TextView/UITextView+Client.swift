import Foundation
import TextEngine

/// What the view does for the session that edits its text: it shows, and it tells its delegate and observers.
extension UITextView {
    /// Who is asked and told: who was set last through the class or, where nobody was, who a subclass's override says.
    var informedDelegate: (any UITextViewDelegate)? { storedDelegate ?? delegate }

    func delegateAllowsChange(in range: UITextRange, to text: String) -> Bool {
        guard let range = utf16(range) else { return false }
        return informedDelegate?.textView(
            self, shouldChangeTextInRanges: [NSValue(range: NSRange(range))], replacementText: text) ?? true
    }

    func sessionShowsText(_ session: TextInputSession) {
        scrolling.followsCaret = isFirstResponder
        scrolling.goalX = nil
        scrolling.restartsCaret = true
        setNeedsLayout()
        typedTextDidChange()
    }

    func sessionShowsSelection(_ session: TextInputSession) {
        scrolling.followsCaret = isFirstResponder
        if !scrolling.keepsGoal { scrolling.goalX = nil }
        scrolling.keepsGoal = false
        scrolling.restartsCaret = true
        setNeedsLayout()
        typedTextDidChange()
    }

    func sessionShowsCaret(_ session: TextInputSession) { setNeedsLayout() }

    func sessionShowsPrediction(_ session: TextInputSession) {
        canvas.makePrediction()
        setNeedsLayout()
    }

    func sessionTellsSelection(_ session: TextInputSession) {
        informedDelegate?.textViewDidChangeSelection(self)
    }

    func sessionTellsText(_ session: TextInputSession) {
        informedDelegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    func session(_ session: TextInputSession, picks suggestion: UIInputSuggestion) {
        guard let informedDelegate else { return session.insertText(suggestion.words) }
        informedDelegate.textView(self, insertInputSuggestion: suggestion)
    }

    /// A text of many lines takes a line end as text.
    func sessionDidReturn(_ session: TextInputSession) {}

    func session(
        _ session: TextInputSession, besides selection: TextSelection, isRight: Bool, by step: CaretStep
    ) -> TextSelection? {
        if textContainer.maximumNumberOfLines == 0,
            let place = plainPlace(besides: selection, isRight: isRight, by: step)
        {
            return place
        }
        updateFormat()
        let place = TextSelection(caret: selection.head, affinity: selection.affinity)
        let (line, piece) = page.line(place)
        let start = piece.range.lowerBound + line.paragraphStart
        let way = VisualCaretMovement(
            fragment: line.fragment, text: session.rope, shown: { line.shown($0 - start) },
            stored: { line.stored($0) + start })
        let found =
            step == .word && selection.isCaret
            ? way.wordNeighbour(of: selection, isRight: isRight) : way.neighbour(of: selection, isRight: isRight)
        if let found { return found }
        // Beyond a line's edge the way goes on where the text goes on.
        let isForward = isRight == (line.fragment.baseLevel & 1 == 0)
        let next = session.editor.destination(from: selection.head, isForward ? .forward : .backward, by: step)
        guard next != selection.head else { return nil }
        return TextSelection(caret: next)
    }
}
