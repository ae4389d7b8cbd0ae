import HostInterface

/// What the keys of hardware keyboards type on a bare console, where SDL knows only the console's keymap or an American
/// one: layouts, AltGr, dead keys, the compose key and locks, by libxkbcommon.
///
/// All keyboards of the machine are one, as they are to SDL.
@MainActor
final class ConsoleKeyboardLayout {
    /// What a key does on its way down or up.
    struct Stroke: Equatable {
        /// What the key prints without modifiers.
        var characters = ""
        /// The modifiers that are active, those of the key among them.
        var modifiers: KeyEvent.Modifiers = []
        /// What is typed.
        var text = ""
        /// Whether the key has only broken off a sequence of dead keys, and is nothing else.
        var isSwallowed = false
    }

    private let keymap: XKBKeymap
    private let compose: XKBCompose?
    /// The keys that are down, by XKB's keycodes.
    private(set) var held: Set<UInt32> = []

    /// Whether somebody takes text. Otherwise nothing is typed, and a sequence that was begun is forgotten.
    var isTyping = false {
        didSet { if !isTyping { compose?.reset() } }
    }

    /// Keys that are commands with these.
    private static let commands: KeyEvent.Modifiers = [.control, .alternate, .command]
    private static let numLock = 0x53

    /// Creates a layout with all keys up and Num Lock on: who has a keypad types numbers with it.
    init(_ keymap: XKBKeymap, _ compose: XKBCompose?) {
        (self.keymap, self.compose) = (keymap, compose)
        guard let key = EvdevKeycode.xkb(usage: Self.numLock) else { return }
        // Each keymap knows for itself what its Num Lock is.
        keymap.press(key)
        keymap.release(key)
    }

    /// The lamps that show what is locked.
    var lamps: KeyboardLamps { keymap.lamps }

    /// Takes a key.
    /// - Parameters:
    ///   - usage: The key's number in the USB HID usage table; see `KeyEvent/usage`.
    ///   - isRepeat: Whether it has been down and is held.
    func key(usage: Int, isDown: Bool, isRepeat: Bool = false) -> Stroke {
        guard let key = EvdevKeycode.xkb(usage: usage) else { return Stroke(modifiers: keymap.activeModifiers) }
        var stroke = Stroke(characters: keymap.characters(of: key), modifiers: keymap.activeModifiers)
        guard isDown else {
            release(key)
            stroke.modifiers = keymap.activeModifiers
            return stroke
        }
        if held.contains(key), isRepeat {
            stroke.text = repeated(key)
            return stroke
        }
        // One that went up unheard must not count twice.
        release(key)
        (stroke.text, stroke.isSwallowed) = typed(key)
        held.insert(key)
        keymap.press(key)
        // A latch ends with the key that it was for, a modifier begins with its own.
        stroke.modifiers.formUnion(keymap.activeModifiers)
        return stroke
    }

    /// All keys are up: the window lost the focus, and of keys that go up elsewhere it never hears. Locks and the group
    /// stay.
    func reset() {
        held = []
        keymap.reset()
        compose?.reset()
    }

    private func release(_ key: UInt32) {
        if held.remove(key) != nil { keymap.release(key) }
    }

    private func typed(_ key: UInt32) -> (text: String, isSwallowed: Bool) {
        guard isTyping, keymap.activeModifiers.isDisjoint(with: Self.commands) else {
            compose?.reset()
            return ("", false)
        }
        switch compose?.feed(keymap.symbol(of: key)) ?? .none {
        case .none: return (keymap.text(of: key), false)
        case .pending: return ("", false)
        case .composed(let text): return (text, false)
        case .cancelled: return ("", true)
        }
    }

    /// What a key that is held types again: its own text. A sequence neither begins nor ends by it, or else a compose
    /// key that is held would break off its own.
    private func repeated(_ key: UInt32) -> String {
        guard isTyping, compose?.isPending != true, keymap.repeats(key),
            keymap.activeModifiers.isDisjoint(with: Self.commands)
        else { return "" }
        return keymap.text(of: key)
    }
}
