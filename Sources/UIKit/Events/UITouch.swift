import Foundation
import HostInterface

/// A finger, or the mouse, from going down to going up.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// What a touch has last done.
    public enum Phase: Int, Sendable {
        /// It went down.
        case began
        /// It moved.
        case moved
        /// It is down and did not move.
        case stationary
        /// It went up.
        case ended
        /// It was taken away.
        case cancelled
        /// A pointer came over the view without touching. Never told: a mouse that does not press is no touch here.
        case regionEntered
        /// A pointer moved over the view without touching. Never told.
        case regionMoved
        /// A pointer left the view without touching. Never told.
        case regionExited
    }

    /// What touches.
    public enum TouchType: Int, CaseIterable, Sendable {
        /// A finger.
        case direct
        /// A pen.
        case pencil = 2
        /// A mouse.
        case indirectPointer = 3
    }

    let id: PointerID
    /// When the touch last did something, in seconds since the program started.
    @exclusivity(unchecked) public internal(set) var timestamp: TimeInterval
    /// What the touch has last done.
    @exclusivity(unchecked) public internal(set) var phase = Phase.began
    /// How often it went down in the same place in quick succession, this time included.
    @exclusivity(unchecked) public internal(set) var tapCount = 1
    /// What touches.
    public let type: TouchType
    /// The view that the touch went down on. The touch keeps it until it is over, unless the view has recognizers of its own.
    public var view: UIView? { viewReference?.object }
    @exclusivity(unchecked) private var viewReference: UnkeptReference<UIView>?
    /// Keeps the view until the touch is over, also where the program has taken it out and let go of it.
    @exclusivity(unchecked) private var heldView: UIView?

    /// The touch went down on a view.
    func hold(_ touched: UIView?) {
        viewReference = touched.map(UnkeptReference.init)
        // A view that has recognizers goes with them, so that nobody waits for one that is nowhere.
        heldView = touched?.gestureRecognizers?.isEmpty ?? true ? touched : nil
    }

    /// The touch is over, and whoever keeps it keeps no view.
    func letGoOfView() { heldView = nil }

    /// The window that the touch went down in.
    public var window: UIWindow? { windowReference?.object }
    @exclusivity(unchecked) var windowReference: UnkeptReference<UIWindow>?
    /// The recognizers that watch the touch.
    @exclusivity(unchecked) public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// The position in the screen's points.
    @exclusivity(unchecked) var screenPoint: CGPoint
    var previousScreenPoint: CGPoint
    /// Where the touch went down, in the screen's points.
    let startPoint: CGPoint
    /// Whether its view was told that the touch is over, although the finger is down.
    @exclusivity(unchecked) var isCancelledInView = false
    /// Whether the view is not told of the touch yet.
    @exclusivity(unchecked) var isHeldBack = false
    /// Ends the time in which views around the touched one may want the touch.
    var delay: FrameTimers.Token?
    /// Whether the view was told of the touch, and not that it is over.
    var isKnownToView: Bool { !isHeldBack && !isCancelledInView }
    /// Whether a recogniser that wants the touch for itself may still recognise.
    var isDelayedByRecognizer: Bool {
        gestureRecognizers?.contains { $0.delaysTouchesBegan && $0.isEnabled && $0.state == .possible } ?? false
    }

    init(id: PointerID, point: CGPoint, time: TimeInterval) {
        self.id = id
        if case .mouse = id { type = .indirectPointer } else { type = .direct }
        screenPoint = point
        previousScreenPoint = point
        startPoint = point
        timestamp = time
        super.init()
    }

    /// Where the touch is, in points of a view; of the window when there is none.
    open func location(in view: UIView?) -> CGPoint {
        Self.convert(screenPoint, to: view, in: window)
    }

    /// Where the touch was before it last moved, in points of a view; of the window when there is none.
    open func previousLocation(in view: UIView?) -> CGPoint {
        Self.convert(previousScreenPoint, to: view, in: window)
    }

    static func convert(_ point: CGPoint, to view: UIView?, in window: UIWindow?) -> CGPoint {
        guard let target = view ?? window else { return point }
        return target.convertFromScreen(point)
    }
}
