/// A key that changes what others do.
package enum KeyModifier: String, CaseIterable, Sendable {
    case shift
    case control = "ctrl"
    case alternate = "alt"
}

/// A key that types nothing and is named after what it does, as layout files name it.
package enum KeyCommand: String, CaseIterable, Sendable {
    case escape, tab, left, right, up, down
    case f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12

    /// The key's usage on USB's page of keyboards (HID, page 7).
    package var usage: Int {
        switch self {
        case .escape: 41
        case .tab: 43
        case .right: 79
        case .left: 80
        case .down: 81
        case .up: 82
        case .f1, .f2, .f3, .f4, .f5, .f6, .f7, .f8, .f9, .f10, .f11, .f12:
            57 + (Int(rawValue.dropFirst()) ?? 0)
        }
    }

    /// Whether the key is one of F1 to F12.
    package var isFunction: Bool { (58...69).contains(usage) }

    /// Whether the key repeats while it is held.
    var isRepeating: Bool {
        switch self {
        case .left, .right, .up, .down: true
        default: false
        }
    }
}

/// A key with the modifiers that it is pressed with: what a hardware keyboard says of it.
package struct KeyChord: Equatable, Sendable {
    /// The key's usage on USB's page of keyboards (HID, page 7): where it sits on a US keyboard, or, for a letter that
    /// such keyboards lack, where it sits among its own; 0 where there is no such place.
    package let usage: Int
    /// What the key types without modifiers; empty for one that types nothing.
    package let characters: String
    /// What is held with it.
    package let modifiers: Set<KeyModifier>

    /// Describes a key with modifiers.
    package init(usage: Int, characters: String = "", modifiers: Set<KeyModifier> = []) {
        (self.usage, self.characters, self.modifiers) = (usage, characters, modifiers)
    }
}
