import Foundation
import TextEngine

/// What handles, loupe, edit menu, pointing and keys ask of a text that is edited through a session.
extension SelectableText where Self: EditableText {
    var pointedView: UIView { self }
    var focusResponder: UIResponder { self }
    var isTextSecure: Bool { session.isSecure }
    var textLength: Int { session.length }
    var textRevision: Int { session.editor.revision }
    var selection: TextSelection { session.selection }
    var selectingCount: Int { session.selectingCount }

    func choose(_ selection: TextSelection) {
        session.choose(selection)
    }

    /// What is selected can be dragged while the text has the focus.
    func selectionDidAppear() { _ = session.dragging.attached }
    func mayLiftSelection(at point: CGPoint) -> Bool { session.dragging.mayLift(at: point) }
    var liftGesture: UIGestureRecognizer? { session.dragging.gesture }

    func wordRange(at offset: Int, affinity: TextSelection.Affinity) -> Range<Int> {
        session.wordRange(at: offset, affinity: affinity)
    }

    func paragraphRange(at offset: Int) -> Range<Int> {
        if session.isSecure || !session.allowsLineBreaks { return 0..<session.length }
        return session.rope.paragraphContentRange(containing: offset)
    }

    func moveAcross(isRight: Bool, by step: CaretStep, isExtending: Bool) {
        session.moveAcross(isRight: isRight, by: step, isExtending: isExtending)
    }

    func move(_ direction: CaretDirection, by step: CaretStep, isExtending: Bool) {
        session.move(direction, by: step, isExtending: isExtending)
    }

    func editMenuForSelection(suggestedActions: [UIMenuElement]) -> UIMenu? {
        editMenu(for: TextOffsetRange(session.selection), suggestedActions: suggestedActions)
    }

    // MARK: The selection as it is shown

    /// The rectangles of a range as ``UITextInput`` hands them out.
    func publicSelectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        guard let range = utf16(range) else { return [] }
        let parts = SelectionParts(selectedRects(of: range), of: range, in: self)
        return parts.rects.indices.map { UITextSelectionRect(parts, $0) }
    }

    /// Where the selection is drawn, in the view's points: what the public function says of it.
    var shownSelectionRects: [CGRect] {
        selectionRects(for: TextOffsetRange(session.selection)).map(\.rect).filter(\.isFinite)
    }

    /// At the ends of the selection, or where the public function says that it begins and ends, if a program has moved that.
    var handlePlaces: (start: CGRect?, end: CGRect?) {
        let range = session.selectedRange
        let (start, end) = (startCaret(of: range), endCaret(of: range))
        let (own, asked) = askingAboutSeen {
            (selectedRects(of: range), selectionRects(for: TextOffsetRange(session.selection)))
        }
        guard asked.map(\.rect) != own else { return (start, end) }
        return (
            SelectionEdges.edge(of: asked.first { $0.containsStart }, near: start, isStart: true),
            SelectionEdges.edge(of: asked.last { $0.containsEnd }, near: end, isStart: false)
        )
    }
}

extension EditableText {
    func askingAboutSeen<Answer>(_ question: () -> Answer) -> Answer { question() }

    // MARK: Edit actions

    /// Whether an edit action makes sense at the moment.
    func canDo(_ action: UICommand.Action) -> Bool {
        guard let edit = action.edit else { return action.isMethod(of: self) }
        let selected = session.selectedRange
        switch edit {
        case .cut: return isTextEditable && !selected.isEmpty && !session.keepsText
        case .copy: return !selected.isEmpty && !session.keepsText
        case .paste, .pasteAndMatchStyle: return isTextEditable && canPasteFromBoard
        // A secret has no words.
        case .select: return isTextSelectable && selected.isEmpty && session.length > 0 && !session.isSecure
        case .selectAll: return isTextSelectable && session.length > 0 && selected != 0..<session.length
        case .delete: return isTextEditable && !selected.isEmpty
        case .toggleBoldface, .toggleItalics, .toggleUnderline, .increaseSize, .decreaseSize:
            return isTextEditable && offersTextStyles && !selected.isEmpty
        }
    }

    /// Selects the word at the caret: the one behind it, or at the end of a word that one.
    func selectWordAtCaret() {
        let text = session.rope
        let head = session.selection.head
        let unit =
            TextUnit.word.range(at: head, isBackward: false, in: text)
            ?? TextUnit.word.range(at: head, isBackward: true, in: text)
        let range = session.isSecure ? 0..<session.length : unit
        session.select(
            TextSelection(range ?? session.wordRange(at: head, affinity: session.selection.affinity)))
    }

    /// Deletes what is selected, as a person does; without a selection nothing.
    func deleteSelection() {
        guard !session.selectedRange.isEmpty else { return }
        session.delete(.backward)
    }
}
