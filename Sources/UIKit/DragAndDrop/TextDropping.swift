import Foundation
import TextEngine

/// Puts what is dropped on a text into it.
@MainActor
final class TextDropping: NSObject, UIDropInteractionDelegate {
    typealias DroppableText = SelectableText & EditableText & UITextDroppable

    private unowned let session: TextInputSession
    weak var delegate: (any UITextDropDelegate)?
    private lazy var interaction = UIDropInteraction(delegate: self)
    private let caret = DropCaret()
    /// Whether something is dragged over the text.
    private(set) var isActive = false
    /// Where it would be dropped.
    private var place: TextSelection?
    /// What the text or its delegate would do, where that was asked last.
    private var proposal: UITextDropProposal?
    private var autoscroll: Autoscroll?
    /// Whether it is being looked where it would be dropped.
    private var isAiming = false

    /// How close to the edge of what is seen of a text something scrolls it, in points.
    private static let edge: CGFloat = 24

    init(_ session: TextInputSession) {
        self.session = session
        super.init()
    }

    private var text: (any DroppableText)? { session.client as? any DroppableText }

    /// The interaction, which the view has from now on, until a program takes it away.
    var attached: UIDropInteraction {
        if !isAttached {
            // Before a program's override asks for it.
            isAttached = true
            text?.addInteraction(interaction)
        }
        return interaction
    }
    private var isAttached = false

    private func source(of drop: any UIDropSession) -> TextDragging.Part? {
        session.dragging.part(draggedBy: drop.localDragSession)
    }

    private func request(_ drop: any UIDropSession, at place: TextSelection) -> Request {
        let source = source(of: drop)
        return Request(
            dropPosition: TextOffset(place.head, place.affinity),
            suggestedProposal: UITextDropProposal(operation: usualOperation(drop, of: source, at: place.head)),
            isSameView: source != nil, dropSession: drop)
    }

    /// What would become of a drop where the delegate says nothing.
    private func usualOperation(
        _ drop: any UIDropSession, of source: TextDragging.Part?, at place: Int
    ) -> UIDropOperation {
        guard takes(drop) else { return .cancel }
        guard let source else { return .copy }
        // On itself, and between itself and its blank, it would come to where it is.
        let isOnItself = source.range.lowerBound...source.range.upperBound ~= place
        guard !isOnItself, !source.rangeToCut.contains(place) else { return .cancel }
        // What stands before the text stays there.
        let isMovable = min(place, source.range.lowerBound) >= session.editor.leadCount
        return isMovable && drop.allowsMoveOperation ? .move : .copy
    }

    /// Whether the text would paste one of the things.
    private func takes(_ drop: any UIDropSession) -> Bool {
        guard let text else { return false }
        let providers = drop.items.map(\.itemProvider)
        if let configuration = text.pasteConfiguration { return providers.contains { configuration.accepts($0) } }
        return providers.contains(where: \.hasText)
    }

    // MARK: The interaction's delegate

    func dropInteraction(_ interaction: UIDropInteraction, canHandle drop: any UIDropSession) -> Bool {
        guard let text, text.isTextEditable || delegate != nil else { return false }
        guard delegate != nil || takes(drop) else { return false }
        guard !text.isTextEditable, let delegate else { return true }
        let place = text.chosenPlace(at: drop.location(in: text)) ?? session.selection
        return delegate.textDroppableView(text, willBecomeEditableForDrop: request(drop, at: place)) != .no
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter drop: any UIDropSession) {
        guard let text else { return }
        isActive = true
        delegate?.textDroppableView(text, dropSessionDidEnter: drop)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate drop: any UIDropSession) -> UIDropProposal {
        guard let text else { return UIDropProposal(operation: .cancel) }
        isAiming = true
        defer { isAiming = false }
        delegate?.textDroppableView(text, dropSessionDidUpdate: drop)
        scroll(text, drop)
        aim(drop)
        return proposal ?? UIDropProposal(operation: .cancel)
    }

