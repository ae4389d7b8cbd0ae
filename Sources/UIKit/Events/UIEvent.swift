import Foundation

/// Something that a person did.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// What it was done with.
    public enum EventType: Int, Sendable {
        /// Fingers or the mouse.
        case touches
        /// A shake.
        case motion
        /// A remote control.
        case remoteControl
        /// Keys.
        case presses
        /// A wheel.
        case scroll = 10
    }

    /// What it was done with.
    public let type: EventType
    /// When it happened, in seconds since the program started.
    public internal(set) var timestamp: TimeInterval
    /// All touches that are down or have just ended.
    public internal(set) var allTouches: Set<UITouch>?

    /// Creates an event without touches, of no time: for what asks for an event where nothing happened.
    public override convenience init() {
        self.init(type: .touches, timestamp: 0)
    }

    init(type: EventType, timestamp: TimeInterval, touches: Set<UITouch>? = nil) {
        self.type = type
        self.timestamp = timestamp
        allTouches = touches
        super.init()
    }

    /// The touches that went down on a view.
    open func touches(for view: UIView) -> Set<UITouch>? {
        allTouches?.filter { $0.view === view }
    }
}

/// Keys that went down or up.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    /// The keys of this event.
    public let allPresses: Set<UIPress>

    init(presses: Set<UIPress>, timestamp: TimeInterval) {
        allPresses = presses
        super.init(type: .presses, timestamp: timestamp)
    }
}
