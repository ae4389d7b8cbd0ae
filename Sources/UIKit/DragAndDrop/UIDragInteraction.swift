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
        set {
            lift.isEnabled = newValue
            // The handle of a selection drags too.
            if !newValue, let session { putBack(session) }
        }
    }
    /// Whether other gestures go on while a finger waits for things to be lifted, and afterwards. The default is no.
    open var allowsSimultaneousRecognitionDuringLift = false
    /// Whether new interactions are enabled: yes.
    open class var isEnabledByDefault: Bool { true }
    /// What is on: things that were lifted, and are not dropped yet.
    private(set) var session: DragSession?
    /// Is called when what was lifted is put down without having been dragged.
    var putDown: (() -> Void)?
    private lazy var lift = LiftGestureRecognizer(self)

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

/// A finger that stays, or the mouse that moves with its button down, lifts what is to be dragged; then it drags it.
final class LiftGestureRecognizer: UIGestureRecognizer {
    private unowned let interaction: UIDragInteraction
    private var patience: FrameTimers.Token?
    private weak var finger: UITouch?
    /// What it has lifted.
    private weak var lifted: DragSession?
    /// How long a finger has to stay, in seconds, and how far it may move meanwhile, in points.
    static let (time, slop) = (0.5, 10.0)
    /// How far the mouse moves before it drags, in points.
    static let mouseSlop = 3.0

    init(_ interaction: UIDragInteraction) {
        self.interaction = interaction
        super.init()
    }

    override func shouldBegin() -> Bool {
        guard super.shouldBegin(), let touch = touches.first else { return false }
        guard interaction.prepareLift(at: touch.startPoint) else { return false }
        // Whoever was asked may have ended this.
        guard isEnabled, state == .possible, !touches.isEmpty else {
            if let session = interaction.session { interaction.putBack(session) }
            return false
        }
        return true
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !interaction.allowsSimultaneousRecognitionDuringLift
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard numberOfTouches == 1, let touch = touches.first else { return fail() }
        finger = touch
        guard touch.type != .indirectPointer else { return }
        patience = application?.timers.after(Self.time) { [weak self] in
            guard let self, state == .possible, numberOfTouches == 1 else { return }
            move(to: .began)
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let finger, touches.contains(finger) else { return }
        let distance = hypot(finger.screenPoint.x - finger.startPoint.x, finger.screenPoint.y - finger.startPoint.y)
        switch state {
        case .possible where finger.type == .indirectPointer: if distance > Self.mouseSlop { move(to: .began) }
        case .possible: if distance > Self.slop { fail() }
        case .began, .changed: move(to: .changed)
        default: break
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard let finger, touches.contains(finger) else { return }
        if state == .began || state == .changed { move(to: .ended) } else { fail() }
    }

    /// Whatever made it begin or end, the drag does too.
    override func move(to newState: State) {
        super.move(to: newState)
        // Who was called for it may have ended it.
        guard state == newState else { return }
        if newState == .began { lifted = interaction.session }
        guard let session = lifted else { return }
        let drags = session.dispatcher
        switch newState {
        case .began:
            drags?.lift(session)
            if let finger { drags?.move(session, to: finger.screenPoint) }
        case .changed: if let finger { drags?.move(session, to: finger.screenPoint) }
        case .ended:
            if let finger { drags?.move(session, to: finger.screenPoint) }
            drags?.drop(session)
        case .cancelled, .failed: interaction.putBack(session)
        case .possible: break
        }
    }

    override func reset() {
        super.reset()
        patience?.cancel()
        (patience, finger) = (nil, nil)
        // The fingers went while it waited for others.
        let ending = lifted
        lifted = nil
        if let ending { interaction.putBack(ending) }
    }
}
