import Foundation

/// Calls a method in each frame, before that is laid out and painted.
///
/// It is made and added as on iOS, and keeps its target until it is invalidated. Frames come for it as long as it runs.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
    private let call: @MainActor (CADisplayLink) -> Void
    private weak var animator: Animator?
    private var isValid = true

    /// The time of the frame, in seconds of ``CACurrentMediaTime()``; 0 before the first one.
    open private(set) var timestamp: TimeInterval = 0
    /// The time between two frames, in seconds: what has passed since the last one, and a sixtieth with the first one;
    /// 0 before that.
    open private(set) var duration: TimeInterval = 0
    /// How often it is called at most, in frames a second; 0, the default, is with every frame.
    open var preferredFramesPerSecond = 0
    /// With each of how many frames of a screen with 60 a second it is called: the old name of ``preferredFramesPerSecond``, whose
    /// default of 0 is 1 here.
    open var frameInterval: Int {
        get { preferredFramesPerSecond > 0 ? max(1, 60 / preferredFramesPerSecond) : 1 }
        set { preferredFramesPerSecond = newValue > 1 ? max(1, 60 / newValue) : 0 }
    }
    /// Whether it is not called for now.
    open var isPaused = false {
        didSet { if isPaused != oldValue { run() } }
    }

    /// When the next frame is expected, in seconds of ``CACurrentMediaTime()``.
    open var targetTimestamp: TimeInterval { timestamp + duration }

    /// Creates a link that calls the method of a selector.
    public init(target: Any, selector sel: Selector) {
        let target = target as AnyObject
        precondition(sel.isMethod(of: target), "CADisplayLink: the target has no such method")
        call = { sel.perform(on: target, sender: $0) }
        super.init()
    }

    /// Creates a link that calls a method with itself, as `Self.tick(_:)`.
    @preconcurrency
    public convenience init<Owner: AnyObject>(
        target: AnyObject, selector: @escaping @MainActor (Owner) -> (CADisplayLink) -> Void
    ) {
        self.init(target: target, selector: Selector(selector))
    }

    /// Creates a link that calls a method without arguments.
    @preconcurrency
    public convenience init<Owner: AnyObject>(
        target: AnyObject, selector: @escaping @MainActor (Owner) -> () -> Void
    ) {
        self.init(target: target, selector: Selector(selector))
    }

    /// Has it called from the next frame on. Frames belong to the main run loop, in all its modes.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        animator = UIApplication.shared.animator
        run()
    }

    /// Has it called no more, until it is added again.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        animator?.removeTicker(self)
        animator = nil
    }

    /// Has it called no more, ever, and lets its target go as soon as nothing else keeps the link.
    open func invalidate() {
        isValid = false
        animator?.removeTicker(self)
        animator = nil
    }

    private func run() {
        guard isValid, let animator else { return }
        guard !isPaused else { return animator.removeTicker(self) }
        animator.addTicker(self) { self.tick($0) }
    }

    /// - Returns: Whether it is to be called again.
    private func tick(_ time: TimeInterval) -> Bool {
        let passed = time - timestamp
        // A part of a frame early is not yet too early.
        if preferredFramesPerSecond > 0, timestamp > 0, passed < 0.999 / Double(preferredFramesPerSecond) {
            return true
        }
        // Programs divide by it.
        if timestamp > 0, passed > 0 {
            duration = passed
        } else if duration == 0 {
            duration = 1.0 / 60
        }
        timestamp = time
        call(self)
        return isValid && !isPaused && animator != nil
    }
}

/// The time of the clock that animations and links to the display go by, in seconds from some beginning.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { UIApplication.shared.time }
