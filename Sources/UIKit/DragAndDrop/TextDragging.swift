import Foundation
import TextEngine

/// Drags what is selected in a text.
@MainActor
final class TextDragging: NSObject, UIDragInteractionDelegate {
    typealias DraggableText = SelectableText & EditableText & UITextDraggable

    private unowned let session: TextInputSession
    weak var delegate: (any UITextDragDelegate)?
    private lazy var interaction: UIDragInteraction = {
        let made = UIDragInteraction(delegate: self)
        made.putDown = { [weak self] in self?.wasPutDown(byFinger: $0) }
        return made
    }()
    /// What was lifted, until it is dropped.
    private(set) var lifted: Part?

    /// How far from the bar of a handle a finger means the handle, in points.
    private static let handleReach: CGFloat = 10

    /// A part of the text as it was at a time.
    struct Part {
        var range: Range<Int>
        /// What goes with it when it is taken away: a blank that it would leave over.
        var rangeToCut: Range<Int>
        /// Whether it is whole words, which get blanks around them where they are put in.
        var isWords: Bool
        var text: AttributedRope
        var revision: Int

        var words: String? { isWords ? text.text.string : nil }
    }

    init(_ session: TextInputSession) {
        self.session = session
        super.init()
    }

    private var text: (any DraggableText)? { session.client as? any DraggableText }

    /// The interaction, which the view has from now on, until a program takes it away.
    var attached: UIDragInteraction {
        if !isAttached {
            // Before a program's override asks for it.
            isAttached = true
            text?.addInteraction(interaction)
        }
        return interaction
    }
    private var isAttached = false

    /// What lifts the text that is selected.
    var gesture: UIGestureRecognizer? { interaction.gesture }

    var isActive: Bool { interaction.session != nil }

    /// What a drag has lifted from this text; `nil` for one from elsewhere, and when the text is another one meanwhile.
    func part(draggedBy drag: (any UIDragSession)?) -> Part? {
        guard let drag, let own = interaction.session, drag === own, let lifted,
            lifted.revision == session.editor.revision
        else { return nil }
        return lifted
    }

    /// Whether the text under a point can be lifted.
    func mayLift(at point: CGPoint) -> Bool {
        guard let text, text.hasFocus, text.isTextSelectable, !session.keepsText, session.markedRange == nil else {
            return false
        }
        return interaction.isEnabled && interaction.view != nil && text.pointing.isOnSelection(point)
            && !isAtHandle(point, of: text)
    }

    /// Whether a handle of the selection is meant, at whose bar a finger is.
    private func isAtHandle(_ point: CGPoint, of text: any DraggableText) -> Bool {
        guard text.pointing.usesFinger else { return false }
        let places = text.handlePlaces
        let line = text.rects(of: session.selectedRange).first { $0.contains(point) } ?? .zero
        // The middle of a short word is its own.
        let reach = min(Self.handleReach, line.width / 3)
        return [places.start, places.end].compactMap { $0 }.contains {
            $0.insetBy(dx: $0.width / 2 - reach, dy: 0).contains(point)
        }
    }

    private func wasPutDown(byFinger: Bool) {
        lifted = nil
        if byFinger { text?.pointing.menu.present() }
    }

    // MARK: The interaction's delegate

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning drag: any UIDragSession) -> [UIDragItem] {
        guard let text, mayLift(at: drag.location(in: text)) else { return [] }
        let range = session.selectedRange
        let copied = session.copied(range)
        lifted = Part(
            range: range, rangeToCut: session.rangeToCut, isWords: session.selectsWords,
            text: session.editor.content.part(range), revision: session.editor.revision)
        let items = [UIDragItem(itemProvider: NSItemProvider(PasteboardItem(styled: copied)))]
        guard let delegate else { return items }
        return delegate.textDraggableView(
            text, itemsForDrag: Request(dragRange: TextOffsetRange(range), suggestedItems: items, dragSession: drag))
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session drag: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let text, let lifted else { return nil }
        text.pointing.menu.dismiss()
        if let own = delegate?.textDraggableView(text, dragPreviewForLiftingItem: item, session: drag) { return own }
        guard drag.items.first === item, lifted.range.upperBound <= session.length else { return nil }
        let seen = text.visibleTextRect
        let lines = text.rects(of: lifted.range).map { $0.intersection(seen) }.filter { !$0.isEmpty }
        guard !lines.isEmpty else { return nil }
        return UITargetedDragPreview(
            view: text, parameters: UIDragPreviewParameters(textLineRects: lines.map { NSValue(cgRect: $0) }))
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        guard let text else { return }
        delegate?.textDraggableView(text, willAnimateLiftWith: animator, session: session)
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession)
        -> Bool
    {
        text?.isTextEditable ?? false
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        guard let text else { return }
        delegate?.textDraggableView(text, dragSessionWillBegin: session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, session drag: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        guard let text else { return }
        delegate?.textDraggableView(text, dragSessionDidEnd: drag, with: operation)
        let part = lifted
        lifted = nil
        // A text takes it away when it has come there.
        guard operation == .move, let part, (drag as? DragSession)?.isTakenByText != true else { return }
        takeAway(part)
    }

    /// Takes away what was moved to somewhere else, if the text is still the same.
    func takeAway(_ part: Part) {
        guard part.revision == session.editor.revision, text?.isTextEditable == true else { return }
        session.perform(Edit(replacing: part.rangeToCut, with: Rope(), kind: .paste), replacement: "")
    }

    /// What the delegate is asked about.
    private final class Request: NSObject, UITextDragRequest {
        let dragRange: UITextRange
        let suggestedItems: [UIDragItem]
        let dragSession: any UIDragSession
        var existingItems: [UIDragItem] { [] }
        var isSelected: Bool { true }

        init(dragRange: UITextRange, suggestedItems: [UIDragItem], dragSession: any UIDragSession) {
            (self.dragRange, self.suggestedItems, self.dragSession) = (dragRange, suggestedItems, dragSession)
            super.init()
        }
    }
}

extension DragSession {
    /// The text that was lifted from, and what of it; `nil` where a view was.
    var liftedText: (dragging: TextDragging?, part: TextDragging.Part?)? {
        (interaction.delegate as? TextDragging).map { ($0, $0.lifted) }
    }
}
