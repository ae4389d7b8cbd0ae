import Foundation

/// A drag, for the view that was lifted from.
final class DragSession: DragDropSession, UIDragSession {
    /// The interaction that lifts. It is kept until the end.
    let interaction: UIDragInteraction
    /// Who follows it. The view may be in no window any more.
    private(set) weak var dispatcher: DragDispatcher?
    var localContext: Any?
    private(set) var allowsMoveOperation = true
    private(set) var isRestrictedToDraggingApplication = false
    /// Whether a text has taken what was dropped, and says itself when that was put in.
    var isTakenByText = false

    /// A drag of nothing yet.
    init(_ interaction: UIDragInteraction, _ dispatcher: DragDispatcher, at point: CGPoint) {
        (self.interaction, self.dispatcher) = (interaction, dispatcher)
        super.init([], at: point, in: interaction.view?.window)
    }

    func add(_ items: [UIDragItem]) { self.items += items }

    func move(to point: CGPoint) { screenPoint = point }

    /// Asks what may become of the things.
    func askLimits() {
        guard let delegate = interaction.delegate else { return }
        allowsMoveOperation = delegate.dragInteraction(interaction, sessionAllowsMoveOperation: self)
        isRestrictedToDraggingApplication = delegate.dragInteraction(
            interaction, sessionIsRestrictedToDraggingApplication: self)
    }
}
