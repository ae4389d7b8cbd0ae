/// The machine as Typecase needs it: one window, its input, a clock, a clipboard and the screen's power.
///
/// A host is driven by one thread, the main one. It hands ``InputEvent`` values to a ``HostApplication``, asks it for
/// frames, and otherwise sleeps. Typecase brings two hosts: one on SDL2 and ``MemoryHost``. A program runs on one of its own
/// by `UIApplication.run(on:delegate:)`.
@MainActor
public protocol HostMachine: AnyObject {
    /// The window that the application paints.
    var display: any Display { get }
    /// The time that events, timers and animations are measured with.
    var clock: any HostClock { get }
    /// The text that programs exchange by copy and paste.
    var clipboard: any Clipboard { get }
    /// Whether the screen may go dark.
    var power: any Power { get }

    /// The pointers that are down at this moment as far as the machine can tell, or `nil` when it cannot tell.
    ///
    /// A touch whose end was lost, because a queue was full or a cable was pulled, is found by this: one that is not
    /// among them is cancelled within two seconds. Where the machine cannot tell, a touch stays until its pointer goes
    /// down again or sixteen others have.
    var pressedPointers: Set<PointerID>? { get }

    /// Gives the mouse's cursor a shape. A machine without a mouse need not have this: by default it does nothing.
    func setCursor(_ cursor: MouseCursor)

    /// Lets a key be heard: a short, soft tick. It must not wait for anything. By default it does nothing.
    func playClick()

    /// Tells the machine's input method whether text is being edited, and where.
    /// - Parameter caret: The caret's rectangle in points, beside which an input method shows its choices; `nil` when
    ///   no text is edited.
    func setTextInput(caret: TextInputArea?)

    /// Hands events to the application and asks it for frames until ``stop()`` is called.
    func run(_ application: any HostApplication)

    /// Ends ``run(_:)`` after the event or frame that is being worked on.
    func stop()
}

/// The program that a host drives: what ``HostMachine/run(_:)`` is handed. Who writes a host calls this and implements the
/// other protocols.
@MainActor
public protocol HostApplication: AnyObject {
    /// Takes one event. Events arrive in the order in which they happened.
    func receive(_ event: InputEvent)

    /// Brings the window up to date: timers and animations that are due, layout, painting.
    func frame()

    /// When the next frame is wanted, in seconds of the host's clock; `nil` when nothing is scheduled, so that the host
    /// may sleep until an event comes.
    var nextFrameTime: Double? { get }

    /// Where the element of a name is, in points of the window, or `nil` when there is none that can be seen.
    ///
    /// Scripts name elements by their accessibility identifier and keys of the on-screen keyboard as `key:a`.
    func locate(_ name: String) -> InputPoint?

    /// The text that the element of a name shows, or `nil` when there is none or it has no text. A secure field shows
    /// dots.
    ///
    /// For scripts that check what they have done; a host must not ask for any other reason.
    func text(of name: String) -> String?

    /// What can be read of the screen, a line for each element in the order of reading. Secret text is as many dots.
    ///
    /// For scripts too; a host must not ask for any other reason.
    var elements: String { get }
}

/// What the mouse's cursor looks like.
public enum MouseCursor: Hashable, Sendable {
    /// An arrow.
    case arrow
    /// A bar, over text that can be selected.
    case text
    /// A hand, over a link.
    case hand
}

/// The rectangle of the text being edited, in points of the window.
public struct TextInputArea: Equatable, Sendable {
    /// The left edge, in points.
    public var x: Double
    /// The top edge, in points.
    public var y: Double
    /// The width, in points.
    public var width: Double
    /// The height, in points.
    public var height: Double

    /// Creates an area from its left top corner and its size, in points of the window.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}

/// Time that never runs backwards and does not follow changes of the wall clock.
@MainActor
public protocol HostClock: AnyObject {
    /// Seconds since some moment before the program started.
    var now: Double { get }
}

/// The text that programs exchange by copy and paste.
@MainActor
public protocol Clipboard: AnyObject {
    /// The text on the clipboard, or `nil` when there is none.
    var text: String? { get set }
}

/// Whether the screen may go dark.
@MainActor
public protocol Power: AnyObject {
    /// When true the screen stays lit although nobody touches it.
    var keepsDisplayLit: Bool { get set }
}

extension HostMachine {
    /// Does nothing: there is no mouse.
    public func setCursor(_ cursor: MouseCursor) {}

    /// Does nothing: there is no loudspeaker.
    public func playClick() {}
}
