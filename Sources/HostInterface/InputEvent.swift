/// Something that happened outside the program.
///
/// Positions are points of the window and times are seconds of the host's clock. Hosts pass on what they are told;
/// coordinates may be NaN, infinite or far outside, ends may lack beginnings, and the receiver has to cope.
public enum InputEvent: Equatable, Sendable {
    /// A finger or the mouse went down, moved or went up.
    case pointer(PointerEvent)
    /// The mouse moved while none of its buttons was down.
    case hover(InputPoint)
    /// A wheel or a touchpad asks to scroll.
    case wheel(WheelEvent)
    /// A key of a hardware keyboard went down or up.
    case key(KeyEvent)
    /// A hardware keyboard or an input method produced text.
    case text(String)
    /// An input method shows text that is not decided yet; an empty one ends the composition.
    case composition(CompositionEvent)
    /// The display has another size or scale.
    case displayChanged
    /// What the display showed is lost and must be presented again, although the program did not change it.
    case displayDamaged
    /// The window gained or lost the keyboard's focus.
    case focus(Bool)
    /// Another program's text or files were dropped on the window.
    case drop(DropEvent)
    /// Another program changed the clipboard.
    case clipboardChanged
    /// The machine has little memory left: what can be made anew is to be let go of.
    case memoryWarning
    /// The user or the system asks the program to end.
    case quit
}

/// A position in points of the window, from its top left corner.
public struct InputPoint: Equatable, Sendable {
    /// Across, to the right.
    public var x: Double
    /// Down.
    public var y: Double

    /// Creates a position in points of the window.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

/// Which finger, or the mouse.
public enum PointerID: Hashable, Sendable {
    /// A finger, by the number that the touchscreen gives it while it is down.
    case finger(Int64)
    /// A button of the mouse, 1 for the main one.
    case mouse(button: Int)
}

/// A finger or the mouse went down, moved or went up.
public struct PointerEvent: Equatable, Sendable {
    /// What happened to the pointer.
    public enum Phase: Sendable {
        /// It went down.
        case began
        /// It moved while down.
        case moved
        /// It went up.
        case ended
        /// The system took it away; what it did is to be forgotten.
        case cancelled
    }

    /// Which pointer.
    public var id: PointerID
    /// What happened to it.
    public var phase: Phase
    /// Where it is, in points of the window.
    public var point: InputPoint
    /// When it happened, in seconds of the host's clock.
    public var time: Double

    /// Creates an event from all its parts.
    public init(id: PointerID, phase: Phase, point: InputPoint, time: Double) {
        self.id = id
        self.phase = phase
        self.point = point
        self.time = time
    }
}

/// A wheel or a touchpad asks to scroll.
public struct WheelEvent: Equatable, Sendable {
    /// Where the mouse is, in points of the window.
    public var point: InputPoint
    /// Notches to the right; a touchpad gives fractions.
    public var deltaX: Double
    /// Notches down; a touchpad gives fractions.
    public var deltaY: Double

    /// Creates an event from all its parts.
    public init(point: InputPoint, deltaX: Double, deltaY: Double) {
        self.point = point
        self.deltaX = deltaX
        self.deltaY = deltaY
    }
}

/// A key of a hardware keyboard went down or up.
public struct KeyEvent: Equatable, Sendable {
    /// Keys that change what others mean.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        /// One bit a modifier.
        public var rawValue: Int
        /// Creates a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Caps Lock is on.
        public static let capsLock = Modifiers(rawValue: 1)
        /// Shift is down.
        public static let shift = Modifiers(rawValue: 2)
        /// Control is down.
        public static let control = Modifiers(rawValue: 4)
        /// Alt is down.
        public static let alternate = Modifiers(rawValue: 8)
        /// Super, also called Windows or Command, is down.
        public static let command = Modifiers(rawValue: 16)
        /// The key belongs to the numeric pad.
        public static let numericPad = Modifiers(rawValue: 32)
    }

    /// The key's number in the USB HID usage table "Keyboard/Keypad" (page 7): where it sits, whatever it prints.
    public var usage: Int
    /// What the key prints without modifiers on the current layout, or nothing.
    public var characters: String
    /// The modifiers that were down.
    public var modifiers: Modifiers
    /// Whether the key went down; otherwise it went up.
    public var isDown: Bool
    /// Whether the key is held and the event repeats.
    public var isRepeat: Bool
    /// When it happened, in seconds of the host's clock.
    public var time: Double

    /// Creates an event from all its parts.
    public init(usage: Int, characters: String, modifiers: Modifiers, isDown: Bool, isRepeat: Bool, time: Double) {
        self.usage = usage
        self.characters = characters
        self.modifiers = modifiers
        self.isDown = isDown
        self.isRepeat = isRepeat
        self.time = time
    }
}

/// An input method's undecided text.
public struct CompositionEvent: Equatable, Sendable {
    /// The text so far.
    public var text: String
    /// Where the input method's caret or selection starts, in UTF-16 units of `text`.
    public var selectionStart: Int
    /// How long the input method's selection is, in UTF-16 units.
    public var selectionLength: Int

    /// Creates an event from all its parts.
    public init(text: String, selectionStart: Int, selectionLength: Int) {
        self.text = text
        self.selectionStart = selectionStart
        self.selectionLength = selectionLength
    }
}

/// Another program's text or files were dropped on the window.
public struct DropEvent: Equatable, Sendable {
    /// The text; empty for none.
    public var text: String
    /// The paths of files.
    public var files: [String]
    /// Where, in points of the window.
    public var point: InputPoint

    /// Creates an event from all its parts.
    public init(text: String, files: [String] = [], point: InputPoint) {
        self.text = text
        self.files = files
        self.point = point
    }
}
