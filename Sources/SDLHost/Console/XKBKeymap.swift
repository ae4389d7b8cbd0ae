import Foundation
import HostInterface

/// A keyboard of XKB's, compiled, and the state that its modifiers, locks and groups are in.
@MainActor
final class XKBKeymap {
    private let context: XKBContext
    private let library: XKBLibrary
    private let keymap: XKBLibrary.Keymap
    private var state: XKBLibrary.State
    private let masks: [(mask: UInt32, modifier: KeyEvent.Modifiers)]

    /// enum xkb_state_component.
    private enum Component {
        static let lockedModifiers: Int32 = 4
        static let effectiveModifiers: Int32 = 8
        static let lockedGroup: Int32 = 64
    }
    private static let noIndex = UInt32.max
    /// What XKB's modifiers are to a program. Mod5 is AltGr, which makes characters and no commands; Mod2 is Num Lock.
    private static let modifiers: [(String, KeyEvent.Modifiers)] = [
        ("Shift", .shift), ("Lock", .capsLock), ("Control", .control), ("Mod1", .alternate), ("Mod4", .command),
    ]

    /// Compiles a keyboard, or returns `nil` when there is none of these names.
    init?(_ context: XKBContext, _ names: XKBRuleNames) {
        let library = context.library
        // Keycodes are the kernel's, whatever XKB_DEFAULT_RULES says.
        let texts = ["evdev", names.model, names.layout, names.variant, names.options].map { $0.flatMap { strdup($0) } }
        defer { for text in texts { free(text) } }
        let pointers = texts.map { $0.map { UnsafePointer($0) } }
        guard let keymap = library.makeKeymap(context.pointer, pointers, 0) else { return nil }
        guard let state = library.makeState(keymap) else {
            library.releaseKeymap(keymap)
            return nil
        }
        (self.context, self.library, self.keymap, self.state) = (context, library, keymap, state)
        masks = Self.modifiers.compactMap { name, modifier in
            let index = library.modifierIndex(keymap, name)
            return index == Self.noIndex ? nil : (1 << index, modifier)
        }
    }

    isolated deinit {
        library.releaseState(state)
        library.releaseKeymap(keymap)
    }

    // MARK: What keys mean

    /// The modifiers that are down, latched or locked.
    var activeModifiers: KeyEvent.Modifiers {
        let mask = library.modifiers(state, Component.effectiveModifiers)
        return masks.reduce(into: []) { if mask & $1.mask != 0 { $0.insert($1.modifier) } }
    }

    /// The symbol of a key, with modifiers; 0 for none.
    func symbol(of key: UInt32) -> UInt32 { library.keySymbol(state, key) }

    /// The text of a key, with modifiers.
    func text(of key: UInt32) -> String { XKBLibrary.text { library.keyText(state, key, $0, $1) } }

    /// What a key prints without modifiers in the group that is active.
    func characters(of key: UInt32) -> String {
        let group = library.keyGroup(state, key)
        var symbols: UnsafePointer<UInt32>?
        guard group != Self.noIndex, library.levelSymbols(keymap, key, group, 0, &symbols) == 1, let symbols,
            let scalar = Unicode.Scalar(library.scalar(symbols[0])), scalar.value != 0,
            scalar.properties.generalCategory != .control
        else { return "" }
        return String(Character(scalar))
    }

    /// Whether a key that is held says the same again.
    func repeats(_ key: UInt32) -> Bool { library.repeats(keymap, key) != 0 }

    /// The lamps that show what is locked.
    var lamps: KeyboardLamps {
        KeyboardLamps.names.reduce(into: []) { if library.isLit(state, $1.name) == 1 { $0.insert($1.lamp) } }
    }

    // MARK: State

    /// A key goes down that is up.
    func press(_ key: UInt32) { _ = library.updateKey(state, key, 1) }

    /// A key goes up that is down.
    func release(_ key: UInt32) { _ = library.updateKey(state, key, 0) }

    /// All keys are up. What is locked stays so, as does the group.
    func reset() {
        guard let fresh = library.makeState(keymap) else { return }
        let locked = library.modifiers(state, Component.lockedModifiers)
        _ = library.updateMask(fresh, 0, 0, locked, 0, 0, library.group(state, Component.lockedGroup))
        library.releaseState(state)
        state = fresh
    }
}