    /// Looks where it would be dropped now, and asks what would become of it there.
    private func aim(_ drop: any UIDropSession) {
        guard let text, isActive else { return }
        let place = text.chosenPlace(at: drop.location(in: text))
        if place != self.place || proposal == nil {
            self.place = place
            proposal = place.map { place in
                let request = request(drop, at: place)
                return delegate?.textDroppableView(text, proposalForDrop: request) ?? request.suggestedProposal
            }
        }
        // Whoever was asked may have changed the text, or taken it away.
        guard let text = self.text, let proposal, proposal.operation.isDrop, proposal.dropAction == .insert,
            let place = self.place, place.head <= session.length, isActive
        else { return caret.hide() }
        caret.show(at: text.shownCaret(of: place), in: text)
    }

    /// Scrolls a text while something is held at its edge.
    private func scroll(_ text: any DroppableText, _ drop: any UIDropSession) {
        guard !text.selectionScrollers.isEmpty else { return }
        let point = text.convertToScreenAsShown(CGRect(origin: drop.location(in: text), size: .zero)).origin
        let seen = text.textOnScreen
        guard !seen.isNull, seen.height > 4 * Self.edge else { return }
        let above = point.y < seen.minY + Self.edge ? -Self.edge : 0
        let below = point.y > seen.maxY - Self.edge ? Self.edge : 0
        let autoscroll =
            autoscroll
            ?? Autoscroll(text: text) { [weak self] _ in
                guard let self, !isAiming else { return }
                self.text?.application?.drags.reconsider()
            }
        self.autoscroll = autoscroll
        autoscroll.moved(to: CGPoint(x: point.x, y: point.y + above + below))
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit drop: any UIDropSession) {
        stop()
        guard let text else { return }
        delegate?.textDroppableView(text, dropSessionDidExit: drop)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop drop: any UIDropSession) {
        guard let place, let proposal, proposal.operation.isDrop else { return stop() }
        stop()
        guard let text else { return }
        let request = request(drop, at: place)
        let editability =
            text.isTextEditable
            ? nil : delegate?.textDroppableView(text, willBecomeEditableForDrop: request) ?? UITextDropEditability.no
        guard editability != .no else { return }
        delegate?.textDroppableView(text, willPerformDrop: request)
        guard proposal.dropPerformer == .view || delegate == nil, let text = self.text else { return }
        let edited = editability.map { DropEditability(text, isForGood: $0 == .yes) }
        let (source, action) = (source(of: drop), proposal.dropAction)
        let movedWithin = proposal.operation == .move && action == .insert ? source : nil
        if action == .insert { session.select(place) }
        if action == .replaceAll { session.selectAll() }
        let drag = drop.localDragSession as? DragSession
        drag?.isTakenByText = true
        let (dragging, part) = drag?.liftedText ?? (nil, nil)
        session.paste(
            drop.items.map(\.itemProvider),
            as: TextInputSession.Drop(
                revision: session.editor.revision, place: session.selection, source: movedWithin,
                words: part?.words, localObjects: drop.items.map(\.localObject), editability: edited,
                wasMade: { [weak dragging] in
                    if proposal.operation == .move, source == nil, let part { dragging?.takeAway(part) }
                }))
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let text else { return nil }
        // Where the text is now.
        let place = text.rects(of: session.selectedRange).reduce(CGRect.null) { $0.union($1) }.intersection(
            text.visibleTextRect)
        let own =
            place.isNull || !place.isFinite
            ? defaultPreview
            : defaultPreview.retargetedPreview(
                with: UIDragPreviewTarget(container: text, center: CGPoint(x: place.midX, y: place.midY)))
        guard let delegate else { return own }
        return delegate.textDroppableView(text, previewForDroppingAllItemsWithDefault: own)
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd drop: any UIDropSession) {
        stop()
        guard let text else { return }
        delegate?.textDroppableView(text, dropSessionDidEnd: drop)
    }

    private func stop() {
        isActive = false
        (place, proposal) = (nil, nil)
        caret.hide()
        autoscroll?.stop()
        autoscroll = nil
    }

    /// What the delegate is asked about.
    private final class Request: NSObject, UITextDropRequest {
        let dropPosition: UITextPosition
        let suggestedProposal: UITextDropProposal
        let isSameView: Bool
        let dropSession: any UIDropSession

        init(
            dropPosition: UITextPosition, suggestedProposal: UITextDropProposal, isSameView: Bool,
            dropSession: any UIDropSession
        ) {
            (self.dropPosition, self.suggestedProposal) = (dropPosition, suggestedProposal)
            (self.isSameView, self.dropSession) = (isSameView, dropSession)
            super.init()
        }
    }
}
