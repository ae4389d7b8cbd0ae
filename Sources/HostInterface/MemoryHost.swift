import RasterEngine

/// A host without a machine: its display is memory, its clock is turned by hand, its events are put in by the caller.
///
/// It is what tests run on, and it needs nothing but memory.
@MainActor
public final class MemoryHost: HostMachine {
    /// The display, which keeps what was presented.
    public let memoryDisplay: MemoryDisplay
    /// The clock that only the caller moves.
    public let manualClock = ManualClock()
    /// The clipboard, which no other program sees.
    public let clipboard: any Clipboard = MemoryClipboard()
    /// Remembers what it was told.
    public let power: any Power = MemoryPower()
    /// The shape that the mouse's cursor was given last.
    public private(set) var cursor = MouseCursor.arrow
    /// How often a key was to be heard.
    public private(set) var clickCount = 0
    /// What the host was last told of text input.
    public private(set) var textInputArea: TextInputArea?
    /// The pointers whose last event was not an end. Settable, so that a lost end can be acted out.
    public var pressedPointers: Set<PointerID>? = []

    private var events: [InputEvent] = []
    private var isStopped = false

    /// The display as the contract sees it.
    public var display: any Display { memoryDisplay }
    /// The clock as the contract sees it.
    public var clock: any HostClock { manualClock }

    /// Creates a host with a display of a size in device pixels and a scale in device pixels to the point.
    public init(pixelWidth: Int, pixelHeight: Int, scale: Double = 1) {
        memoryDisplay = MemoryDisplay(pixelWidth: pixelWidth, pixelHeight: pixelHeight, scale: scale)
    }

    /// Adds an event to the queue of ``run(_:)`` and keeps count of the pointers that are down.
    public func post(_ event: InputEvent) {
        if case .pointer(let pointer) = event {
            switch pointer.phase {
            case .began: pressedPointers?.insert(pointer.id)
            case .moved: break
            case .ended, .cancelled: pressedPointers?.remove(pointer.id)
            }
        }
        events.append(event)
    }

    /// Remembers the shape; see ``cursor``.
    public func setCursor(_ cursor: MouseCursor) {
        self.cursor = cursor
    }

    /// Counts; see ``clickCount``.
    public func playClick() {
        clickCount += 1
    }

    /// Remembers where text is edited; see ``textInputArea``.
    public func setTextInput(caret: TextInputArea?) {
        textInputArea = caret
    }

    /// Hands over the events that were posted, runs one frame, and returns: what is scheduled for later waits for the
    /// caller to move the clock.
    public func run(_ application: any HostApplication) {
        isStopped = false
        while !events.isEmpty, !isStopped { application.receive(events.removeFirst()) }
        if !isStopped { _ = application.frame() }
    }

    /// Leaves the rest of the queue for the next ``run(_:)``.
    public func stop() {
        isStopped = true
    }
}

/// A display in memory. It copies what is presented, and only the damage, so that a test can tell whether the damage
/// was enough. It copies when somebody looks: frames that nobody looks at in between are copied as one.
@MainActor
public final class MemoryDisplay: Display {
    /// The number of columns, in device pixels.
    public private(set) var pixelWidth: Int
    /// The number of rows, in device pixels.
    public private(set) var pixelHeight: Int
    /// Device pixels to the point.
    public private(set) var scale: Double
    /// Device pixels to the millimetre, as a test pretends; `nil` for a display that does not know. Who sets it posts
    /// ``InputEvent/displayChanged``.
    public var pixelsPerMillimetre: Double?
    /// What a person would see.
    public var shown: PixelBuffer {
        takeOver()
        return pixels
    }
    private var pixels: PixelBuffer
    /// What was presented since somebody looked.
    private var presented: (buffer: PixelBuffer, damage: [PixelRect])?
    /// More rectangles than this are not kept.
    private static let damageLimit = 64
    /// How often something was presented.
    public private(set) var presentCount = 0

    init(pixelWidth: Int, pixelHeight: Int, scale: Double) {
        self.pixelWidth = max(0, pixelWidth)
        self.pixelHeight = max(0, pixelHeight)
        self.scale = scale.isFinite && scale > 0 ? scale : 1
        pixels = PixelBuffer(width: pixelWidth, height: pixelHeight)
    }

    /// Changes the size and the scale; what was shown is lost. The caller posts ``InputEvent/displayChanged``.
    public func resize(pixelWidth: Int, pixelHeight: Int, scale: Double? = nil) {
        self.pixelWidth = max(0, pixelWidth)
        self.pixelHeight = max(0, pixelHeight)
        if let scale, scale.isFinite, scale > 0 { self.scale = scale }
        presented = nil
        pixels = PixelBuffer(width: pixelWidth, height: pixelHeight)
    }

    /// Takes note of the damaged rectangles.
    public func present(_ buffer: PixelBuffer, damage: [PixelRect]) {
        presentCount += 1
        if let presented, presented.buffer !== buffer { takeOver() }
        var all = presented?.damage ?? []
        for rect in damage where !all.contains(rect) { all.append(rect) }
        presented = (buffer, all)
        if all.count > Self.damageLimit { takeOver() }
    }

    private func takeOver() {
        guard let presented else { return }
        for rect in presented.damage { pixels.copy(rect, from: presented.buffer) }
        self.presented = nil
    }
}

/// A clock that stands still until it is moved.
@MainActor
public final class ManualClock: HostClock {
    /// Seconds since the clock was made.
    @exclusivity(unchecked) public private(set) var now = 0.0

    init() {}

    /// Moves the clock forward. Negative and non-finite amounts are ignored: time never runs backwards.
    public func advance(by seconds: Double) {
        if seconds.isFinite, seconds > 0 { now += seconds }
    }
}

/// A clipboard of this process.
@MainActor
final class MemoryClipboard: Clipboard {
    var text: String?
}

/// A screen that cannot go dark.
@MainActor
final class MemoryPower: Power {
    var keepsDisplayLit = false
}
