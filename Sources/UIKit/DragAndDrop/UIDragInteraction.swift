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
    /// Whether things can be lifted.
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
        if let session { session.dispatcher?.cancel(session) }
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
        guard !new.items.isEmpty, session == nil, drags.isIdle, view != nil else { return false }
        session = new
        return true
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
        return interaction.prepareLift(at: touch.startPoint)
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !interaction.allowsSimultaneousRecognitionDuringLift
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard numberOfTouches == 1, let touch = touches.first else { return fail() }
        guard touch.type != .indirectPointer else { return }
        patience = application?.timers.after(Self.time) { [weak self] in
            guard let self, state == .possible, numberOfTouches == 1 else { return }
            begin()
        }
    }

    private func begin() {
        move(to: .began)
        guard state == .began, let session = interaction.session, let touch = touches.first else { return }
        session.dispatcher?.lift(session)
        session.dispatcher?.move(session, to: touch.screenPoint)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let touch = touches.first else { return }
        switch state {
        case .possible:
            let distance = hypot(touch.screenPoint.x - touch.startPoint.x, touch.screenPoint.y - touch.startPoint.y)
            if touch.type == .indirectPointer {
                if distance > Self.mouseSlop { begin() }
            } else if distance > Self.slop {
                fail()
            }
        case .began, .changed:
            move(to: .changed)
            if let session = interaction.session { session.dispatcher?.move(session, to: touch.screenPoint) }
        default: break
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard state == .began || state == .changed else { return fail() }
        move(to: .ended)
        if let session = interaction.session, let touch = touches.first {
            session.dispatcher?.move(session, to: touch.screenPoint)
            session.dispatcher?.drop(session)
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        let session = hasRecognized ? interaction.session : nil
        super.touchesCancelled(touches, with: event)
        if let session { session.dispatcher?.cancel(session) }
    }

    override func reset() {
        super.reset()
        patience?.cancel()
        patience = nil
    }
}
