import Foundation

/// A key of a hardware keyboard from going down to going up.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// What a key has last done.
    public enum Phase: Int, Sendable {
        /// It went down.
        case began
        /// It is held and repeats.
        case changed
        /// It is held.
        case stationary
        /// It went up.
        case ended
        /// It was taken away.
        case cancelled
    }

    /// What kind of key it is: those of remote controls have names. Any other key is 2000 and its ``UIKeyboardHIDUsage``, as on
    /// iOS.
    public struct PressType: RawRepresentable, Hashable, Sendable {
        /// The kind's number.
        public let rawValue: Int
        /// Creates a kind from its number.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The up arrow.
        public static let upArrow = PressType(rawValue: 0)
        /// The down arrow.
        public static let downArrow = PressType(rawValue: 1)
        /// The left arrow.
        public static let leftArrow = PressType(rawValue: 2)
        /// The right arrow.
        public static let rightArrow = PressType(rawValue: 3)
        /// Select.
        public static let select = PressType(rawValue: 4)
        /// Menu.
        public static let menu = PressType(rawValue: 5)
        /// Page up.
        public static let pageUp = PressType(rawValue: 30)
        /// Page down.
        public static let pageDown = PressType(rawValue: 31)
    }

    /// When the key last did something, in seconds since the program started.
    public let timestamp: TimeInterval
    /// What the key has last done.
    public let phase: Phase
    /// The window that has the keyboard's focus.
    public var window: UIWindow? { windowReference?.object }
    private let windowReference: UnkeptReference<UIWindow>?
    /// The responder that was asked first.
    public private(set) weak var responder: UIResponder?
    /// Which key.
    public let key: UIKey?
    /// What kind of key.
    public var type: PressType { key.map { PressType($0.keyCode) } ?? .select }

    init(key: UIKey, phase: Phase, timestamp: TimeInterval, window: UIWindow?, responder: UIResponder?) {
        self.key = key
        self.phase = phase
        self.timestamp = timestamp
        windowReference = window.map(UnkeptReference.init)
        self.responder = responder
        super.init()
    }
}

/// A key of a hardware keyboard.
@preconcurrency @MainActor
open class UIKey: NSObject {
    /// What the key prints with the modifiers that are down. Return, Tab and Delete say "\r", "\t" and "\u{8}", arrows and other
    /// keys that print nothing their name, as ``UIKeyCommand/inputEscape``; empty for modifiers.
    public let characters: String
    /// What the key prints without modifiers, or its name.
    public let charactersIgnoringModifiers: String
    /// The modifiers that are down.
    public let modifierFlags: UIKeyModifierFlags
    /// Where the key sits, whatever it prints.
    public let keyCode: UIKeyboardHIDUsage
    /// Whether the key prints something.
    let prints: Bool

    init(keyCode: UIKeyboardHIDUsage, characters: String, modifierFlags: UIKeyModifierFlags) {
        self.keyCode = keyCode
        prints = !characters.isEmpty
        charactersIgnoringModifiers = characters.isEmpty ? Self.inputs[keyCode] ?? "" : characters
        // With both of them letters are small again, and no other sign is another one.
        let isCapital = modifierFlags.contains(.shift) != modifierFlags.contains(.alphaShift)
        self.characters =
            isCapital && !characters.isEmpty ? characters.uppercased() : charactersIgnoringModifiers
        self.modifierFlags = modifierFlags
        super.init()
    }
}

/// Keys that change what others mean.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// One bit a modifier.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps Lock is on.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift is down.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control is down.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Alt is down.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Super, also called Windows or Command, is down.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The key belongs to the numeric pad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

extension UIPress.PressType {
    init(_ code: UIKeyboardHIDUsage) {
        switch code {
        case .keyboardUpArrow: self = .upArrow
        case .keyboardDownArrow: self = .downArrow
        case .keyboardLeftArrow: self = .leftArrow
        case .keyboardRightArrow: self = .rightArrow
        case .keyboardSelect: self = .select
        case .keyboardMenu: self = .menu
        case .keyboardPageUp: self = .pageUp
        case .keyboardPageDown: self = .pageDown
        default: self.init(rawValue: 2000 + code.rawValue)
        }
    }
}
