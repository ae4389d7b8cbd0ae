import Foundation

/// Has things dragged that its view shows.
///
/// A finger lifts them when it stays for half a second, the mouse when it moves with its button down. What is lifted follows, and
/// goes to the ``UIDropInteraction`` that it is let go over. A finger that goes up without having moved puts it down again.
///
/// Differences from UIKit: one drag is on at a time, things cannot be added to it, and nothing can be dropped in another program.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
    /// Is asked what is dragged, and told of it. It is not kept.
    open private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// The view that has the interaction.
    public var view: UIView? { storedView }
    @Unkept private var storedView: UIView?
    /// Whether things can be lifted. Saying no ends what is dragged.
    open var isEnabled: Bool {
        get { lift.isEnabled }
        set { lift.isEnabled = newValue }
    }
    /// Whether other gestures go on while a finger waits for things to be lifted, and afterwards. The default is no.
    open var allowsSimultaneousRecognitionDuringLift = false
    /// Whether new interactions are enabled: yes.
    open class var isEnabledByDefault: Bool { true }
    /// What is on: things that were lifted, and are not dropped yet.
    private(set) var session: DragSession?
    /// Is called when what was lifted was not dragged, with whether the finger has put it down.
    var putDown: ((_ byFinger: Bool) -> Void)?
    private lazy var lift = LiftGestureRecognizer(self)
    /// What lifts; `nil` when somebody has taken it from the view.
    final var gesture: UIGestureRecognizer? { lift.view == nil ? nil : lift }

    /// Creates an interaction for a delegate.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        super.init()
        lift.isEnabled = Self.isEnabledByDefault
    }

    /// The interaction is about to get another view, or none. The default ends what is dragged.
    open func willMove(to view: UIView?) {
        guard view !== self.view else { return }
        if let session { putBack(session) }
        lift.view?.removeGestureRecognizer(lift)
    }

    /// The interaction got another view, or none.
    open func didMove(to view: UIView?) {
        storedView = view
        view?.addGestureRecognizer(lift)
    }

    /// Asks what would be dragged from a place of the screen.
    /// - Returns: Whether there is something.
    final func prepareLift(at point: CGPoint) -> Bool {
        guard session == nil, let delegate, let drags = view?.application?.drags, drags.isIdle else { return false }
        let new = DragSession(self, drags, at: point)
        new.add(delegate.dragInteraction(self, itemsForBeginning: new))
        guard !new.items.isEmpty, session == nil, drags.isIdle, view?.window != nil else { return false }
        session = new
        return true
    }

    /// What was lifted goes back, if it is dragged at all.
    final func putBack(_ session: DragSession) {
        session.dispatcher?.cancel(session)
        if session.dispatcher?.follows(session) != true { forget(session) }
    }

    /// What was dragged is over.
    final func forget(_ session: DragSession) {
        if self.session === session { self.session = nil }
    }
}
