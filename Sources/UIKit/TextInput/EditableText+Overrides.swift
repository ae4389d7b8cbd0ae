import Foundation
import TextEngine

/// Places and selections as a program's subclass wants them.
///
/// What is drawn and what fingers, the mouse and keys do goes through the view's public functions, which subclasses
/// override: ``UITextInput/caretRect(for:)``, ``UITextInput/closestPosition(to:)``,
/// ``UITextInput/selectionRects(for:)``, ``UITextInput/firstRect(for:)`` and ``UITextInput/selectedTextRange``. Each is
/// asked once and its answer is taken as it is. Positions carry the caret's side with them, so that nothing is lost on
/// the way through a function that is not overridden.
extension EditableText {
    // MARK: The caret

    /// Where the caret of a selection's moving end is drawn, in the view's points; `nil` where the public function says
    /// that nothing is to be seen, as `.zero` does.
    func shownCaret(of selection: TextSelection) -> CGRect? {
        let rect = caretRect(for: TextOffset(selection.head, selection.affinity))
        return rect.isFinite && !rect.isInfinite && rect.width > 0 && rect.height > 0 ? rect : nil
    }

    /// Where the layout draws the caret, in the view's points; `nil` where nothing is to be seen of it. Until the next
    /// layout, or the next change of the text or the selection, nobody asks again.
    func placeCaret() -> CGRect? {
        placedCaret = nil
        let selection = session.selection
        guard showsSelection, isTextEditable, selection.isCaret else { return nil }
        let rect = shownCaret(of: selection)
        placedCaret = PlacedCaret(
            selection: selection, revision: session.editor.revision, rect: rect ?? caretRect(at: selection))
        return rect
    }

    /// Where the caret is for whoever keeps clear of it, in the view's points: a hidden one is where its text is.
    var caretToKeepClear: CGRect {
        if let placed = placedCaret, placed.revision == session.editor.revision,
            placed.selection == session.selection, !invalidation.hasLayoutBelow
        {
            return placed.rect
        }
        return shownCaret(of: session.selection) ?? caretRect(at: session.selection)
    }

    /// Where input methods put what they show, in the screen's points: at the caret, or where the public function says
    /// that the composition is, if a program has moved that.
    var caretOnScreen: CGRect? {
        guard isFirstResponder, isTextEditable, window != nil else { return nil }
        if let marked = session.markedRange.map({ TextOffsetRange($0) }) {
            let asked = firstRect(for: marked)
            if asked.isFinite, asked != rect(of: marked) { return convertToScreen(asked) }
        }
        return convertToScreen(caretToKeepClear)
    }

    /// Whether the selection is drawn: highlight, caret and handles. While the next insertion replaces everything there
    /// is nothing to be seen of it.
    var showsSelection: Bool { isFirstResponder && !session.replacesAll }

    // MARK: Fingers and the mouse

    /// The place that a point means; `nil` where the public function says that it means none.
    func chosenPlace(at point: CGPoint) -> TextSelection? {
        guard let place = closestPosition(to: point) as? TextOffset else { return nil }
        return TextSelection(caret: min(max(0, place.utf16), session.length), affinity: place.affinity)
    }

    /// A place near to a chosen one that suits a finger better, unless a program has rules about places: then it is what
    /// they make of it.
    /// - Parameters:
    ///   - chosen: What the public function has made of the point.
    ///   - suits: Finds the other place.
    func place(near chosen: TextSelection, at point: CGPoint, suits: (TextSelection) -> TextSelection) -> TextSelection?
    {
        guard chosen == stop(nearestTo: point) else { return chosen }
        let better = suits(chosen)
        guard better != chosen else { return chosen }
        let caret = caretRect(at: better)
        let middle = CGPoint(x: caret.midX, y: caret.midY)
        guard let ruled = chosenPlace(at: middle) else { return nil }
        return ruled == stop(nearestTo: middle) ? better : ruled
    }

    // MARK: Selections

    /// Selects as a person does. In a text that cannot be selected the caret goes where the selection would end.
    func session(_ session: TextInputSession, selects selection: TextSelection) {
        let caret = TextSelection(caret: selection.head, affinity: selection.affinity)
        selectedTextRange = TextOffsetRange(isTextSelectable ? selection : caret)
    }

    func session(_ session: TextInputSession, composes text: String, selecting range: NSRange) {
        setMarkedText(text, selectedRange: range)
    }

    func sessionDecidesComposition(_ session: TextInputSession) {
        unmarkText()
    }

    func session(_ session: TextInputSession, inserts text: String) {
        insertText(text)
    }

    func sessionDeletesBackward(_ session: TextInputSession) {
        deleteBackward()
    }
}

/// Where a layout has drawn the caret.
struct PlacedCaret {
    var selection: TextSelection
    /// The text's revision.
    var revision: Int
    /// In the view's points; where its text is, when the caret is hidden.
    var rect: CGRect
}
